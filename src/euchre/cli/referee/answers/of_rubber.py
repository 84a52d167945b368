"""Answers about the rubber: how it stands, who has won it, and whether another game is played."""

from __future__ import annotations

import re

from ....pictures import tally
from ....table import RefereedTable

RUBBER = re.compile(
    r"(?!.*\b(?:deal|dealer|lead|cut|draw)\b)(?:(?:and|so|but) )*"
    r"(?:who|which side|what|which|how|how many|do|have|be|whose)\b(?: .*)?"
    r" rubber(?: point)?s?\b(?! card)(?: .*)?"
)
"""Plain words that ask about the rubber."""
ANOTHER_GAME = re.compile(
    r"(?:(?:and|so|but) )*(?:be|do|will|must|should|have)(?: there| it| we| they| be)*"
    r"(?: (?:to|play|get|need|start|begin|have))* (?:another|1 more|more|third|fourth|next|further)"
    r" games?(?: .*)?"
)
"""Plain words that ask whether another game is played."""


def rubber(match: re.Match[str], table: RefereedTable) -> str:
    """Who has won the rubber, or how it stands."""
    score, code = table.sitting.score, table.code
    if not code.rubber_games:
        return f"No rubber is counted in this game; games {tally(score.games)}."
    if score.rubber is not None:
        return f"{score.rubber.winner} won the rubber: {tally(score.rubber.points)} rubber points."
    played = f"{len(score.this_rubber)} of {code.rubber_games} games are played"
    ended = None if table.earlier is None else table.earlier.sitting.score.rubber
    before = "" if ended is None else f"{ended.winner} won the rubber before this deal. "
    rubber = "new rubber" if before else "rubber"
    return f"{before}Nobody has won the {rubber} yet: {played}; rubber points {tally(score.rubber_points)}."


def another_game(match: re.Match[str], table: RefereedTable) -> str | None:
    """Whether the rubber goes on with another game; None where no rubber is counted."""
    score, code = table.sitting.score, table.code
    if not code.rubber_games:
        return None
    if score.rubber is not None:
        return f"The rubber is over. {rubber(match, table)}"
    if len(score.this_rubber) >= code.rubber_games:
        return f"Yes, one more game, since points lapped in the last one. {rubber(match, table)}"
    if not score.is_between_games and len(score.this_rubber) + 1 == code.rubber_games:
        lapping = ", unless points lap in it" if code.fourth_game_if_third_laps else ""
        return f"This is the last game of the rubber{lapping}. {rubber(match, table)}"
    return f"Yes, all {code.rubber_games} games of the rubber are played. {rubber(match, table)}"

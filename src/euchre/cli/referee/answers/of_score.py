"""Answers to questions about the score: how it stands, who has won, what a deal is worth so far."""

from __future__ import annotations

import re

from ....game import Score
from ....pictures import tally
from ....seats import Side
from ....table import RefereedTable, Ruling, due
from ....table.seat_view import may_be_told
from ....table.speech.everyday import rank_letter
from ....table.words.offered import claims_possible, open_offers
from ....table.words.rulings import basis, provision_text, ruling_text, what_happened
from ....table.words.still_open import gives_something


def score(match: re.Match[str], table: RefereedTable) -> str:
    """The points and the games of both sides."""
    return f"Score: {standing(table.sitting.score)}."


def standing(score: Score) -> str:
    """The points and the games of all sides: `A+C 3, B+D 2; games A+C 0, B+D 1`."""
    rubber = f"; rubber points {tally(score.rubber_points)}" if score.code.rubber_games else ""
    return f"{tally(score.points)}; games {tally(score.games)}{rubber}"


def game(match: re.Match[str], table: RefereedTable) -> str:
    """Who has won the game."""
    won = table.sitting.score.won_by
    before = None if table.earlier is None else table.earlier.sitting.score.won_by
    if won is None and before is not None:
        now = tally(table.sitting.score.points)
        return f"{before} won the game before this deal. Nobody has won the new game yet: {now}."
    if won is None:
        points = table.sitting.score.points
        is_tie = max(points) >= table.code.game_points
        equal = "; the highest are equal, and play goes on until one is ahead" if is_tie else ""
        return f"Nobody has won the game yet: {tally(points)}{equal}."
    return f"{won} {game_won(table, won)}."


def game_won(table: RefereedTable, won: Side) -> str:
    """What the side that has won the game has done, and whether a revoke of theirs is still to be proved."""
    deals = (table,) if table.earlier is None else (table.earlier, table)
    if any(claim.against in won.seats for dealt in deals for claim in dealt.ledger.claims):
        return "won the game, unless the revoke that is claimed is proved"
    return "won the game"


def deals_left(match: re.Match[str], table: RefereedTable) -> str:
    """How many deals are scored of a fixed number; else that points end a game and no number of deals."""
    needed, deals = table.code.game_points, table.code.deals_in_game
    if deals:
        return (
            f"{table.sitting.score.deals} of {deals} deals are scored. The side ahead after the last one "
            f"wins the game, or the side that first has {needed} points; while the sides are level, one more "
            f"deal is played. {score(match, table)}"
        )
    return (
        f"No number of deals is set: the side that first has {needed} points wins the game. "
        f"{score(match, table)}"
    )


def allowed(match: re.Match[str], table: RefereedTable) -> str:
    """The rulings on the last entry; of a card that may be called, the last ruling on it."""
    called = _CALLED.search(match[0])
    ruling = None if called is None else last_on(rank_letter(called[1]), table)
    if ruling is not None:
        return ruling_text(ruling, table.code)
    if not table.last_rulings:
        if not table.acts and table.sitting.deal is None:
            return "Nothing is entered yet on which the referee could rule."
        return "The referee has nothing to say against the last entry."
    return " ".join(ruling_text(ruling, table.code) for ruling in table.last_rulings)


_CALLED = re.compile(r"\bcall (7|8|9|10|jack|queen|king|ace)\b")
"""A card that somebody may call, by its rank."""


def last_on(card: str, table: RefereedTable) -> Ruling | None:
    """The last ruling of the deal that names a card, or a card of a rank."""
    rulings = () if table.sitting.deal is None else reversed(table.rulings)
    return next((one for one in rulings if any(str(named).startswith(card) for named in one.cards)), None)


def wanted(match: re.Match[str], table: RefereedTable) -> str | None:
    """That nothing is due for the last entry, for a player who wants something for it; None where something
    may be claimed or chosen, or nothing was ruled."""
    if not table.last_rulings or claims_possible(table) or any(True for _ in open_offers(table)):
        return None
    if any(ruling.points for ruling in table.last_rulings):
        return None
    return f"Nothing is due for that. {allowed(match, table)}"


def points(match: re.Match[str], table: RefereedTable) -> str:
    """What the last entry costs, where the referee ruled on it, what is due for the deal, and the score."""
    ruled = allowed(match, table) if table.last_rulings else _if_claimed(table)
    gained = "" if table.sitting.deal is None else f"Due for the deal: {tally(due(table))}."
    counted = (gained, score(match, table))
    asks_points = match[0].startswith("how many") and not table.last_rulings
    return " ".join(filter(None, (*counted, ruled) if asks_points else (ruled, *counted)))


def _if_claimed(table: RefereedTable) -> str:
    """What the newest fault that everybody could have noticed costs once it is claimed; empty if there is
    none."""
    cases = () if table.sitting.deal is None else reversed(table.ledger.cases)
    for case in cases:
        if may_be_told(table, case) and gives_something(table, case):
            provision = table.code.provisions[case.irregularity]
            happened = what_happened(case.irregularity, table.code)
            laws = basis(table.code, provision.laws)
            return f"{happened[0].upper()}{happened[1:]}: {provision_text(provision)} {laws}"
    return ""

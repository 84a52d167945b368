"""The unit in which a score is valued under a code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from ..game import Score
from ..laws import Code, house_variant
from ..seats import BySide

LONGEST_GAME = {2: 100, 3: 12}
"""Points of the longest game that is not shortened, by the number of sides."""
LONGEST_IN_RUBBER = {2: 25, 3: 4}
"""The same for games that are part of a rubber."""
LONGEST_RUBBER = {2: 7, 3: 3}
"""Games of the longest rubber that is not shortened, by the number of sides."""


def shortened(code: Code) -> Code:
    """Return the code with games and rubbers short enough to value; most codes are unchanged."""
    if code.deals_in_game:
        return code
    sides = len(code.seating.sides)
    longest = (LONGEST_IN_RUBBER if code.rubber_games else LONGEST_GAME)[sides]
    points, games = min(code.game_points, longest), min(code.rubber_games, LONGEST_RUBBER[sides])
    if (points, games) == (code.game_points, code.rubber_games):
        return code
    shown = {} if points == code.game_points else {"point_counter": "numbers"}
    return house_variant(code, {"game_points": points, "rubber_games": games, **shown})


def score_shortened(score: Score) -> Score:
    """Return the score in the shortened game, with the same number of points and games to go."""
    code = shortened(score.code)
    if code is score.code:
        return score
    beyond = score.code.game_points - code.game_points
    points = BySide(score.points.sides, tuple(max(0, own - beyond) for own in score.points))
    played = max(0, len(score.this_rubber) - (score.code.rubber_games - code.rubber_games))
    this_rubber = score.this_rubber[len(score.this_rubber) - played :]
    return replace(score, code=code, points=points, this_rubber=this_rubber)


class Worth(Enum):
    """The unit of the value of a score; the enum value is its name in text."""

    CHANCE = "chance to win the game"
    NET_GAMES = "games net"
    """Games won minus those of an adverse side; a slam counts as the code says, and with lap all future games
    count."""
    RUBBER_POINTS = "rubber points net"
    """Rubber points minus those of an adverse side, from here to the end of the rubber."""


def worth_of(code: Code) -> Worth:
    """Return the unit under a code: rubber points if it plays rubbers, net games if it has laps or slams."""
    if code.rubber_games:
        return Worth.RUBBER_POINTS
    return Worth.NET_GAMES if code.lap or code.slam_games > 1 else Worth.CHANCE


def gained(before: Score, after: Score) -> Iterator[float]:
    """Yield the value that each side gains at once when marks change one score to another."""
    worth = worth_of(before.code)
    if worth is Worth.CHANCE:
        yield from (float(side is after.won_by) for side in after.points.sides)
        return
    old, new = (
        (score.rubber_points if worth is Worth.RUBBER_POINTS else score.games) for score in (before, after)
    )
    won = [now - then for then, now in zip(old, new, strict=True)]
    yield from (own - (sum(won) - own) / (len(won) - 1) for own in won)


def is_settled(after: Score) -> bool:
    """Return whether the value is final: the game is won, or the rubber is over."""
    if after.code.rubber_games:
        return after.rubber is not None
    return after.is_between_games and not after.code.lap

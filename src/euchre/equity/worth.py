"""In what the worth of a score is told under a code."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from ..game import Score
from ..laws import Code


class Worth(Enum):
    """What a score is worth, the value in words."""

    CHANCE = "chance to win the game"
    NET_GAMES = "games net"
    """Games won more than an adverse side, a slam as often as the code counts it; with lap, of all games to
    come."""
    RUBBER_POINTS = "rubber points net"
    """Rubber points more than an adverse side, from here to the end of the rubber."""


def worth_of(code: Code) -> Worth:
    """What is told under a code: rubber points where it plays rubbers, games where they lap or slam."""
    if code.rubber_games:
        return Worth.RUBBER_POINTS
    return Worth.NET_GAMES if code.lap or code.slam_games > 1 else Worth.CHANCE


def gained(before: Score, after: Score) -> Iterator[float]:
    """What each side gains at once when marks lead from one score to another."""
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
    """Whether nothing that is told of can change any more: the game is won, or the rubber over."""
    if after.code.rubber_games:
        return after.rubber is not None
    return after.is_between_games and not after.code.lap

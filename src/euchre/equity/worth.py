"""The unit in which a score is valued under a code."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from ..game import Score
from ..laws import Code


class Worth(Enum):
    """The unit of the value of a score; the enum value is its name in text."""

    CHANCE = "chance to win the game"
    NET_GAMES = "games net"
    """Games won minus those of an adverse side; a slam counts as the code says, and with lap all future games
    count."""
    RUBBER_POINTS = "rubber points net"
    """Rubber points minus those of an adverse side, from here to the end of the rubber."""


def worth_of(code: Code) -> Worth:
    """The unit under a code: rubber points if it plays rubbers, net games if it has laps or slams."""
    if code.rubber_games:
        return Worth.RUBBER_POINTS
    return Worth.NET_GAMES if code.lap or code.slam_games > 1 else Worth.CHANCE


def gained(before: Score, after: Score) -> Iterator[float]:
    """The value that each side gains at once when marks change one score to another."""
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
    """Whether the value is final: the game is won, or the rubber is over."""
    if after.code.rubber_games:
        return after.rubber is not None
    return after.is_between_games and not after.code.lap

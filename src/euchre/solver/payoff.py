"""What a solver computes, and the value of each result to the makers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from ..deal import Deal, points_for


class Question(IntEnum):
    """The quantity to solve for: the makers' tricks, or the class of the result."""

    TRICKS = 0
    """Tricks of the makers, including those already won."""
    CLASS = 1
    """0 euchred (half the tricks or fewer), 1 point (more than half), 2 march (all tricks)."""


@dataclass(frozen=True, slots=True)
class Payoff:
    """Value to the makers of being euchred, making the point, and making the march; never decreasing.

    Raises ValueError if a better result has a lower value.
    """

    euchred: float
    point: float
    march: float

    def __post_init__(self) -> None:
        if not self.euchred <= self.point <= self.march:
            raise ValueError("the values of euchred, point and march must not decrease")

    def of(self, class_: int) -> float:
        """Return the value of a class: 0, 1 or 2."""
        return (self.euchred, self.point, self.march)[class_]


def class_of(tricks: int, hand_size: int) -> int:
    """Return the class of the makers' tricks: 0 euchred, 1 point, 2 march."""
    return 0 if tricks < hand_size // 2 + 1 else 2 if tricks == hand_size else 1


def payoff_of(deal: Deal) -> Payoff:
    """Return makers' points minus adversaries' points for each result, by the deal's code and manner of
    play."""
    code, calling = deal.code, deal.calling
    is_duel, worth = calling.duelist is not None, []
    for tricks in (code.odd_trick - 1, code.odd_trick, code.hand_size):
        _, makers, adversaries = points_for(code, tricks, calling.manner, is_duel, calling.trump)
        worth.append(makers - adversaries)
    return Payoff(*worth)

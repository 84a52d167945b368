"""What the three results of a hand are worth to the makers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from ..deal import Deal, points_for


class Question(IntEnum):
    """What a solver is asked: the makers' tricks, or the class of the result."""

    TRICKS = 0
    """Tricks of the makers, those won before among them."""
    CLASS = 1
    """0 euchred, 1 point, 2 march: short of more than half the tricks, at least so many, all."""


@dataclass(frozen=True, slots=True)
class Payoff:
    """Worth to the makers of being euchred, making the point, and the march; none less than the one before.

    Raises ValueError for a payoff that falls.
    """

    euchred: float
    point: float
    march: float

    def __post_init__(self) -> None:
        if not self.euchred <= self.point <= self.march:
            raise ValueError("a payoff must not fall from euchred over point to march")

    def of(self, class_: int) -> float:
        """The worth of a class: 0, 1 or 2."""
        return (self.euchred, self.point, self.march)[class_]


def class_of(tricks: int, hand_size: int) -> int:
    """The class of the makers' tricks: 0 euchred, 1 point, 2 march."""
    return 0 if tricks < hand_size // 2 + 1 else 2 if tricks == hand_size else 1


def payoff_of(deal: Deal) -> Payoff:
    """The makers' points less those of an adverse side, by the code of a deal and the manner of its play."""
    code, calling = deal.code, deal.calling
    worth = []
    for tricks in (0, code.odd_trick, code.hand_size):
        _, makers, adversaries = points_for(code, tricks, calling.manner, calling.duelist is not None)
        worth.append(makers - adversaries)
    return Payoff(*worth)

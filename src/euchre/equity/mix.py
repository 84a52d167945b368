"""How often deals come out how, seen from the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ..laws import Code
from ..seats import Seat, Side

Came: TypeAlias = tuple[tuple[int, ...], bool]
"""What came of a deal: points of each side from the dealer's on, clockwise, and whether the deal passes."""


@dataclass(frozen=True, slots=True)
class OutcomeShare:
    """One way a deal comes out."""

    points: tuple[int, ...]
    """Points of each side from the dealer's on, clockwise."""
    passes: bool
    """Whether the deal goes to the left; else the same dealer deals again."""
    chance: float


@dataclass(frozen=True, slots=True)
class Mix:
    """All ways a deal comes out, their chances adding up to 1.

    Raises ValueError for chances that are none, and where no deal ever brings points.
    """

    shares: tuple[OutcomeShare, ...]

    def __post_init__(self) -> None:
        if abs(sum(share.chance for share in self.shares) - 1) > 1e-9:
            raise ValueError("the chances of a mix add up to 1")
        if any(share.chance < 0 for share in self.shares):
            raise ValueError("no chance is less than 0")
        if not any(share.chance and any(share.points) for share in self.shares):
            raise ValueError("some deals bring points")

    @classmethod
    def of_counts(cls, counts: Mapping[Came, int]) -> Mix:
        """The mix of deals that were counted."""
        deals = sum(counts.values())
        return cls(
            tuple(OutcomeShare(points, passes, n / deals) for (points, passes), n in sorted(counts.items()))
        )

    @classmethod
    def of_two_sides(cls, dealers: Mapping[int, float], others: Mapping[int, float]) -> Mix:
        """The mix of two sides, from the chance of each number of points of the dealer's and of the other."""
        shares = [OutcomeShare((points, 0), True, chance) for points, chance in dealers.items()]
        shares += [OutcomeShare((0, points), True, chance) for points, chance in others.items()]
        return cls(tuple(shares))


def sides_from(code: Code, dealer: Seat) -> tuple[Side, ...]:
    """The sides, the dealer's first, clockwise."""
    seats: Iterable[Seat] = (dealer, *code.seating.from_left_of(dealer))
    return tuple(dict.fromkeys(code.seating.side_of(seat) for seat in seats))

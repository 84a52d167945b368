"""The distribution of the outcomes of deals, relative to the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ..laws import Code
from ..seats import Seat, Side

Came: TypeAlias = tuple[tuple[int, ...], bool]
"""Outcome of a deal: points of each side, clockwise from the dealer's, and whether the deal passes."""


@dataclass(frozen=True, slots=True)
class OutcomeShare:
    """One outcome of a deal and its probability."""

    points: tuple[int, ...]
    """Points of each side, clockwise from the dealer's."""
    passes: bool
    """Whether the player on the left deals next; otherwise the same dealer deals again."""
    chance: float


@dataclass(frozen=True, slots=True)
class Mix:
    """All outcomes of a deal, with probabilities that add up to 1.

    Raises ValueError for invalid probabilities, and if no outcome brings points.
    """

    shares: tuple[OutcomeShare, ...]

    def __post_init__(self) -> None:
        if abs(sum(share.chance for share in self.shares) - 1) > 1e-9:
            raise ValueError("the chances of a mix must add up to 1")
        if any(share.chance < 0 for share in self.shares):
            raise ValueError("a chance must not be less than 0")
        if not any(share.chance and any(share.points) for share in self.shares):
            raise ValueError("some outcome of a mix must bring points")

    @classmethod
    def of_counts(cls, counts: Mapping[Came, int]) -> Mix:
        """The mix with the observed frequencies."""
        deals = sum(counts.values())
        return cls(
            tuple(OutcomeShare(points, passes, n / deals) for (points, passes), n in sorted(counts.items()))
        )

    @classmethod
    def of_two_sides(cls, dealers: Mapping[int, float], others: Mapping[int, float]) -> Mix:
        """The mix for two sides, from the probability of each number of points for each side."""
        shares = [OutcomeShare((points, 0), True, chance) for points, chance in dealers.items()]
        shares += [OutcomeShare((0, points), True, chance) for points, chance in others.items()]
        return cls(tuple(shares))


def sides_from(code: Code, dealer: Seat) -> tuple[Side, ...]:
    """The sides, the dealer's first, clockwise."""
    seats: Iterable[Seat] = (dealer, *code.seating.from_left_of(dealer))
    return tuple(dict.fromkeys(code.seating.side_of(seat) for seat in seats))

"""Sum up a review: what each seat's choices cost by phase, beside figures of our own players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

from ..bundled import read_bundled
from ..seats import Seat
from .choices import ChoicePhase
from .evaluating import ChoiceMark
from .reviewing import Review


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTotals:
    """What the choices of one seat cost."""

    seat: Seat
    deals: int
    choices: int
    """Choices that were evaluated."""
    cost: Mapping[ChoicePhase, float]
    """Loss per deal in points, by phase."""
    error: float
    """Standard error of the whole loss per deal, from the errors of the evaluations."""
    marks: Mapping[ChoiceMark, int]
    """How many choices got each mark."""

    @property
    def whole(self) -> float:
        """Loss per deal in points, over all phases."""
        return sum(self.cost.values())


def totals_of(review: Review, seat: Seat) -> SeatTotals:
    """The totals of a seat."""
    found = [one for deal in review.deals for one in deal.choices if one.choice.seat == seat]
    counted, deals = [one for one in found if one.is_counted], len(review.deals)
    cost = {
        phase: sum(one.cost for one in counted if one.choice.phase is phase) / deals for phase in ChoicePhase
    }
    return SeatTotals(
        seat=seat,
        deals=deals,
        choices=len(counted),
        cost=cost,
        error=sqrt(sum(one.error**2 for one in counted)) / deals,
        marks=Counter(one.mark for one in found),
    )


@cache
def reference() -> dict[str, Any]:
    """The same figures of `novice`, `regular` and `expert`, with the command that measured them.

    `players` has for each player the `deals`, the loss `per_deal` of one seat, its standard `error`, the loss
    by `phases`, and how many choices of 1,000 get each of the `marks`.
    """
    command = "python -m benchmarks.players.review_reference"
    return read_bundled("euchre.review", "reference", "figures of our own players", command)

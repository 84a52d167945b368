"""Sum up a review: what each seat's choices cost by phase, beside figures of our own players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from math import sqrt
from typing import Any

from ..bundled import read_bundled
from ..deal import Deal, Result
from ..seats import Seat
from .choices import ChoicePhase
from .evaluating import ChoiceMark
from .reviewing import Review

_SUCCESSES = (Result.POINT, Result.MARCH, Result.JAMBOREE)
_MARCHES = (Result.MARCH, Result.JAMBOREE)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFigures:
    """What one seat did in deals in which trump was made; figures of more deals can be added."""

    deals: int = 0
    points: int = 0
    """Points of the seat's side."""
    points_against: int = 0
    """Points of all other sides."""
    calls: int = 0
    """Deals in which the seat made trump."""
    calls_made: int = 0
    """Of these, those that were no euchre."""
    lone_hands: int = 0
    """Deals that the seat played alone as the maker, or in the maker's place."""
    lone_marches: int = 0
    """Of these, those with every trick."""
    defences: int = 0
    """Deals in which another side made trump."""
    euchres: int = 0
    """Of these, those in which it was euchred."""

    def __add__(self, other: SeatFigures) -> SeatFigures:
        names = (field.name for field in fields(self))
        return SeatFigures(**{name: getattr(self, name) + getattr(other, name) for name in names})


def seat_figures(deals: Iterable[Deal], seat: Seat) -> SeatFigures:
    """Return what a seat did in some deals. Deals without trump, and deals that are not over, do not
    count."""
    return sum((_figures(deal, seat) for deal in deals), SeatFigures())


def _figures(deal: Deal, seat: Seat) -> SeatFigures:
    outcome, calling = deal.outcome, deal.calling
    if outcome is None or outcome.result in (Result.ALL_PASSED, Result.VOID):
        return SeatFigures()
    side, is_own = deal.code.seating.side_of(seat), calling.maker == seat
    is_made, is_lone = outcome.result in _SUCCESSES, calling.lone == seat
    defends = seat not in deal.makers
    return SeatFigures(
        deals=1,
        points=outcome.points[side],
        points_against=sum(outcome.points) - outcome.points[side],
        calls=int(is_own),
        calls_made=int(is_own and is_made),
        lone_hands=int(is_lone),
        lone_marches=int(is_lone and outcome.result in _MARCHES),
        defences=int(defends),
        euchres=int(defends and not is_made),
    )


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
    """Return the totals of a seat."""
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
    """Return the same figures of `novice`, `regular` and `expert`, with the command that measured them.

    `players` has for each player the `deals`, the loss `per_deal` of one seat, its standard `error`, the loss
    by `phases`, and how many choices of 1,000 get each of the `marks`.
    """
    command = "python -m benchmarks.players.review_reference"
    return read_bundled("euchre.review", "reference", "figures of our own players", command)

"""The luck of the cards in a round at one table, where its deals were recorded."""

from __future__ import annotations

from collections.abc import Iterable

from ..deal import Deal
from ..review import luck_of_deal
from ..seats import Seat
from .refusals import EventError


def luck_of_round(deals: Iterable[Deal]) -> float:
    """By how many points the cards put the side of A and C ahead, as reviews count the luck of deals.

    Raises EventError, naming the deal, if one of them does not show all hands.
    """
    found = 0.0
    for number, deal in enumerate(deals, start=1):
        luck = luck_of_deal(deal, deal.code.seating.side_of(Seat.A))
        if luck is None:
            raise EventError(f"deal {number} does not show all hands")
        found += luck
    return round(found, 2) + 0.0  # no negative zero

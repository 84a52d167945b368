"""Who gathers the tricks (professor-1862 P27, jerome-1877 9.4, leeds-dwight-1888 101)."""

from __future__ import annotations

from ..deciding import decides
from ..seats import Seat
from .state import Deal


@decides(values="tricks_gathered_by")
def gatherer(deal: Deal) -> Seat | None:
    """Return who gathers the last finished trick; None before the first is finished.

    The scorer of a side is its player with the lower seat, and gathers even when sitting out.
    """
    tricks, seating = deal.finished_tricks, deal.code.seating
    if not tricks:
        return None
    side = seating.side_of(tricks[-1].winner)
    if deal.code.tricks_gathered_by == "scorer":
        return side.seats[0]
    if deal.code.tricks_gathered_by == "first_winner":
        return next(trick.winner for trick in tricks if trick.winner in side.seats)
    return tricks[-1].winner

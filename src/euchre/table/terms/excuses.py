"""What excuses a dealer from the loss of his deal, by the names that provisions use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..state import Case, RefereedTable, dealers_adversaries
from ..touching import first_to_touch, has_looked

Excuse = Callable[[RefereedTable, Case], bool]


def _adversary_touched_first(table: RefereedTable, case: Case) -> bool:
    """An adversary touched his cards while they were dealt, and before dealer's partner did
    (leeds-dwight-1888 43)."""
    first = first_to_touch(table.deal, while_dealing=True)
    return first is not None and first in dealers_adversaries(table)


def _adversary_looked(table: RefereedTable, case: Case) -> bool:
    """An adversary looked at his cards while they were dealt, and dealer's partner did not
    (professor-1862 L7)."""
    deal = table.deal
    partner = table.code.seating.partner(deal.dealer)
    if partner is not None and has_looked(deal, partner, while_dealing=True):
        return False
    return any(has_looked(deal, seat, while_dealing=True) for seat in dealers_adversaries(table))


def _its_holder_looked(table: RefereedTable, case: Case) -> bool:
    """The hand of the wrong number is that of an adversary who looked at it before the turn-up
    (jerome-1877 5.12)."""
    adversaries = dealers_adversaries(table)
    return any(
        seat in adversaries and has_looked(table.deal, seat, while_dealing=True) for seat in case.seats
    )


def _interrupted(table: RefereedTable, case: Case) -> bool:
    """An adversary stopped the deal over the score or whose deal it was, without cause
    (leeds-dwight-1888 44). With cause the deal would have gone no further."""
    stops = table.deeds("interrupts the deal")
    return any(stop.actor in dealers_adversaries(table) for stop in stops)


EXCUSES: Mapping[str, Excuse] = {
    "adversary-touched-first": _adversary_touched_first,
    "adversary-looked": _adversary_looked,
    "its-holder-looked": _its_holder_looked,
    "interrupted": _interrupted,
}
"""Each name with whether it holds in a case."""

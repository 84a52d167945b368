"""Hands that a ruling has laid face up."""

from __future__ import annotations

from ..deciding import decides
from .state import Case, CaseStatus, RefereedTable


@decides("leeds-dwight-1888 105")
def laid_open_by(table: RefereedTable, seat: object) -> Case | None:
    """The case for which the hand of a seat has to lie face up for the rest of the deal, None if it has not.

    A player who lays it face up then obeys, and neither exposes cards nor gives the hand up.
    """
    if table.sitting.deal is None or seat in table.deal.makers:
        return None
    for case in table.ledger.cases:
        opens = "open-hands" in table.code.provisions[case.irregularity].follows
        if opens and case.status is CaseStatus.SETTLED and seat in table.deal.active:
            return case
    return None

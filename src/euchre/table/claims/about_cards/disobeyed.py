"""Calls disobeyed that are claimed while their player may still take the card back and obey."""

from __future__ import annotations

from ....copying import replace
from ....deciding import decides
from ...cases import brought_up, ruled
from ...revokes import may_still_obey
from ...ruling import Verdict
from ...state import Case, CaseStatus, RefereedTable, with_case


@decides("professor-1862 L29", "leeds-dwight-1888 54")
def claimed_early(table: RefereedTable, case: Case) -> RefereedTable | None:
    """The table with a claim that waits, since nothing is due while the player may still obey; None if a
    claim of this case waits for nothing."""
    if not may_still_obey(table, case):
        return None
    limit = table.code.provisions["disobeyed-call"].established
    table = with_case(table, replace(case, is_claimed_early=True))
    return ruled(table, case, Verdict.HEARD, until=limit)


def with_early_claims_due(table: RefereedTable) -> RefereedTable:
    """The table with the claims ruled on that have waited while the player could still obey."""
    if table.sitting.deal is None:
        return table
    for case in table.ledger.cases:
        waits = case.is_claimed_early and case.status is CaseStatus.HIDDEN
        if waits and not may_still_obey(table, case):
            table = brought_up(table, case)
    return table

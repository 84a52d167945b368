"""What lets a side mark less than its tricks would give (leeds-dwight-1888 90 and 102)."""

from __future__ import annotations

from ..settlement import due
from ..state import Case, RefereedTable
from .rulings import ruling_text

_LIMITING = ("reduce-march", "bar")
"""Remedies that let tricks count less."""


def limiting(table: RefereedTable) -> tuple[str, ...]:
    """Return the rulings that let tricks of the deal count less, in sentences with their laws."""
    if table.sitting.deal is None:
        return ()
    kinds = {(case.irregularity, case.offender) for case in table.ledger.cases}
    rulings = (one for one in table.rulings if (one.irregularity, one.offender) in kinds)
    found = (ruling_text(one, table.code) for one in rulings if {*one.remedies} & {*_LIMITING})
    return tuple(dict.fromkeys(found))


def what_is_due(table: RefereedTable, case: Case) -> str:
    """Return the points due to a side that marked others, and what limits them; nothing for other cases."""
    if case.irregularity not in ("overcount", "undercount") or case.offender is None:
        return ""
    side = table.code.seating.side_of(case.offender)
    return " ".join(("", f"Due to {side}: {due(table)[side]}.", *limiting(table)))

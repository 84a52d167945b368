"""A remedy that a player takes: chosen from what is open, or named with the claim that gives it."""

from __future__ import annotations

from ...acts import TableAct
from ...laws.irregularities import load_irregularities
from ..cases import brought_up, chosen, ruled
from ..ruling import Verdict
from ..state import Case, CaseStatus, RefereedTable, with_case
from ..terms.conditions import against_choice
from ..terms.holders import holders_of, may_claim
from .favours import held_to, kept_to
from .meant import all_agree, choices_of, offering, spoken_for, still_to_agree, why_not_plain
from .refusing import refused


def taken(table: RefereedTable, deed: TableAct, remedy: str) -> RefereedTable:
    """The newest open case that offers a remedy, settled by it; first those of the other side's faults."""
    offered = offering(table, deed, remedy)
    if (unclear := why_not_plain(table, deed, remedy)) is not None:
        return refused(table, deed, remedy, offered, unclear)
    against = None
    for case in offered:
        if deed.actor in holders_of(table, case):
            against = against_choice(table, case, remedy, deed)
            if against is None:
                return _settled_by(table, case, remedy, deed)
    if (kept := kept_to(table, deed, remedy)) is not None:
        return held_to(table, kept, deed)
    if against is not None:
        return refused(table, deed, remedy, offered, against)
    if offered:
        holders = dict.fromkeys(seat for case in offered[:1] for seat in holders_of(table, case))
        return refused(table, deed, remedy, offered, f"only {' or '.join(map(str, holders))} may choose it")
    unclaimed = _to_be_claimed(table, deed, remedy)
    if unclaimed is not None:
        table = brought_up(table, unclaimed)
        case = table.ledger.cases[unclaimed.number]
        return taken(table, deed, remedy) if case.status is CaseStatus.OPEN else table
    lapsed = [
        case
        for case in reversed(table.ledger.cases)
        if remedy in _remedies(table, case) and not _is_secret(case)
    ]
    return refused(table, deed, remedy, lapsed)


def _to_be_claimed(table: RefereedTable, deed: TableAct, remedy: str) -> Case | None:
    """The newest case that all could see and that a player claims by naming its remedy, one to be chosen or
    one that follows by law."""
    for case in reversed(table.ledger.cases):
        waits = case.status is CaseStatus.HIDDEN and not _is_secret(case)
        if waits and remedy in _remedies(table, case) and may_claim(table, case, deed.actor):
            return case
    return None


def _is_secret(case: Case) -> bool:
    """Whether nobody but its player knows of a case yet."""
    return case.status is CaseStatus.HIDDEN and load_irregularities()[case.irregularity].secret


def _settled_by(table: RefereedTable, case: Case, remedy: str, deed: TableAct) -> RefereedTable:
    """The remedy taken, or spoken for where every holder has to agree to it (modern 3h-7)."""
    provision = table.code.provisions[case.irregularity]
    if not provision.unanimous or remedy == provision.default:
        return chosen(table, case, remedy, deed)
    case = spoken_for(case, remedy, deed)
    table = with_case(table, case)
    if all_agree(table, case, remedy):
        return chosen(table, case, remedy, deed)
    return ruled(table, case, Verdict.HEARD, remedies=(remedy,), holders=still_to_agree(table, case, remedy))


def _remedies(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """What may be chosen, or follows by law."""
    return (*choices_of(table, case), *table.code.provisions[case.irregularity].follows)

"""Cases whose time an act ends."""

from __future__ import annotations

from ..acts import Act, TableAct
from ..deciding import decides
from .cases import ended, was_in_time, without_forfeited
from .claims.earlier_deals import has_ruling
from .claims.moot import without_moot_cases
from .settlement import came_before_forfeit
from .state import Case, CaseStatus, RefereedTable, with_ledger
from .terms.deadlines import BINDS_THE_ACT, DEADLINES, ENDS_WITH_HAND
from .terms.holders import holders_of


def with_deadlines_kept(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cases ended whose time an act ends; what it says itself ends nothing."""
    if not _speaks_of_it(now, act):
        now = without_cases_out_of_time(before, now, act)
    return _claims_closed(before, without_forfeited(now), act)


def without_cases_out_of_time(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cases ended that were there before an act and whose time is over by now, or
    in which nobody may choose any more."""
    for case in before.ledger.cases:
        now = without_moot_cases(now)
        current = now.ledger.cases[case.number]
        if not current.is_waiting:
            continue
        provision = now.code.provisions[case.irregularity]
        over = _ends_hand(before, now, act) and provision.until in ENDS_WITH_HAND
        over = over and not came_before_forfeit(now, current)
        nobody = current.status is CaseStatus.OPEN and not holders_of(now, current)
        if over or nobody or DEADLINES[provision.until](before, now, current, act):
            now = ended(now, current, ripens=was_in_time(before, provision))
    return now


@decides("leeds-dwight-1888 80", "professor-1862 L25")
def with_defaults_before(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cases ended by default whose time is over as soon as an act is done, so that
    the act itself is judged by what follows: the call of a player who has to pass by then is a pass."""
    if table.sitting.deal is None or isinstance(act, TableAct):
        return table
    for case in table.open_cases:
        provision = table.code.provisions[case.irregularity]
        is_over = provision.until in BINDS_THE_ACT and DEADLINES[provision.until](table, table, case, act)
        if is_over and provision.default is not None:
            table = ended(table, case)
    return table


def _ends_hand(before: RefereedTable, now: RefereedTable, act: Act) -> bool:
    """Return whether an act ends a hand, or is done after one has ended.

    What somebody says then ends nothing: what came up with the last card may still be claimed and chosen.
    """
    return now.deal.is_over and not (before.deal.is_over and isinstance(act, TableAct))


def _claims_closed(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table when an act ends the time in which a revoke of its deal may be claimed."""
    revoke = now.code.provisions.get("revoke")
    if revoke is None or now.sitting.deal is None or not now.deal.is_over:
        return now
    over = DEADLINES[revoke.until](before, now, _NO_CASE, act)
    return with_ledger(now, claims_closed=True) if over else now


def _speaks_of_it(table: RefereedTable, act: Act) -> bool:
    return isinstance(act, TableAct) and has_ruling(table)


_NO_CASE = Case(number=0, irregularity="revoke", offender=None, status=CaseStatus.HIDDEN)

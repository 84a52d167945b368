"""Rights that a player gives up."""

from __future__ import annotations

from ...acts import TableAct
from ...copying import replace
from ...deal import seat_of
from ...deciding import decides
from ...seats import Seat
from ..cases import brought_up, chosen, offered_again, ruled
from ..ruling import Verdict
from ..seat_view import lies_open
from ..state import Case, CaseStatus, RefereedTable, with_case
from ..terms.holders import claimants_of, holders_of, may_claim, waived_by
from .favours import is_favour_offered
from .meant import choices_of, is_about, spoken_for, still_to_agree
from .refusing import refused


def waives(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """A holder of a choice waives it for the side, by the name of the irregularity, or speaks for that where
    every holder has to agree (modern 3h-7)."""
    for case in table.open_cases:
        if is_about(case, deed) and deed.actor in holders_of(table, case):
            if is_favour_offered(table, case):
                return chosen(table, case, choices_of(table, case)[0], deed)
            if table.code.provisions[case.irregularity].unanimous:
                case = spoken_for(case, "let-stand", deed)
                if left := still_to_agree(table, case, "let-stand"):
                    table = with_case(table, case)
                    return ruled(table, case, Verdict.HEARD, remedies=("let-stand",), holders=left)
                case = replace(case, waived=holders_of(table, case))
            if _still_counts(table, case, deed):
                return ruled(
                    table, case, Verdict.WAIVED, until=table.code.provisions[case.irregularity].until
                )
            return _given_up(table, case, seat_of(deed))
    unclaimed = next((case for case in table.ledger.cases if _is_unclaimed(table, case, deed)), None)
    if unclaimed is None:
        past = [case for case in reversed(table.ledger.cases) if _was_theirs(table, case, deed)]
        why = None if past else "nothing of that name is theirs to waive"
        return refused(table, deed, deed.topic, past, why)
    table = brought_up(table, unclaimed) if choices_of(table, unclaimed) else table
    if table.ledger.cases[unclaimed.number].status is CaseStatus.OPEN:
        return waives(table, deed)
    return _given_up(table, unclaimed, seat_of(deed))


def _given_up(table: RefereedTable, case: Case, seat: Seat) -> RefereedTable:
    """The table when a player gives up their right in a case, which others may still have."""
    waived = waived_by(table, case, seat)
    if not (holders_of(table, waived) or claimants_of(table, waived)):
        table = with_case(table, replace(waived, status=CaseStatus.SETTLED))
        return ruled(table, case, Verdict.WAIVED)
    table = with_case(table, waived)
    is_open = case.status is CaseStatus.OPEN and bool(holders_of(table, waived))
    return offered_again(table, waived) if is_open else ruled(table, case, Verdict.WAIVED)


@decides("modern start-over", "professor-1862 L8", "jerome-1877 5.8 5.6")
def _still_counts(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Whether a fault stands for what it may still cost, though the offender's side does not mend it."""
    provision = table.code.provisions[case.irregularity]
    if provision.default is None and provision.ripens is None:
        return False
    mine = table.code.seating.side_of(seat_of(deed)).seats
    return case.offender in mine


def _was_theirs(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Whether a case was the speaker's to choose in or to claim, and is over."""
    is_over = case.status in (CaseStatus.SETTLED, CaseStatus.LAPSED)
    return is_over and is_about(case, deed) and may_claim(table, case, deed.actor)


def _is_unclaimed(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Whether all could see a case that nobody has claimed, and the speaker may claim it."""
    return is_about(case, deed) and lies_open(table, case) and may_claim(table, case, deed.actor)

"""What is claimed too late, and counts if the other side admits it (jerome-1877 19.2, modern m.8)."""

from __future__ import annotations

from ...acts import Actor, TableAct
from ...copying import replace
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat, Side
from ..cases import brought_up, ruled
from ..ruling import Verdict
from ..settlement import is_of_the_score
from ..state import Case, CaseStatus, RefereedTable, with_case
from ..terms.holders import may_claim
from .refusing import refused


def late_claim(table: RefereedTable, deed: TableAct, cases: list[Case]) -> RefereedTable:
    """Return a claim when the time is over, which the other side may still admit under some codes; who claims
    what the other side has claimed already agrees with it."""
    if not isinstance(deed.actor, Seat):
        return refused(table, deed, deed.topic, cases)
    for case in cases:
        admitted = table.code.provisions[case.irregularity].says("admitted-late") and may_claim(
            table, case, deed.actor
        )
        if case.status is not CaseStatus.LAPSED or not admitted:
            continue
        if case.agreed and case.agreed[0][0] not in table.code.seating.side_of(deed.actor).seats:
            return _admitted(table, case, deed.actor)
        return _claimed(table, case, deed.actor)
    return refused(table, deed, deed.topic, cases)


def is_late_claim_open(table: RefereedTable, seat: Seat) -> bool:
    """Return whether something claimed too late, of this deal or one before, waits for a seat to admit it."""
    return claimed_too_late(table, seat) is not None


def claimed_too_late(table: RefereedTable, seat: Seat) -> IrregularityName | None:
    """Return what is claimed too late, of this deal or one before, and waits for a seat to admit it."""
    side = table.code.seating.side_of(seat).seats
    for case in table.ledger.cases:
        if case.status is CaseStatus.LAPSED and case.agreed and case.agreed[0][0] not in side:
            return case.irregularity
    return None if table.earlier is None else claimed_too_late(table.earlier, seat)


def is_mark_put_right(table: RefereedTable, who: Actor) -> bool:
    """Return whether what a side has marked wrongly, for this deal or one before, has been put right and
    nothing of its score is left to correct."""
    side = (
        who if isinstance(who, Side) else table.code.seating.side_of(who) if isinstance(who, Seat) else None
    )
    marks = [
        one
        for one in table.ledger.cases
        if side is not None and is_of_the_score(one.irregularity) and one.known_offender in side.seats
    ]
    if not marks:
        return table.earlier is not None and is_mark_put_right(table.earlier, who)
    return all(one.status is CaseStatus.SETTLED for one in marks)


def answered(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return what was claimed too late is admitted by the other side, by each player of it where all have to
    agree (jerome-1877 19.2, modern m.8)."""
    if deed.matter != "admitted" or not isinstance(deed.actor, Seat):
        return table
    side = table.code.seating.side_of(deed.actor)
    for case in reversed(table.ledger.cases):
        if not case.agreed or case.status is not CaseStatus.LAPSED or case.agreed[0][0] in side.seats:
            continue
        return _admitted(table, case, deed.actor)
    return table


def admitted_unasked(table: RefereedTable, seat: Seat, cases: list[Case]) -> RefereedTable | None:
    """Return the table with a mark of the other side admitted that nobody has claimed; None if there is none.

    In time that is a claim like any other; later it counts as a claim that is admitted (jerome-1877 19.2).
    """
    side = table.code.seating.side_of(seat).seats
    for case in cases:
        if case.offender is None or case.offender in side or not is_of_the_score(case.irregularity):
            continue
        if case.status is CaseStatus.HIDDEN and may_claim(table, case, seat):
            return brought_up(table, case)
        if case.status is CaseStatus.LAPSED and table.code.provisions[case.irregularity].says(
            "admitted-late"
        ):
            if _is_own_claim(case, seat, side):
                return _claimed(table, case, seat)
            return _admitted(table, replace(case, agreed=((case.offender, "claims"),)), seat)
    return None


@decides("modern m.8")
def _is_own_claim(case: Case, seat: Seat, side: tuple[Seat, ...]) -> bool:
    """Return whether a player speaks for what their own side claims: for what a partner has claimed, or
    against a mark of the other side that is too high, which nobody there has owned to."""
    if case.agreed:
        return case.agreed[0][0] in side
    return case.irregularity == "overcount"


def _claimed(table: RefereedTable, case: Case, seat: Seat) -> RefereedTable:
    """Return the table when a player claims something too late, or a partner does so once more: what others
    have said to it before stays said."""
    case = replace(case, agreed=case.agreed or ((seat, "claims"),))
    return ruled(with_case(table, case), case, Verdict.HEARD, holders=_still_to_admit(table, case))


def _admitted(table: RefereedTable, case: Case, who: Seat) -> RefereedTable:
    """Return the table when a player of the other side agrees with what was claimed."""
    provision = table.code.provisions[case.irregularity]
    case = replace(case, agreed=(*case.agreed, (who, "admits")))
    waits_for = _still_to_admit(table, case)
    if not waits_for:
        return brought_up(table, case)
    return ruled(with_case(table, case), case, Verdict.HEARD, remedies=provision.follows, holders=waits_for)


def _still_to_admit(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    """Return the players not of the claimant's side who have not admitted what was claimed, where all have to
    agree; nobody where one of them is enough."""
    if not table.code.provisions[case.irregularity].unanimous:
        return ()
    seating = table.code.seating
    mine = seating.side_of(case.agreed[0][0]).seats
    others = (seat for seat in seating.seats if seat not in mine)
    return tuple(seat for seat in others if (seat, "admits") not in case.agreed)

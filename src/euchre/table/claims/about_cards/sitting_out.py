"""Cards that players who sit out have put to a trick, and that nobody has claimed in time."""

from __future__ import annotations

from ....deciding import decides
from ...cases import ruled
from ...joining import takes_no_trick, without_card
from ...ruling import Verdict
from ...settlement import is_void
from ...state import CaseStatus, RefereedTable


@decides("modern alone-partner trick-win")
def without_cards_of_absent(table: RefereedTable) -> RefereedTable:
    """The table without the cards that players who sit out have put to complete tricks, once nobody may claim
    them any more: such a card stands without a penalty, but it takes no trick and no lead.

    In a deal that is void, or that a forfeit has ended, the cards stay where they lie.
    """
    deal = table.sitting.deal
    is_ended = is_void(table) or table.ledger.forfeited
    if deal is None or not deal.calling.out or is_ended:
        return table
    for number, trick in enumerate(deal.finished_tricks, 1):
        for seat in trick.seats:
            if seat not in deal.calling.out:
                continue
            mine = [case for case in table.ledger.cases if (case.offender, case.trick) == (seat, number)]
            if any(case.is_waiting for case in mine):
                continue
            table = without_card(table, seat, number)
            for case in mine:
                if case.status is CaseStatus.LAPSED:
                    table = ruled(table, case, Verdict.LAPSED, why=takes_no_trick(table, case))
    return table

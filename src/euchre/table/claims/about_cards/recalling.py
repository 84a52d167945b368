"""Cards taken back or called from a false lead, which sends the lead back."""

from __future__ import annotations

from ....acts import TableAct
from ....copying import replace
from ....deal import seat_of
from ....deciding import decides
from ...cases import chosen, ruled
from ...physical.followed_leads import right_lead
from ...remedies import REMEDIES
from ...revokes import false_lead_followed, has_gone_back, own_false_lead
from ...ruling import Verdict
from ...state import CaseStatus, RefereedTable, deemed_played, with_case


@decides("leeds-dwight-1888 52 85")
def with_card_demanded(table: RefereedTable) -> RefereedTable:
    """The table when the card of a false lead is called as it is sent back: no suit may be called instead."""
    return replace(table, pending=tuple(one for one in table.pending if one.irregularity != "lead-recalled"))


@decides("leeds-dwight-1888 52 104")
def right_lead_kept(before: RefereedTable, recalled: RefereedTable) -> RefereedTable:
    """The table when the card of a false lead is called, so that it is to be played to the right lead: the
    card of the player whose lead it was, if nobody else had played to the false one, is that lead."""
    play = right_lead(before.deal)
    return recalled if play is None else deemed_played(recalled, seat_of(play), play.card)


@decides("leeds-dwight-1888 52 53", "professor-1862 L15")
def false_lead_taken_back(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The table when a player takes back a card played to a false lead, for which nobody answers but the
    false leader; or the lead itself, which lies face up then as if it had been sent back."""
    seat, (card,) = seat_of(deed), deed.cards
    if table.sitting.deal is None or has_gone_back(table, seat, card):
        return table
    case = own_false_lead(table, seat, card)
    if case is not None:
        table = REMEDIES["recall"](with_case(table, replace(case, status=CaseStatus.SETTLED)), case, None)
        return ruled(table, case, Verdict.IMPOSED, remedies=("recall",))
    case = false_lead_followed(table, seat, card)
    return table if case is None else chosen(table, case, "recall", deed)

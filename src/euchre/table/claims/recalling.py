"""Cards taken back from a false lead, which sends the lead back."""

from __future__ import annotations

from ...acts import TableAct
from ...deal import seat_of
from ...deciding import decides
from ..cases import chosen
from ..revokes import false_lead_followed, has_gone_back
from ..state import RefereedTable


@decides("leeds-dwight-1888 53", "professor-1862 L15")
def false_lead_taken_back(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The table when a player takes back a card played to a false lead: nobody answers for it but the false
    leader."""
    seat, (card,) = seat_of(deed), deed.cards
    if table.sitting.deal is None or has_gone_back(table, seat, card):
        return table
    case = false_lead_followed(table, seat, card)
    return table if case is None else chosen(table, case, "recall", deed)

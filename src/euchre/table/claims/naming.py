"""A card held apart that is named before anybody has told which it is."""

from __future__ import annotations

from ...acts import TableAct
from ...deciding import decides
from ..cases import not_now
from ..physical.held_apart import holder_of_unseen
from ..state import RefereedTable


@decides("leeds-dwight-1888 51")
def card_named_unseen(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The table with the answer that the referee has to look at the card first."""
    if table.sitting.deal is None or table.provision("detached-card-named") is None or table.deal.is_over:
        return table
    holder = holder_of_unseen(table, deed)
    if holder is None:
        return table
    right = TableAct(holder, "detaches {card}", cards=deed.cards)
    return not_now(
        table, deed, f"the referee looks at the card first; '{right}', or the card that it is, tells which"
    )

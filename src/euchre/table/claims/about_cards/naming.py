"""A card held apart that is named before anybody has told which it is."""

from __future__ import annotations

from ....acts import TableAct
from ....deciding import decides
from ...cases import with_ruling
from ...physical.held_apart import holder_of_unseen
from ...ruling import Ruling, Verdict
from ...state import RefereedTable


@decides("leeds-dwight-1888 51")
def card_named_unseen(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The table with the answer that the naming waits until the referee has looked at the card."""
    provision = table.provision("detached-card-named")
    if table.sitting.deal is None or provision is None or table.deal.is_over:
        return table
    holder = holder_of_unseen(table, deed)
    if holder is None:
        return table
    right = TableAct(holder, "detaches {card}", cards=deed.cards)
    ruling = Ruling(
        act=table.acts,
        irregularity="detached-card-named",
        verdict=Verdict.HEARD,
        laws=provision.laws,
        offender=holder,
        cards=deed.cards,
        why=f"the referee looks at the card first; '{right}', or the card that it is, tells which",
    )
    return with_ruling(table, ruling)

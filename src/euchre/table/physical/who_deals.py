"""Who deals: the player who gives the hands, though it may be another's turn (jerome-1877 s.2,
leeds-dwight-1888 40)."""

from __future__ import annotations

from ...acts import Act, DealOut, TableAct
from ...deal.state import deal_with
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...seats import Seat
from ..state import RefereedTable, with_deal, with_ledger


@decides(irregularities="deal-out-of-turn")
def dealer_by_deed(table: RefereedTable, act: Act) -> Seat | None:
    """Who gives the hands of the next deal though it is another's turn; None for the dealer whose turn it
    is."""
    return _giver(table, act) if table.sitting.next_dealer is not None else None


@decides(irregularities="deal-out-of-turn")
def with_dealer_by_deed(table: RefereedTable, act: Act) -> RefereedTable:
    """The table on which a player who gives the hands of a pack made ready for another's deal is its
    dealer."""
    deal, giver = table.sitting.deal, _giver(table, act)
    if deal is None or giver in (None, deal.dealer) or deal.stage not in BEFORE_HANDS:
        return table
    if table.ledger.rightful is not None or any(_gives_packet(done) for done in deal.acts):
        return table
    table = with_ledger(table, rightful=deal.dealer)
    return with_deal(table, deal_with(deal, {"dealer": giver}))


def _giver(table: RefereedTable, act: Act) -> Seat | None:
    if not isinstance(act, DealOut) or not isinstance(act.actor, Seat):
        return None
    return act.actor if act.actor in table.code.seating.seats else None


def _gives_packet(act: Act) -> bool:
    return isinstance(act, TableAct) and act.is_one_of("deals {number} to {seat}", "deals {number} to dummy")

"""A jambone hand: its cards shown, and a card called from it before the lead."""

from __future__ import annotations

from ...acts import Act, JamboneCall, Play, TableAct
from ...cards import UNKNOWN
from ...deal import Stage, hands_laid_open
from ...deal.rights import first_leader, jambone_caller, owner_of_call
from ...deal.state import deal_with, seat_of
from ...deciding import decides
from ..ruling import COUNTS_WITH_LEAD
from ..state import RefereedTable, with_deal


def shows_open_hand(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """The table on which the cards that a jambone player shows are known to be in the hand, which lies open:
    what may be called from it, and what has to be played, is judged by them."""
    deal = table.sitting.deal
    if deal is None or deal.calling.lone is None or deed.actor not in hands_laid_open(deal):
        return table
    seat = seat_of(deed)
    hand, shown = list(deal.hands[seat]), [card for card in deed.cards if card not in deal.hands[seat]]
    if hand.count(UNKNOWN) < len(shown) or not all(deal.hand_may_hold(seat, card) for card in shown):
        return table
    for card in shown:
        hand[hand.index(UNKNOWN)] = card
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    return with_deal(table, deal_with(deal, {"hands": hands}))


@decides("professor-1862 S5 S8")
def calls_before_lead(table: RefereedTable, act: JamboneCall) -> bool:
    """Whether the player who is to lead calls a card from the open hand before they lead."""
    deal = table.sitting.deal
    if deal is None or deal.stage is not Stage.PREPARING or deal.tricks:
        return False
    owner, lone = owner_of_call(deal), deal.calling.lone
    if lone is None or owner != act.actor or owner != first_leader(deal) or owner in deal.calling.waived:
        return False
    return deal.hand_may_hold(lone, act.card)


def why_call_waits(act: JamboneCall) -> str:
    """What is said of such a call."""
    return f"{act.card} {COUNTS_WITH_LEAD}"


def call_that_counts_now(before: RefereedTable, now: RefereedTable, act: Act) -> JamboneCall | None:
    """The last call made before the lead, once that lead is made; None without one."""
    deal = now.sitting.deal
    if deal is None or not isinstance(act, Play) or before.deal.tricks or jambone_caller(deal) != act.actor:
        return None
    calls = (one for one in reversed(deal.acts) if isinstance(one, JamboneCall) and one.actor == act.actor)
    return next(calls, None)

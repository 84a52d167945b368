"""The cards of a jambone hand, shown by its player (professor-1862 S4)."""

from __future__ import annotations

from ...acts import TableAct
from ...cards import UNKNOWN
from ...deal import hands_laid_open
from ...deal.state import deal_with, seat_of
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

"""Whether cards laid down are certain winners (modern lay-down)."""

from __future__ import annotations

from ...cards import UNKNOWN, Card, Suit, of_suit
from ...seats import Seat
from ..state import Deal


def are_certain_winners(deal: Deal, seat: Seat) -> bool:
    """Return whether every card of a seat on lead wins a trick, in any order and wherever the unseen cards
    are.

    Only what the seat knows counts: any card that it neither holds nor saw played or turned down may be
    in an opponent's hand (modern lay-down).
    """
    hand, trump = deal.hands[seat], deal.trump
    if trump is None or UNKNOWN in hand:
        return False
    return certain_winners(hand, out_against(deal, seat), trump)


def out_against(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that may be in another hand, as far as a seat knows."""
    gone = {play.card for trick in deal.tricks for play in trick.plays} | set(deal.hands[seat])
    gone |= {card for who, card in deal.discards if who == seat}
    if deal.turn_up is not None and not deal.calling.accepted:
        gone.add(deal.turn_up)
    return tuple(card for card in deal.code.pack if card not in gone)


def certain_winners(hand: tuple[Card, ...], against: tuple[Card, ...], trump: Suit) -> bool:
    """Return whether every card of a hand on lead must win, in any order, if other players may hold
    `against`."""
    trumps_out = of_suit(against, trump, trump)
    for card in hand:
        suit = card.suit_under(trump)
        if suit is not trump and trumps_out:
            return False
        rivals = of_suit(against, suit, trump)
        if any(rival.strength(trump, suit) > card.strength(trump, suit) for rival in rivals):
            return False
    return True

"""Whether cards laid down are certain winners (modern lay-down)."""

from __future__ import annotations

from ..cards import UNKNOWN, Card, Suit
from ..seats import Seat
from .state import Deal


def are_certain_winners(deal: Deal, seat: Seat) -> bool:
    """Whether each card of a seat on lead wins, in any order and however the unseen cards lie.

    Judged from what the seat itself can know: every face it neither holds nor saw played or turned
    down may be against it (modern lay-down).
    """
    hand, trump = deal.hands[seat], deal.trump
    if trump is None or UNKNOWN in hand:
        return False
    return certain_winners(hand, out_against(deal, seat), trump)


def out_against(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """The faces a seat must reckon with: of the pack, not its own, not played, not known to be dead."""
    gone = {play.card for trick in deal.tricks for play in trick.plays} | set(deal.hands[seat])
    gone |= {card for who, card in deal.discards if who == seat}
    if deal.turn_up is not None and not deal.calling.accepted:
        gone.add(deal.turn_up)
    return tuple(card for card in deal.code.pack if card not in gone)


def certain_winners(hand: tuple[Card, ...], against: tuple[Card, ...], trump: Suit) -> bool:
    """Whether each card of a hand on lead must win whichever is led and whoever holds the rest."""
    trumps_out = [card for card in against if card.suit_under(trump) is trump]
    for card in hand:
        suit = card.suit_under(trump)
        if suit is not trump and trumps_out:
            return False
        rivals = [rival for rival in against if rival.suit_under(trump) is suit]
        if any(rival.strength(trump, suit) > card.strength(trump, suit) for rival in rivals):
            return False
    return True

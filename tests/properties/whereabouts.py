"""The place of every card of a deal, to check that no card is lost."""

from __future__ import annotations

from collections import Counter

from euchre.cards import Card
from euchre.deal import Deal
from euchre.seats import Seat


def whereabouts(deal: Deal) -> Counter[Card]:
    """Return all cards of a deal, from all places: hands, pack or talon, dummy, turn-up, discards, tricks."""
    cards = Counter(deal.pack) + Counter(deal.dummy)
    for hand in deal.hands:
        cards.update(hand)
    cards.update(card for _, card in deal.discards)
    cards.update(play.card for trick in deal.tricks for play in trick.plays)
    if deal.turn_up is not None and not turn_up_is_taken(deal):
        cards[deal.turn_up] += 1
    return cards


def turn_up_is_taken(deal: Deal) -> bool:
    """Return whether the turn-up has gone through the dealer's hand, which then had one card more than was
    dealt."""
    return cards_had(deal, deal.dealer) > cards_given(deal, deal.dealer)


def cards_had(deal: Deal, seat: Seat) -> int:
    """Return how many cards a seat holds, has played and has put out."""
    played = sum(play.actor == seat for trick in deal.tricks for play in trick.plays)
    return len(deal.hands[seat]) + played + sum(who == seat for who, _ in deal.discards)


def cards_given(deal: Deal, seat: Seat) -> int:
    """Return the number of cards a seat was given: its hand, a dummy that it took, and a partner's best
    card."""
    took_dummy = deal.dummy_taken and seat == deal.calling.maker
    lone = deal.calling.lone
    best = (
        0
        if lone is None or not deal.best_given
        else (seat == lone) - (seat == deal.code.seating.partner(lone))
    )
    return deal.code.hand_size + (deal.code.dummy if took_dummy else 0) + best

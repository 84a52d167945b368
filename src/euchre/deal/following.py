"""Which cards may be played: following suit, a called card, and hands that are not fully known.

modern follow and void-hand, jerome-1877 9.2 and 9.3, professor-1862 P20, leeds-dwight-1888 62.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import UNKNOWN, Card, Suit, cards_to_follow, of_suit
from ..deciding import decides
from ..seats import Seat
from .state import Deal, Trick, deal_with


@decides(
    "professor-1862 P20",
    "jerome-1877 9.2 9.3",
    "leeds-dwight-1888 62",
    "modern follow void-hand",
    reasons="play/does-not-follow play/not-held play/called-card",
)
def legal_cards(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat may lead or play, in the order of its hand.

    If the hand has unknown cards: every card that may be in it as far as the record shows, in the order of
    the faces.
    """
    hand, trump = deal.hands[seat], deal.calling.trump
    if trump is None:
        return ()
    if deal.called is not None and binds_jambone_call(deal, seat):
        return (deal.called,)
    trick = deal.trick
    if UNKNOWN in hand:
        return _possible_cards(deal, seat, None if trick is None else trick.led)
    if trick is None:
        return hand
    return cards_to_follow(hand, trick.led, trump)


def binds_jambone_call(deal: Deal, seat: Seat) -> bool:
    """Return whether a card called from an open jambone hand is what the seat has to play now, which is to
    the first trick only (professor-1862 S9, S10)."""
    binds = deal.called is not None and seat == deal.calling.lone and not deal.finished_tricks
    return binds and deal.called in deal.hands[seat]


def cards_that_follow(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat could lawfully play if none had been called from its hand."""
    return legal_cards(deal_with(deal, {"called": None}), seat)


def _possible_cards(deal: Deal, seat: Seat, led: Suit | None) -> tuple[Card, ...]:
    trump = deal.settled_trump
    voids = shown_voids(deal.tricks, seat)
    known = [card for card in deal.hands[seat] if card is not UNKNOWN]
    hidden = [card for card in unseen(deal, seat) if card.suit_under(trump) not in voids]
    cards = sorted({*known, *hidden})
    must_follow = led is not None and of_suit(known, led, trump)
    return of_suit(cards, led, trump) if led is not None and must_follow else tuple(cards)


def shown_voids(tricks: Iterable[Trick], seat: Seat) -> frozenset[Suit]:
    """Return the suits that a seat does not hold, because it did not follow them in these tricks."""
    voids = set()
    for trick in tricks:
        for play in trick.plays[1:]:
            if play.actor == seat and play.card.suit_under(trick.trump) is not trick.led:
                voids.add(trick.led)
    return frozenset(voids)


def unseen(deal: Deal, seat: Seat | None = None) -> tuple[Card, ...]:
    """Return cards of the pack whose place is not known, or that may be in the hand of `seat`."""
    placed: list[Card] = []
    for other, hand in enumerate(deal.hands):
        if other != seat:
            placed.extend(hand)
    placed.extend(play.card for trick in deal.tricks for play in trick.plays)
    placed.extend(card for who, card in deal.discards)
    if deal.turn_up is not None and not _turn_up_may_be_held(deal, seat):
        placed.append(deal.turn_up)
    placed.extend(card for card in deal.pack if card is not UNKNOWN)
    seen = set(placed)
    return tuple(card for card in deal.code.pack if card not in seen)


def _turn_up_may_be_held(deal: Deal, seat: Seat | None) -> bool:
    """Return whether the turn-up may be among a seat's unknown cards: the dealer's, after an unknown
    discard."""
    if seat != deal.dealer or not deal.exchanged or not deal.discards:
        return False
    played = any(play.card is deal.turn_up for trick in deal.tricks for play in trick.plays)
    return not played


def unchecked(deal: Deal) -> tuple[str, ...]:
    """Return what a replay could not check because cards are unknown, in sentences."""
    discards = (f"what {who} discarded is not recorded" for who, card in deal.discards if card is UNKNOWN)
    hands = (
        f"whether {seat} could have followed suit: their last cards are not recorded"
        for seat in deal.active
        if UNKNOWN in deal.hands[seat] and shown_voids(deal.tricks, seat)
    )
    return (*discards, *hands)

"""Which cards may be played: following suit, the called card, and hands the record does not know.

modern follow and void-hand, jerome-1877 9.2 and 9.3, professor-1862 P20, leeds-dwight-1888 62.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import SUIT_TABLE, UNKNOWN, Card, Suit
from ..deciding import decides
from ..seats import Seat
from .state import Deal, Trick


@decides(
    "professor-1862 P20",
    "jerome-1877 9.2 9.3",
    "leeds-dwight-1888 62",
    "modern follow void-hand",
    reasons="play/does-not-follow play/not-held play/called-card",
)
def legal_cards(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat may lead or play, in the order of its hand.

    Where faces are unknown: every card that the record does not place elsewhere and does not
    contradict, in the order of the faces.
    """
    hand, trump = deal.hands[seat], deal.calling.trump
    if trump is None:
        return ()
    if (
        deal.called is not None
        and seat == deal.calling.lone
        and len(deal.tricks) <= 1
        and deal.called in hand
    ):
        return (deal.called,)
    trick = deal.trick
    suits = SUIT_TABLE[trump]
    if UNKNOWN in hand:
        return _possible_cards(deal, seat, None if trick is None else trick.led)
    if trick is None:
        return hand
    led = suits[trick.plays[0].card.index]
    following = [card for card in hand if suits[card.index] is led]
    return tuple(following) if following else hand


def _possible_cards(deal: Deal, seat: Seat, led: Suit | None) -> tuple[Card, ...]:
    trump = deal.calling.trump
    assert trump is not None
    voids = shown_voids(deal.tricks, seat)
    known = [card for card in deal.hands[seat] if card is not UNKNOWN]
    hidden = [card for card in unseen(deal, seat) if card.suit_under(trump) not in voids]
    cards = sorted({*known, *hidden})
    if led is not None and any(card.suit_under(trump) is led for card in known):
        return tuple(card for card in cards if card.suit_under(trump) is led)
    return tuple(cards)


def shown_voids(tricks: Iterable[Trick], seat: Seat) -> frozenset[Suit]:
    """The suits a seat has shown in some tricks that it does not hold, by not following."""
    voids = set()
    for trick in tricks:
        for play in trick.plays[1:]:
            if play.actor == seat and play.card.suit_under(trick.trump) is not trick.led:
                voids.add(trick.led)
    return frozenset(voids)


def unseen(deal: Deal, seat: Seat | None = None) -> tuple[Card, ...]:
    """Faces of the pack that the record places nowhere, or only possibly in the hand of a seat."""
    placed: list[Card] = []
    for other, hand in enumerate(deal.hands):
        if other != seat:
            placed.extend(hand)
    placed.extend(play.card for trick in deal.tricks for play in trick.plays)
    placed.extend(card for who, card in deal.discards)
    if deal.turn_up is not None and not _turn_up_may_be_held(deal, seat):
        placed.append(deal.turn_up)
    if UNKNOWN not in deal.pack:
        placed.extend(deal.pack)
    seen = set(placed)
    return tuple(card for card in deal.code.pack if card not in seen)


def _turn_up_may_be_held(deal: Deal, seat: Seat | None) -> bool:
    """Whether the turn-up may be among a seat's unknown cards: the dealer's, after an unknown discard."""
    if seat != deal.dealer or not deal.exchanged or not deal.discards:
        return False
    played = any(play.card is deal.turn_up for trick in deal.tricks for play in trick.plays)
    return not played


def unchecked(deal: Deal) -> tuple[str, ...]:
    """What a replay could not check for want of faces, as sentences."""
    notes = [f"what {who} put out is not recorded" for who, card in deal.discards if card is UNKNOWN]
    for seat in deal.active:
        if UNKNOWN in deal.hands[seat] and shown_voids(deal.tricks, seat):
            notes.append(f"whether {seat} could have followed suit: his last cards are not recorded")
    return tuple(notes)

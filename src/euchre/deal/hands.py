"""Hands after cards have left them, some of which may be unknown."""

from __future__ import annotations

from ..acts import Act, Actor, Discard, Holding
from ..cards import UNKNOWN, Card, write_cards
from ..seats import Seat
from .errors import IllegalAct, Reason
from .rights import dealer_exchanges
from .state import Deal


def with_hand(deal: Deal, seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of a deal with other cards in the hand of one seat."""
    return (*deal.hands[:seat], cards, *deal.hands[seat + 1 :])


def cards_played(deal: Deal, who: Actor) -> int:
    """Return how many cards an actor has played; of each player a trick holds one at most."""
    return sum(who in trick.seats for trick in deal.tricks)


def cards_still_held(deal: Deal, act: Holding) -> tuple[Card, ...]:
    """Return the cards that a record gives a hand, without those that its player has played since: it may
    give the whole hand late, or what is left of it."""
    played = [play.card for trick in deal.tricks for play in trick.plays if play.actor == act.actor]
    if not played or not set(played) <= set(act.cards):
        return act.cards
    return tuple(card for card in act.cards if card not in played)


def without(hand: tuple[Card, ...], cards: tuple[Card, ...], deal: Deal, act: Act) -> tuple[Card, ...]:
    """Return a hand without some cards; an unknown card is removed for a known one that is not in the hand.

    If an unknown card leaves the hand, no card that stays is known for certain, except a turn-up that may
    not be discarded.
    """
    left = list(hand)
    told = [card for card in cards if card is not UNKNOWN] if isinstance(act, Discard) else cards
    for card in told:
        taken = card if card in left else UNKNOWN
        if taken not in left:
            raise _not_held(deal, act, hand, card)
        left.remove(taken)
    not_told = len(cards) - len(told)
    if not_told > len(left):
        raise _not_held(deal, act, hand, UNKNOWN)
    if not_told:
        sure = [card for card in left if card is _unburied(deal)]
        return (*sure, *(UNKNOWN,) * (len(left) - not_told - len(sure)))
    return tuple(left)


def _not_held(deal: Deal, act: Act, hand: tuple[Card, ...], card: Card) -> IllegalAct:
    """Return the error for a card that is not in a hand: what is held, or where the card was played."""
    found = f"{act.actor} does not hold {'so many cards' if card is UNKNOWN else card}"
    played = (
        f"{play.actor} played it to trick {number}"
        for number, trick in enumerate(deal.tricks, 1)
        for play in trick.plays
        if play.card is card
    )
    where = next(played, None) or _what_is_held(deal, hand)
    return IllegalAct(deal, act, Reason.NOT_HELD, f"'{act}' cannot be done: {found}; {where}")


def _what_is_held(deal: Deal, hand: tuple[Card, ...]) -> str:
    if not hand:
        return "no card is left there"
    kept = ""
    if deal.turn_up in hand and not deal.code.may_bury_turn_up and deal.calling.accepted:
        law = deal.code.cite(deal.code.reasons.get(Reason.DISCARD_TURN_UP.value, ()))
        kept = f" ({deal.turn_up} was turned up and cannot be the discard{f', {law}' if law else ''})"
    return f"the cards there are {write_cards(hand)}{kept}"


def _unburied(deal: Deal) -> Card | None:
    """Return the turn-up during the exchange if the dealer may not discard it (leeds-dwight-1888 88); else
    None."""
    return deal.turn_up if dealer_exchanges(deal) and not deal.code.may_bury_turn_up else None

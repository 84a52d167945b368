"""Hands that the rest of a deal proves: cards that a player played later were in their hand before."""

from __future__ import annotations

from collections.abc import Mapping

from ..acts import Act, Discard, GiveCard, GoUnder, Play
from ..cards import UNKNOWN, Card
from ..seats import Seat
from .state import Deal, Stage, deal_with, new_deal
from .transition import after

_HANDS_ARE_HELD = (Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)

Hands = Mapping[Seat, frozenset[Card]]


def proved_states(whole: Deal) -> tuple[Deal, ...]:
    """Return the states of a recorded deal, before each act and after the last, with the hands that are
    proved.

    A hand with unknown cards is proved if each of them was played, or discarded face up in the record, at
    some later point. Other hands stay as recorded.
    """
    states = [new_deal(whole.code, whole.dealer)]
    for act in whole.acts:
        states.append(after(states[-1], act))
    later: Hands = {}
    found = [states[-1]]
    for state, act in zip(reversed(states[:-1]), reversed(whole.acts), strict=True):
        hands = {**_known(found[-1]), **later}
        before = {seat: _held_before(state, act, seat, cards) for seat, cards in hands.items()}
        later = {seat: held for seat, held in before.items() if held is not None}
        found.append(_with_proved(state, later))
    return tuple(reversed(found))


def _known(deal: Deal) -> dict[Seat, frozenset[Card]]:
    """Return the hands without unknown cards; an empty hand is known once cards have been dealt."""
    if deal.turn_up is None:
        return {}
    seats = deal.code.seating.seats
    return {seat: frozenset(deal.hands[seat]) for seat in seats if UNKNOWN not in deal.hands[seat]}


def _held_before(deal: Deal, act: Act, seat: Seat, cards: frozenset[Card]) -> frozenset[Card] | None:
    """Return a hand before an act from the hand after it; None if it does not follow."""
    if deal.stage not in _HANDS_ARE_HELD:
        return None
    if isinstance(act, GiveCard):
        return None  # the record may not show the card
    if isinstance(act, GoUnder) and act.actor == seat:
        return None  # what came from the talon is not known
    if act.actor != seat or not isinstance(act, (Play, Discard)):
        return cards if len(deal.hands[seat]) == len(cards) else None
    gone = {act.card} if isinstance(act, Play) else set(act.cards)
    if isinstance(act, Discard) and not deal.dummy_taken:
        cards -= {deal.turn_up}
    held = cards | gone
    return held if UNKNOWN not in held and len(held) == len(deal.hands[seat]) else None


def _with_proved(deal: Deal, hands: Hands) -> Deal:
    proved = {
        seat: cards
        for seat, cards in hands.items()
        if UNKNOWN in deal.hands[seat] and cards.issuperset(_seen(deal, seat))
    }
    if not proved:
        return deal
    hands_now = tuple(
        tuple(sorted(proved[seat])) if seat in proved else deal.hands[seat]
        for seat in deal.code.seating.seats
    )
    return deal_with(deal, {"hands": hands_now})


def _seen(deal: Deal, seat: Seat) -> frozenset[Card]:
    return frozenset(card for card in deal.hands[seat] if card is not UNKNOWN)

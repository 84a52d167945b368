"""Complete a recorded deal: a player who played every card is known to have held these cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..acts import Act, Discard, Holding, Play, Shuffle, TurnUp
from ..cards import UNKNOWN, Card
from ..deal import Deal, after, new_deal, seat_of
from ..errors import EuchreError
from ..seats import Seat


def with_known_hands(whole: Deal) -> Deal:
    """Return the deal with the hands that follow from the cards played; unchanged if the record has the
    shuffle.

    The hand of a dealer who discarded an unknown card is known from the discard on. Hands of players who sat
    out, or did not play all their cards, stay as recorded.
    """
    if any(isinstance(act, Shuffle) and act.pack for act in whole.acts):
        return whole
    played = _whole_hands(whole)
    deal = new_deal(whole.code, whole.dealer)
    try:
        for act in _completed(whole, played):
            deal = after(deal, act)
    except EuchreError:
        return whole
    return deal


def _completed(whole: Deal, played: Mapping[Seat, tuple[Card, ...]]) -> Iterator[Act]:
    """Yield the acts of the deal, with the hands stated before the turn-up or after the discard."""
    stated = {act.actor for act in whole.acts if isinstance(act, Holding) and UNKNOWN not in act.cards}
    wanting = {seat: hand for seat, hand in played.items() if seat not in stated}
    for act in whole.acts:
        if isinstance(act, Holding) and act.actor in wanting:
            continue
        if isinstance(act, TurnUp):
            for seat, hand in wanting.items():
                dealt = _dealt(whole, seat, hand, act.card)
                if dealt:
                    yield Holding(seat, dealt)
        yield act
        if isinstance(act, Discard) and UNKNOWN in act.cards and act.actor in wanting:
            yield Holding(seat_of(act), wanting[seat_of(act)])


def _whole_hands(whole: Deal) -> dict[Seat, tuple[Card, ...]]:
    """Return the cards played by each seat that played a whole hand."""
    found: dict[Seat, tuple[Card, ...]] = {}
    for act in whole.acts:
        if isinstance(act, Play) and isinstance(act.actor, Seat):
            found[act.actor] = (*found.get(act.actor, ()), act.card)
    return {
        seat: cards
        for seat, cards in found.items()
        if len(cards) == whole.code.hand_size and not (whole.dummy_taken and seat == whole.calling.maker)
    }


def _dealt(whole: Deal, seat: Seat, hand: tuple[Card, ...], turn_up: Card) -> tuple[Card, ...]:
    """Return the five cards dealt to a seat that then played `hand`; empty if an unknown card was
    discarded."""
    discards = [act for act in whole.acts if isinstance(act, Discard) and act.actor == seat]
    if not discards:
        return hand
    cards = (*hand, *(card for act in discards for card in act.cards))
    return () if UNKNOWN in cards else tuple(card for card in cards if card is not turn_up)

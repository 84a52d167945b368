"""The cards that a view does not show, and where each of them can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..acts import Discard, GiveCard, GoUnder
from ..cards import UNKNOWN, Card, Suit
from ..deal.following import shown_voids
from ..deal.state import seat_of
from ..seats import Seat
from ..view import View

HAND, DISCARDS, TALON, DUMMY, PLACES = 0, 4, 8, 9, 10
"""Numbers of the places where a card can be: `HAND` + seat, `DISCARDS` + seat, talon, dummy; and their count.

A turn-up that lies face up on the talon is in none of these places.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden:
    """The cards that a view does not show."""

    cards: tuple[Card, ...]
    """In the order of the pack."""
    allowed: tuple[tuple[int, ...], ...]
    """For each hidden card, the places where it can be."""
    sizes: tuple[int, ...]
    """For each place, how many hidden cards it holds."""
    known: tuple[tuple[Card, ...], ...]
    """For each place, the cards that the view shows there."""


def hidden_in(view: View) -> Hidden:
    """Return the cards that a view does not show.

    Raises ValueError with the reason if no card is turned up yet, if the record omits a card that the
    seat has seen, or if regular play cannot lead to this view.
    """
    if view.turn_up is None:
        raise ValueError("no card is turned up yet")
    known = _known(view)
    for fault in _faults(view, known):
        raise ValueError(fault)
    sizes = _sizes(view, known)
    seen = set(_seen(view, known))
    cards = tuple(card for card in view.code.pack if card not in seen)
    if len(cards) != sum(sizes):
        raise ValueError(f"{len(cards)} cards are unseen, but there is room for {sum(sizes)} hidden cards")
    voids = {HAND + seat: shown_voids(view.tricks, seat) for seat in view.code.seating.seats}
    allowed = tuple(
        tuple(place for place in range(PLACES) if sizes[place] and _may_lie(view, card, place, voids))
        for card in cards
    )
    return Hidden(cards=cards, allowed=allowed, sizes=sizes, known=known)


def turn_up_was_taken(view: View) -> bool:
    """Return whether the dealer took the turn-up into hand (it may have been discarded or played since)."""
    return view.exchanged and not view.declined


def _known(view: View) -> tuple[tuple[Card, ...], ...]:
    known: list[tuple[Card, ...]] = [()] * PLACES
    if view.seat is not None:
        known[HAND + view.seat] = view.hand
        known[DISCARDS + view.seat] = view.discards
    for seat, hand in view.open_hands:
        known[HAND + seat] = hand
    known[TALON] = tuple(card for act in view.acts if isinstance(act, GoUnder) for card in act.cards)
    return tuple(known)


def _sizes(view: View, known: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    code = view.code
    sizes = [0] * PLACES
    for seat in code.seating.seats:
        sizes[HAND + seat] = view.hand_sizes[seat]
        sizes[DISCARDS + seat] = _put_out(view, seat)
    sizes[TALON] = len(code.pack) - code.players * code.hand_size - code.dummy - 1
    sizes[DUMMY] = 0 if view.dummy_taken else code.dummy
    return tuple(size - len(cards) for size, cards in zip(sizes, known, strict=True))


def _put_out(view: View, seat: Seat) -> int:
    """Return how many cards a seat has discarded."""
    return sum(len(act.cards) for act in view.acts if isinstance(act, Discard) and act.actor == seat)


def _seen(view: View, known: tuple[tuple[Card, ...], ...]) -> Iterator[Card]:
    """Yield every card whose place the view shows, once for each time it is shown."""
    for cards in known:
        yield from cards
    for trick in view.tricks:
        for play in trick.plays:
            yield play.card
    if view.turn_up is not None and not turn_up_was_taken(view):
        yield view.turn_up


def _may_lie(view: View, card: Card, place: int, voids: dict[int, frozenset[Suit]]) -> bool:
    if card is view.turn_up and place not in _places_of_turn_up(view):
        return False
    lone = view.calling.lone
    if card in _given(view) and lone is not None and place not in (HAND + lone, DISCARDS + lone):
        return False
    shown = voids.get(place)
    return not shown or view.trump is None or card.suit_under(view.trump) not in shown


def _given(view: View) -> tuple[Card, ...]:
    """Return the card that the view shows its partner to have given a lone player."""
    return tuple(act.card for act in view.acts if isinstance(act, GiveCard))


def _places_of_turn_up(view: View) -> tuple[int, ...]:
    """Return where a turn-up that the dealer took can be.

    Where the code forbids burying it in the exchange, the dealer can still discard it for the dummy.
    """
    hand, discards = HAND + view.dealer, DISCARDS + view.dealer
    may_be_out = view.code.may_bury_turn_up or _put_out(view, view.dealer) > 1
    return (hand, discards) if may_be_out else (hand,)


def _faults(view: View, known: tuple[tuple[Card, ...], ...]) -> Iterator[str]:
    """Yield each contradiction in a view, as a sentence."""
    seen = list(_seen(view, known))
    if UNKNOWN in seen:
        yield "the record omits a card that this seat has seen"
    for place, card in enumerate(seen):
        if card not in view.code.pack:
            yield f"{card} is not in the pack"
        if card in seen[:place]:
            yield f"{card} appears twice"
    for seat in view.code.seating.seats:
        yield from _faults_of(view, seat, known[HAND + seat])


def _faults_of(view: View, seat: Seat, hand: tuple[Card, ...]) -> Iterator[str]:
    """Yield each contradiction in one hand, of which the view shows all cards or none."""
    size = _held(view, seat)
    if view.hand_sizes[seat] != size:
        yield f"{seat} has {view.hand_sizes[seat]} cards in hand, not {size}"
    if hand and len(hand) != size:
        yield f"{seat} has {size} cards in hand, but {len(hand)} are shown"
    if view.trump is None:
        return
    later = [*hand]
    for end in range(len(view.tricks), 0, -1):
        voids = shown_voids(view.tricks[:end], seat)
        for card in later:
            if card.suit_under(view.trump) in voids:
                yield f"{seat} has shown no {card.suit_under(view.trump)}, but holds {card}"
        later += [play.card for play in view.tricks[end - 1].plays if play.actor == seat]


def _held(view: View, seat: Seat) -> int:
    """Return how many cards a seat must hold after the acts so far."""
    played = sum(seat_of(play) == seat for trick in view.tricks for play in trick.plays)
    taken = view.code.dummy if view.dummy_taken and seat == view.calling.maker else 0
    turn_up = 1 if seat == view.dealer and turn_up_was_taken(view) else 0
    lone = view.calling.lone
    if view.best_given and lone is not None:
        taken += (seat == lone) - (seat == view.code.seating.partner(lone))
    return view.code.hand_size + taken + turn_up - _put_out(view, seat) - played

"""What a seat sees does not depend on what is hidden from it, and names no card it may not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.acts import (
    Act,
    AskNewDeal,
    Discard,
    GiveCard,
    GoUnder,
    Holding,
    LayDown,
    Manner,
    Shuffle,
    TakeOver,
)
from euchre.cards import UNKNOWN, Card
from euchre.chance import Stream
from euchre.deal import Deal, Stage, awaited, dues, seat_of
from euchre.game import new_score
from euchre.seats import Seat
from euchre.view import View, view_of
from tests.properties.lawful_play import Line, lines, played_out
from tests.properties.tables import TABLES

Faces = Mapping[Card, Card]


def lie_open(deal: Deal) -> frozenset[Seat]:
    """Return whose cards lie face up: one who laid them down or showed a weak hand, a jamboree, and a jambone
    once neither a take-over nor a discard is waited for (professor-1862 S4)."""
    shows = (AskNewDeal, LayDown)
    laid = {act.actor for act in deal.acts if isinstance(act, shows) and isinstance(act.actor, Seat)}
    waited = {type(act) for due in awaited(deal) for act in due.acts}
    jambone = deal.calling.manner is Manner.JAMBONE and not waited & {TakeOver, Discard}
    if deal.calling.lone is not None and (jambone or deal.calling.manner is Manner.JAMBOREE):
        laid.add(deal.calling.lone)
    return frozenset(laid)


def known_to(deal: Deal, seat: Seat | None) -> frozenset[Card]:
    """Return the cards whose place a seat may know by the laws: its own, and those that everybody has
    seen."""
    known = {play.card for trick in deal.tricks for play in trick.plays}
    known |= {deal.turn_up} if deal.turn_up is not None else set()
    known |= {card for who in lie_open(deal) for card in deal.hands[who]}
    known |= {card for who, card in deal.discards if who == seat}
    known |= {card for act in deal.acts if isinstance(act, GoUnder) for card in act.cards}
    gifts = (act for act in deal.acts if isinstance(act, GiveCard))
    known |= {gift.card for gift in gifts if seat in deal.code.seating.side_of(seat_of(gift)).seats}
    if seat is not None and deal.stage is not Stage.FIXING:
        known |= set(deal.hands[seat])
    return frozenset(known)


def hidden_from(deal: Deal, seat: Seat | None) -> tuple[Card, ...]:
    """Return the cards that lie where a seat cannot see them."""
    known = known_to(deal, seat)
    return tuple(card for card in deal.code.pack if card not in known)


def with_faces(deal: Deal, seat: Seat | None, faces: Faces) -> Deal:
    """Return the deal with hidden cards exchanged, in every place and in the acts."""

    def change(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(faces.get(card, card) for card in cards)

    return replace(
        deal,
        pack=change(deal.pack),
        dummy=change(deal.dummy),
        hands=tuple(hand if who == seat else change(hand) for who, hand in enumerate(deal.hands)),
        discards=tuple((who, card if who == seat else faces.get(card, card)) for who, card in deal.discards),
        acts=tuple(_with_faces(act, seat, change) for act in deal.acts),
    )


def _with_faces(act: Act, seat: Seat | None, change: object) -> Act:
    assert callable(change)
    if isinstance(act, Shuffle):
        return Shuffle(act.actor, change(act.pack))
    if isinstance(act, Discard) and act.actor != seat:
        return Discard(act.actor, change(act.cards))
    if isinstance(act, GiveCard):
        return GiveCard(act.actor, *change((act.card,)))
    return Holding(act.actor, change(act.cards)) if isinstance(act, Holding) and act.actor != seat else act


def swapped(deal: Deal, seat: Seat | None, stream: Stream) -> Deal:
    """Return the deal with all that is hidden from a seat shuffled among its places."""
    hidden = hidden_from(deal, seat)
    return with_faces(deal, seat, dict(zip(hidden, stream.shuffled(hidden), strict=True)))


def onlookers(deal: Deal) -> tuple[Seat | None, ...]:
    """Return all who look on: each seat, and a spectator."""
    return (*deal.code.seating.seats, None)


def seen(deal: Deal, seat: Seat | None) -> View:
    """Return the view of a seat, nothing being marked."""
    return view_of(deal, seat, new_score(deal.code))


def text_of(view: View) -> str:
    """Return the text of a view without its code, which everybody knows."""
    return " ".join(repr(getattr(view, part.name)) for part in fields(view) if part.name != "code")


@settings(max_examples=150)
@given(lines(), st.integers(0, 2**20))
def test_a_view_does_not_change_with_hidden_cards(line: Line, seed: int) -> None:
    stream = Stream(seed, 7)
    changed = [
        f"{seat} after {deal.acts[-1] if deal.acts else 'nothing'}"
        for deal in line.states
        for seat in onlookers(deal)
        if seen(deal, seat) != seen(swapped(deal, seat, stream), seat)
    ]
    assert not changed


@settings(max_examples=150)
@given(lines(), st.integers(0, 2**20))
def test_what_a_seat_may_do_does_not_change_with_hidden_cards(line: Line, seed: int) -> None:
    stream = Stream(seed, 8)
    changed = [
        f"{seat} after {deal.acts[-1] if deal.acts else 'nothing'}"
        for deal in line.states
        if deal.stage is not Stage.TURNING  # the card turned up is chance, not the dealer's choice
        for seat in deal.code.seating.seats
        if _own_dues(deal, seat) != _own_dues(swapped(deal, seat, stream), seat)
    ]
    assert not changed


def _own_dues(deal: Deal, seat: Seat) -> list[tuple[str, frozenset[Act]]]:
    return [(due.until, frozenset(due.acts)) for due in dues(deal) if due.actor == seat]


@settings(max_examples=150)
@given(lines())
def test_a_views_text_names_no_card_the_seat_may_not_know(line: Line) -> None:
    named = [
        f"{seat} sees {card} after {deal.acts[-1] if deal.acts else 'nothing'}"
        for deal in line.states
        for seat in onlookers(deal)
        for text in [text_of(seen(deal, seat))]
        for card in hidden_from(deal, seat)
        if repr(card) in text
    ]
    assert not named


@settings(max_examples=100)
@given(lines())
def test_a_seat_sees_its_own_cards_and_all_that_lies_open(line: Line) -> None:
    for deal in line.states[-6:]:
        for seat in deal.code.seating.seats:
            view = seen(deal, seat)
            text = text_of(view)
            assert view.hand == deal.hands[seat]
            assert {who for who, _ in view.open_hands} == lie_open(deal)
            assert all(repr(card) in text for card in known_to(deal, seat))


def test_the_exchange_reaches_all_hidden_places() -> None:
    deals = [
        deal
        for table in ("modern-3", "professor-1862")
        for seed in range(20)
        for deal in played_out(table, seed).states
        if deal.stage is Stage.PLAYING
    ]
    moved = [(deal, swapped(deal, Seat.A, Stream(number, 9))) for number, deal in enumerate(deals)]
    assert any(old.pack != new.pack for old, new in moved)
    assert any(old.dummy != new.dummy for old, new in moved)
    assert any(old.hands[1] != new.hands[1] for old, new in moved)
    assert any(old.discards != new.discards for old, new in moved)
    assert all(old.hands[0] == new.hands[0] for old, new in moved)


def test_all_faces_are_known_in_these_deals() -> None:
    ends = [played_out(table, 1).end for table in TABLES]
    assert all(
        UNKNOWN not in (*deal.pack, *deal.dummy, *(c for hand in deal.hands for c in hand)) for deal in ends
    )

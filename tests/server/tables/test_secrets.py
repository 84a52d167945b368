"""No card is sent to a person who may not know it, and the search finds every deliberate leak.

`EUCHRE_GAMES` sets how many games of each table are searched, `EUCHRE_DEALS` in how many deals hidden cards
are exchanged; `make soak` searches 200 games, and exchanges cards in 100,000 deals.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from euchre.acts import Discard, Shuffle
from euchre.deal import Stage
from euchre.laws import CODE_NAMES
from euchre.seats import Seat
from euchre.server.tables import events
from euchre.server.tables.decisions import decide
from euchre.server.tables.events import Entry
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import in_time
from euchre.server.tables.seat_view import update_for
from euchre.server.tables.table import Table
from euchre.server.wire import requests
from tests.server.helpers.leaks import Frame, allowed, cards_in, differences, leaks, otherwise, real_frame
from tests.server.helpers.tables import ANN, GUESTS, Desk, chance_choice, desk, play, simple_choice

GAMES = int(os.environ.get("EUCHRE_GAMES", "3"))
DEALS = int(os.environ.get("EUCHRE_DEALS", "1000"))
LOOKS = 9
"""Of so many stops one is looked at; with each game another."""
TABLES: dict[str, tuple[str, dict[str, object]]] = {
    **{name: (name, {}) for name in CODE_NAMES},
    "joker": ("modern", {"joker": True}),
    "decline and defend": ("modern", {"may_decline_turn_up": True, "defend_alone": True}),
    "take-over after a pass": ("professor-1862", {"take_over_after_pass": True}),
}


def game(name: str, number: int) -> tuple[Desk, list[tuple[Table, tuple[Entry, ...], int]]]:
    """Return a game of random lawful acts, and each of its steps: the table, the new entries, since when."""
    code, changes = TABLES[name]
    at = desk(code, changes, guests=2, number=number)  # type: ignore[arg-type]
    stops = [(at.table, tuple(at.entries), 0)]
    choose = chance_choice(number) if number % 2 else simple_choice
    for step, table in enumerate(play(at, choose)):
        since = stops[-1][0].seq
        new = tuple(entry for entry in at.entries[since:] if entry.seq > since)
        stops.append((table, new, since))
        if step > 150:
            break
    return at, stops


@pytest.mark.parametrize("number", range(1, GAMES + 1))
@pytest.mark.parametrize("name", TABLES)
def test_nobody_is_sent_a_card_they_may_not_know(name: str, number: int) -> None:
    _, stops = game(name, number)
    assert len(stops) > 8
    assert [leak for table, new, since in stops for leak in leaks(real_frame, table, new, since)] == []


@pytest.mark.parametrize("name", TABLES)
def test_messages_do_not_change_with_hidden_cards(name: str) -> None:
    deals, number, found = 0, 0, []
    while deals < DEALS / len(TABLES):
        number += 1
        _, stops = game(name, number)
        deals += stops[-1][0].sitting.deals
        found += [
            difference
            for place, (table, new, since) in enumerate(stops)
            if place % LOOKS == number % LOOKS
            and table.sitting.deal is not None
            and table.sitting.deal.stage is not Stage.TURNING
            for difference in differences(real_frame, table, new, since, place)
        ]
    assert found == []


@pytest.mark.parametrize("number", range(1, GAMES))
@pytest.mark.parametrize("name", TABLES)
def test_pauses_do_not_change_with_hidden_cards(name: str, number: int) -> None:
    _, stops = game(name, number)
    tables = [replace(table, pace=100) for table, _, _ in stops if table.sitting.deal is not None]
    waits = [(in_time(table), in_time(otherwise(table, (), None, at)[0])) for at, table in enumerate(tables)]
    assert any(wait is not None and wait.milliseconds for wait, _ in waits)
    assert [pair for pair in waits if pair[0] != pair[1]] == []


@pytest.mark.parametrize("name", ["modern", "professor-1862", "modern-3"])
def test_person_who_reconnects_is_sent_no_more_than_one_who_stayed(name: str) -> None:
    at, stops = game(name, 1)
    for table, _, _ in stops[::7]:
        log = tuple(entry for entry in at.entries if entry.seq <= table.seq)
        assert leaks(real_frame, table, log, 0) == []


@pytest.mark.parametrize("name", ["modern", "jerome-1877"])
def test_refusals_name_no_card_but_the_one_sent(name: str) -> None:
    _, stops = game(name, 1)
    told: set[str] = set()
    for table, _, _ in stops[::3]:
        for card in table.code.pack:
            for words in (f"A {card}", f"A discards {card}", f"A calls {card}", "A passes", "A waives"):
                try:
                    decide(table, ANN, requests.DoAct(id="x", act=words))
                except Refusal as no:
                    told |= cards_in(no.message.encode()) - {card.text} - known_in(table)
    assert told == set()


def known_in(table: Table) -> set[str]:
    """Return the cards that seat A may know."""
    return allowed(table, Seat.A, ())


Told = dict[str, object]


def planted(change: Callable[[Told, Table, str | None], None]) -> Frame:
    """Return the server's frame with something added to it."""

    def frame(table: Table, person: str | None, entries: tuple[Entry, ...], since: int) -> bytes:
        told: Told = msgspec.to_builtins(update_for(table, person, entries, since, frozenset()))
        change(told, table, person)
        return msgspec.json.encode(told)

    return frame


def _hand_of(table: Table, seat: Seat) -> list[str]:
    deal = table.sitting.deal
    return [] if deal is None else [card.text for card in deal.hands[seat]]


def _talon_when_over(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None and deal.is_over:
        told["talon"] = [card.text for card in deal.pack]


def _discard(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None:
        told["acts"] = [act.text for act in deal.acts if isinstance(act, Discard)]


def _partners_hand(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None and deal.calling.lone is not None:
        told["partner"] = [_hand_of(table, seat) for seat in deal.calling.out]


def _legal_of_others(told: Told, table: Table, person: str | None) -> None:
    from euchre.deal import dues

    deal = table.sitting.deal
    if deal is not None and deal.stage is Stage.PLAYING:
        told["legal"] = [act.text for due in dues(deal) for act in due.acts]


def _order_of_the_pack(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None:
        told["undo"] = [act.text for act in deal.acts if isinstance(act, Shuffle)]


def _error_echo(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None and deal.stage is Stage.PREPARING:
        told["error"] = f"{deal.dealer} holds {' '.join(_hand_of(table, deal.dealer))}"


def _view_of_a_seat_for_a_stranger(told: Told, table: Table, person: str | None) -> None:
    if person == "stranger":
        told["hand"] = _hand_of(table, Seat.C if table.code.players > 2 else Seat.B)


def _next_turn_up(told: Told, table: Table, person: str | None) -> None:
    deal = table.sitting.deal
    if deal is not None and deal.stage is Stage.ORDERING and deal.pack:
        told["below"] = deal.pack[0].text


def _sorted_by_strength(told: Told, table: Table, person: str | None) -> None:
    """No card is named, but the order of the seats tells who holds the most hearts."""
    hands = {str(seat): "".join(_hand_of(table, seat)).count("H") for seat in table.code.seating.seats}
    told["order"] = sorted(hands, key=lambda letter: (hands[letter], letter))


def _slower_with_a_jack(told: Told, table: Table, person: str | None) -> None:
    """No card is named, but the pause before the answer tells of a hand."""
    told["pause"] = 700 + 100 * sum(card[0] == "J" for card in _hand_of(table, Seat.B))


PLANTED = {
    "the talon at the end of the deal": _talon_when_over,
    "the dealer's discard": _discard,
    "the hand of the lone player's partner": _partners_hand,
    "what others may do": _legal_of_others,
    "the shuffle, to undo it": _order_of_the_pack,
    "a hand in an error": _error_echo,
    "a hand for a stranger": _view_of_a_seat_for_a_stranger,
    "the card below the turn-up": _next_turn_up,
    "an order that tells": _sorted_by_strength,
    "a pause that tells": _slower_with_a_jack,
}


@pytest.mark.parametrize("what", PLANTED)
def test_deliberate_leak_is_found(what: str) -> None:
    frame = planted(PLANTED[what])
    caught: list[str] = []
    for number in range(1, 9):
        _, stops = game("professor-1862", number)
        for place, (table, new, since) in enumerate(stops):
            caught += leaks(frame, table, new, since) or differences(frame, table, new, since, place)
        if caught:
            break
    assert caught


def test_deliberately_sent_seed_is_found() -> None:
    at, stops = game("modern", 2)
    planting = planted(lambda told, table, person: told.update(log=f"seed {at.seeds.of(1).hex()}"))
    frames = [planting(table, ANN.id, new, since) for table, new, since in stops if table.is_game_on]
    assert secrets_in(at, frames)


def test_frame_without_a_leak_is_accepted() -> None:
    def nothing(told: Told, table: Table, person: str | None) -> None:
        told["harmless"] = table.seq

    _, stops = game("professor-1862", 2)
    frame = planted(nothing)
    assert [leak for table, new, since in stops for leak in leaks(frame, table, new, since)] == []


def test_seed_of_the_current_game_and_ids_of_others_are_sent_to_nobody() -> None:
    at, stops = game("modern", 1)
    frames = [real_frame(table, ANN.id, new, since) for table, new, since in stops if table.is_game_on]
    assert len(frames) > 20
    assert secrets_in(at, frames) == []


def secrets_in(at: Desk, frames: list[bytes]) -> list[str]:
    """Return the seed of the first game, and ids of others than Ann, as often as frames hold them."""
    secret = [at.seeds.of(1).hex(), *(f'"{guest.id}"' for guest in GUESTS[1:])]
    return [text for text in secret for frame in frames if text.encode() in frame]


def test_log_holds_the_cards_that_frames_hide() -> None:
    at, _ = game("modern", 1)
    shuffles = [
        entry.event.text
        for entry in at.entries
        if isinstance(entry.event, events.Acted) and " shuffles " in entry.event.text
    ]
    assert shuffles
    assert all(len(text.split()) == 2 + 24 for text in shuffles)

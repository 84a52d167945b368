"""Answers over HTTP about a table stay the same when cards that their reader may not know are exchanged.

In club mode and without it, during games and across their ends. `EUCHRE_EXCHANGES` sets in how many deals
cards are exchanged; `make soak` does so in 100,000.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import msgspec
import pytest

from euchre.acts import Shuffle
from euchre.seats import Seat
from euchre.server.page_files import PAGE
from euchre.server.people.lobby import listed
from euchre.server.review.dealing import dealing_reply
from euchre.server.review.history_tasks import deals_reply, game_reply, game_text, record_text
from euchre.server.review.shared_games import FORMS, path_of, revealed_seeds
from euchre.server.study.expert_tasks import choices_of_deal
from euchre.server.study.hints import hint_task
from euchre.server.study.kept_tasks import kept_record
from euchre.server.tables.decisions import Guest
from euchre.server.tables.events import Entry
from euchre.server.tables.log_book import listing_of
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.snapshot import has_snapshot, score_in, snapshot_of
from euchre.server.tables.table import Table
from euchre.server.tables.transition import replayed
from euchre.server.wire import requests
from euchre.server.wire.replies import REPLIES
from tests.server.helpers.club_leaks import begins_deal, dealt_otherwise, rests_on_cards
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.leaks import onlookers, otherwise
from tests.server.helpers.tables import ANN, Desk, chance_choice, desk, play

DEALS = int(os.environ.get("EUCHRE_EXCHANGES", "12"))
GAMES = 3
"""Games of each table, the last one unfinished at most stops."""
TABLES: dict[str, tuple[str, str | None]] = {
    "enforced": ("modern", None),
    "enforced with a dummy": ("modern-3", None),
    "club": ("jerome-1877", "strict"),
    "club of sleepy players": ("modern", "sleepy"),
}

Log: TypeAlias = tuple[Entry, ...]
Answers: TypeAlias = Callable[[Table, Log, str | None], list[bytes]]
Stop: TypeAlias = tuple[Table, Table, Log, Log]
"""The table before the deal and as it stands, the log before the deal, and the entries of the deal."""


def stops(name: str, number: int) -> Iterator[Stop]:
    """Stops of some games at one table: after each deal, and now and then within one."""
    code, club = TABLES[name]
    changes: dict[str, bool | int | str | list[list[int]]] = {"game_points": 1 + number % 2}
    if code == "jerome-1877":
        changes = {}  # its counters show games to 5 only
    at = desk(code, changes, guests=2, number=number, club=club, public=True)
    for game in range(GAMES):
        if game:
            at.ask(ANN, requests.NextGame(id=f"n{game}"))
        yield from _stops_of_game(at, number * 10 + game)


def _stops_of_game(at: Desk, number: int) -> Iterator[Stop]:
    is_club = at.table.club is not None
    steps = play_with_slips(at, number) if is_club else play(at, chance_choice(number))
    first = 0
    for step, table in enumerate(steps):
        begins = [place for place in range(first, len(at.entries)) if begins_deal(at.entries[place])]
        first = begins[-1] if begins else first
        is_end = table.sitting.is_between_deals
        if first and table.is_game_on and (is_end or step % 11 == number % 11):
            before = tuple(at.entries[:first])
            yield replayed(before), table, before, tuple(at.entries[first:])


def real_answers(table: Table, log: Log, person: str | None) -> list[bytes]:
    """Every answer about a table that depends on its log, as this person gets them."""
    seeds = revealed_seeds(log)
    found = [_answer(record_text, log), REPLIES.encode(listed((listing_of(table),)))]
    if has_snapshot(table):
        found.append(msgspec.json.encode(score_in(snapshot_of(table))))
    found.append(_hint(table, person))
    found += [_answer(deals_reply, log, person or "stranger", wanted) for wanted in (None, 0)]
    for game in range(max(1, table.game - 1), table.game + 1):
        key = path_of(table.id, game, seeds.get(game, b"guessed")).rpartition("/")[2]
        found += [_answer(game_reply, log, game, key, None), _answer(dealing_reply, log, game)]
        found += [_answer(game_text, log, game, key, form) for form in FORMS]
        found.append(_answer(kept_record, log, game, "A"))
    found.append(_answer(own_choices, log, person or "stranger"))
    return found


def own_choices(log: Log, person: str) -> str:
    """What the answer on the last deal's choices is computed from."""
    return repr(choices_of_deal(log, person, None))


def _hint(table: Table, person: str | None) -> bytes:
    """All that a hint is made of; the same worker task makes it of this and of nothing else."""
    try:
        return repr(hint_task(replace(table, hints=True), Guest(person or "stranger", "One"))).encode()
    except Refusal as no:
        return f"{no.reason}: {no.message}".encode()


def _answer(task: Callable[..., bytes | str], *arguments: object) -> bytes:
    try:
        told = task(*arguments)
    except Refusal as no:
        return f"{no.reason}: {no.message}".encode()
    return told if isinstance(told, bytes) else told.encode()


def differences(answers: Answers, stop: Stop, number: int) -> Iterator[str]:
    """Whether one person, each time another, is answered something else if their hidden cards are others."""
    start, table, before, entries = stop
    if table.club is not None and rests_on_cards(table):
        return
    readers = list(onlookers(table))
    seat, person = readers[number % len(readers)]
    other = _exchanged(start, table, entries, seat, number)
    if other is not None:
        told = answers(table, (*before, *entries), person)
        if told != answers(other[0], (*before, *other[1]), person):
            yield f"{seat or 'a stranger'} at number {table.seq}"


def _exchanged(
    start: Table, table: Table, entries: Log, seat: Seat | None, number: int
) -> tuple[Table, Log] | None:
    if table.club is None:
        return otherwise(table, entries, seat, number)
    other = dealt_otherwise((start, table, entries, entries), seat, number)
    return None if other is None or rests_on_cards(other[0]) else other


def search(answers: Answers, name: str, deals: int) -> tuple[int, list[str]]:
    """In how many deals cards were exchanged, and what was found."""
    done, found, number = set[tuple[int, int]](), list[str](), 0
    while len(done) < deals:
        number += 1
        for place, stop in enumerate(stops(name, number)):
            found += differences(answers, stop, place + number)
            done.add((number, stop[1].sitting.deals))
            if len(done) >= deals:
                break
    return len(done), found


@pytest.mark.parametrize("name", TABLES)
def test_no_answer_changes_with_hidden_cards(name: str) -> None:
    done, found = search(real_answers, name, max(2, DEALS // len(TABLES)))
    assert found == []
    assert done >= 2


def leaking(table: Table, log: Log, person: str | None) -> list[bytes]:
    """Answers that also say which card lies at the bottom of the pack."""
    deal = table.sitting.deal
    shuffled = [act for act in (() if deal is None else deal.acts) if isinstance(act, Shuffle)]
    return [b"", *(act.pack[-1].text.encode() for act in shuffled if act.pack)]


@pytest.mark.parametrize("name", ["enforced", "club"])
def test_deliberate_leak_is_found(name: str) -> None:
    assert search(leaking, name, 4)[1]


SEARCHED = {
    "/api/tables",
    "/api/session/tables",
    "/api/tables/{table}/record",
    "/api/tables/{table}/deals",
    "/api/tables/{table}/games/{game:int}/dealing",
    "/api/replays/{table}/{game}/{key}",
    "/api/replays/{table}/{game}/{key}/record",
    "/api/replays/mine/{table}/{game}",
    "/api/tables/{table}/expert",
    "/api/tables/{table}/hint",
    "/api/replays/{table}/{game}/{key}/review",
    "/api/replays/upload/1/{key}",
}
"""Routes whose answers depend on logs; this test searches them, or what they are made of: the record of a
game for a review, the view of the seat for a hint."""
NO_LOG = {f"/api/tables/{{table}}/{name}" for name in "block report ask come again standing glance".split()}
"""Routes whose answers say no more of a table than its id or a link to it."""


def test_every_route_about_tables_is_searched() -> None:
    sources = "".join(file.read_text() for file in PAGE.parent.rglob("*.py"))
    paths = set(re.findall(r'"(/api/(?:tables|replays|session/tables)[^"]*)"', sources))
    assert {path for path in paths if not path.endswith("/replays/")} <= SEARCHED | NO_LOG
    assert {path for path in SEARCHED | NO_LOG if "/replays/" not in path} <= paths


def test_hints_are_among_the_answers() -> None:
    """Some stop of some table has a hint, and it names the seat's own cards."""
    hints = [
        _hint(table, person).decode()
        for number in (1, 2, 3)
        for _, table, _, _ in stops("enforced", number)
        for _, person in onlookers(table)
    ]
    assert any(hint.startswith("HintTask(view=") and "hand" in hint for hint in hints)
    assert any(hint.startswith("hint/not-now") for hint in hints)

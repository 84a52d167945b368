"""Faults of the server itself, broken connections, random messages, and a store that fails."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.deal import legal_acts
from euchre.laws import CODE_NAMES
from euchre.server.store import LogBatch, StoreFull
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest, decide
from euchre.server.tables.log_book import LogBook
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.table import Table
from euchre.server.wire import requests
from tests.server.helpers.leaks import cards_in
from tests.server.helpers.people import at_server, closed_with, guest, my_turn
from tests.server.helpers.serving import Served, play_deals, run, served
from tests.server.helpers.tables import GUESTS, desk, play


def test_fault_of_the_server_is_reported_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: object, *arguments: object) -> None:
        raise ValueError("A holds JS and the token is secret")

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        monkeypatch.setattr("euchre.server.tables.room.Room.join", fails)
        monkeypatch.setattr("euchre.server.people.lobby.listed", lambda listings: 1 / 0)
        status, trouble = await ann.ask("GET", "/api/tables")
        assert (status, trouble["reason"]) == (500, "request/fault")
        with pytest.raises(Exception, match="1011"):
            await ann.look(table)
        assert (await closed_with(ann))[0] == 1011

    at_server(tmp_path, work)
    assert "ZeroDivisionError" in caplog.text
    assert "ValueError" in caplog.text
    assert "JS" not in caplog.text
    assert "secret" not in caplog.text


def test_the_servers_log_says_nothing_about_a_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def work(server: Served) -> None:
        ann = await guest(server, "Zebediah")
        await ann.look(await ann.open_table())
        await play_deals(ann, 2)
        await ann.command("act", act="A AS")

    at_server(tmp_path, work)
    assert cards_in(caplog.text.encode()) == set()
    assert "Zebediah" not in caplog.text


def test_acts_are_refused_with_a_reason_if_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_full = False
    append = SqliteStore.append

    async def guarded(self: SqliteStore, batch: LogBatch) -> None:
        if is_full:
            raise StoreFull("no disk space is left; nothing was done")
        await append(self, batch)

    monkeypatch.setattr(SqliteStore, "append", guarded)

    async def work(server: Served) -> None:
        nonlocal is_full
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        act = await my_turn(ann)
        before = ann.last["seq"]
        is_full = True
        refused = await ann.command("act", act=act)
        assert (refused["reason"], refused["message"][:13]) == ("store/full", "no disk space")
        assert ann.last["seq"] == before
        is_full = False
        assert (await ann.command("act", act=act))["type"] == "done"
        await my_turn(ann)

    at_server(tmp_path, work)


def test_table_continues_by_itself_when_the_disk_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 0
    add = LogBook.add

    async def sometimes(
        self: LogBook, new: tuple[events.AnyEvent, ...], person: str = "", message: str | None = None
    ) -> object:
        nonlocal failures
        if not person and new and failures < 3:
            failures += 1
            raise StoreFull("full")
        return await add(self, new, person, message)

    monkeypatch.setattr(LogBook, "add", sometimes)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await ann.look(await ann.open_table())
        await play_deals(ann, 1)

    at_server(tmp_path, work)
    assert failures == 3


TABLES = [desk(code, guests=2, number=7) for code in CODE_NAMES]
STOPS = [table for at in TABLES for _, table in zip(range(60), play(at), strict=False)]
WORDS = st.sampled_from(
    "A B C D A+C table passes orders up assists takes turns down makes hearts spades alone discards plays "
    "AS JC joker ?? waives agrees objects lays proposes 3 shuffles cuts deals 3-2 holds draws marks voids "
    "the deal says".split()
)
TEXTS = st.one_of(st.text(max_size=40), st.lists(WORDS, min_size=1, max_size=5).map(" ".join))


@settings(max_examples=400)
@given(st.sampled_from(STOPS), st.sampled_from(GUESTS), TEXTS)
def test_any_text_as_an_act_is_legal_or_refused(table: Table, who: Guest, text: str) -> None:
    seat = table.seat_of(who.id)
    answer: object
    try:
        (answer,) = decide(table, who, requests.DoAct(id="x", act=text))
    except Refusal as no:
        answer = no
    if isinstance(answer, Refusal):
        assert "/" in answer.reason
        assert answer.message
        return
    assert isinstance(answer, events.Acted)
    assert seat is not None
    assert table.sitting.deal is not None
    assert answer.text in [act.text for act in legal_acts(table.sitting.deal, seat)]


@settings(max_examples=400)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_random_bytes_are_a_message_or_refused(text: bytes) -> None:
    try:
        request = requests.REQUESTS.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert isinstance(request, requests.Request)


def _mutants() -> st.SearchStrategy[str]:
    """Return messages with a part removed, repeated or exchanged."""
    real = [
        {"type": "act", "id": "a", "act": "A passes"},
        {"type": "sit", "id": "b", "seat": "B"},
        {"type": "hello", "since": 3},
        {"type": "place", "id": "c", "seat": "B", "player": None},
    ]
    texts = st.sampled_from([json.dumps(message) for message in real])
    place = st.integers(0, 60)
    return st.builds(lambda text, other, at, to: text[:at] + other[to:], texts, texts, place, place)


@settings(max_examples=400)
@given(_mutants())
def test_damaged_message_never_breaks_the_reader(text: str) -> None:
    try:
        request = requests.REQUESTS.decode(text)
    except msgspec.DecodeError:
        return
    assert isinstance(request, requests.Request)


def test_closing_server_tells_a_new_connection(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            ann = await guest(server, "Ann")
            table = await ann.open_table()
        with pytest.raises(OSError, match="Connect"):
            await ann.look(table)

    run(work())

"""Long logs are processed in another process, within limits, with the same results."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from euchre.server.review import history, history_tasks
from euchre.server.review.history import (
    MOST_OF_NETWORK,
    MOST_OF_ONE_ASKER,
    MOST_WAITING,
    SHORT,
    History,
)
from euchre.server.review.record import record_of
from euchre.server.store import LogBatch, Store
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import log_book
from euchre.server.tables.log_book import listing_of
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.transition import after
from euchre.server.workers.fair_queue import NETWORK
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.places import Place
from tests.server.helpers.serving import run, served
from tests.server.helpers.tables import ANN, BOB, Desk, desk, play


def long_table(club: str | None = "friendly") -> Desk:
    """Return a table whose log is longer than the server replays by itself, with finished games."""
    at = desk(club=club, guests=1 if club is None else 2)
    for _ in play(at) if club is None else play_with_slips(at, 3):
        pass
    assert len(at.entries) > SHORT
    return at


async def stored(store: Store, at: Desk) -> None:
    """Write the log of a table."""
    table, batches = None, (at.entries[:10], at.entries[10:])
    for number, entries in enumerate(batches):
        for entry in entries:
            table = after(table, entry)
        assert table is not None
        batch = LogBatch(
            entries=tuple(entries), listing=listing_of(table), seeds={} if number else _seeds(at)
        )
        await (store.append(batch) if number else store.create(batch))


def _seeds(at: Desk) -> dict[int, bytes]:
    """Return the seeds of all games that a table has committed to."""
    assert at.table.chance is not None
    return {game: at.seeds.of(game) for game in range(1, at.table.chance.game + 1)}


def with_history(place: Place, work: Callable[[Store, History], Awaitable[None]]) -> None:
    """Run a coroutine with the history of a store."""

    async def main() -> None:
        store = await place.opened()
        past = History(store)
        try:
            await work(store, past)
        finally:
            await past.close()
            await store.close()

    run(main())


def forbidden(*given: object, **named: object) -> Any:
    raise AssertionError("this is for the worker process")


def test_long_table_is_loaded_in_another_process(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    at = long_table()

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        monkeypatch.setattr(history_tasks, "replayed", forbidden)
        monkeypatch.setattr(history, "after", forbidden)
        monkeypatch.setattr(log_book, "replayed", forbidden)
        book = await log_book.reopen(store, "t1", lambda: 1_000, load=past.table)
        assert book.table == at.table
        assert book.is_keeper

    with_history(place, work)


def test_short_table_is_loaded_here(tmp_path: Path) -> None:
    at = desk()

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        assert (await log_book.reopen(store, "t1", lambda: 1_000, load=past.table)).table == at.table
        with pytest.raises(Refusal, match="no such table"):
            await past.table("none", None, 0)

    with_history(Place(tmp_path), work)


@pytest.mark.parametrize("club", [None, "friendly"])
def test_replay_and_record_of_a_long_log_are_those_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, club: str | None
) -> None:
    at = long_table(club)
    replay = history_tasks.deals_reply(at.entries, ANN.id, 0)
    text = history_tasks.record_text(at.entries)
    assert record_of(at.table, at.entries).entries
    link = json.loads(replay)["link"].split("/")[-1]

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        monkeypatch.setattr(history_tasks, "played", forbidden)
        assert await past.of_log(ANN.id, "t1", history_tasks.deals_reply, ANN.id, 0) == replay
        assert await past.of_log(ANN.id, "t1", history_tasks.record_text) == text
        game = await past.of_log("", "t1", history_tasks.game_reply, 1, link, None)
        assert json.loads(game)["deals"]

    with_history(Place(tmp_path), work)


def test_refusals_come_back_from_the_other_process(tmp_path: Path) -> None:
    at = long_table()

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        stranger = "nobody"
        with pytest.raises(Refusal) as uninvited:
            await past.of_log(stranger, "t1", history_tasks.deals_reply, stranger, None)
        assert uninvited.value.reason == "table/not-invited"
        with pytest.raises(Refusal) as keyless:
            await past.of_log(stranger, "t1", history_tasks.game_text, 1, "0" * 22, "euchre")
        assert keyless.value.reason == "replay/none"

    with_history(Place(tmp_path), work)


def test_tasks_of_one_person_and_the_queue_are_bounded(tmp_path: Path) -> None:
    async def work(store: Store, past: History) -> None:
        own = [asyncio.create_task(past._in_process(ANN.id, abs, -3)) for _ in range(MOST_OF_ONE_ASKER)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="wait for the replay"):
            await past._in_process(ANN.id, abs, -3)
        others = []
        for number in range(MOST_WAITING - MOST_OF_ONE_ASKER):
            NETWORK.set(f"network {number}")
            others.append(asyncio.create_task(past._in_process(f"guest {number}", abs, -3)))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await past._in_process(BOB.id, abs, -3)
        await asyncio.gather(*own, *others)
        assert past.waiting == 0
        assert await past._in_process(ANN.id, abs, -3) == 3

    with_history(Place(tmp_path), work)


def test_many_guests_of_one_network_keep_nobody_else_waiting(place: Place) -> None:
    at = long_table()

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        NETWORK.set("the attacker's")
        crowd = [
            asyncio.create_task(past._in_process(f"guest {number}", time.sleep, 2.0))
            for number in range(MOST_OF_NETWORK)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await past._in_process("one more", abs, -3)
        NETWORK.set("Ann's")
        assert (await past.table(at.table.id, None, len(at.entries))).seq == at.table.seq
        assert await past._in_process(ANN.id, abs, -3) == 3
        assert sum(not one.done() for one in crowd) >= MOST_OF_NETWORK // 2
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    with_history(place, work)


@pytest.mark.parametrize(("end", "budget"), [((time.sleep, 600.0), 0.0), ((os._exit, 1), 60.0)])
def test_task_that_never_ends_or_kills_its_process_is_refused_and_the_next_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: tuple[Callable[..., object], object], budget: float
) -> None:
    async def work(store: Store, past: History) -> None:
        assert await past._in_process("", abs, -3) == 3
        monkeypatch.setattr(history, "BUDGET", budget)
        with pytest.raises(Refusal) as no:
            await past._in_process("", *end)
        assert no.value.reason == "replay/too-long"
        monkeypatch.undo()
        assert await past._in_process("", abs, -3) == 3

    with_history(Place(tmp_path), work)


def test_task_that_idle_time_is_too_short_for_is_done_by_a_process_that_gives_way_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    niceness = os.getpriority, os.PRIO_PROCESS, 0
    own = os.getpriority(os.PRIO_PROCESS, 0)

    async def work(store: Store, past: History) -> None:
        monkeypatch.setattr(history, "PATIENCE", 600.0)
        assert await past._in_process("", *niceness) == min(19, own + history.PRIORITY.value)
        monkeypatch.setattr(history, "PATIENCE", 0.0)
        assert await past._in_process("", *niceness) == min(19, own + history.LATER_PRIORITY.value)

    with_history(Place(tmp_path), work)


def test_upload_of_many_deals_is_replayed_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = history_tasks.record_text(long_table(None).entries).encode()
    monkeypatch.setattr(history, "SHORT_UPLOAD", 1000)
    assert len(text) > 1000
    replay = history_tasks.upload_reply(text, None)
    monkeypatch.setattr(history_tasks, "played", forbidden)

    async def work() -> None:
        async with served(tmp_path) as server:
            browser = server.browser()
            status, _, answer = await asyncio.to_thread(_posted, browser.port, text)
            assert (status, answer) == (200, replay)

    run(work())


def _posted(port: int, body: bytes) -> tuple[int, object, bytes]:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    connection.request("POST", "/api/viewer", body, headers)
    answer = connection.getresponse()
    try:
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def test_store_without_an_address_is_read_here(tmp_path: Path) -> None:
    at = long_table(None)

    async def work(store: Store, past: History) -> None:
        await stored(store, at)
        assert isinstance(store, SqliteStore)
        store.address = None
        assert await past.table("t1", None, len(at.entries)) == at.table
        assert await past.of_log("", "t1", history_tasks.record_text)
        assert past.waiting == 0

    with_history(Place(tmp_path), work)

"""What the store keeps of events and evenings: who plays where, what each board gave, the lines of a log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from euchre.server.store import (
    AlreadyDone,
    BoardEnd,
    BoardRow,
    Fenced,
    OnlineEvening,
    SealedEvent,
    Store,
    StoreDamaged,
    StoreFailed,
)
from euchre.server.store.evenings import audited_evenings
from euchre.server.store.logs import read_log, save_boards
from euchre.server.store.reading import read_at
from euchre.server.store.script import rows_of
from euchre.server.tables.log_book import first_batch
from tests.server.helpers.places import Place
from tests.server.helpers.tables import ANN, BOB
from tests.server.store.test_people import answered, with_both
from tests.server.store.test_store import OPENING, clock

SEALED = SealedEvent(id="today", seed=b"seed", ends_at=5_000)


def line(act: str) -> str:
    return f"2026-11-20T19:30:00Z Ann: {act}"


def test_a_person_has_one_table_in_an_event_and_its_boards_are_kept(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.begin_event(SEALED) == SEALED
        assert await store.begin_event(SealedEvent(id="today", seed=b"late", ends_at=9)) == SEALED
        assert await store.find_event("tomorrow") is None
        assert await store.table_in_event("today", ANN.id) is None
        batches = [first_batch(table, OPENING, (), clock(), {1: b"seed" * 8}) for table in ("e1", "e2")]
        assert [await store.open_in_event("today", ANN.id, batch) for batch in batches] == ["e1", "e1"]
        assert not await store.length("e2")
        assert await store.table_in_event("today", ANN.id) == "e1"
        for at, board in ((4_999, 1), (5_000, 2)):
            await store.write(save_boards("e1", at, [BoardEnd(event="today", board=board, points=(2, 0))]))
        rows = tuple(BoardRow(person=ANN.id, name="Ann", board=board, points=(2, 0)) for board in (1, 2))
        assert await store.boards_at("today", ANN.id) == rows
        assert await store.boards_at("today", BOB.id) == ()
        assert await store.boards_in("today") == rows[:1]
        await store.keep_compared("today", b"[2]")
        found = await store.find_event("today")
        assert found is not None
        assert found.compared == b"[2]"

    with_both(place, work)


def test_lines_of_an_evening_are_written_once_and_in_order(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create_evening("e", b"director", b"secret", (line("title Friday"),), clock())
        await store.append_lines("e", 1, "m1", (line("player Ann"), line("player Bob")), clock())
        with pytest.raises(AlreadyDone):
            await store.append_lines("e", 3, "m1", (line("player Ann"),), clock())
        with pytest.raises(Fenced):
            await store.append_lines("e", 1, "m2", (line("player Cid"),), clock())
        assert [await store.has_line("e", message) for message in ("m1", "m2")] == [True, False]
        assert await store.count_evenings() == 1
        assert await store.evening("nowhere") is None
        evening = await store.evening("e", 1)
        assert evening is not None
        assert (evening.seq, evening.lines) == (3, (line("player Ann"), line("player Bob")))
        assert await store.read(audited_evenings()) == []
        await store.write(rows_of("DELETE FROM evening_lines WHERE seq = 2"))
        with pytest.raises(StoreDamaged):
            await store.evening("e")
        (fault,) = await store.read(audited_evenings())
        assert fault.startswith("evening e: ")

    with_both(place, work)


def test_an_evening_deleted_during_an_audit_is_no_fault() -> None:
    assert answered(audited_evenings(), (("e",),), ()) == []


def test_an_online_evening_knows_its_people_until_it_is_over(place: Place) -> None:
    async def work(store: Store) -> None:
        online = OnlineEvening(id="e", clock=30, pace=500)
        await store.create_online_evening(
            "e", b"director", b"secret", (line("title Friday"),), clock(), online
        )
        await store.join_evening("e", 1, line("player Ann"), "Ann", ANN.id, clock())
        with pytest.raises(AlreadyDone):
            await store.join_evening("e", 2, line("player Ann"), "Ann", ANN.id, clock())
        found = await store.online_evening("e")
        assert found == OnlineEvening(id="e", clock=30, pace=500, people={"Ann": ANN.id})
        assert await store.online_evening("nowhere") is None
        assert [evening for evening, _, _ in await store.online_evenings()] == ["e"]
        await store.end_online_evening("e")
        assert await store.online_evenings() == ()

    with_both(place, work)


def test_a_store_in_use_is_read_at_its_address(place: Place) -> None:
    async def work(store: Store) -> None:
        entries = await asyncio.to_thread(read_at, place.database or place.folder, read_log("t1"))
        assert len(entries) == await store.length("t1")

    with_both(place, work)


def test_no_store_is_read_where_none_is(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        read_at(tmp_path / "nowhere", read_log("t1"))

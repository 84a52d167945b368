"""Tables in use are loaded once, unloaded if nobody is connected, and can get another keeper."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.bots import SeenDeals
from euchre.chance import Stream
from euchre.deal import Due
from euchre.players import bot_by_name
from euchre.server.store import LogBatch, StoreFailed
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest
from euchre.server.tables.log_book import create, reopen
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.room import MOVED, Room, Times
from euchre.server.tables.rooms import Rooms
from euchre.server.wire import requests
from euchre.view import SeatView
from tests.server.helpers.people import at_server, closed_with, guest
from tests.server.helpers.serving import Served, run
from tests.server.helpers.tables import ANN
from tests.server.store.test_store import OPENING, SEATED, clock


@dataclass(eq=False)
class Ear:
    """A listener without a socket."""

    guest: Guest
    heard: list[bytes] = field(default_factory=list)
    ended: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self, code: int, reason: str) -> None:
        self.ended = (code, reason)


async def choose(name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals, least: float) -> object:
    return bot_by_name(name).choose(view, due, Stream(seed))


def in_rooms(folder: Path, work: Callable[[SqliteStore, Rooms], Awaitable[None]], times: Times) -> None:
    """Run a coroutine with rooms on a store, and close them."""

    async def main() -> None:
        store = SqliteStore(folder)
        rooms = Rooms(store, choose, times, clock)
        await create(store, "t1", OPENING, SEATED, clock())
        rooms.start()
        try:
            await work(store, rooms)
        finally:
            await rooms.end()
            await store.close()

    run(main())


def test_table_asked_for_by_many_at_once_is_opened_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        found = await asyncio.gather(*(rooms.room("t1") for _ in range(10)))
        assert len({id(room) for room in found}) == 1
        assert len(rooms) == 1
        assert {entry.epoch for entry in await store.log("t1")} == {1}
        await found[0].join(Ear(ANN), 0)
        assert (await store.log("t1"))[-1].epoch == 2

    in_rooms(tmp_path, work, Times())


def test_room_without_connections_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        await room.ask(ANN, requests.Pause(id="p"))
        room.leave(ear)
        while len(rooms):
            await asyncio.sleep(0.01)
        assert room.is_over
        with pytest.raises(StoreFailed, match="unloaded"):
            await room.ask(ANN, requests.Resume(id="r"))
        again = await rooms.room("t1")
        assert again is not room
        assert again.book.table == room.book.table

    in_rooms(tmp_path, work, Times(idle=0.05))


def test_room_with_a_listener_is_not_unloaded(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        await create(store, "t2", OPENING, SEATED, clock())
        room = await rooms.room("t1")
        await room.join(Ear(ANN), 0)
        for _ in range(3):
            empty = await rooms.room("t2")
            ear = Ear(ANN)
            await empty.join(ear, 0)
            empty.leave(ear)
            while not empty.is_over:
                await asyncio.sleep(0.001)
        assert await rooms.room("t1") is room

    in_rooms(tmp_path, work, Times(idle=0.02))


def test_former_keeper_resigns_and_decides_a_command_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        other = await reopen(store, "t1", clock, "other")
        await other.add((events.Renamed("Theirs"),))
        await room.ask(ANN, requests.Rename(id="x", name="Mine"))
        assert not room.book.is_keeper
        assert ear.ended is None
        log = await store.log("t1")
        assert [entry.event for entry in log[-2:]] == [events.Renamed("Theirs"), events.Renamed("Mine")]
        assert log[-1].epoch == log[-2].epoch > log[-3].epoch

    in_rooms(tmp_path, work, Times())


def test_connections_to_a_deleted_table_are_closed(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        await store.erase(9_999, 0, 9_999)
        with pytest.raises(StoreFailed, match=r"deleted|unloaded"):
            await room.ask(ANN, requests.Rename(id="x", name="Mine"))
        assert room.is_over
        assert ear.ended is not None
        assert ear.ended[0] == MOVED
        with pytest.raises(Refusal, match="no such table"):
            await rooms.room("t1")

    in_rooms(tmp_path, work, Times())


def test_command_is_finished_after_its_sender_has_gone(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        asking = asyncio.create_task(room.ask(ANN, requests.Rename(id="x", name="Done")))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await room.ask(ANN, requests.Pause(id="p"))
        assert room.book.table.name == "Done"
        assert [entry.message for entry in await store.log("t1") if entry.message] == ["x", "p"]

    in_rooms(tmp_path, work, Times())


def test_refused_message_that_was_granted_before_is_granted_again(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room: Room = await rooms.room("t1")
        first = await room.ask(ANN, requests.Pause(id="p"))
        assert await room.ask(ANN, requests.Pause(id="p")) == first
        with pytest.raises(Refusal, match="paused already"):
            await room.ask(ANN, requests.Pause(id="q"))

    in_rooms(tmp_path, work, Times())


def test_stand_in_is_tried_again_while_the_store_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        await room.ask(ANN, requests.Pause(id="p"))
        failures = 0
        add = room.book.add

        async def sometimes(
            new: tuple[events.AnyEvent, ...], person: str = "", message: str | None = None
        ) -> object:
            nonlocal failures
            if failures < 2:
                failures += 1
                raise StoreFailed("full")
            return await add(new, person, message)

        monkeypatch.setattr(room.book, "add", sometimes)
        room.leave(ear)
        while room.book.table.chairs[0].player is None:
            await asyncio.sleep(0.01)
        assert failures == 2

    in_rooms(tmp_path, work, Times(away=0.02))


def test_act_written_despite_a_reported_fault_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SqliteStore.append

    async def written_and_lost(self: SqliteStore, batch: LogBatch) -> None:
        await append(self, batch)
        if batch.entries[0].message == "p":
            raise StoreFailed("no answer from the disk")

    monkeypatch.setattr(SqliteStore, "append", written_and_lost)

    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        seq = await room.ask(ANN, requests.Pause(id="p"))
        assert room.book.table.paused
        assert (await store.log("t1"))[seq - 1].message == "p"

    in_rooms(tmp_path, work, Times())


def test_old_sequence_number_is_answered_with_the_full_state(tmp_path: Path) -> None:
    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        await room.ask(ANN, requests.Pause(id="p"))
        for number in range(300):
            await room.ask(ANN, requests.Rename(id=f"m{number}", name=f"Name {number}"))
        near, far = Ear(ANN), Ear(ANN)
        await room.join(near, room.book.table.seq - 200)
        await room.join(far, 3)
        updates = [json.loads(ear.heard[0]) for ear in (near, far)]
        assert [len(update["events"]) for update in updates] == [200, 0]
        assert updates[1]["since"] == updates[1]["seq"]

    in_rooms(tmp_path, work, Times())


def test_guest_with_too_many_connections_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        others = [server.browser() for _ in range(6)]
        for other in others:
            other.cookie = ann.cookie
            await other.look(table)
        with pytest.raises(ConnectionClosed):
            await ann.look(table)
        assert (await closed_with(ann))[0] == 4409
        await others[0].close()
        while len(server.lines()) > 5:
            await asyncio.sleep(0.01)
        await ann.look(table)

    at_server(tmp_path, work)

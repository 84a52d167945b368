"""The tables in use in this process: loaded when somebody connects, unloaded when nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ...errors import LawDataError
from ..cluster.pubsub import Looked, Notice
from ..failures import log_failure
from ..store import HeartbeatReply, Store, StoreFailed, TableVisit
from ..wire.replies import REPLIES, Greeted
from .clock import Choose
from .log_book import ALONE, Load, reopen
from .refusal import Refusal
from .room import Room, Times, publish_nothing


class Rooms:
    """Every table that is loaded here; each is loaded once, however many ask for it at the same time."""

    def __init__(
        self,
        store: Store,
        choose: Choose,
        times: Times,
        clock: Callable[[], int],
        server: str = ALONE,
        load: Load | None = None,
    ) -> None:
        self.publish: Callable[[Notice], None] = publish_nothing
        """Notifies the other servers of what happens in a room."""
        self._server = server
        self._store = store
        self._choose = choose
        self._times = times
        self._clock = clock
        self._load = load
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self) -> None:
        """Begin to unload idle tables from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._sweeper.add_done_callback(log_failure)

    async def room(self, table: str) -> Room:
        """Return the room of a table. Raises Refusal if there is no such table, and StoreFailed."""
        room = self._rooms.get(table)
        if room is not None and not room.is_over:
            if self._store.is_shared:
                await room.look_now()
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def end(self) -> None:
        """Close every connection; browsers come back when the server does."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.end(1001, "the server is going down") for room in self._rooms.values()))
        self._rooms.clear()

    def loaded(self) -> list[Room]:
        """Return the rooms in use."""
        return list(self._rooms.values())

    async def forget(self, table: str, code: int, reason: str) -> None:
        """Close every connection to a table that was deleted."""
        room = self._rooms.pop(table, None)
        if room is not None:
            await room.end(code, reason)

    def has(self, table: str) -> bool:
        """Return whether a table is loaded here."""
        return table in self._rooms

    def visits(self) -> frozenset[TableVisit]:
        """Return who is connected to which table here."""
        return frozenset((table, person) for table, room in self._rooms.items() for person in room.onlookers)

    def look(self, table: str) -> None:
        """Another server changed a table: read it again soon, if it is loaded here."""
        if table in self._rooms:
            self._rooms[table].look()

    def greeted(self, table: str, greeting: Greeted) -> None:
        """Pass on a greeting from another server."""
        if table in self._rooms:
            self._rooms[table].tell_all(REPLIES.encode(greeting))

    def note(self, reply: HeartbeatReply) -> None:
        """Pass on to each room what the heartbeat learned of its table."""
        elsewhere: dict[str, set[str]] = {}
        for table, person in reply.elsewhere:
            elsewhere.setdefault(table, set()).add(person)
        for progress in reply.progress:
            room = self._rooms.get(progress.table)
            if room is not None:
                room.note(progress, frozenset(elsewhere.get(progress.table, ())))

    async def _open(self, table: str) -> Room:
        try:
            book = await reopen(self._store, table, self._clock, self._server, self._load)
        except LawDataError as fault:
            raise Refusal("table/cannot-be", f"this table cannot be opened: {fault}") from None
        room = self._rooms[table] = Room(book, self._choose, self._times, lambda notice: self.publish(notice))
        return room

    async def _sweep(self) -> None:
        """Unload rooms found idle twice in a row; at the first, a person may be about to join."""
        before: set[Room] = set()
        while True:
            await asyncio.sleep(self._times.idle)
            before = await self._unload_idle(before)

    async def _unload_idle(self, before: set[Room]) -> set[Room]:
        """Unload the rooms that are idle and were so before; the others that are idle now."""
        for table, room in list(self._rooms.items()):
            if room in before and room.is_idle:
                await self._unload(self._rooms.pop(table))
        return {room for room in self._rooms.values() if room.is_idle}

    async def _unload(self, room: Room) -> None:
        await room.end(1001, "the table is unloaded")
        if self._store.is_shared and room.book.is_keeper:
            with suppress(StoreFailed):  # otherwise it can be claimed once this server's lease has expired
                await room.book.release()
                self.publish(Looked(room.book.table.id))

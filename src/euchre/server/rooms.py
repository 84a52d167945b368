"""The tables in use in this process: opened when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .failures import log_failure
from .log_book import reopen
from .room import Choose, Room, Times
from .store import Store


class Rooms:
    """Every table that is open here; each is opened once, however many ask for it at once."""

    def __init__(self, store: Store, choose: Choose, times: Times, clock: Callable[[], int]) -> None:
        self._store = store
        self._choose = choose
        self._times = times
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self) -> None:
        """Put idle tables away from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())
        self._sweeper.add_done_callback(log_failure)

    async def room(self, table: str) -> Room:
        """The room of a table. Raises Refusal if there is no such table, and StoreFailed."""
        room = self._rooms.get(table)
        if room is not None and not room.is_over:
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def end(self) -> None:
        """Let everybody go, to come back when the server does."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.end(1001, "the server is going down") for room in self._rooms.values()))
        self._rooms.clear()

    async def _open(self, table: str) -> Room:
        book = await reopen(self._store, table, self._clock)
        room = self._rooms[table] = Room(book, self._choose, self._times)
        return room

    async def _sweep(self) -> None:
        """Put away what is idle for the second time: whoever has just opened a room has yet to enter it."""
        before: set[Room] = set()
        while True:
            await asyncio.sleep(self._times.idle)
            for table, room in list(self._rooms.items()):
                if room in before and room.is_idle:
                    del self._rooms[table]
                    await room.end(1001, "the table is put away")
            before = {room for room in self._rooms.values() if room.is_idle}

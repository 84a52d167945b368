"""The tables in use in this process: opened when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ...errors import LawDataError
from ..cluster.pubsub import Looked, Notice
from ..failures import log_failure
from ..store import Beat, Line, Store, StoreFailed
from ..wire.replies import REPLIES, Greeted
from .log_book import ALONE, reopen
from .refusal import Refusal
from .room import Choose, Room, Times


class Rooms:
    """Every table that is open here; each is opened once, however many ask for it at once."""

    def __init__(
        self, store: Store, choose: Choose, times: Times, clock: Callable[[], int], server: str = ALONE
    ) -> None:
        self.tell_others: Callable[[Notice], None] = _tell_nobody
        """How the other servers hear of what happens in a room."""
        self._server = server
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
        """Let everybody go, to come back when the server does."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.end(1001, "the server is going down") for room in self._rooms.values()))
        self._rooms.clear()

    def has(self, table: str) -> bool:
        """Whether a table is open here."""
        return table in self._rooms

    def lines(self) -> frozenset[Line]:
        """Who looks at which table here."""
        return frozenset((table, person) for table, room in self._rooms.items() for person in room.onlookers)

    def look(self, table: str) -> None:
        """Something happened at a table elsewhere."""
        if table in self._rooms:
            self._rooms[table].look()

    def greeted(self, table: str, greeting: Greeted) -> None:
        """Somebody greeted those at a table elsewhere."""
        if table in self._rooms:
            self._rooms[table].tell_all(REPLIES.encode(greeting))

    def note(self, beat: Beat) -> None:
        """How the tables stand in the store, and who looks at them elsewhere."""
        elsewhere: dict[str, set[str]] = {}
        for table, person in beat.elsewhere:
            elsewhere.setdefault(table, set()).add(person)
        for standing in beat.standings:
            room = self._rooms.get(standing.table)
            if room is not None:
                room.note(standing, frozenset(elsewhere.get(standing.table, ())))

    async def _open(self, table: str) -> Room:
        try:
            book = await reopen(self._store, table, self._clock, self._server)
        except LawDataError as fault:
            raise Refusal("table/cannot-be", f"this table cannot be opened: {fault}") from None
        room = self._rooms[table] = Room(book, self._choose, self._times, self._say)
        return room

    def _say(self, word: Notice) -> None:
        self.tell_others(word)

    async def _sweep(self) -> None:
        """Put away what is idle for the second time: whoever has just opened a room has yet to enter it."""
        before: set[Room] = set()
        while True:
            await asyncio.sleep(self._times.idle)
            for table, room in list(self._rooms.items()):
                if room in before and room.is_idle:
                    await self._put_away(self._rooms.pop(table))
            before = {room for room in self._rooms.values() if room.is_idle}

    async def _put_away(self, room: Room) -> None:
        await room.end(1001, "the table is put away")
        if self._store.is_shared and room.book.is_keeper:
            with suppress(StoreFailed):  # then the next to keep it claims it when this server is gone
                await room.book.release()
                self._say(Looked(room.book.table.id))


def _tell_nobody(word: Notice) -> None:
    """There is no other server."""

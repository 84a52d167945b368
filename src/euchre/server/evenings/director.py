"""Directs evenings at the server's own tables: opens the tables of a round, enters their scores, goes on.

Each step follows from the logs of the evening and of its tables, and is written under a message of its own. A
server that is killed, or another server, therefore goes on with the same step, and none is done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ...events.evening_acts import EveningAct, RoundBegun, TableScored
from ...events.progressive import MOST_ROUNDS
from ..failures import log_fault
from ..store import OnlineEvening, Store, StoreFailed
from ..tables.log_book import create
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from .book import Evenings, OpenEvening
from .links import SCREEN, EveningLink, signed_link
from .seating import opening_of_table, table_id

PAUSE = 0.5
"""Seconds between two looks at the evenings."""
BUSY = 0.1
"""The same while there is one, where no other server shares the store."""


class OnlineDirector:
    """Lets all evenings at the server's own tables go on."""

    def __init__(self, store: Store, rooms: Rooms, evenings: Evenings, clock: Callable[[], int]) -> None:
        self._store = store
        self._rooms = rooms
        self._evenings = evenings
        self._clock = clock

    async def go_on(self) -> None:
        """Look at the evenings again and again."""
        while True:
            pause = PAUSE
            try:
                for evening, key in await self._store.online_evenings():
                    pause = PAUSE if self._store.is_shared else BUSY
                    with suppress(Refusal, StoreFailed):  # another server was faster; the next look goes on
                        await self.step(signed_link(evening, SCREEN, key))
            except StoreFailed:
                pass  # the next look may succeed
            except Exception as fault:
                log_fault(fault)
            await asyncio.sleep(pause)

    async def step(self, link: EveningLink) -> None:
        """Do what an evening waits for. Raises Refusal and StoreFailed."""
        opened = await self._evenings.read(link)
        online = await self._store.online_evening(link.evening)
        evening = opened.evening
        if online is None or not evening.begun:
            return
        missing = [table for number, table in evening.missing if number == evening.begun]
        for table in missing:
            await self._see_to(link, opened, online, table)
        if missing:
            return
        if evening.begun < min(evening.plan.rounds, MOST_ROUNDS):
            await self._enter(link, RoundBegun(evening.begun + 1, 0), f"round {evening.begun + 1}")
        else:
            await self._store.end_online_evening(link.evening)

    async def _see_to(
        self, link: EveningLink, opened: OpenEvening, online: OnlineEvening, table: int
    ) -> None:
        """Let a table of the present round play, and enter its score when it has."""
        evening, number = opened.evening, opened.evening.begun
        name = table_id(link.evening, number, table)
        if not self._rooms.has(name) and not await self._store.length(name):
            opening, seated = opening_of_table(evening, online, number, table)
            await create(self._store, name, opening, seated, self._clock())
        is_loaded = self._rooms.has(name)
        room = await self._rooms.room(name)
        if not is_loaded:
            await room.begin()
        play = room.book.table.play
        if play is not None and play.is_over:
            first, second = (sum(points) for points in zip(*play.results, strict=True))
            act = TableScored(number, table, first, second)
            await self._enter(link, act, f"score {number} {table}")

    async def _enter(self, link: EveningLink, act: EveningAct, message: str) -> None:
        await self._evenings.add(link, act, message, by="server")

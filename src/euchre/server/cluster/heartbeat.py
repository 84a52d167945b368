"""Keeping up with the other servers on a shared store: alive oneself, and told of what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from ..failures import log_failure
from ..store import Store, StoreFailed
from ..tables.decisions import Guest
from ..tables.room import Times
from ..tables.rooms import Rooms
from .pubsub import LETTERS, GreetedThere, Grown, Letter, Looked, Notice, Nudge, SignedOut, written

TOGETHER = 0.02
"""Seconds for which what is to be told the store is gathered."""

SIGNED_OUT = 4401
"""The code with which lines of one who has signed out are closed."""


class SignedLine(Protocol):
    """A line that was opened with a token."""

    guest: Guest
    token: bytes
    """Its hash."""

    def end(self, code: int, reason: str) -> None:
        """Close the line."""


class Watch:
    """Tells the store every second that this server is alive, and the rooms what has changed elsewhere."""

    def __init__(
        self,
        server: str,
        store: Store,
        rooms: Rooms,
        nudge: Nudge,
        lines: Callable[[], Sequence[SignedLine]],
        times: Times,
    ) -> None:
        self._server = server
        self._store = store
        self._rooms = rooms
        self._nudge = nudge
        self._lines = lines
        self._times = times
        self._soon = asyncio.Event()
        self._moved: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Be alive, from now on until the end. Raises StoreFailed."""
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._go_on()),
            asyncio.create_task(self._nudge.carry(self.hear)),
        ]
        for task in self._tasks:
            task.add_done_callback(log_failure)

    async def end(self) -> None:
        """Say that this server is gone."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):  # then it is found out by the lease
            await self._store.leave(self._server)

    def say(self, word: Notice) -> None:
        """Tell the other servers; who looks on is told when the store knows it."""
        if isinstance(word, Looked):
            self._moved.add(word.table)
            self._soon.set()
        else:
            self._send(word)

    def hear(self, text: str) -> None:
        """What another server says."""
        try:
            letter = LETTERS.decode(text)
        except msgspec.DecodeError:
            return
        if letter.sender == self._server:
            return
        match letter.word:
            case Grown(table):
                self._rooms.look(table)
            case Looked(table):
                if self._rooms.has(table):
                    self._soon.set()
            case SignedOut():
                self._soon.set()
            case GreetedThere(table, greeting):
                self._rooms.greeted(table, greeting)

    async def _go_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._times.beat):
                    await self._soon.wait()
                    await asyncio.sleep(TOGETHER)
            self._soon.clear()
            with suppress(StoreFailed):  # the next may do
                await self._beat()

    async def _beat(self) -> None:
        moved, self._moved = self._moved, set()
        signed = self._lines()
        try:
            heard = await self._store.beat(self._server, round(1000 * self._times.lease), self._rooms.lines())
        except StoreFailed:
            self._moved |= moved
            raise
        for table in moved:
            self._send(Looked(table))
        self._rooms.note(heard)
        for line in signed:
            if heard.tokens.get(line.guest.id, line.token) != line.token:
                line.end(SIGNED_OUT, "you have signed out")

    def _send(self, word: Notice) -> None:
        self._nudge.send(written(Letter(self._server, word)))

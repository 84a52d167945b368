"""The heartbeat of a server on a shared store: it extends its lease and learns what the others did."""

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
from .pubsub import ENVELOPES, Envelope, GreetedThere, Grown, Looked, Notice, Notifier, SignedOut

GATHER = 0.02
"""Seconds for which changes are gathered before one early heartbeat reports them together."""

SIGNED_OUT = 4401
"""WebSocket close code for the connections of a guest who has signed out."""


class SignedConnection(Protocol):
    """A connection that was opened with a token."""

    guest: Guest
    token: bytes
    """SHA-256 of the token."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""


class Heartbeat:
    """Extends this server's lease every second, and passes on to the rooms what has changed elsewhere."""

    def __init__(
        self,
        server: str,
        store: Store,
        rooms: Rooms,
        notifier: Notifier,
        connections: Callable[[], Sequence[SignedConnection]],
        times: Times,
    ) -> None:
        self._server = server
        self._store = store
        self._rooms = rooms
        self._notifier = notifier
        self._connections = connections
        self._times = times
        self._soon = asyncio.Event()
        self._visited: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Send the first heartbeat, and go on until `end`. Raises StoreFailed."""
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._repeat()),
            asyncio.create_task(self._notifier.run(self.receive)),
        ]
        for task in self._tasks:
            task.add_done_callback(log_failure)

    async def end(self) -> None:
        """Stop, and remove this server from the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreFailed):  # otherwise the lease expires
            await self._store.leave(self._server)

    def publish(self, notice: Notice) -> None:
        """Notify the other servers; of connections only after the store has recorded them."""
        if isinstance(notice, Looked):
            self._visited.add(notice.table)
            self._soon.set()
        else:
            self._send(notice)

    def receive(self, text: str) -> None:
        """Act on a message of another server; anything else is ignored."""
        try:
            envelope = ENVELOPES.decode(text)
        except msgspec.DecodeError:
            return
        if envelope.sender == self._server:
            return
        match envelope.notice:
            case Grown(table):
                self._rooms.look(table)
            case Looked(table):
                if self._rooms.has(table):
                    self._soon.set()
            case SignedOut():
                self._soon.set()
            case GreetedThere(table, greeting):
                self._rooms.greeted(table, greeting)

    async def _repeat(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._times.beat):
                    await self._soon.wait()
                    await asyncio.sleep(GATHER)
            self._soon.clear()
            with suppress(StoreFailed):  # the next heartbeat may succeed
                await self._beat()

    async def _beat(self) -> None:
        visited, self._visited = self._visited, set()
        connections = self._connections()
        lease = round(1000 * self._times.lease)
        try:
            reply = await self._store.heartbeat(self._server, lease, self._rooms.visits())
        except StoreFailed:
            self._visited |= visited
            raise
        for table in visited:
            self._send(Looked(table))
        self._rooms.note(reply)
        for connection in connections:
            if reply.tokens.get(connection.guest.id, connection.token) != connection.token:
                connection.end(SIGNED_OUT, "you have signed out")

    def _send(self, notice: Notice) -> None:
        self._notifier.send(Envelope(self._server, notice).text)

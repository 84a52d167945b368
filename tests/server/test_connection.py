"""What a connection is told is sent at once where the socket takes it, and in order where it does not."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket

from euchre.server.connection import SLOW, Connection, MessageLimits
from euchre.server.tables.decisions import Guest
from euchre.server.transport.protocols import SEND
from tests.server.helpers.serving import run


class Room:
    """A room that a connection can leave."""

    def leave(self, listener: object) -> None:
        """Nothing has to be done."""


class Wire:
    """A browser that takes messages at once, or only slowly while it is blocked."""

    def __init__(self) -> None:
        self.is_blocked = False
        self.received: list[str] = []
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._goes_on = asyncio.Event()

    def socket(self) -> WebSocket:
        """Return the server's end, which offers to send at once."""
        scope = {"type": "websocket", "headers": [], "extensions": {SEND: {"now": self._now}}}
        return WebSocket(scope, self._in.get, self._hear)

    async def accept(self, socket: WebSocket) -> None:
        """Open the connection."""
        self._in.put_nowait({"type": "websocket.connect"})
        await socket.accept()

    def go_on(self) -> None:
        """Take messages again."""
        self.is_blocked = False
        self._goes_on.set()

    def _now(self, text: bytes) -> bool:
        if self.is_blocked:
            return False
        self.received.append(text.decode())
        return True

    async def _hear(self, message: Any) -> None:
        if self.is_blocked:
            await self._goes_on.wait()
        if message["type"] != "websocket.accept":
            self.received.append(message.get("text", message["type"]))


async def opened(wire: Wire, limits: MessageLimits) -> tuple[Connection, asyncio.Task[None]]:
    """Return a connection, and the task that serves it."""
    socket = wire.socket()
    await wire.accept(socket)
    connection = Connection(socket, Guest(id="ann", name="Ann"), Room(), limits)  # type: ignore[arg-type]
    return connection, asyncio.create_task(connection.serve(None))  # type: ignore[arg-type]


def test_message_is_sent_at_once_where_the_socket_takes_it() -> None:
    async def work() -> None:
        wire = Wire()
        connection, serving = await opened(wire, MessageLimits())
        connection.tell(b"one")
        assert wire.received == ["one"]
        connection.end(1000, "over")
        await serving

    run(work())


def test_messages_stay_in_order_when_the_socket_takes_none_for_a_while() -> None:
    async def work() -> None:
        wire = Wire()
        connection, serving = await opened(wire, MessageLimits())
        connection.tell(b"1")
        wire.is_blocked = True
        for number in (2, 3, 4):
            connection.tell(b"%d" % number)
            await asyncio.sleep(0)
        assert wire.received == ["1"]
        wire.is_blocked = False  # from here on the socket takes messages, and older ones still wait
        connection.tell(b"5")
        assert wire.received == ["1"]
        wire.go_on()
        for _ in range(20):
            await asyncio.sleep(0)
        connection.tell(b"6")
        assert wire.received == ["1", "2", "3", "4", "5", "6"]
        connection.end(1000, "over")
        await serving

    run(work())


def test_connection_that_takes_nothing_is_closed_when_its_queue_is_full() -> None:
    async def work() -> None:
        wire = Wire()
        connection, serving = await opened(wire, MessageLimits(queue=3))
        wire.is_blocked = True
        for number in range(5):
            connection.tell(b"%d" % number)
        wire.go_on()
        await serving
        assert connection._ended.result()[0] == SLOW

    run(work())

"""The connection of one browser to a table: what is sent, and a loop that reads.

A message is sent at once where the socket takes it, and otherwise waits in a bounded queue for a task that
writes. Nobody waits for a slow reader: when its queue is full, its connection is closed, and it may connect
again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .answers import UNREADABLE
from .bucket import Bucket, Rate
from .failures import Observer, log_store
from .people.invitations import Invitations
from .store import StoreFailed
from .tables.decisions import Guest
from .tables.names import RudeWords, check_public, shown_text
from .tables.refusal import Refusal
from .tables.room import MOVED, Room
from .transport.protocols import SEND
from .wire import replies, requests

SLOW, FLOODING, NO_HELLO = 4408, 4429, 4400
UNREAD = "you do not read what is sent"


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageLimits:
    """How much one connection may do."""

    queue: int = 64
    """Most messages that wait to be written."""
    stalled: float = 8.0
    """Seconds that one message may take to be written."""
    messages: Rate = field(default_factory=lambda: Rate(40, 10))
    """Messages from the browser."""
    greetings: Rate = field(default_factory=lambda: Rate(3, 0.5))
    """Greetings among them."""
    ignored: int = 60
    """Most messages refused for exceeding the rate before the connection is closed."""

    @property
    def frames(self) -> Rate:
        """Frames on the socket, including control frames; messages reach their limit first."""
        return Rate(3 * self.messages.burst + self.ignored + 20, 4 * self.messages.a_second)


class Connection:
    """An open connection; a `Listener` of its room."""

    def __init__(
        self,
        socket: WebSocket,
        guest: Guest,
        room: Room,
        limits: MessageLimits,
        token: bytes = b"",
        observer: Observer | None = None,
        rude: RudeWords | None = None,
    ) -> None:
        self.guest = guest
        self.token = token
        """SHA-256 of the token with which the connection was opened."""
        self._socket = socket
        self.host = "" if socket.client is None else socket.client.host
        """The address of the client."""
        self._room = room
        self._limits = limits
        self._observer = observer or Observer()
        self._rude = rude or RudeWords()
        self._send_now = sender_of(socket)
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(limits.queue)
        self._is_writing = False
        """Whether a message from the queue is being written."""
        self._greetings = Bucket(limits.greetings, time.monotonic())
        self._ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._room.book.table.id

    async def called(self, guest: Guest) -> None:
        """Change the name of the person."""
        self.guest = replace(guest, network=self.guest.network)
        await self._room.greet_back(self.guest)

    def tell(self, message: bytes) -> None:
        """Send a message or queue it, without waiting; close the connection if the queue is full."""
        if not self._is_writing and self._queue.empty() and self._send_now(message):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(SLOW, UNREAD)

    def end(self, code: int, reason: str) -> None:
        """Close the connection; the first reason counts."""
        if not self._ended.done():
            self._ended.set_result((code, reason))

    async def serve(self, invitations: Invitations) -> None:
        """Read and write until either side closes the connection."""
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read(invitations))]
        try:
            waiting: list[asyncio.Future[Any]] = [*tasks, self._ended]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._ended.done():
            code, reason = self._ended.result()
            await close_socket(self._socket, code, reason)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._queue.get()
                self._is_writing = True
                too_slow = loop.call_later(self._limits.stalled, self.end, SLOW, UNREAD)
                try:
                    await self._socket.send_text(message.decode())
                finally:
                    too_slow.cancel()
                    self._is_writing = False

    async def _read(self, invitations: Invitations) -> None:
        bucket, ignored = Bucket(self._limits.messages, time.monotonic()), 0
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await _received(self._socket)
                if bucket.take(time.monotonic()):
                    ignored = 0
                    await self._hear(text, invitations)
                    continue
                ignored += 1
                if ignored > self._limits.ignored:
                    self.end(FLOODING, "too many messages")
                    return
                self._refuse(None, "message/too-many", "too many messages: this one was not read")

    async def _hear(self, text: str | bytes, invitations: Invitations) -> None:
        try:
            request = requests.REQUESTS.decode(text)
        except UNREADABLE as fault:
            self._refuse(_id_in(text), "message/malformed", f"this is not a message of the table: {fault}")
            return
        match request:
            case requests.Ping(n):
                self._reply(replies.Pong(n=n))
            case requests.Hello(since):
                await self._hello_again(since)
            case requests.Greet(greeting):
                self._greet(greeting)
            case requests.ClientCommand():
                await self._command(request, invitations)

    def _greet(self, greeting: str) -> None:
        if not self._greetings.take(time.monotonic()) or not self._room.greet(self, greeting):
            self._refuse(None, "message/too-many", "too many greetings; wait a moment")

    def _say(self, text: str) -> None:
        """Say something to a table of friends. Raises Refusal elsewhere."""
        table = self._room.book.table
        if table.public:
            raise Refusal("say/public", "at a public table only greetings can be sent")
        if table.seat_of(self.guest.id) is None:
            raise Refusal("seat/not-seated", "you have no seat at this table")
        shown = shown_text(text)
        if not self._greetings.take(time.monotonic()) or not self._room.greet(self, shown):
            raise Refusal("message/too-many", "you say very much; wait a moment")

    async def _hello_again(self, since: int) -> None:
        try:
            await self._room.join(self, since)
        except StoreFailed:
            self.end(MOVED, "the table cannot go on here; connect again")

    async def _command(self, command: requests.ClientCommand, invitations: Invitations) -> None:
        try:
            if isinstance(command, requests.Rename) and self._room.book.table.public:
                check_public(self._rude, command.name)
            match command:
                case requests.Invite(message):
                    path = await invitations.invite(self._room.book.table, self.guest)
                    self._reply(replies.Invitation(id=message, path=path))
                case requests.Uninvite(message):
                    await invitations.revoke(self._room.book.table, self.guest)
                    self._reply(replies.Done(id=message, seq=self._room.book.table.seq))
                case requests.Say(message, text):
                    self._say(text)
                    self._reply(replies.Done(id=message, seq=self._room.book.table.seq))
                case _:
                    if isinstance(command, requests.Sit):
                        await invitations.check_welcome(self._room.book.table, self.guest)
                    began = time.monotonic()
                    seq = await self._room.ask(self.guest, command)
                    self._observer.acknowledged(time.monotonic() - began)
                    self._reply(replies.Done(id=command.id, seq=seq))
        except Refusal as no:
            self._refuse(command.id, no.reason, no.message, no.laws)
        except StoreFailed as fault:
            log_store(fault)
            self._refuse(command.id, fault.reason, fault.message)

    def _reply(self, reply: replies.Reply) -> None:
        self.tell(replies.REPLIES.encode(reply))

    def _refuse(self, message_id: str | None, reason: str, message: str, laws: tuple[str, ...] = ()) -> None:
        self._observer.refused(reason)
        self._reply(replies.Refused(id=message_id, reason=reason, message=message, laws=list(laws)))


class _OnlyId(msgspec.Struct, frozen=True):
    id: requests.MessageId


def _id_in(text: str | bytes) -> str | None:
    """Return the id in a malformed message, so that its sender knows which message it was."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id
    except UNREADABLE:
        return None


def sender_of(socket: WebSocket) -> Callable[[bytes], bool]:
    """Return what sends a text at once, where the web server offers it; False for a text that has to be
    queued."""
    offered = socket.scope.get("extensions", {}).get(SEND)
    send: Callable[[bytes], bool] = (lambda text: False) if offered is None else offered["now"]
    return send


async def _received(socket: WebSocket) -> str | bytes:
    """Return the next message. Raises WebSocketDisconnect once the socket is closed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def close_socket(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket, which its client may have closed already."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)


async def first_hello(socket: WebSocket, patience: float) -> int | None:
    """Return the number in the first message, a hello; None if it is something else, or does not come in
    time."""
    try:
        async with asyncio.timeout(patience):
            request = requests.REQUESTS.decode(await _received(socket))
    except (*UNREADABLE, TimeoutError, WebSocketDisconnect):
        return None
    return request.since if isinstance(request, requests.Hello) else None

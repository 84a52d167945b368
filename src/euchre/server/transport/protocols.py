"""The web server's protocols, with limits on the time of a request and on the frames of a socket.

A socket also offers the application a shorter way to send: the ASGI extension `euchre.send`, whose `now`
sends a text without a task that waits for it.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ..bucket import Bucket, Rate
from .admission import SLOWEST, Admission, ConnectionLimits

_MASKED, _LENGTH = 0x80, 0x7F
_TWO_MORE, _EIGHT_MORE = 126, 127


class FrameCounter:
    """Takes one from a rate for each frame. A frame may arrive in pieces; payloads are skipped."""

    __slots__ = ("_bucket", "_head", "_skip")

    def __init__(self, rate: Rate, now: float) -> None:
        self._bucket = Bucket(rate, now)
        self._head = b""
        """The incomplete header of a frame."""
        self._skip = 0
        """Bytes of the last frame that have not arrived yet."""

    def take(self, data: bytes, now: float) -> bool:
        """Count the frames that begin in some bytes; False at the first frame beyond the rate."""
        if self._skip >= len(data):
            self._skip -= len(data)
            return True
        data = self._head + data
        at, self._skip, self._head = self._skip, 0, b""
        while (end := _end_of(data, at)) is not None:
            if not self._bucket.take(now):
                return False
            at = end
            if at >= len(data):
                self._skip = at - len(data)
                return True
        self._head = data[at:]
        return True


def _end_of(data: bytes, at: int) -> int | None:
    """Return the end of the frame that begins at a position; None if its header is incomplete."""
    if at + 2 > len(data):
        return None
    length, head = data[at + 1] & _LENGTH, 2
    if length >= _TWO_MORE:
        size = 8 if length == _EIGHT_MORE else 2
        if at + 2 + size > len(data):
            return None
        length, head = int.from_bytes(data[at + 2 : at + 2 + size]), 2 + size
    return at + head + length + (4 if data[at + 1] & _MASKED else 0)


FLOODING = 4429
"""WebSocket close code for a socket that sends too much."""
SEND = "euchre.send"
"""Name of the ASGI extension of a socket."""
GOING_DOWN = 1001


class TimedHttp(H11Protocol):
    """HTTP with deadlines for requests, on admitted connections only."""

    limits: ConnectionLimits
    admission: Admission

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._awaited: tuple[Any, int] | None = None
        """The part of a request that is awaited, and the number of the request."""
        self._deadline: TimerHandle | None = None
        self._requests = 0
        self._is_upgraded = False
        self._reading: TimerHandle | None = None
        """When some of an answer has to be read, while there is more to send than the system takes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it."""
        super().connection_made(transport)
        if self.admission.admit(transport):
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        self._stop()
        self._stop_reading()
        self.admission.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the bytes, and set the deadline for the next part."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the WebSocket protocol."""
        self._is_upgraded = True
        self._stop()
        self._stop_reading()
        self.admission.heard(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Let the client read some of the answer in time."""
        super().pause_writing()
        self._let_read()

    def resume_writing(self) -> None:
        """Go on with the answer."""
        self._stop_reading()
        super().resume_writing()

    def _let_read(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.limits.reading, self._check_read, unsent)

    def _check_read(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < SLOWEST:
            self.transport.abort()
        else:
            self._let_read()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._requests += 1
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Set the deadline for the awaited part; more bytes of the same part do not move it."""
        if self._is_upgraded:
            return
        their = self.conn.their_state
        is_closing = self.transport.is_closing()  # once the client has what is still to be sent
        awaited = (their, self._requests) if is_closing or their in (h11.IDLE, h11.SEND_BODY) else None
        if their is not h11.IDLE:
            self.admission.heard(self.transport)
        if awaited == self._awaited and awaited is not None:
            return
        self._stop()
        if awaited is None:
            return
        self._awaited = awaited
        self._let_wait(self.limits.body if their is h11.SEND_BODY else self.limits.headers)

    def _let_wait(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._end_waiting, seconds)

    def _end_waiting(self, seconds: float) -> None:
        if self._reading is None:
            self.transport.abort()
        else:  # the answer before it is still being read
            self._let_wait(seconds)

    def _stop(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted before they are parsed, with a bound on unsent bytes."""

    limits: ConnectionLimits
    frame_rate: Rate
    admission: Admission

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._heard = self.loop.time()
        """When the client sent something last."""
        self._counter = FrameCounter(self.frame_rate, self._heard)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        self.admission.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what is within the limits; close the socket at the first frame beyond them."""
        if self.transport.is_closing():
            return
        self._heard = self.loop.time()
        if self.handshake_initiated and not self._counter.take(data, self._heard):
            self._close(FLOODING, "too many messages")
            return
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.limits.unsent:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Offer the application the shorter way to send."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the request was refused otherwise
            self.scope["extensions"][SEND] = {"now": self.send_now}

    def send_now(self, text: bytes) -> bool:
        """Send UTF-8 text; False where it has to wait, or the socket is closing: then nothing was sent."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not (is_open and self.handshake_complete and self.writable.is_set()):
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent; one that has just sent something is there."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is not None and silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def shutdown(self) -> None:
        """Close the socket; the browser reconnects when the server is back."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self._close(GOING_DOWN, "the server is going down")
        else:
            super().shutdown()

    def _close(self, code: int, reason: str) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.conn.state is State.OPEN and self.handshake_complete:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def protocols(
    limits: ConnectionLimits, frame_rate: Rate, admission: Admission
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocol classes of one server, for HTTP and for WebSockets."""
    shared = {"limits": limits, "frame_rate": frame_rate, "admission": admission}
    http, sockets = type("Http", (TimedHttp,), shared), type("Socket", (CountedSocket,), shared)
    return cast("type[asyncio.Protocol]", http), cast("type[asyncio.Protocol]", sockets)

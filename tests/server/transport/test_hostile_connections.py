"""Clients that send nothing, send slowly, or send frames without end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from euchre.server import guard, page_files, serving
from euchre.server.bucket import Bucket, Rate
from euchre.server.connection import close_socket
from euchre.server.limits import Limits
from euchre.server.transport.admission import SLOWEST, ConnectionLimits
from euchre.server.transport.protocols import TimedHttp
from tests.server.helpers.serving import Browser, Served, run, served

Work = Callable[[Served], Awaitable[None]]
CALM = Limits(requests=Rate(1000, 1000), changes=Rate(1000, 1000))
HASTY = ConnectionLimits(headers=0.3, body=0.3)
STORM = int(os.environ.get("EUCHRE_STORM", "120"))
"""Connections of a storm, guesses of an invitation, ten times the bombs of headers; 2,000 in `make soak`."""


def at_server(folder: Path, work: Work, **changes: Any) -> None:
    """Run a test's coroutine on a server with the limits that everybody has."""

    async def main() -> None:
        async with served(folder, **{"limits": CALM, **changes}) as server:
            await work(server)

    run(main(), 60 + STORM)


async def told(reader: asyncio.StreamReader) -> bytes:
    """Return everything received until the connection is closed."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


def head(browser: Browser, length: int = 0) -> bytes:
    lines = (
        "POST /api/session HTTP/1.1",
        f"Host: localhost:{browser.port}",
        f"Origin: {browser.origin}",
        f"Content-Length: {length}",
    )
    return "\r\n".join((*lines, "", "")).encode()


@pytest.mark.parametrize("said", ["", "GET / HTTP/1.1\r\nHost: ", "GET"])
def test_connection_without_a_whole_request_is_closed(tmp_path: Path, said: str) -> None:
    async def work(server: Served) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.service.port)
        writer.write(said.encode())
        assert await told(reader) == b""
        writer.close()

    at_server(tmp_path, work, connections=HASTY)


def test_headers_and_bodies_that_drip_are_closed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        for said in (b"GET / HTTP/1.1\r\nX-Long: ", head(browser, 10_000)):
            reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
            writer.write(said)
            closed = asyncio.create_task(told(reader))
            for _ in range(400):
                await asyncio.wait([closed], timeout=0.02)
                if closed.done():
                    break
                writer.write(b" ")
            assert closed.done()
            writer.close()

    at_server(tmp_path, work, connections=HASTY)


def test_bodies_that_do_not_come_write_no_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        for _ in range(3):
            reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
            writer.write(head(browser, 10_000))
            await told(reader)
            writer.close()

    at_server(tmp_path, work, connections=HASTY)
    assert [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("fault", [OSError, RuntimeError])
def test_socket_that_its_client_has_closed_is_closed_without_a_fault(fault: type[Exception]) -> None:
    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.close":
            raise fault

    async def work() -> None:
        one = WebSocket({"type": "websocket", "headers": []}, receive, send)
        await one.accept()
        await close_socket(one, 4404, "there is no such table")

    run(work())


def test_next_request_of_a_connection_has_a_deadline_too(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        body = json.dumps({"name": "Ann"}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
        for _ in range(2):
            writer.write(head(browser, len(body)) + body)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await reader.readexactly(len(b'{"name":"Ann"}'))
        writer.write(b"GET / HT")
        assert await told(reader) == b""
        writer.close()

    at_server(tmp_path, work, connections=HASTY)


def test_silent_connections_do_not_block_others(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.look(await ann.open_table())
        lines = [await asyncio.open_connection("127.0.0.1", server.service.port) for _ in range(STORM)]
        assert len(server.server.server_state.connections) <= 41
        ben = await server.browser().come_in("Ben")
        await ben.look(await ben.open_table())
        await ann.say(type="ping", n=1)
        assert (await ann.hear("pong"))["n"] == 1
        for _, writer in lines:
            writer.close()

    at_server(tmp_path, work, connections=ConnectionLimits(total=40))


def test_bombs_of_headers_are_closed_and_others_go_on(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        for _ in range(STORM // 10):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.service.port)
            writer.write(b"GET / HTTP/1.1\r\n" + b"X-Bomb: " + b"a" * 200_000)
            assert len(await told(reader)) < 1_000
            writer.close()
        assert (await ann.ask("GET", "/api/session"))[0] == 200

    at_server(tmp_path, work)


def test_invitations_are_not_guessed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = await server.browser().come_in("Eve")
        guesses = max(STORM, 2 * int(Limits().changes.burst))
        answers = [
            (await eve.ask("POST", "/api/join", {"link": f"{guess:022}"}))[1]["reason"]
            for guess in range(guesses)
        ]
        assert set(answers) == {"link/void", "request/too-many"}
        assert answers.count("link/void") < guesses

    at_server(tmp_path, work, limits=Limits())


async def read_on(browser: Browser) -> None:
    """Read messages until the socket is closed."""
    while True:
        await browser.next_message()


async def at_table(server: Served) -> tuple[Browser, Any]:
    """Somebody at a table, and the protocol that serves them."""
    ann = await server.browser().come_in("Ann")
    await ann.look(await ann.open_table())
    (line,) = server.lines()
    return ann, line


def frames(kind: Opcode, count: int, size: int = 0) -> bytes:
    if kind is Opcode.CONT:
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        return first + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * count
    return Frame(kind, bytes(size)).serialize(mask=True) * count


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT, Opcode.TEXT])
def test_flood_of_frames_is_closed_before_it_is_parsed(
    tmp_path: Path, kind: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []
    check = Frame.check

    def counted(frame: Frame) -> None:
        parsed.append(frame)
        check(frame)

    monkeypatch.setattr(Frame, "check", counted)

    async def work(server: Served) -> None:
        ann, _ = await at_table(server)
        assert ann.socket is not None
        flood = frames(kind, 40_000)
        before = len(parsed)
        ann.socket.transport.write(flood)
        with pytest.raises(ConnectionClosed) as closed:
            await read_on(ann)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
        assert len(parsed) - before < 1500

    at_server(tmp_path, work)


def test_client_that_pings_and_never_reads_uses_no_memory(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, line = await at_table(server)
        assert ann.socket is not None
        ann.socket.transport.pause_reading()
        most = 0
        for _ in range(2000):
            ann.socket.transport.write(frames(Opcode.PING, 20, 125))
            await asyncio.sleep(0)
            most = max(most, line.transport.get_write_buffer_size())
            if line.transport.is_closing():
                break
        assert line.transport.is_closing()
        assert most <= 300_000

    at_server(tmp_path, work)


def test_unread_answers_do_not_accumulate(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        _, line = await at_table(server)
        line.transport.pause_reading()
        line._counter = _Everything()
        for _ in range(200):
            line.transport.write(bytes(2000))
        line.data_received(frames(Opcode.PING, 1))
        waiting = line.transport.get_write_buffer_size()
        assert line.transport.is_closing() or waiting <= 256 * 1024

    at_server(tmp_path, work)


def test_only_a_silent_client_is_pinged(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        _, line = await at_table(server)
        line.stop_keepalive()
        line._heard = line.loop.time()
        line.send_keepalive_ping()
        assert line.pending_ping_payload is None
        assert line.ping_timer is not None
        line.stop_keepalive()
        line._heard -= 2 * serving.PING
        line.send_keepalive_ping()
        assert line.pending_ping_payload is not None

    at_server(tmp_path, work)


class _Everything:
    def take(self, data: bytes, now: float) -> bool:
        return True


def test_small_messages_are_sent_at_once(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        _, line = await at_table(server)
        one = line.transport.get_extra_info("socket")
        assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    at_server(tmp_path, work)


def test_shutdown_says_that_the_server_is_going_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, limits=CALM) as server:
            ann, _ = await at_table(server)
        with pytest.raises(ConnectionClosed) as closed:
            await read_on(ann)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "the server is going down")

    run(main(), 60)


async def pictures(port: int, pause: float, last: str, count: int = 40) -> int:
    """Ask for a picture many times on one connection, and read slowly; how many bytes come."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 * 1024)
    line.connect(("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=16 * 1024)
    ask = f"GET /preview.png HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: %s\r\n\r\n"
    writer.write((ask % "keep-alive").encode() * (count - 1) + (ask % last).encode())
    found = 0
    with closing(writer), suppress(ConnectionResetError):
        await asyncio.sleep(pause)
        while some := await reader.read(256 * 1024):
            found += len(some)
    return found


def test_answers_that_are_not_read_are_given_up(tmp_path: Path) -> None:
    """The answer of a stream and a whole one, on a connection that stays and on one that is to be closed."""
    size = (page_files.PAGE / "preview.png").stat().st_size

    async def work(server: Served) -> None:
        port = server.service.port
        for last in ("keep-alive", "close"):
            assert await pictures(port, 0, "close") > 40 * size
            assert await pictures(port, 3, last) < 40 * size

    at_server(tmp_path, work, connections=ConnectionLimits(reading=0.4, headers=0.4))


def test_an_answer_is_given_up_only_when_little_of_it_is_read() -> None:
    class Line(asyncio.Transport):
        unsent, is_aborted = 1_000_000, False

        def get_write_buffer_size(self) -> int:
            return self.unsent

        def abort(self) -> None:
            self.is_aborted = True

    class Clock:
        """Keeps what is to be done at the end of each time."""

        due: Callable[[], None]

        def call_later(self, seconds: float, done: Callable[[int], None], unsent: int) -> None:
            self.due = lambda: done(unsent)

    http = TimedHttp.__new__(TimedHttp)
    line, clock = Line(), Clock()
    http.transport = cast(Any, line)
    http.loop = cast(Any, clock)
    http.limits = ConnectionLimits()
    http._let_read()
    for _ in range(6):
        line.unsent -= SLOWEST
        clock.due()
        assert not line.is_aborted
    line.unsent -= SLOWEST - 1
    clock.due()
    assert line.is_aborted


async def reads_without_end(port: int, path: str, answers: list[int]) -> None:
    """Ask for a path again and again on one connection; notes the status of each answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer):
        while True:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
            found = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
            length = next(one for one in found if one.startswith(b"content-length:"))
            await reader.readexactly(int(length.partition(b":")[2]))
            answers.append(int(found[0].split()[1]))


@pytest.mark.parametrize(("path", "crowd"), [("/api/search/laws?words=a", 20), ("/nothing", 20), ("/", 120)])
def test_requests_of_one_address_come_no_faster_than_its_limit(tmp_path: Path, path: str, crowd: int) -> None:
    """However many connections ask, and whether they are refused or not; nobody else waits for them."""

    async def work(server: Served) -> None:
        port, answers = server.service.port, list[int]()
        tasks = [asyncio.create_task(reads_without_end(port, path, answers)) for _ in range(crowd)]
        await asyncio.sleep(2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert 10 < len(answers) <= 10 + 20 * 3  # the burst, and the rate for a machine that is busy
        assert 429 not in answers or crowd > 20 * guard.PATIENCE - 10

    at_server(tmp_path, work, limits=Limits(requests=Rate(10, 20)))


def test_a_request_waits_for_those_before_it_and_is_refused_late() -> None:
    bucket = Bucket(Rate(2, 4), 0.0)
    assert [bucket.reserve(0.0, 1.0) for _ in range(7)] == [0, 0, 0.25, 0.5, 0.75, 1.0, None]
    assert bucket.reserve(0.5, 1.0) == 0.75
    assert not bucket.take(0.5)
    assert bucket.take(2.0)

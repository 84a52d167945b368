"""Clients that mean harm, for `benchmarks.server.hostile`: each goes on until its process is ended."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.synchronize import Event
from typing import TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

ADDRESS = ("127.2.0.1", 0)
"""From where all attacks come."""
SETTLED = 0.5
"""Seconds until an attack counts as begun."""
FAILURES = (ConnectionClosed, InvalidStatus, OSError, TimeoutError, asyncio.IncompleteReadError, EOFError)

Attack: TypeAlias = Callable[[int], Awaitable[None]]
"""One client's attack on a port; it may end, and is then begun again."""


async def line(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a TCP connection to the server."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=ADDRESS)


async def dripped(port: int, said: bytes) -> None:
    """Send a beginning, then a byte each second, until the connection is closed."""
    reader, writer = await line(port)
    writer.write(said)
    while not reader.at_eof():
        writer.write(b" ")
        await writer.drain()
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(100), 1.0)
    writer.close()


async def request(port: int, path: str, body: bytes, cookie: str = "") -> tuple[str, bytes]:
    """Send a request; the cookie and the body of the answer."""
    reader, writer = await line(port)
    origin = f"http://localhost:{port}"
    head = f"POST {path} HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n"
    writer.write(f"{head}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    headers, _, told = answer.partition(b"\r\n\r\n")
    cookies = [one for one in headers.decode().split("\r\n") if one.lower().startswith("set-cookie:")]
    return cookies[0].partition(":")[2].partition(";")[0].strip() if cookies else "", told


async def come_in(port: int) -> str:
    """Return the cookie of a new guest."""
    cookie, _ = await request(port, "/api/session", b'{"name": "Eve"}')
    if not cookie:
        raise EOFError
    return cookie


async def at_table(port: int) -> ClientConnection:
    """Return the socket of a new guest at a table of their own."""
    cookie = await come_in(port)
    _, told = await request(port, "/api/tables", b'{"code": "modern", "pace": 0}', cookie)
    socket = await connect(
        f"ws://localhost:{port}/ws/table/{json.loads(told).get('table', 'none')}",
        host="127.0.0.1",
        origin=Origin(f"http://localhost:{port}"),
        additional_headers={"Cookie": cookie},
        compression=None,
        local_addr=ADDRESS,
    )
    await socket.send('{"type": "hello", "since": 0}')
    return socket


async def never_reads(port: int) -> None:
    """Read nothing of a table at pace 0, and ask for it again and again."""
    socket = await at_table(port)
    socket.transport.pause_reading()
    while True:
        await socket.send('{"type": "hello", "since": 0}')
        await asyncio.sleep(0.2)


async def floods(port: int) -> None:
    """Send messages without a pause."""
    socket = await at_table(port)
    while True:
        await socket.send('{"type": "ping", "n": 1}')


async def raves(port: int) -> None:
    """Send what is no message, without a pause."""
    socket = await at_table(port)
    for number in itertools.count():
        await socket.send("[" * (number % 4000))


async def is_half_open(port: int) -> None:
    """Open a connection and send nothing."""
    reader, writer = await line(port)
    await reader.read()
    writer.close()


async def drips_headers(port: int) -> None:
    """Send headers that do not end, a byte a second."""
    await dripped(port, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")


async def drips_body(port: int) -> None:
    """Send a body that does not end, a byte a second."""
    head = f"POST /api/session HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: http://localhost:{port}\r\n"
    await dripped(port, f"{head}Content-Length: 10000\r\n\r\n".encode())


async def bombs(port: int) -> None:
    """Send headers of 200 kB."""
    reader, writer = await line(port)
    writer.write(b"GET / HTTP/1.1\r\n" + b"X-Bomb: " + b"a" * 200_000)
    await reader.read()
    writer.close()


async def makes_guests(port: int) -> None:
    """Come in as a new guest, again and again."""
    await come_in(port)


async def opens_tables(port: int) -> None:
    """Open public tables with strong players, again and again, as one guest."""
    cookie = await come_in(port)
    wish = b'{"code": "modern", "public": true, "pace": 0, "players": ["expert", "expert", "expert"]}'
    while True:
        await request(port, "/api/tables", wish, cookie)


async def guesses(port: int) -> None:
    """Guess invitations, again and again."""
    cookie = await come_in(port)
    for number in itertools.count():
        await request(port, "/api/join", json.dumps({"link": f"{number:022}"}).encode(), cookie)


_READ = (
    "/api/search/laws?words=a+e+i+o+u&language=fr",
    "/api/games",
    "/api/tables",
    "/api/coups/1",
    "/api/puzzles/next",
    "/api/daily",
    "/api/laws/modern",
    "/",
)


async def reads_much(port: int) -> None:
    """Ask for what anybody may read, as fast as it comes."""
    reader, writer = await line(port)
    for path in itertools.cycle(_READ):
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(one for one in head.lower().split(b"\r\n") if one.startswith(b"content-length:"))
        await reader.readexactly(int(length.partition(b":")[2]))


_RULES = "euchre record 1\ncode modern\n"


async def brings_much(port: int) -> None:
    """Bring the largest record that is read, for the viewer."""
    deals = "".join(f"deal {number} by A\n" + "A exposes ??\n" * 20 for number in range(1, 2000))
    await request(port, "/api/viewer", (_RULES + deals).encode()[: 64 * 1024])


async def brings_deep(port: int) -> None:
    """Bring JSON of the greatest depth that fits, for the viewer."""
    await request(port, "/api/viewer", b'{"a":' * 12_000)


ATTACKS: dict[str, tuple[Attack, int]] = {
    "never reads": (never_reads, 20),
    "floods of messages": (floods, 10),
    "floods of nonsense": (raves, 10),
    "half-open connections": (is_half_open, 200),
    "headers that drip": (drips_headers, 200),
    "bodies that drip": (drips_body, 200),
    "bombs of headers": (bombs, 20),
    "a storm of connections": (is_half_open, 0),
    "guests without end": (makes_guests, 20),
    "tables without end": (opens_tables, 20),
    "guessed invitations": (guesses, 20),
    "floods of reading": (reads_much, 200),
    "huge uploads": (brings_much, 20),
    "deep uploads": (brings_deep, 20),
}
"""Each attack with the number of clients that do it at once; 0 for as many as a storm has."""


async def _misbehave(port: int, attack: str, size: int, ready: Event) -> None:
    begin, clients = ATTACKS[attack]

    async def one() -> None:
        while True:
            with suppress(*FAILURES):
                await begin(port)
            await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(one()) for _ in range(clients or size)]
    await asyncio.sleep(SETTLED)
    ready.set()
    await asyncio.gather(*tasks)


def misbehave(port: int, attack: str, size: int, ready: Event) -> None:
    """Attack a server until this process is ended."""
    asyncio.run(_misbehave(port, attack, size, ready))

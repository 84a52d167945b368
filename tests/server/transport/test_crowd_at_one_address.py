"""Sixty people behind one router, who open the page at the same moment: nobody is refused."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import closing
from pathlib import Path

from euchre.server.limits import Limits
from euchre.server.page_files import PAGE, first_scripts
from euchre.server.transport.admission import ConnectionLimits
from tests.server.helpers.serving import run, served

PEOPLE = 60
LINES = 6
"""Connections of a browser to one server."""
FILES = 2
"""Files that a browser loads on each of them."""


async def asks(port: int, lines: list[str], body: bytes, statuses: Counter[int]) -> None:
    """Send some requests on one connection, one after the other, and note the status of each answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"Host: localhost:{port}\r\nOrigin: http://localhost:{port}\r\nContent-Length: {len(body)}\r\n\r\n"
    with closing(writer):
        for line in lines:
            writer.write(f"{line} HTTP/1.1\r\n{head}".encode() + body)
            found = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
            length = next(one for one in found if one.startswith(b"content-length:"))
            await reader.readexactly(int(length.partition(b":")[2]))
            statuses[int(found[0].split()[1])] += 1


async def comes_in(port: int, number: int, statuses: Counter[int]) -> None:
    """Load the page as a person on all connections of their browser, and takes a name."""
    files = [f"GET /{path}" for path in ("", *first_scripts(PAGE))][: LINES * FILES]
    await asyncio.gather(*(asks(port, files[line::LINES], b"", statuses) for line in range(LINES)))
    name = json.dumps({"name": f"P{number}"}).encode()
    await asks(port, ["POST /api/session"], name, statuses)


def test_sixty_people_at_one_address_open_the_page_and_none_is_refused(tmp_path: Path) -> None:
    """With the limits of a server that nobody has set up."""

    async def work() -> None:
        statuses = Counter[int]()
        async with served(tmp_path, limits=Limits()) as server:
            await asyncio.gather(
                *(comes_in(server.service.port, number, statuses) for number in range(PEOPLE))
            )
        assert statuses == {200: PEOPLE * (LINES * FILES + 1)}

    run(work(), 60)


def test_one_address_has_connections_for_sixty_browsers_and_their_sockets() -> None:
    assert ConnectionLimits().per_address >= PEOPLE * (LINES + 1)
    assert Limits().changes.burst >= PEOPLE * 3  # each takes a name, opens a table and its socket

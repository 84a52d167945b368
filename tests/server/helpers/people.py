"""Guests of a server that a test runs: they come in, wait for their turn, and are disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers.serving import Browser, Served, awaited_act, run, served

Work = Callable[[Served], Awaitable[None]]


def at_server(folder: Path, work: Work, patience: float = 240, **changes: object) -> None:
    """Run a test's coroutine on a server with some settings."""

    async def main() -> None:
        async with served(folder, **changes) as server:
            await work(server)

    run(main(), patience)


async def guest(server: Served, name: str) -> Browser:
    """Return a new guest."""
    return await server.browser().come_in(name)


async def closed_with(browser: Browser) -> tuple[int, str]:
    """Return the code and reason with which a connection is closed."""
    assert browser.socket is not None
    with pytest.raises(ConnectionClosed) as end:
        await read_on(browser.socket.recv)
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


async def read_on(read: Callable[[], Awaitable[object]]) -> list[object]:
    """Read until the socket is closed; raises what it raises then."""
    found = []
    while True:
        async with asyncio.timeout(60):
            found.append(await read())


async def my_turn(browser: Browser) -> str:
    """Wait until the table waits for this browser; the first act that is legal."""
    update = await browser.until(lambda update: awaited_act(update) is not None)
    act = awaited_act(update)
    assert act is not None
    return act

"""A real server on a free port, and simple clients that use sockets."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from euchre.server.bucket import Rate
from euchre.server.connection import MessageLimits
from euchre.server.limits import Limits
from euchre.server.serving import Service, listening, serve

Message = dict[str, Any]

LOOSE = Limits(
    messages=MessageLimits(messages=Rate(10_000, 10_000)),
    requests=Rate(10_000, 10_000),
    changes=Rate(10_000, 10_000),
    tables=Rate(1000, 1000),
    tables_there=Rate(10_000, 1000),
    people=Rate(10_000, 1000),
    evenings=Rate(1000, 1000),
    evening_reads=Rate(10_000, 10_000),
)
"""Limits for tests that act faster than people."""
_PATIENCE = 60.0


@dataclass
class Browser:
    """A person with a cookie and perhaps a socket."""

    port: int
    cookie: str | None = None
    socket: ClientConnection | None = None
    sockets: list[ClientConnection] = field(default_factory=list)
    """All sockets that were opened."""
    last: Message = field(default_factory=dict)
    """The last update."""
    updates: list[Message] = field(default_factory=list)
    numbers: Any = field(default_factory=lambda: itertools.count(1))

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Return status, headers and body of an answer; blocks."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        sent = {"Host": f"localhost:{self.port}", "Origin": self.origin}
        if self.cookie is not None:
            sent["Cookie"] = self.cookie
        try:
            line.request(
                method, path, None if body is None else json.dumps(body), {**sent, **(headers or {})}
            )
            answer = line.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            if "set-cookie" in told:
                self.cookie = told["set-cookie"].partition(";")[0]
            return answer.status, told, answer.read()
        finally:
            line.close()

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """Return status and JSON of an answer."""
        status, _, text = await asyncio.to_thread(self.request, method, path, body, headers)
        return status, json.loads(text) if text else None

    async def come_in(self, name: str) -> Browser:
        status, me = await self.ask("POST", "/api/session", {"name": name})
        assert (status, me["name"]) == (200, name)
        return self

    async def open_table(self, **wish: object) -> str:
        status, opened = await self.ask("POST", "/api/tables", {"code": "modern", "pace": 0, **wish})
        assert status == 200, opened
        return str(opened["table"])

    async def look(self, table: str, since: int = 0, headers: Mapping[str, str] | None = None) -> Message:
        """Open a socket to a table; the first update."""
        self.socket = await connect(
            f"ws://localhost:{self.port}/ws/table/{table}",
            host="127.0.0.1",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie or "", **(headers or {})},
            compression=None,
        )
        self.sockets.append(self.socket)
        await self.say(type="hello", since=since)
        return await self.hear("update")

    async def say(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next_message(self) -> Message:
        assert self.socket is not None
        async with asyncio.timeout(_PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.last = message
            self.updates.append(message)
        return message

    async def hear(self, *kinds: str) -> Message:
        """Return the next message of some kinds."""
        while True:
            message = await self.next_message()
            if message["type"] in kinds:
                return message

    async def command(self, kind: str, **fields: object) -> Message:
        """Send a command; its `done`, `refused` or `invitation`."""
        message_id = f"m{next(self.numbers)}"
        await self.say(type=kind, id=message_id, **fields)
        while True:
            answer = await self.hear("done", "refused", "invitation")
            if answer["id"] == message_id:
                return answer

    async def until(self, is_so: Callable[[Message], bool]) -> Message:
        """Wait for an update with some property."""
        while not (self.last and is_so(self.last)):
            await self.hear("update")
        return self.last

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    def drop(self) -> None:
        """Abort every socket."""
        for socket in self.sockets:
            socket.transport.abort()
        self.sockets.clear()


def awaited_act(update: Message) -> str | None:
    """Return the first act that the table waits for from this browser's seat."""
    deal = update["deal"]
    legal = deal["legal"] if deal is not None else []
    return next((group["acts"][0] for group in legal if group["awaited"]), None)


async def play_deals(browser: Browser, deals: int) -> None:
    """Play the first act that is due until a number of deals are over."""
    while True:
        deal = browser.last["deal"]
        if deal is not None and deal["outcome"] is not None and deal["number"] >= deals:
            return
        act = awaited_act(browser.last)
        if act is None:
            await browser.hear("update")
            continue
        answer = await browser.command("act", act=act)
        assert answer["type"] == "done", answer
        await browser.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)  # type: ignore[misc]


@dataclass
class Served:
    """A running server."""

    service: Service
    server: uvicorn.Server
    running: asyncio.Task[None]
    browsers: list[Browser] = field(default_factory=list)

    async def ended(self) -> None:
        """Wait until the server has ended."""
        await asyncio.wait([self.running])

    def browser(self) -> Browser:
        self.browsers.append(Browser(self.service.port))
        return self.browsers[-1]

    def lines(self) -> list[object]:
        """Return the open sockets, as the web server knows them."""
        return [one for one in self.server.server_state.connections if hasattr(one, "handshake_complete")]


@asynccontextmanager
async def served(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    """Provide a server in this process, until the block ends."""
    wished = Service(folder=folder, port=0, limits=LOOSE)
    port, service = listening(replace(wished, **changes))
    started: asyncio.Future[uvicorn.Server] = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(serve(service, port, started.set_result))
    server = await started
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    made = Served(service, server, running)
    try:
        yield made
    finally:
        server.should_exit = True
        await running
        for browser in made.browsers:
            browser.drop()


def run(work: Awaitable[None], patience: float = 240) -> None:
    """Run a test's coroutine, for `patience` seconds at most."""

    async def main() -> None:
        async with asyncio.timeout(patience):
            await work

    asyncio.run(main())

"""Servers, store, network and people in one thread, with every clock and every fault drawn from a seed.

The server's own code runs, from the ASGI application to the store's scripts, which go to an SQLite in memory.
Only what is outside of it is made up: a loop whose time stands still while anybody has something to do, lines
that are slow or break, a store that refuses or does not tell that it has done it, words between servers that
are lost, late or doubled, servers that are paused or killed, and a clock of the database that jumps. The same
seed gives the same run, event for event.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar
from unittest.mock import patch

from euchre.bots import SeenDeals
from euchre.chance import Stream
from euchre.deal import Due
from euchre.players import bot_by_name
from euchre.server.app import Server, Setting
from euchre.server.cluster.pubsub import Notifier, OnMessage
from euchre.server.guard import Address
from euchre.server.people.guests import Guests
from euchre.server.store import LogBatch, Store, StoreFailed, StoreFull
from euchre.server.store.audit import Audit, audited
from euchre.server.store.schema import known_migrations
from euchre.server.store.script import Script
from euchre.server.store.sqlite import SqliteStore, entries_of, migrate, run_in_transaction, run_script
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest
from euchre.server.tables.events import Entry
from euchre.server.tables.log_book import create
from euchre.server.tables.room import Times
from euchre.view import SeatView
from tests.server.helpers.serving import LOOSE, Browser, Message
from tests.server.helpers.survivors import Survivor

Result = TypeVar("Result")

ORIGIN = "http://localhost:1"
TABLE = "t1"
EPOCH = 1_700_000_000_000
"""Milliseconds of Unix time at which every run begins."""
TIMES = Times(away=8.0, idle=20.0)


_ENTRY = "SELECT * FROM events WHERE table_id = ? AND seq = ?"


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose time advances only when nothing is ready to run."""

    def __init__(self) -> None:
        super().__init__()
        self._seconds = 0.0
        self._selector = self

    def time(self) -> float:
        """Return seconds since the run began."""
        return self._seconds

    def select(self, timeout: float | None) -> list[object]:
        """Advance the time to the next timer."""
        assert timeout is not None, "everybody waits for ever"
        self._seconds += timeout
        return []

    def _process_events(self, event_list: list[object]) -> None:
        """Do nothing: there are no events from outside."""

    def _write_to_self(self) -> None:
        """Do nothing: no other thread calls."""


class Chance:
    """The random numbers of a run."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed, 7)

    def below(self, number: int) -> int:
        return self._stream.below(number)

    def seconds(self, most: float) -> float:
        return most * self._stream.below(10_000) / 10_000

    def one_in(self, number: int) -> bool:
        return self._stream.below(number) == 0

    def token_bytes(self, count: int = 32) -> bytes:
        return bytes(self._stream.below(256) for _ in range(count))

    def token_hex(self, count: int = 32) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int = 32) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(count)).rstrip(b"=").decode()

    def randbits(self, count: int) -> int:
        return self._stream.below(2**count)


@dataclass
class Disk:
    """The database that all servers share, with its faults."""

    chance: Chance
    clock: Callable[[], int]
    refuses: bool = False
    """Whether it fails before it does anything."""
    forgets: bool = False
    """Whether it fails after it has done everything."""
    database: sqlite3.Connection = field(init=False)
    claims: dict[int, str] = field(default_factory=dict)
    """Who began each epoch."""
    by_itself: list[tuple[int, str]] = field(default_factory=list)
    """The epoch of each thing that a table did by itself, and the server that wrote it."""
    fenced: int = 0
    opened: int = 0
    """The number of the first event after the table's opening."""

    def __post_init__(self) -> None:
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        self.database.execute("PRAGMA foreign_keys=ON")
        self.database.create_function("now_ms", 0, self.clock)
        migrate(self.database, known_migrations())

    def log(self) -> tuple[Entry, ...]:
        return entries_of(self.database, TABLE)

    def entry(self, seq: int) -> Entry | None:
        """Return the event with a number; None if there is none."""
        row = self.database.execute(_ENTRY, (TABLE, seq)).fetchone()
        return None if row is None else Entry(*row)

    def audited(self) -> Audit:
        return run_script(self.database, audited())


_TIMED = (events.Acted, events.DealBegan, events.StoodIn, events.GameBegan)


class SimulatedStore(Store):
    """The store of one server on that disk."""

    is_shared = True
    size_query = SqliteStore.size_query

    def __init__(self, disk: Disk, gate: Gate, server: str) -> None:
        self.disk = disk
        self._gate = gate
        self._server = server

    async def read(self, script: Script[Result]) -> Result:
        return await self._done(script)

    async def write(self, script: Script[Result]) -> Result:
        return await self._done(script)

    async def _done(self, script: Script[Result]) -> Result:
        chance = self.disk.chance
        await asyncio.sleep(chance.seconds(0.01))
        await self._gate.passed()
        if self.disk.refuses and chance.one_in(2):
            raise StoreFull("no room") if chance.one_in(2) else StoreFailed("no answer")
        result = run_in_transaction(self.disk.database, script)
        await asyncio.sleep(chance.seconds(0.01))
        await self._gate.passed()
        if self.disk.forgets and chance.one_in(2):
            raise StoreFailed("no answer")
        return result

    async def claim(self, table: str, server: str) -> int | None:
        begun = len(self.disk.claims)
        try:
            return await super().claim(table, server)
        finally:
            question = "SELECT epoch, keeper FROM tables WHERE id = ?"
            epoch, keeper = self.disk.database.execute(question, (table,)).fetchone()
            if keeper is not None:
                assert self.disk.claims.setdefault(epoch, keeper) == keeper, "two servers in one epoch"
            assert len(self.disk.claims) >= begun

    async def append(self, batch: LogBatch) -> None:
        first = batch.entries[0]
        try:
            await super().append(batch)
        finally:
            kept = self.disk.entry(first.seq)
            is_kept = kept is not None and kept.hash == first.hash
            self.disk.fenced += not is_kept
            is_first = first.seq <= self.disk.opened  # whoever comes first lets the game begin
            if is_kept and not first.person and not is_first and isinstance(first.event, _TIMED):
                self.disk.by_itself.append((first.epoch, self._server))

    async def close(self) -> None:
        """Do nothing: the disk remains."""


class Gate:
    """Blocks a server while it is paused, and for ever once it is killed."""

    def __init__(self) -> None:
        self._is_open = asyncio.Event()
        self._is_open.set()

    async def passed(self) -> None:
        await self._is_open.wait()

    def shut(self) -> None:
        self._is_open.clear()

    def opened(self) -> None:
        self._is_open.set()


class Post:
    """Notices between servers: some are lost, repeated, or late and out of order."""

    def __init__(self, chance: Chance) -> None:
        self.receivers: dict[str, Callable[[str], None]] = {}
        self.loses_all = False
        self._chance = chance

    def send(self, message: str) -> None:
        loop = asyncio.get_running_loop()
        for receive in self.receivers.values():
            for _ in range(2 if self._chance.one_in(5) else 1):
                delay = self._chance.seconds(3.0 if self._chance.one_in(5) else 0.02)
                if not self.loses_all and not self._chance.one_in(5):
                    loop.call_later(delay, receive, message)


class SimulatedNotifier(Notifier):
    """The notifier of one server."""

    def __init__(self, post: Post, name: str, gate: Gate) -> None:
        self._post = post
        self._name = name
        self._gate = gate

    def send(self, message: str) -> None:
        self._post.send(message)

    async def run(self, on_message: OnMessage) -> None:
        messages: asyncio.Queue[str] = asyncio.Queue()
        self._post.receivers[self._name] = messages.put_nowait
        while True:
            message = await messages.get()
            await self._gate.passed()
            on_message(message)


class Line:
    """A socket between a person and a server: slow, in order, until it breaks."""

    def __init__(self, chance: Chance, gate: Gate) -> None:
        self._chance = chance
        self._gate = gate
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        self._to_person: asyncio.Queue[str | None] = asyncio.Queue()
        self._due = {id(self._to_server): 0.0, id(self._to_person): 0.0}
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.is_broken = False

    def _put(self, queue: asyncio.Queue[Any], what: object) -> None:
        loop = asyncio.get_running_loop()
        due = max(self._due[id(queue)], loop.time() + self._chance.seconds(0.05))
        self._due[id(queue)] = due
        loop.call_at(due, queue.put_nowait, what)

    def break_off(self) -> None:
        """Lose all messages that are on the way."""
        if not self.is_broken:
            self.is_broken = True
            self._to_person.put_nowait(None)
            self._put(self._to_server, {"type": "websocket.disconnect", "code": 1006})

    def say(self, text: str) -> None:
        if self.is_broken:
            raise ConnectionResetError
        self._put(self._to_server, {"type": "websocket.receive", "text": text})

    async def heard(self) -> str:
        text = await self._to_person.get()
        if text is None or self.is_broken:
            self.break_off()
            raise ConnectionResetError
        return text

    async def receive(self) -> Message:
        message = await self._to_server.get()
        await self._gate.passed()
        return message

    async def send(self, message: Message) -> None:
        await self._gate.passed()
        if self.is_broken:
            raise ConnectionResetError
        if message["type"] == "websocket.send":
            self._put(self._to_person, message["text"])
        elif message["type"] != "websocket.accept":
            self._put(self._to_person, None)


async def _choose(name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals, least: float) -> object:
    return bot_by_name(name).choose(view, due, Stream(seed))


class SimulatedServer:
    """A server with its store and network."""

    def __init__(self, world: World, name: str) -> None:
        self.name = name
        self.gate = Gate()
        self.lines: list[Line] = []
        self._world = world
        self._server = Server(
            Setting(
                address=Address(frozenset({ORIGIN})),
                store=SimulatedStore(world.disk, self.gate, name),
                nudge=SimulatedNotifier(world.post, name, self.gate),
                server=name,
                times=TIMES,
                limits=LOOSE,
                clock=world.clock,
                choose=_choose,
            )
        )
        self._app = self._server.app()

    async def run(self) -> None:
        """Serve until cancelled."""
        while True:
            try:
                async with self._server.life():
                    await asyncio.Event().wait()
            except StoreFailed:
                await asyncio.sleep(0.5)  # the store failed while it began; whoever runs it tries again

    def line(self, cookie: str) -> Line:
        """Return a person's line to the table."""
        line = Line(self._world.chance, self.gate)
        self.lines.append(line)
        headers = {"host": "localhost:1", "origin": ORIGIN, "cookie": cookie}
        scope = {
            "type": "websocket",
            "path": f"/ws/table/{TABLE}",
            "raw_path": f"/ws/table/{TABLE}".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
            "client": ("127.0.0.1", 2),
            "subprotocols": [],
        }
        self._world.begin(self._serve(scope, line))
        return line

    async def _serve(self, scope: dict[str, Any], line: Line) -> None:
        try:
            await self._app(scope, line.receive, line.send)  # type: ignore[arg-type]
        except (OSError, StoreFailed):
            line.break_off()  # as the web server would

    def kill(self) -> None:
        """Stop the server for good."""
        self.gate.shut()
        for line in self.lines:
            line.break_off()


@dataclass
class SimulatedBrowser(Browser):
    """A browser that connects to any of the servers."""

    world: World | None = None
    line: Line | None = None

    async def look(self, table: str, since: int = 0, headers: Mapping[str, str] | None = None) -> Message:
        assert self.world is not None
        self.line = self.world.some_server().line(self.cookie or "")
        await self.say(type="hello", since=since)
        return await self.hear("update")

    async def say(self, **message: object) -> None:
        assert self.line is not None
        assert self.world is not None
        for _ in range(2 if self.world.chance.one_in(10) else 1):
            self.line.say(json.dumps(message))

    async def next_message(self) -> Message:
        assert self.line is not None
        async with asyncio.timeout(6.0):
            message: Message = json.loads(await self.line.heard())
        if message["type"] == "update":
            self.last = message
            assert self.world is not None
            self.world.told(message)
        return message


class World:
    """One run."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self._jumped = 0
        self.disk = Disk(self.chance, self.clock)
        self.post = Post(self.chance)
        self.servers: list[SimulatedServer] = []
        self.people: list[Survivor] = []
        self.slowest = 0.0
        """The longest time from writing an event to sending it to a person."""
        self._tasks: list[asyncio.Task[Any]] = []
        self._count = 0

    def clock(self) -> int:
        """Return milliseconds by the clock of the database."""
        return EPOCH + round(1000 * asyncio.get_running_loop().time()) + self._jumped

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        self._tasks.append(asyncio.create_task(work))

    def some_server(self) -> SimulatedServer:
        return self.servers[self.chance.below(len(self.servers))]

    def told(self, update: Message) -> None:
        """Record how late a person receives the last event."""
        if update["events"] and update["events"][-1]["seq"] == update["seq"]:
            entry = self.disk.entry(update["seq"])
            assert entry is not None, "told of what was not written"
            late = self.clock() - entry.at
            self.slowest = max(self.slowest, late / 1000)

    def new_server(self) -> SimulatedServer:
        self._count += 1
        server = SimulatedServer(self, f"server-{self._count}")
        self.begin(server.run())
        return server

    async def set_up(self, servers: int) -> None:
        """Start some servers, a table, and two people who connect to it."""
        store = SimulatedStore(self.disk, Gate(), "setup")
        found = [await Guests(store, self.clock).arrived(name) for name in ("Ann", "Bob")]
        seated: list[events.AnyEvent] = [
            events.Sat(letter, guest.id, guest.name) for letter, (guest, _) in zip("AB", found, strict=True)
        ]
        seated += [events.Placed(letter, "simple") for letter in "CD"]
        host: Guest = found[0][0]
        opening = events.TableOpened(
            code="modern", changes={}, name="Ann's", host=host.id, public=True, pace=300
        )
        await create(store, TABLE, opening, tuple(seated), self.clock())
        self.disk.opened = len(self.disk.log()) + 1
        self.servers = [self.new_server() for _ in range(servers)]
        cookie = Address(frozenset({ORIGIN})).cookie
        for _, token in found:
            browser = SimulatedBrowser(1, f"{cookie}={token}", world=self)
            person = Survivor(browser, TABLE)
            self.people.append(person)
            self.begin(person.play())

    async def havoc(self, mishaps: int) -> None:
        """Cause some faults, one after the other."""
        for _ in range(mishaps):
            await asyncio.sleep(self.chance.seconds(3.0))
            kinds = (self._break, self._pause, self._pause, self._kill, self._fail, self._forget, self._jump)
            kinds[self.chance.below(len(kinds))]()
        await asyncio.sleep(12.0)  # all pauses and failures are over

    def _break(self) -> None:
        lines = self.some_server().lines
        if lines:
            lines[-1].break_off()

    def _pause(self) -> None:
        gate = self.some_server().gate
        gate.shut()
        asyncio.get_running_loop().call_later(self.chance.seconds(11.0), gate.opened)

    def _kill(self) -> None:
        killed = self.some_server()
        killed.kill()
        killed.gate.opened = lambda: None  # type: ignore[method-assign]
        self.servers = [*(server for server in self.servers if server is not killed), self.new_server()]

    def _fail(self) -> None:
        self.disk.refuses = True
        asyncio.get_running_loop().call_later(self.chance.seconds(3.0), setattr, self.disk, "refuses", False)

    def _forget(self) -> None:
        self.disk.forgets = True
        asyncio.get_running_loop().call_later(self.chance.seconds(3.0), setattr, self.disk, "forgets", False)

    def _jump(self) -> None:
        self._jumped += 1000 * (self.chance.below(40) - 10)

    async def settle(self) -> None:
        """Wait until each person has been granted three more acts."""
        async with asyncio.timeout(200.0):
            for person in self.people:
                wanted = len(person.acked) + 3
                while len(person.acked) < wanted:
                    await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def simulated(seed: int, work: Callable[[World], Coroutine[Any, Any, None]]) -> World:
    """Return the world of a seed after some work in it, when everything has stopped."""
    world: list[World] = []

    async def main() -> None:
        world.append(World(seed))
        drawn = ("token_bytes", "token_hex", "token_urlsafe", "randbits")
        with patch.multiple("secrets", **{name: getattr(world[0].chance, name) for name in drawn}):
            try:
                await work(world[0])
            finally:
                await world[0].end()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(main())
    return world[0]

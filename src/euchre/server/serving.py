"""Run the server: one process, listening at an address until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from .app import Server, Setting, now
from .cluster.pubsub import Notifier, PostgresNotifier, RedisNotifier
from .failures import Observer, write_rarely
from .guard import LARGEST_BODY, Address
from .limits import Limits
from .operating.control import SOCKET, Control
from .operating.json_log import write_json_lines
from .store import Store
from .store.postgres import PostgresStore
from .store.sqlite import SqliteStore, taken_over
from .tables.names import RUDE_WORDS, RudeWords
from .tables.room import Times
from .transport.accepting import AcceptingServer
from .transport.admission import Admission, ConnectionLimits, most_connections
from .transport.protocols import protocols

LOCAL = "127.0.0.1"
"""The address at which only this machine can connect."""
PING = 10
"""Seconds between WebSocket pings, and until a missing answer closes the connection."""

SENT_AHEAD = 64 * 1024
"""Bytes of a socket's send buffer. The default of some megabytes would hide that a browser has stalled."""

UNREAD = 8_000
"""Milliseconds after which the system closes a connection whose other end accepts no more data."""

COLLECTIONS = (5000, 300, 20)
"""Thresholds of the garbage collector: new objects before it looks through the youngest, how often it does so
before it looks through those of middle age, and how often through these before all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """Where the server listens, and where it keeps its data."""

    folder: Path
    """The data folder, used unless a database is given."""
    database: str | None = None
    """URL of a PostgreSQL that servers share; None to use the folder."""
    nudge: str | None = None
    """URL of a Redis for notices between servers; None to use the database."""
    host: str = LOCAL
    """The address to listen on."""
    port: int = 8000
    """0 for any free port."""
    names: tuple[str, ...] = ("localhost", LOCAL, "[::1]")
    """Host names under which browsers reach the server, without the port."""
    origins: tuple[str, ...] | None = None
    """Origins of the proxy in front; None if browsers reach the server by its names."""
    proxy: str | None = None
    """Address of the proxy that may state the address of a client; None for no proxy."""
    times: Times = field(default_factory=Times)
    limits: Limits = field(default_factory=Limits)
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    workers: int = 1
    rude_words: Path = RUDE_WORDS
    """The list of words that no name at a public table may contain."""
    clock: Callable[[], int] = now
    """Milliseconds of Unix time."""
    log_json: bool = False
    """Whether the log is written as lines of JSON."""
    control: Path | None = None
    """The socket at which the operator controls the server; None for `control` in the folder, or with a
    database `control-PORT`."""
    metrics: tuple[str, int] | None = None
    """Address and port at which the operator reads health and metrics; None for nowhere."""


def listening(service: Service) -> tuple[socket.socket, Service]:
    """Return the open port, and the service with its number. Raises OSError, naming it, if the port is
    taken."""
    port = _opened_port(service.host, service.port)
    port.setsockopt(
        socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD
    )  # inherited by the socket of each connection
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return port, replace(service, port=port.getsockname()[1])


def _opened_port(host: str, number: int) -> socket.socket:
    """Return a port that listens. Raises OSError, whose file name is the address, if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = partial(socket.create_server, (host, number), family=family, reuse_port=False)
    try:
        return taken_over(opened, errno.EADDRINUSE)
    except OSError as fault:
        why = str(fault.strerror).partition(" (while")[0]
        raise OSError(fault.errno, why, f"{host}, port {number}") from None


def origins_of(service: Service) -> frozenset[str]:
    """Return the origins under which browsers may reach the service."""
    if service.origins is not None:
        return frozenset(service.origins)
    return frozenset(f"http://{name}:{service.port}" for name in service.names)


async def opened_store(service: Service) -> Store:
    """Open the store. Raises StoreFailed."""
    if service.database is not None:
        return await PostgresStore.opened(service.database)
    return SqliteStore(service.folder)


def notifier_of(service: Service) -> Notifier:
    """Return the notifier of the servers on one store; it does nothing where the store is not shared."""
    if service.database is None:
        return Notifier()
    return PostgresNotifier(service.database) if service.nudge is None else RedisNotifier(service.nudge)


def shorten_pauses() -> None:
    """Make the garbage collector check long-lived objects rarely.

    By default it goes through all objects again and again. With a thousand tables in use this takes a quarter
    of a second each time, while every table waits. Acts and states hold no cycles; objects that do, such as
    connections and failed tasks, are short-lived. The youngest objects are looked through often, since so
    little has come up by then that nobody notices.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


class _Operator:
    """The port at which the operator reads health and metrics. Raises OSError for one that is taken."""

    def __init__(self, host: str, port: int) -> None:
        from .operating.metrics import Metrics

        self.metrics = Metrics()
        self._port = _opened_port(host, port)

    @asynccontextmanager
    async def running(self, store: Store) -> AsyncIterator[None]:
        """Serve at the port until the block ends."""
        from .operating.metrics import operator_app

        app = operator_app(store, self.metrics)
        config = uvicorn.Config(
            app, access_log=False, log_level="warning", server_header=False, lifespan="on"
        )
        server = _SideServer(config)
        task = asyncio.create_task(server.serve(sockets=[self._port]))
        try:
            yield
        finally:
            server.should_exit = True
            await task


class _SideServer(uvicorn.Server):
    """A server that leaves signals to `serve`, which passes the one that stops it on after all has ended."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class _MainServer(_SideServer, AcceptingServer):
    """The server for players."""


async def serve(
    service: Service, port: socket.socket, ready: Callable[[uvicorn.Server], None] | None = None
) -> None:
    """Serve on an open port until a signal stops the server, or the caller given it by `ready` does."""
    if service.log_json:
        write_json_lines()
    operator = None if service.metrics is None else _Operator(*service.metrics)
    store = await opened_store(service)
    setting = Setting(
        address=Address(origins_of(service)),
        store=store,
        observer=Observer() if operator is None else operator.metrics,
        nudge=notifier_of(service),
        times=service.times,
        limits=service.limits,
        workers=service.workers,
        rude=RudeWords.of_file(service.rude_words),
        clock=service.clock,
    )
    limits, exempt = service.connections, frozenset(() if service.proxy is None else (service.proxy,))
    admission = Admission(most_connections(limits), limits.per_address, exempt)
    http, sockets = protocols(limits, service.limits.messages.frames, admission)
    application = Server(setting)
    config = uvicorn.Config(
        application.app(),
        http=http,
        ws=sockets,
        ws_max_size=LARGEST_BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        proxy_headers=service.proxy is not None,
        forwarded_allow_ips=service.proxy or "",
        server_header=False,
        date_header=True,
        access_log=False,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=5,
        log_config=None if service.log_json else LOGGING_CONFIG,
    )
    server = _MainServer(config, admission)
    write_rarely()
    shorten_pauses()
    if ready is not None:
        asyncio.get_running_loop().call_soon(ready, server)
    own = SOCKET if service.database is None else f"{SOCKET}-{service.port}"
    path = service.control or service.folder / own
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with uvicorn.Server.capture_signals(server):
        async with AsyncExitStack() as beside:
            if operator is not None:
                store.observer = operator.metrics
                application.add_gauges(operator.metrics)
                await beside.enter_async_context(operator.running(store))
            await beside.enter_async_context(Control(application, store).listening(path))
            await server.serve(sockets=[port])

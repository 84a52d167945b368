"""Running the server: one process, on an address, until it is told to end."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import uvicorn

from .app import Limits, Server, Setting
from .cluster.pubsub import Notifier, NullNotifier, PostgresNotifier, RedisNotifier
from .guard import LARGEST_BODY, Address
from .operating.observer import NullObserver
from .store import Store
from .store.postgres import PostgresStore
from .store.sqlite import SqliteStore
from .tables.room import Times
from .transport.admission import Admission
from .transport.limits import ConnectionLimits, most_connections
from .transport.protocols import protocols
from .transport.rare_log import write_rarely

LOCAL = "127.0.0.1"
"""This machine alone."""
PING = 10
"""Seconds between pings of the socket protocol, and until an answer is missed."""

SENT_AHEAD = 64 * 1024
"""Bytes the system may hold for one browser; left to itself it takes megabytes before a stalled one shows."""

UNREAD = 8_000
"""Milliseconds after which the system drops a line whose other end takes nothing more."""

ACCEPTED_AT_ONCE = 32
"""Connections that are accepted before the event loop does anything else; each takes a file descriptor."""
WAITING = 1024
"""Connections that may wait to be accepted."""

YOUNG = 5_000
"""Objects after which the collector looks through the youngest; Python's own number is 700."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """Where and for whom to serve."""

    folder: Path
    """Where everything is kept, unless a database is named."""
    database: str | None = None
    """The address of a PostgreSQL that servers share."""
    nudge: str | None = None
    """The address of a Redis by which they hear of each other; None for the database itself."""
    host: str = LOCAL
    """The address to listen on."""
    port: int = 8000
    """0 for any that is free."""
    names: tuple[str, ...] = ("localhost", LOCAL, "[::1]")
    """What browsers call it, without the port."""
    origins: tuple[str, ...] | None = None
    """How browsers reach it where a proxy stands before it; None where they reach it by its names."""
    proxy: str | None = None
    """The address of a TLS proxy whose word about clients is taken; None for nobody's."""
    times: Times = field(default_factory=Times)
    limits: Limits = field(default_factory=Limits)
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    workers: int = 1
    metrics: tuple[str, int] | None = None
    """Address and port at which the operator reads health and metrics; None for nowhere."""


def listening(service: Service) -> tuple[socket.socket, Service]:
    """The open port, and the service with its number. Raises OSError for one that is taken."""
    family = socket.AF_INET6 if ":" in service.host else socket.AF_INET
    port = socket.create_server((service.host, service.port), family=family, reuse_port=False)
    port.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)  # inherited by each line's socket
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return port, replace(service, port=port.getsockname()[1])


def origins_of(service: Service) -> frozenset[str]:
    """How browsers may reach the service."""
    if service.origins is not None:
        return frozenset(service.origins)
    return frozenset(f"http://{name}:{service.port}" for name in service.names)


async def opened_store(service: Service) -> Store:
    """Where the tables are kept. Raises StoreFailed."""
    if service.database is not None:
        return await PostgresStore.opened(service.database)
    return SqliteStore(service.folder)


def notifier_of(service: Service) -> Notifier:
    """How servers on one store hear of each other; one that has it for itself hears of nobody."""
    if service.database is None:
        return NullNotifier()
    return PostgresNotifier(service.database) if service.nudge is None else RedisNotifier(service.nudge)


def mind_pauses() -> None:
    """Let the collector of cyclic garbage look rarely at what lives long.

    Left to itself it goes through everything again and again, a quarter of a second each time where a
    thousand tables are in use, and every table waits. Acts and states hold no cycles; what does, as lines and
    tasks that fail, dies young.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 500)


class _WebServer(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept, a few connections at a time, while the system lets many more wait."""
        await super().startup(sockets)
        for port in sockets or ():
            if port.fileno() >= 0:
                port.listen(WAITING)


class _Operator:
    """The port at which the operator reads health and metrics. Raises OSError for one that is taken."""

    def __init__(self, host: str, port: int) -> None:
        from .operating.metrics import Metrics

        self.metrics = Metrics()
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._port = socket.create_server((host, port), family=family)

    @asynccontextmanager
    async def running(self, store: Store) -> AsyncIterator[None]:
        """Serve at the port until the block ends."""
        from .operating.routes import operator_app

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
    """A server beside the main one, which alone acts on signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the main server."""
        yield


async def serve(
    service: Service, port: socket.socket, ready: Callable[[uvicorn.Server], None] | None = None
) -> None:
    """Serve on an open port until a signal comes, or whoever was told of the server ends it."""
    operator = None if service.metrics is None else _Operator(*service.metrics)
    store = await opened_store(service)
    setting = Setting(
        address=Address(origins_of(service)),
        store=store,
        observer=NullObserver() if operator is None else operator.metrics,
        nudge=notifier_of(service),
        times=service.times,
        limits=service.limits,
        workers=service.workers,
    )
    limits, exempt = service.connections, frozenset(() if service.proxy is None else (service.proxy,))
    admission = Admission(most_connections(limits), limits.per_address, exempt)
    http, sockets = protocols(limits, service.limits.line.frames, admission)
    application = Server(setting)
    config = uvicorn.Config(
        application.app(),
        http=http,
        ws=sockets,
        backlog=ACCEPTED_AT_ONCE,
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
    )
    server = _WebServer(config)
    write_rarely()
    mind_pauses()
    if ready is not None:
        asyncio.get_running_loop().call_soon(ready, server)
    if operator is None:
        await server.serve(sockets=[port])
        return
    store.observer = operator.metrics
    application.add_gauges(operator.metrics)
    async with operator.running(store):
        await server.serve(sockets=[port])

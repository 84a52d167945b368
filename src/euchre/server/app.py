"""The server as an ASGI application: its routes, and everything that runs as long as it does."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from .answers import Body, Handlers, answer, attachment, on, read
from .bucket import Limit
from .cluster.heartbeat import SIGNED_OUT, Heartbeat
from .cluster.pubsub import Notifier, SignedOut
from .connection import NO_HELLO, Connection, close_socket, first_hello
from .evenings.evening_routes import EveningRoutes
from .failures import Observer, log_failure, log_store
from .guard import Address, BlockedNetworks, Guard
from .laws.law_routes import LawRoutes
from .limits import Limits
from .online.daily import Daily, DailyRoutes
from .page_files import page_routes
from .people import lobby
from .people.company import Company, CompanyRoutes, PersonRoutes
from .people.guests import MOVE_HOLDS, Guests, at_address, client_of, known
from .people.invitations import Invitations, hash_of, new_id
from .people.opening import Opening, Shares
from .people.passkeys import IdentityRoutes, Passkeys
from .people.retention import Cleaning
from .review.dealing import DealingRoutes
from .review.history import History
from .review.history_tasks import record_text
from .store import Store, StoreDamaged, StoreFailed
from .study.studying import Studying
from .tables.clock import Choose
from .tables.decisions import Guest
from .tables.names import RudeWords
from .tables.refusal import Refusal
from .tables.room import MOVED, Room, Times
from .tables.rooms import Rooms
from .transport.admission import network_of
from .wire import replies, requests
from .workers.thinking import Thinkers

if TYPE_CHECKING:
    from .operating.metrics import Metrics


def now() -> int:
    """Return milliseconds of Unix time."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """How a server is set up."""

    address: Address
    store: Store
    nudge: Notifier = field(default_factory=Notifier)
    """Notifies the other servers on the same store."""
    server: str = field(default_factory=new_id)
    """The name of this server among them."""
    clock: Callable[[], int] = now
    """Milliseconds of Unix time."""
    choose: Choose | None = None
    """Lets computer players choose; None to use the server's own worker processes."""
    times: Times = field(default_factory=Times)
    limits: Limits = field(default_factory=Limits)
    rude: RudeWords = field(default_factory=RudeWords)
    """Words that names at public tables may not contain."""
    observer: Observer = field(default_factory=Observer)
    """Receives what is measured."""
    workers: int = 1
    """Processes in which computer players think."""
    budget: float = 5.0
    """Seconds for one choice of a computer player."""


class _SocketRefused(Exception):
    """A socket has to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Server(Handlers):
    """The routes, with what they need."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._store = setting.store
        self._store.most_bytes = setting.limits.stored_megabytes * 1_000_000
        self._guests = Guests(setting.store, setting.clock, setting.rude)
        self._passkeys = Passkeys(setting.store, setting.clock, setting.address)
        self._invitations = Invitations(setting.store, setting.clock)
        self._thinkers = Thinkers(setting.workers, setting.budget)
        choose = setting.choose or self._thinkers.choose
        self._history = History(setting.store)
        self._study = Studying(setting.store, self._history, setting.clock)
        self.rooms = Rooms(
            setting.store, choose, setting.times, setting.clock, setting.server, self._history.table
        )
        self._heartbeat = Heartbeat(
            setting.server, setting.store, self.rooms, setting.nudge, self._open_connections, setting.times
        )
        limits = setting.limits
        self._shares = Shares(setting.store, limits, setting.clock, self.rooms)
        self._opening = Opening(setting.store, limits, setting.clock, setting.rude, self._shares)
        workers = self._study.workers
        self._halls = EveningRoutes(
            setting.store, self.rooms, workers, setting.clock, limits, self._known_guest, self._shares
        )
        self._daily = Daily(setting.store, self.rooms, self._opening, workers, setting.clock, setting.rude)
        self._records = Limit(limits.records, "too many records; try again in a moment")
        crowd = "too many records from your address; try again in a moment"
        self._records_there = Limit(limits.records_there, crowd)
        self.blocked = BlockedNetworks()
        self.rude = setting.rude
        self._connections: dict[str, list[Connection]] = {}
        self._places: Counter[str] = Counter()
        """Number of connections of each guest, including those being opened."""

    @property
    def is_draining(self) -> bool:
        """Whether no more tables are opened here, since the server is about to stop."""
        return self._opening.is_draining

    @is_draining.setter
    def is_draining(self, is_so: bool) -> None:
        self._opening.is_draining = is_so

    def app(self) -> ASGIApp:
        """Return the application, behind its guard."""
        company = Company(self._store, self.rooms, self._opening, self._setting.clock)
        people = PersonRoutes(self._store, self.rooms, self._invitations, self._guest)
        study = self._study.routes(self.rooms, self._known_guest, self._setting.limits)
        routes = [
            *self.routes(),
            *people.routes(),
            *IdentityRoutes(self._guests, self._passkeys, self._guest, self._welcome).routes(),
            *CompanyRoutes(company, self.rooms, self._guest).routes(),
            *study,
            *DealingRoutes(self.rooms, self._store, self._guest, self._setting.limits.dealings).routes(),
            *LawRoutes(self._setting.limits.searches).routes(),
            *DailyRoutes(self._daily, self._guest, self._known_guest, self._setting.limits.daily).routes(),
            *self._halls.routes(),
            WebSocketRoute("/ws/table/{table}", self.sit_at),
            *page_routes(),
        ]
        inner = Starlette(routes=routes, lifespan=self._life)
        limits = self._setting.limits
        return Guard(inner, self._setting.address, limits.changes, self.blocked, limits.requests)

    def add_gauges(self, metrics: Metrics) -> None:
        """Have the metrics read how much is in use here."""
        metrics.gauge("tables", "Tables loaded.", lambda: len(self.rooms))
        metrics.gauge("connections", "Sockets of people at tables.", lambda: sum(self._places.values()))
        metrics.gauge("guests", "People connected.", lambda: len(self._places))
        metrics.gauge(
            "history_tasks", "Tasks on long logs, waiting or running.", lambda: self._history.waiting
        )
        metrics.gauge("study_jobs", "Hints and reviews, waiting or running.", lambda: self._study.waiting)
        metrics.gauge("store_bytes", "Size of the store, last measured.", lambda: self._store.measured)
        metrics.gauge("stand_ins", "Choices made for slow players.", lambda: self._thinkers.fallbacks)

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        async with self.life():
            yield

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """Run everything that lasts as long as the server. Raises StoreFailed if it cannot start."""
        if self._store.is_shared:
            self.rooms.publish = self._heartbeat.publish
            await self._heartbeat.start()
        self.rooms.start()
        cleaner = Cleaning(self._store, self._setting.clock, first=self._study.write_records)
        cleaning = asyncio.create_task(cleaner.go_on())
        cleaning.add_done_callback(log_failure)
        directing = asyncio.create_task(self._halls.direct())
        yield
        cleaning.cancel()
        directing.cancel()
        await self.rooms.end()
        if self._store.is_shared:
            await self._heartbeat.end()
        await self._daily.close()
        await self._halls.close()
        await self._thinkers.close()
        await self._study.close()
        await self._history.close()
        await self._store.close()

    @on("GET", "/api/session")
    async def who(self, request: Request) -> Body:
        """Return the guest to whom the cookie belongs."""
        return replies.Me(name=(await self._guest(request)).name)

    @on("POST", "/api/session")
    async def come_in(self, request: Request) -> Body:
        """Add a guest, or change the name of the guest with the cookie."""
        wish = await read(request, requests.NewPerson)
        guest = await self._guests.of_token(self._token(request))
        if guest is not None:
            renamed = await self._guests.rename(guest, wish.name)
            for connection in tuple(self._connections.get(guest.id, ())):
                await connection.called(renamed)
            return replies.Me(name=renamed.name)
        client = client_of(request)
        await self._shares.check("person", client)
        arrived, token = await self._guests.arrived(wish.name)
        await self._shares.note("person", arrived.id, client)
        return self._setting.address.with_cookie(answer(replies.Me(name=arrived.name)), token)

    @on("DELETE", "/api/session")
    async def sign_out(self, request: Request) -> Response:
        """Void the guest's cookie and close their connections."""
        guest = await self._guest(request)
        await self._guests.leave(guest)
        self.end_connections(guest.id)
        answer = Response(status_code=204)
        answer.delete_cookie(self._setting.address.cookie)
        return answer

    @on("POST", "/api/session/move")
    async def move(self, request: Request) -> Body:
        """Make a link for another device."""
        path = await self._guests.move_link(await self._guest(request))
        return replies.MoveLink(path=path, minutes=MOVE_HOLDS // 60_000)

    @on("POST", "/api/session/arrive")
    async def arrive(self, request: Request) -> Response:
        """Continue here as the guest of a link; the other device is signed out."""
        wish = await read(request, requests.Arrive)
        return await self._welcome(*await self._guests.moved(wish.link))

    async def _welcome(self, person: str, token: str) -> Response:
        """Let a person continue here who has proved who they are; their other device is signed out."""
        self.end_connections(person)
        guest = await self._guests.of_token(token)
        if guest is None:
            raise Refusal("link/void", "this guest has been deleted")
        return self._setting.address.with_cookie(answer(replies.Me(name=guest.name)), token)

    @on("GET", "/api/games")
    async def games(self, request: Request) -> Body:
        """Return the games that can be played."""
        return lobby.games()

    @on("GET", "/api/tables")
    async def lobby(self, request: Request) -> Body:
        """Return the public tables."""
        return lobby.listed(await self._store.public_tables(lobby.LISTED, lobby.OF_EACH))

    @on("POST", "/api/tables")
    async def open_table(self, request: Request) -> Body:
        """Open a table."""
        guest = at_address(await self._guest(request), request)
        wish = await read(request, requests.NewTable)
        table = await self._opening.open(guest, wish, client_of(request))
        return replies.Opened(table=table)

    @on("POST", "/api/join")
    async def join(self, request: Request) -> Body:
        """Join the table of an invitation."""
        guest = await self._guest(request)
        wish = await read(request, requests.Join)
        table = await self._invitations.table_of(wish.link)
        await (await self.rooms.room(table)).admit(guest)
        return replies.Opened(table=table)

    @on("GET", "/api/tables/{table}/record")
    async def record(self, request: Request) -> Response:
        """Return the record of a table's finished games."""
        guest = await self._guest(request)
        room = await self.rooms.room(request.path_params["table"])
        table = room.book.table
        if not table.may_look_on(guest.id):
            raise Refusal("table/not-invited", "this table is not public, and you are not invited")
        self._records.check(guest.id)
        self._records_there.check(client_of(request))
        text = await self._history.of_log(guest.id, table.id, record_text)
        return attachment(text, f"{table.id}.euchre")

    async def sit_at(self, socket: WebSocket) -> None:
        """Serve a socket of a table until it is closed."""
        await socket.accept()
        try:
            guest = await self._guests.of_token(self._token(socket))
            if guest is None:
                raise _SocketRefused(SIGNED_OUT, "no session: come in under a name first")
            guest = at_address(guest, socket)
            with self._place_of(guest):
                room = await self._room_for(guest, socket.path_params["table"])
                await self._serve_connection(socket, guest, room)
        except _SocketRefused as no:
            await close_socket(socket, no.code, str(no))
        except StoreDamaged as fault:
            log_store(fault)
            await close_socket(socket, 4404, fault.message)
        except StoreFailed:
            await close_socket(socket, MOVED, "the table cannot be opened now; try again")

    @contextmanager
    def _place_of(self, guest: Guest) -> Iterator[None]:
        """Count a connection of a guest, before anything is awaited. Raises _SocketRefused."""
        if self._places[guest.id] >= self._setting.limits.connections:
            raise _SocketRefused(4409, "you have too many connections; close another window")
        self._places[guest.id] += 1
        try:
            yield
        finally:
            self._places[guest.id] -= 1
            if not self._places[guest.id]:
                del self._places[guest.id]

    async def _room_for(self, guest: Guest, table: str) -> Room:
        """Return the room of a table that a guest may watch. Raises _SocketRefused."""
        try:
            room = await self.rooms.room(table)
        except Refusal as no:
            raise _SocketRefused(4404, no.message) from None
        if not room.book.table.may_look_on(guest.id):
            raise _SocketRefused(4403, "this table is not public, and you are not invited")
        return room

    async def _serve_connection(self, socket: WebSocket, guest: Guest, room: Room) -> None:
        token = hash_of(self._token(socket) or "")
        setting = self._setting
        connection = Connection(
            socket, guest, room, setting.limits.messages, token, setting.observer, setting.rude
        )
        connections = self._connections.setdefault(guest.id, [])
        connections.append(connection)
        try:
            # A guest who signed out after the cookie was checked could not close this connection.
            if await self._guests.of_token(self._token(socket)) is None:
                raise _SocketRefused(SIGNED_OUT, "you have signed out")
            since = await first_hello(socket, self._setting.limits.hello)
            if since is None:
                raise _SocketRefused(NO_HELLO, "the first message has to be a hello")
            await room.join(connection, since)
            await connection.serve(self._invitations)
        finally:
            room.leave(connection)
            connections.remove(connection)
            if not connections:
                self._connections.pop(guest.id, None)

    def end_connections(self, person: str) -> None:
        """Close the connections of a guest who has signed out."""
        for connection in self._connections.get(person, ()):
            connection.end(SIGNED_OUT, "you have signed out")
        self.rooms.publish(SignedOut())

    def networks_of(self, person: str) -> set[str]:
        """Return the networks from which a guest is connected, without this machine."""
        hosts = (one.host for one in self._connections.get(person, ()))
        return {network for host in hosts if (network := network_of(host)) is not None}

    def people(self) -> Iterator[tuple[str, str, str]]:
        """Yield id, name and table of each connection."""
        for one in self._open_connections():
            yield one.guest.id, one.guest.name, one.table

    def _open_connections(self) -> list[Connection]:
        return [one for connections in self._connections.values() for one in connections]

    def _token(self, connection: HTTPConnection) -> str | None:
        return connection.cookies.get(self._setting.address.cookie)

    async def _guest(self, request: Request) -> Guest:
        return known(await self._known_guest(request))

    async def _known_guest(self, request: Request) -> Guest | None:
        return await self._guests.of_token(self._token(request))

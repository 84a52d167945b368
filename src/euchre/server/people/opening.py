"""Opening tables within the limits of guests, addresses and networks, and room in the store for others."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from ..bucket import Limit
from ..limits import Limits
from ..store import Store
from ..store.origins import RESERVE, Kind, Origin
from ..tables.decisions import Guest
from ..tables.names import RudeWords
from ..tables.refusal import Refusal
from ..tables.rooms import Rooms
from ..transport.admission import networks_around
from ..wire.requests import NewTable
from ..workers.thinking import is_strong
from . import lobby

NEAR = 0.9
"""Part of the bytes of a store from which on the emptiest tables and evenings make room for new ones."""
CLOSED = 4404
"""WebSocket close code for people at a table that made room for others."""


class Shares:
    """Counts tables, evenings and guests by address and by the networks around it."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        now: Callable[[], int],
        rooms: Rooms | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` is the time in milliseconds, and `clock` a monotonic one in seconds."""
        self._store = store
        self._rooms = rooms
        self._now = now
        self._key = secrets.token_bytes(32)
        """The key of the hashes of addresses, which ends with the process."""
        self._most: dict[Kind, int] = {"table": limits.stored_tables, "evening": limits.stored_evenings}
        many = "too many {} from your address; wait a few minutes"
        self._limits: dict[Kind, Limit] = {
            "table": Limit(limits.tables_there, many.format("tables"), "table/too-many", clock),
            "evening": Limit(limits.evenings, many.format("evenings"), clock=clock),
            "person": Limit(limits.people, many.format("guests"), clock=clock),
        }

    async def check(self, kind: Kind, client: str) -> None:
        """Count what somebody is about to open, and make room for it. Raises Refusal."""
        if kind != "person":
            await self._make_room(kind, client)
        self._limits[kind].check(client)

    async def note(self, kind: Kind, what: str, client: str) -> None:
        """Note from where a table, an evening or a guest came. Raises StoreFailed."""
        await self._store.note_origin(kind, what, self._origin(client))

    async def _make_room(self, kind: Kind, client: str) -> None:
        store, most, most_bytes = self._store, self._most[kind], self._store.most_bytes
        count = await (store.count_tables() if kind == "table" else store.count_evenings())
        is_needed = most_bytes is not None and await store.measure() >= NEAR * most_bytes
        if count < most * (1 - RESERVE) and not is_needed:
            return
        room = await store.make_room(kind, most, count, self._origin(client), self._now())
        if room is None:
            raise Refusal(
                "server/full", f"this server holds as many {kind}s as it may; try again another day"
            )
        if self._rooms is not None and kind == "table":
            left = (self._rooms.forget(table, CLOSED, "this table was deleted") for table in room)
            await asyncio.gather(*left)

    def _origin(self, client: str) -> Origin:
        around = networks_around(client)
        return Origin(self._hashed(around[0]), self._hashed(around[-1]))

    def _hashed(self, network: str) -> str:
        return hmac.digest(self._key, network.encode(), hashlib.sha256).hex()[:24]


class Opening:
    """Opens tables, and refuses where somebody opens too many."""

    def __init__(
        self, store: Store, limits: Limits, clock: Callable[[], int], rude: RudeWords, shares: Shares
    ) -> None:
        self._store = store
        self._shares = shares
        self._clock = clock
        self._rude = rude
        self._opened = Limit(
            limits.tables, "you have opened too many tables; wait a minute", "table/too-many"
        )
        self._public = Limit(
            limits.public, "too many public tables from your address; wait a minute", "table/too-many"
        )
        self._strong = Limit(
            limits.strong, "too many tables with strong players; wait a few minutes", "table/too-many"
        )
        self.is_draining = False
        """Whether no more tables are opened here, since the server is about to stop."""

    async def check(self, guest: Guest, client: str) -> None:
        """Count a table that a guest is about to open at an address. Raises Refusal where none can be."""
        if self.is_draining:
            raise Refusal("server/draining", "this server is about to restart; try again in a few minutes")
        self._opened.check(guest.id)
        await self._shares.check("table", client)

    async def open(self, guest: Guest, wish: NewTable, client: str) -> str:
        """Open a table for a guest at an address; its id. Raises Refusal."""
        await self.check(guest, client)
        if wish.public:
            self._public.check(client)
        if is_strong(wish.players or ()):
            self._strong.check(guest.id)
        table = await lobby.open_table(self._store, guest, wish, self._clock, self._rude)
        await self.note(table, client)
        return table

    async def note(self, table: str, client: str) -> None:
        """Note from where a table was opened. Raises StoreFailed."""
        await self._shares.note("table", table, client)

"""Opening tables within the limits of guests, addresses and the store."""

from __future__ import annotations

from collections.abc import Callable

from ..bucket import Limit
from ..limits import Limits
from ..store import Store
from ..tables.decisions import Guest
from ..tables.names import RudeWords
from ..tables.refusal import Refusal
from ..wire.requests import NewTable
from ..workers.thinking import is_strong
from . import lobby
from .shares import Shares


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

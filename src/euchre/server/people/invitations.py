"""Invitations to a table: secret links that expire and can be made void."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ..store import Store
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.table import Table
from .tokens import hash_of, new_link

REMEMBERED = 1000
"""Most invitations remembered with the message that asked for each."""
HOLDS = 7 * 24 * 3600 * 1000
"""Milliseconds until an invitation expires."""


class Invitations:
    """The invitations of all tables."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._made: OrderedDict[tuple[str, str, str], str] = OrderedDict()
        """The latest paths, by table, guest and message: a repeated message gets the same path."""

    async def invite(self, table: Table, guest: Guest, message: str) -> str:
        """The path of a new invitation, which voids the last one. Raises Refusal for all but the host.

        A repeated message gets the same path. Browsers never send what follows `#`, so no proxy can log it.
        """
        _host_only(table, guest)
        key = (table.id, guest.id, message)
        if key not in self._made:
            link = new_link()
            self._made[key] = f"/join#{link}"
            try:
                await self._store.add_link("join", hash_of(link), table.id, self._clock() + HOLDS)
            except BaseException:
                self._made.pop(key, None)
                raise
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return self._made[key]

    async def revoke(self, table: Table, guest: Guest) -> None:
        """Make the invitation void. Raises Refusal for all but the host."""
        _host_only(table, guest)
        await self._store.drop_links("join", table.id)

    async def table_of(self, link: str) -> str:
        """The table of an invitation. Raises Refusal for a link that is void."""
        table = await self._store.target_of("join", hash_of(link), self._clock())
        if table is None:
            raise Refusal("link/void", "this invitation is void; ask the host of the table for a new one")
        return table


def _host_only(table: Table, guest: Guest) -> None:
    if guest.id != table.host:
        raise Refusal("table/not-host", "only the host of the table can invite people to it")

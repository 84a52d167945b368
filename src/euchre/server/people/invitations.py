"""Invitations to a table, one secret link for each until it is revoked; random tokens, links and ids."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

from ..store import Store
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.table import Table


def new_token() -> str:
    """Return a guest's token: 256 random bits in base 64."""
    return secrets.token_urlsafe(32)


def new_link() -> str:
    """Return the secret part of a link: 128 random bits in base 64."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return the id of a guest or a table: 96 random bits as lower-case hexadecimal digits."""
    return secrets.token_hex(12)


def hash_of(secret: str) -> bytes:
    """Return the hash of a token or a link, as the store holds it: SHA-256."""
    return hashlib.sha256(secret.encode()).digest()


HOLDS = 10 * 365 * 24 * 3600 * 1000
"""Milliseconds until an invitation expires; its table is deleted long before that."""


class Invitations:
    """The invitations of all tables."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def invite(self, table: Table, guest: Guest) -> str:
        """Return the path of the table's invitation. Raises Refusal for all but the host.

        It is the same until it is revoked. Browsers never send what follows `#`, so no proxy can log it.
        """
        _host_only(table, guest)
        new = new_link()
        until = self._clock() + HOLDS
        return f"/join#{await self._store.invitation(table.id, new, hash_of(new), until)}"

    async def revoke(self, table: Table, guest: Guest) -> None:
        """Make the invitation void. Raises Refusal for all but the host."""
        _host_only(table, guest)
        await self._store.revoke(table.id)

    async def table_of(self, link: str) -> str:
        """Return the table of an invitation. Raises Refusal for a link that is void."""
        table = await self._store.target_of("join", hash_of(link), self._clock())
        if table is None:
            raise Refusal("link/void", "this invitation is void; ask the host of the table for a new one")
        return table

    async def check_welcome(self, table: Table, guest: Guest) -> None:
        """Raise Refusal where the host, or somebody in a seat, does not want to play with a guest."""
        people = {table.host, *(chair.person for chair in table.chairs if chair.person is not None)}
        if await self._store.is_blocked(guest.id, people - {guest.id}):
            raise Refusal("seat/blocked", "you cannot sit at this table; open one of your own")


def _host_only(table: Table, guest: Guest) -> None:
    if guest.id != table.host:
        raise Refusal("table/not-host", "only the host of the table can invite people to it")

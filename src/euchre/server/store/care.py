"""Audit, rebuild and erase a store, given the folder of an SQLite store or the URL of a PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from .audit import Audit, audit, audited, erase_in, open_to_read, open_to_write, rebuild, rebuilt
from .model import Erased
from .people import erase_old
from .postgres import PostgresStore
from .reading import Address


@asynccontextmanager
async def _at(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.as_it_is(url)
    try:
        yield store
    finally:
        await store.close()


async def audit_at(address: Address) -> Audit:
    """Check the hashes and the play of every log, and that listings and snapshots agree with the logs."""
    if isinstance(address, Path):
        with closing(open_to_read(address)) as file:
            return audit(file)
    async with _at(address) as store:
        return await store.read(audited())


async def rebuild_at(address: Address) -> int:
    """Rebuild listings and snapshots from the logs while play waits; the number of tables."""
    if isinstance(address, Path):
        with closing(open_to_write(address)) as file:
            return rebuild(file)
    async with _at(address) as store:
        return await store.write_alone(rebuilt())


async def erase_at(address: Address, before: int, now: int) -> Erased:
    """Delete tables and guests last touched before a time, and rewrite the files without them."""
    if isinstance(address, Path):
        with closing(open_to_write(address)) as file:
            return erase_in(file, before, now)
    async with _at(address) as store:
        gone = await store.write(erase_old(before, before, now))
        await store.vacuum()
        return gone

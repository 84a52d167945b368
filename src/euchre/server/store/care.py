"""Audit, rebuild and erase for a store in PostgreSQL; `audit` has the same for a folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .audit import Audit, audited, rebuilt
from .model import Erased
from .people import erase_old
from .postgres import PostgresStore


@asynccontextmanager
async def _at(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.as_it_is(url)
    try:
        yield store
    finally:
        await store.close()


async def audit_at(url: str) -> Audit:
    """Check the hashes and the play of every log, and that listings and snapshots agree with the logs."""
    async with _at(url) as store:
        return await store.read(audited())


async def rebuild_at(url: str) -> int:
    """Rebuild listings and snapshots from the logs while play waits; the number of tables."""
    async with _at(url) as store:
        return await store.write_alone(rebuilt())


async def erase_at(url: str, before: int, now: int) -> Erased:
    """Delete tables and guests last touched before a time, and rewrite the files without them."""
    async with _at(url) as store:
        gone = await store.write(erase_old(before, before, now))
        await store.vacuum()
        return gone

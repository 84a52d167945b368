"""Looking after a store in PostgreSQL, for the commands that look after one in a folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .audit import Audit, audited, rebuilt
from .interface import Erased
from .people import erased
from .postgres import PostgresStore


@asynccontextmanager
async def _at(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.as_it_is(url)
    try:
        yield store
    finally:
        await store.close()


async def audit_at(url: str) -> Audit:
    """Check every table's chain of hashes and its play, and that the projections tell the same."""
    async with _at(url) as store:
        return await store.read(audited())


async def rebuild_at(url: str) -> int:
    """Make listings and snapshots anew from the logs while play waits; how many tables there are."""
    async with _at(url) as store:
        return await store.write_alone(rebuilt())


async def erase_at(url: str, before: int, now: int) -> Erased:
    """Delete tables and guests last touched before a time, and leave no page of them behind."""
    async with _at(url) as store:
        gone = await store.write(erased(before, before, now))
        await store.vacuum()
        return gone

"""How long tables and guests are kept, and deleting them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ..store import Erased, Store, StoreFailed

DAY = 24 * 3600 * 1000
"""Milliseconds."""
TABLES_KEPT = 30
"""Days a table is kept after the last thing that happened there."""
PEOPLE_KEPT = 90
"""Days a guest is kept after he was last here."""


async def erase_now(store: Store, now: int, tables: int = TABLES_KEPT, people: int = PEOPLE_KEPT) -> Erased:
    """Delete tables and guests that were not touched for so many days."""
    return await store.erase(now - tables * DAY, now - people * DAY, now)


async def erase_old(store: Store, clock: Callable[[], int]) -> None:
    """Delete what is past its time, now and every day."""
    while True:
        with suppress(StoreFailed):  # there is another day
            await erase_now(store, clock())
        await asyncio.sleep(DAY / 1000)

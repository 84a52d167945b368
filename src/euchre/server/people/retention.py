"""Delete old tables and guests."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..store import Erased, Store, StoreFailed

LOG = logging.getLogger("euchre.server")

HOUR = 3600 * 1000
"""Milliseconds."""
DAY = 24 * HOUR
TABLES_KEPT = 30
"""Days for which a table is kept after its last event."""
PEOPLE_KEPT = 90
"""Days for which a guest is kept after they were last seen."""
UNUSED_KEPT = DAY
"""Milliseconds for which a table or a guest is kept that was never used."""
EVENINGS_KEPT = 8 * DAY
"""The same for an evening, which a club may prepare a week before."""
QUIET = 2 * DAY
"""Milliseconds without any event after which a starting server does not trust its clock."""


class Cleaning:
    """Deletes old data once a day: a tenth of it at most, and nothing if the clock may be wrong.

    With a clock that is weeks ahead, everything would be old. So nothing is deleted at a start long after the
    last event, or when the clock has advanced by another time than the process has run.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        running: Callable[[], float] = time.monotonic,
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._running = running
        """A monotonic clock, in seconds."""
        self._first = first
        """Called before each check: writes what is kept of tables that may be deleted."""
        self._last: tuple[int, float] | None = None
        """Both clocks at the last check."""
        self._is_sure = False
        """Whether the clock was trusted at the last check."""

    async def once(self) -> Erased | None:
        """Delete old data; None if the clock may be wrong. Raises StoreFailed."""
        if self._first is not None:
            await self._first()
        now, running = self._clock(), self._running()
        self._is_sure = await self._is_credible(now, running)
        self._last = now, running
        if not self._is_sure:
            LOG.warning("the clock may have jumped: nothing is deleted today")
            return None
        return await self._store.erase(now - TABLES_KEPT * DAY, now - PEOPLE_KEPT * DAY, now, gently=True)

    async def sweep(self) -> tuple[str, ...]:
        """Delete what nobody has used since it was opened, unless the clock may be wrong; the tables."""
        if not self._is_sure:
            return ()
        now = self._clock()
        return await self._store.erase_unused(now - UNUSED_KEPT, now - EVENINGS_KEPT)

    async def go_on(self) -> None:
        """Delete old data now and once a day, and what nobody uses every hour."""
        for hour in itertools.count():
            with suppress(StoreFailed):  # the next time may succeed
                if hour % 24 == 0:
                    await self.once()
                await self.sweep()
            await asyncio.sleep(HOUR / 1000)

    async def _is_credible(self, now: int, running: float) -> bool:
        if self._last is not None:
            then, ran = self._last
            return abs((now - then) - 1000 * (running - ran)) <= HOUR
        touched = await self._store.last_touched()
        return touched is None or abs(now - touched) <= QUIET

"""Delete old tables and guests."""

from __future__ import annotations

import asyncio
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

    async def once(self) -> Erased | None:
        """Delete old data; None if the clock may be wrong. Raises StoreFailed."""
        if self._first is not None:
            await self._first()
        now, running = self._clock(), self._running()
        is_credible = await self._is_credible(now, running)
        self._last = now, running
        if not is_credible:
            LOG.warning("the clock may have jumped: nothing is deleted today")
            return None
        return await self._store.erase(now - TABLES_KEPT * DAY, now - PEOPLE_KEPT * DAY, now, gently=True)

    async def go_on(self) -> None:
        """Delete old data now and once a day."""
        while True:
            with suppress(StoreFailed):  # the next day may succeed
                await self.once()
            await asyncio.sleep(DAY / 1000)

    async def _is_credible(self, now: int, running: float) -> bool:
        if self._last is not None:
            then, ran = self._last
            return abs((now - then) - 1000 * (running - ran)) <= HOUR
        touched = await self._store.last_touched()
        return touched is None or abs(now - touched) <= QUIET

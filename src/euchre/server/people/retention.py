"""How long tables and guests are kept, and deleting them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from ..store import Erased, Store, StoreFailed

LOG = logging.getLogger("euchre.server")

HOUR = 3600 * 1000
"""Milliseconds."""
DAY = 24 * HOUR
TABLES_KEPT = 30
"""Days a table is kept after the last thing that happened there."""
PEOPLE_KEPT = 90
"""Days a guest is kept after he was last here."""
QUIET = 2 * DAY
"""Milliseconds for which nothing may have happened before a server that starts doubts its clock."""


class Cleaning:
    """Deletes each day what is past its time, a tenth at most, and nothing while the clock is in doubt.

    A clock that is ahead by weeks would make everything old. So nothing is deleted at a start long after the
    last thing that happened, nor when the clock has gone on by another time than this process has run.
    """

    def __init__(
        self, store: Store, clock: Callable[[], int], running: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._clock = clock
        self._running = running
        """Seconds of a clock that nobody sets."""
        self._last: tuple[int, float] | None = None
        """Both clocks when they were last looked at."""

    async def once(self) -> Erased | None:
        """Delete what is past its time; None where the clock is in doubt. Raises StoreFailed."""
        now, running = self._clock(), self._running()
        is_credible = await self._is_credible(now, running)
        self._last = now, running
        if not is_credible:
            LOG.warning("the clock may have jumped: nothing is deleted today")
            return None
        return await self._store.erase(now - TABLES_KEPT * DAY, now - PEOPLE_KEPT * DAY, now, gently=True)

    async def go_on(self) -> None:
        """Delete what is past its time, now and every day."""
        while True:
            with suppress(StoreFailed):  # there is another day
                await self.once()
            await asyncio.sleep(DAY / 1000)

    async def _is_credible(self, now: int, running: float) -> bool:
        if self._last is not None:
            then, ran = self._last
            return abs((now - then) - 1000 * (running - ran)) <= HOUR
        touched = await self._store.last_touched()
        return touched is None or abs(now - touched) <= QUIET

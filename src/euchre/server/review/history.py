"""Work on a table's whole log, kept away from the event loop: no table may slow another down.

Short logs are worked on in a thread. Long ones go to a worker process, which reads them from the store
itself, does one task at a time, and runs only while nothing else wants the processor; what is not done soon
is begun again in a process that gives way less. The queue and each person's tasks in it are bounded, and a
task has a time limit.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar

from ..store import Store
from ..store.reading import Address
from ..tables.events import Entry
from ..tables.long_logs.snapshot import TableShot, table_in
from ..tables.refusal import Refusal, no_table
from ..tables.table import Table
from ..tables.transition import after
from ..workers.fair_queue import NETWORK
from ..workers.worker_pool import Priority, TooSlow, WorkerPool
from . import history_tasks
from .history_tasks import log_at

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

SHORT = 200
"""Most events of a log that is worked on within the server's process."""
SHORT_UPLOAD = 4 * 1024
"""Most bytes of an uploaded record that is replayed within the server's process."""
SLICE = 0.005
"""Seconds for which the event loop replays events before it lets others go on."""
MOST_WAITING = 32
"""Most tasks that wait for the worker process or are done there."""
MOST_OF_ONE_ASKER = 4
"""Most of these tasks that one guest or address may have."""
MOST_OF_NETWORK = 16
"""Most of these tasks that all guests of one network may have."""
PRIORITY = Priority.IDLE
"""How much work on histories gives way; at a mere lower priority the p99 of acts is 1.4 times as long."""
PATIENCE = 4.0
"""Seconds for one task in that process, which on a busy machine may have no processor at all."""
LATER_PRIORITY = Priority.LOW
"""How much a task gives way that is begun again after that."""
BUDGET = 60.0
"""Seconds for one task that is begun again."""
STARTING = 4.0
"""Additional seconds for the first task of a process, which has to start."""
BUDGET_TO_OPEN = 600.0
"""Seconds for loading a table, which nobody could open otherwise."""


class History:
    """The tables, records and replays that are computed from whole logs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool = WorkerPool(1, "history", PRIORITY, STARTING)
        self._later = WorkerPool(1, "history later", LATER_PRIORITY, STARTING)
        """Does what was not done in time because others use the processor."""
        self._opening = WorkerPool(1, "opening", Priority.LOW)
        """Loads tables, so that nobody who wants to play waits for those who ask for histories."""
        self._askers: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()
        self.waiting = 0
        """Tasks that wait for the worker process or are done there."""

    async def table(self, table_id: str, shot: TableShot | None, length: int) -> Table:
        """Return a table whose log has `length` events, from its latest snapshot.

        Raises LawDataError for house rules that this version does not allow, Refusal and StoreFailed.
        """
        since, before = (0, None) if shot is None else (shot.seq, shot.hash)
        if self._store.address is None or length - since <= SHORT:
            log = await self._store.log(table_id, since, before)
            return await _replayed_in_slices(log, None if shot is None else table_in(shot, log))
        await self._opening.has_turn(NETWORK.get(), table_id)
        try:
            task, where = history_tasks.table_at, (self._store.address, table_id)
            opened: Table = await self._opening.call(task, where, BUDGET_TO_OPEN)
            return opened
        except TooSlow:
            raise _too_slow() from None

    async def of_log(
        self,
        asker: str,
        table_id: str,
        task: Callable[Concatenate[Sequence[Entry], Arguments], Result],
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Do a task on a table's log, for a guest or an address. Raises Refusal and StoreFailed."""
        address, length = self._store.address, await self._store.length(table_id)
        if address is None or length <= SHORT:
            log = await self._store.log(table_id)
            return await asyncio.to_thread(task, log, *arguments, **options)
        return await self._in_process(asker, _on_log, address, table_id, task, arguments)

    async def of_record(
        self,
        asker: str,
        task: Callable[Concatenate[bytes, Arguments], Result],
        body: bytes,
        *arguments: Arguments.args,
        **options: Arguments.kwargs,
    ) -> Result:
        """Do a task on the text of a record, for a guest or an address. Raises Refusal."""
        if len(body) <= SHORT_UPLOAD:
            return await asyncio.to_thread(task, body, *arguments, **options)
        return await self._in_process(asker, task, body, *arguments)

    async def close(self) -> None:
        """End the worker processes."""
        await self._pool.close()
        await self._later.close()
        await self._opening.close()

    async def _in_process(self, asker: str, task: Callable[..., Result], *arguments: object) -> Result:
        network = NETWORK.get()
        if self.waiting >= MOST_WAITING or self._networks[network] >= MOST_OF_NETWORK:
            raise Refusal("request/too-many", "the server is busy with other replays; try again in a moment")
        if asker and self._askers[asker] >= MOST_OF_ONE_ASKER:
            raise Refusal("request/too-many", "wait for the replays that you asked for before")
        self._askers[asker] += 1
        self._networks[network] += 1
        self.waiting += 1
        try:
            await self._pool.has_turn(network, asker)
            with suppress(TooSlow):
                result: Result = await self._pool.call(task, arguments, PATIENCE)
                return result
            await self._later.has_turn(network, asker)
            late: Result = await self._later.call(task, arguments, BUDGET)
            return late
        except TooSlow:
            raise _too_slow() from None
        finally:
            self.waiting -= 1
            self._askers -= Counter((asker,))
            self._networks -= Counter((network,))


def _too_slow() -> Refusal:
    return Refusal("replay/too-long", "this takes too long; nothing was replayed")


def _on_log(
    address: Address, table_id: str, task: Callable[..., Result], arguments: tuple[object, ...]
) -> Result:
    return task(log_at(address, table_id), *arguments)


async def _replayed_in_slices(entries: Sequence[Entry], table: Table | None) -> Table:
    """Return the table after some entries; other tables go on in between."""
    ends = time.monotonic() + SLICE
    for entry in entries:
        table = after(table, entry)
        if time.monotonic() > ends:
            await asyncio.sleep(0)
            ends = time.monotonic() + SLICE
    if table is None:
        raise no_table()
    return table

"""A queue of jobs, taken in turn by guest and by table."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Generic, TypeVar

from ..tables.refusal import Refusal

Job = TypeVar("Job")

ASKED_BY: ContextVar[tuple[str, str]] = ContextVar("ASKED_BY", default=("", ""))
"""For whom the current task works: the host of a table, and the table."""
NETWORK: ContextVar[str] = ContextVar("NETWORK", default="")
"""The network whose request the current task answers or began with; empty for what the server does itself.

A person can come in under any number of names, so what people ask for is taken in turn by network first.
"""


class FairQueue(Generic[Job]):
    """A queue in which each guest has the same share, and each of their tables the same part of it.

    However many tables a guest has, another guest waits for at most two of their jobs: the running one and
    the next.
    """

    def __init__(self) -> None:
        self._guests: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self._guests.values() for jobs in tables.values())

    def put(self, guest: str, table: str, job: Job) -> None:
        """Add a job of a guest's table."""
        self._guests.setdefault(guest, OrderedDict()).setdefault(table, deque()).append(job)

    def take(self) -> Job | None:
        """Return the next job; None if there is none. Its guest and its table then go to the end of the
        queue."""
        if not self._guests:
            return None
        guest, tables = self._guests.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._guests[guest] = tables
        return job


class FairTurn:
    """Lets one at a time go on, in turn by network and by guest."""

    def __init__(self) -> None:
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_taken = False

    @asynccontextmanager
    async def of(self, guest: str) -> AsyncIterator[None]:
        """Provide the turn of a guest."""
        if self._is_taken:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.put(NETWORK.get(), guest, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancel():
                    self._pass_on()
                raise
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while (turn := self._waiting.take()) is not None:
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._is_taken = False


class QueuePlaces:
    """The places in a queue: how many jobs may wait or run in all, of one network, and of one person."""

    def __init__(
        self, most: int, of_network: int, of_one: int, refusal: str, reason: str = "request/too-many"
    ) -> None:
        self._limits = most, of_network, of_one
        self._refusal = reason, refusal
        self._networks: Counter[str] = Counter()
        self._people: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """Jobs that wait or run."""
        return self._networks.total()

    @contextmanager
    def of(self, person: str) -> Iterator[str]:
        """Take a place while the block runs; the network of the request. Raises Refusal if there is none."""
        most, of_network, of_one = self._limits
        network = NETWORK.get()
        is_crowd = self.taken >= most or self._networks[network] >= of_network
        if is_crowd or (person and self._people[person] >= of_one):
            raise Refusal(*self._refusal)
        self._networks[network] += 1
        self._people[person] += 1
        try:
            yield network
        finally:
            self._networks -= Counter((network,))
            self._people -= Counter((person,))

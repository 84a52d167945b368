"""A queue of jobs, taken in turn by guest and by table."""

from __future__ import annotations

from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, TypeVar

Job = TypeVar("Job")

ASKED_BY: ContextVar[tuple[str, str]] = ContextVar("ASKED_BY", default=("", ""))
"""For whom the current task works: the host of a table, and the table."""


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
        """The next job; None if there is none. Its guest and its table then go to the end of the queue."""
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

"""Threads that own a connection to SQLite: one writes, and commits whatever is waiting as one group.

A group costs one fsync, so that many tables writing at once wait no longer than one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

from .interface import StoreFailed, StoreFull

Result = TypeVar("Result")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
_Waiting: TypeAlias = tuple[Job, "Future[Any]"]

LARGEST_GROUP = 256
"""Jobs in one transaction at most."""


def failure(fault: sqlite3.Error) -> StoreFailed:
    """What an error of SQLite means for whoever asked."""
    if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreFull("there is no room left to write on; nothing was done")
    return StoreFailed(f"the store failed ({fault}); nothing was done that it can answer for")


class Lane:
    """A thread with a connection, doing one job after another."""

    def __init__(self, name: str, connect: Callable[[], sqlite3.Connection]) -> None:
        self._jobs: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._connect = connect
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """What a job returns, when it is done. Raises StoreFailed and what the job raises of its own."""
        future: Future[Result] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """End the thread when all jobs are done."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        database = self._connect()
        ended = False
        while not ended:
            group, ended = self._next_group()
            # Whoever asked may be gone; from here on he cannot withdraw, so that his future takes an answer.
            group = [(job, future) for job, future in group if future.set_running_or_notify_cancel()]
            if group:
                self.do_group(database, group)
        database.close()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """What is waiting now, at least one job; and whether it is the last."""
        group: list[_Waiting] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, False
        return group, True

    def do_group(self, database: sqlite3.Connection, group: list[_Waiting]) -> None:
        """Do jobs that only read."""
        for job, future in group:
            try:
                future.set_result(job(database))
            except sqlite3.Error as fault:
                future.set_exception(failure(fault))
            except Exception as fault:
                future.set_exception(fault)


class WritingLane(Lane):
    """A lane whose jobs write: a group is one transaction, and nobody hears of it before the commit."""

    def do_group(self, database: sqlite3.Connection, group: list[_Waiting]) -> None:
        """Do jobs in one transaction; one that fails is undone alone, a fault of the disk undoes all."""
        try:
            database.execute("BEGIN IMMEDIATE")
            results = [_done_apart(database, job) for job, _ in group]
            database.execute("COMMIT")
        except sqlite3.Error as fault:
            if database.in_transaction:
                database.execute("ROLLBACK")
            for _, future in group:
                future.set_exception(failure(fault))
            return
        for (_, future), result in zip(group, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


def _done_apart(database: sqlite3.Connection, job: Job) -> object:
    """What a job returns, or what it raises, after undoing what it did."""
    database.execute("SAVEPOINT job")
    try:
        result: object = job(database)
    except Exception as fault:
        if isinstance(fault, sqlite3.Error) and not isinstance(fault, sqlite3.IntegrityError):
            raise
        database.execute("ROLLBACK TO job")
        result = failure(fault) if isinstance(fault, sqlite3.Error) else fault
    database.execute("RELEASE job")
    return result

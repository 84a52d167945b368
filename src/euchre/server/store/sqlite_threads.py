"""Lanes with a connection to SQLite: one writes, and commits whatever is waiting as one group.

A group costs one fsync, so that many tables writing at once wait no longer than one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, TypeAlias

from ..workers.worker_thread import Lane, outcome
from .interface import StoreFailed, StoreFull

Job: TypeAlias = Callable[[sqlite3.Connection], Any]


def failure(fault: sqlite3.Error) -> StoreFailed:
    """What an error of SQLite means for whoever asked."""
    if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreFull("there is no room left to write on; nothing was done")
    return StoreFailed(f"the store failed ({fault}); nothing was done that it can answer for")


class ReadingLane(Lane[sqlite3.Connection]):
    """A lane whose jobs only read; a fault of the database is told as StoreFailed."""

    def __init__(self, name: str, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(name, lambda: closing(connect()))

    def do_group(self, tool: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        """What each job found, or why it did not."""
        return [_as_failure(outcome(tool, job)) for job in jobs]


class WritingLane(ReadingLane):
    """A lane whose jobs write: a group is one transaction, and nobody hears of it before the commit."""

    def do_group(self, tool: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        """Do jobs in one transaction; one that fails is undone alone, a fault of the disk undoes all."""
        try:
            tool.execute("BEGIN IMMEDIATE")
            results = [_done_apart(tool, job) for job in jobs]
            tool.execute("COMMIT")
        except sqlite3.Error as fault:
            if tool.in_transaction:
                tool.execute("ROLLBACK")
            return [failure(fault) for _ in jobs]
        return results


def _as_failure(found: object) -> object:
    return failure(found) if isinstance(found, sqlite3.Error) else found


def _done_apart(database: sqlite3.Connection, job: Job) -> object:
    """What a job returns, or what it raises, after undoing what it did."""
    database.execute("SAVEPOINT job")
    found = outcome(database, job)
    if isinstance(found, Exception):
        if isinstance(found, sqlite3.Error) and not isinstance(found, sqlite3.IntegrityError):
            raise found
        database.execute("ROLLBACK TO job")
    database.execute("RELEASE job")
    return _as_failure(found)

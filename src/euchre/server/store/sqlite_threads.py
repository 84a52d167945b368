"""Worker threads with a connection to SQLite: readers, and a writer that commits all waiting jobs together.

A group of jobs costs one fsync, so many tables that write at the same time wait no longer than one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, TypeAlias

from ..workers.worker_thread import WorkerThread, outcome
from .model import NOT_SURE, StoreFailed, StoreFull

Job: TypeAlias = Callable[[sqlite3.Connection], Any]


def failure(fault: sqlite3.Error) -> StoreFailed:
    """An SQLite error as an error of the store."""
    if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreFull("no disk space is left; nothing was done")
    return StoreFailed(NOT_SURE, str(fault))


class ReadingThread(WorkerThread[sqlite3.Connection]):
    """A thread whose jobs only read; a job raises StoreFailed for an error of the database."""

    def __init__(self, name: str, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(name, lambda: closing(connect()))

    def do_group(self, resource: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        """The result or the exception of each job."""
        return [_as_failure(outcome(resource, job)) for job in jobs]


class WritingThread(ReadingThread):
    """A thread whose jobs write: a group is one transaction, answered after its commit."""

    def do_group(self, resource: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        """Run jobs in one transaction. A job that fails is undone alone; a disk error undoes all."""
        try:
            resource.execute("BEGIN IMMEDIATE")
            results = [_run_in_savepoint(resource, job) for job in jobs]
            resource.execute("COMMIT")
        except sqlite3.Error as fault:
            if resource.in_transaction:
                resource.execute("ROLLBACK")
            return [failure(fault) for _ in jobs]
        return results


def _as_failure(found: object) -> object:
    return failure(found) if isinstance(found, sqlite3.Error) else found


def _run_in_savepoint(database: sqlite3.Connection, job: Job) -> object:
    """The result of a job, or its exception after its changes were undone."""
    database.execute("SAVEPOINT job")
    found = outcome(database, job)
    if isinstance(found, Exception):
        if isinstance(found, sqlite3.Error) and not isinstance(found, sqlite3.IntegrityError):
            raise found
        database.execute("ROLLBACK TO job")
    database.execute("RELEASE job")
    return _as_failure(found)

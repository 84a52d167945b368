"""The store in one SQLite file: WAL, `synchronous=FULL`, one writing thread with group commit."""

from __future__ import annotations

import errno
import fcntl
import os
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from ..tables.events import Entry
from ..workers.worker_thread import WorkerThread, outcome
from .database import Store
from .logs import read_log
from .model import NOT_SURE, StoreFailed, StoreFull
from .schema import Migration, known_migrations, migrate_schema
from .script import Rows, Script, SqlCommand, SqlForEach, rows_of

Taken = TypeVar("Taken")

PATIENCE = 1.0
"""Seconds within which a worker that a killed server was just starting lets go of what it has inherited."""
_PAUSE = 0.02
"""Seconds between two attempts."""


def taken_over(take: Callable[[], Taken], in_use: int) -> Taken:
    """Return what `take` gives, tried again for a second while it raises OSError with the number `in_use`.

    Raises the OSError of the last attempt.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return take()
        except OSError as fault:
            if fault.errno != in_use or time.monotonic() >= until:
                raise
        time.sleep(_PAUSE)


Job: TypeAlias = Callable[[sqlite3.Connection], Any]


def failure(fault: sqlite3.Error) -> StoreFailed:
    """Return an SQLite error as an error of the store."""
    if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreFull("no disk space is left; nothing was done")
    return StoreFailed(NOT_SURE, str(fault))


class ReadingThread(WorkerThread[sqlite3.Connection]):
    """A thread whose jobs only read; a job raises StoreFailed for an error of the database."""

    def __init__(self, name: str, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(name, lambda: closing(connect()))

    def do_group(self, resource: sqlite3.Connection, jobs: Sequence[Job]) -> list[object]:
        """Return the result or the exception of each job."""
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
    """Return the result of a job, or its exception after its changes were undone."""
    database.execute("SAVEPOINT job")
    found = outcome(database, job)
    if isinstance(found, Exception):
        if isinstance(found, sqlite3.Error) and not isinstance(found, sqlite3.IntegrityError):
            raise found
        database.execute("ROLLBACK TO job")
    database.execute("RELEASE job")
    return _as_failure(found)


Result = TypeVar("Result")

FILE = "euchre.sqlite"
"""Name of the database file in the data folder."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    "trusted_schema=OFF",
)
"""Settings that make each commit durable and overwrite what is deleted."""


def connected(path: Path, most_pages: int | None = None) -> sqlite3.Connection:
    """Return a connection that can write; `most_pages` bounds the file, in pages of 4096 bytes."""
    database = sqlite3.connect(path, isolation_level=None, timeout=10)
    for pragma in PRAGMAS:
        database.execute(f"PRAGMA {pragma}")
    if most_pages is not None:
        database.execute(f"PRAGMA max_page_count={most_pages}")
    database.create_function("now_ms", 0, lambda: time.time_ns() // 1_000_000)
    return database


def connected_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write."""
    database = sqlite3.connect(path, isolation_level=None, timeout=10)
    database.execute("PRAGMA query_only=ON")
    return database


def run_script(database: sqlite3.Connection, script: Script[Result]) -> Result:
    """Run a script, within the caller's transaction if there is one."""
    rows: Rows | None = None
    while True:
        try:
            command = next(script) if rows is None else script.send(rows)
        except StopIteration as end:
            result: Result = end.value
            return result
        rows = _execute(database, command)


def run_in_transaction(database: sqlite3.Connection, script: Script[Result]) -> Result:
    """Run a script in a transaction of its own; an exception rolls it back."""
    database.execute("BEGIN IMMEDIATE")
    try:
        result = run_script(database, script)
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")
    return result


def migrate(database: sqlite3.Connection, migrations: Sequence[Migration]) -> list[int]:
    """Bring the database to the newest schema; the numbers of the migrations run. Raises StoreFailed."""
    return run_in_transaction(database, migrate_schema(migrations))


def entries_of(database: sqlite3.Connection, table: str, since: int = 0) -> tuple[Entry, ...]:
    """Return the entries of a table after a sequence number."""
    return run_script(database, read_log(table, since))


@cache
def _dialect(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _execute(database: sqlite3.Connection, command: SqlCommand | SqlForEach) -> Rows:
    if isinstance(command, SqlForEach):
        database.executemany(_dialect(command.sql), command.values)
        return ()
    return database.execute(_dialect(command.sql), command.values).fetchall()


def _prepare(path: Path, migrations: Sequence[Migration]) -> None:
    """Check a database file and bring it up to date. Raises StoreFailed."""
    try:
        with closing(connected(path)) as database:
            _check_file(database, path)
            migrate(database, migrations)
            run_script(database, rows_of("DELETE FROM servers"))  # with the lock held, no other is alive
    except sqlite3.Error as fault:
        if getattr(fault, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise _damaged(path, str(fault)) from fault
        raise failure(fault) from fault


def _check_file(database: sqlite3.Connection, path: Path) -> None:
    """Check that the pages of the file can be read and fit together. Raises StoreFailed if not."""
    try:
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as fault:
        found = str(fault)
    if found != "ok":
        raise _damaged(path, found)


def _damaged(path: Path, found: str) -> StoreFailed:
    """Return the failure to open a damaged file."""
    return StoreFailed(
        f"{path} is damaged and is not served ({found}): run `euchre server verify`, and restore a backup"
    )


def _locked(folder: Path) -> int:
    """Return the descriptor that holds a folder for this process.

    Raises StoreFailed if the folder is served by another process.
    """
    lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        taken_over(partial(fcntl.flock, lock, fcntl.LOCK_EX | fcntl.LOCK_NB), errno.EWOULDBLOCK)
    except BlockingIOError:
        os.close(lock)
        raise StoreFailed(f"{folder} is being served by another process") from None
    return lock


class SqliteStore(Store):
    """A store in a folder, used by one server process at a time."""

    size_query = (
        "SELECT (page_count - freelist_count) * page_size "
        "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
    )

    def __init__(
        self,
        folder: Path,
        *,
        migrations: Sequence[Migration] | None = None,
        most_pages: int | None = None,
    ) -> None:
        self.address = folder
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = _locked(folder)
        path = folder / FILE
        try:
            _prepare(path, known_migrations() if migrations is None else migrations)
        except StoreFailed:
            os.close(self._lock)
            raise
        path.chmod(0o600)
        self._writer = WritingThread("store-writer", partial(connected, path, most_pages))
        self._reader = ReadingThread("store-reader", partial(connected_to_read, path))

    async def read(self, script: Script[Result]) -> Result:
        """Run a script that changes nothing, in the reading thread."""
        return await self._reader.do(lambda database: run_script(database, script))

    async def write(self, script: Script[Result]) -> Result:
        """Run a script in the writing thread, and return its result once it is durable."""
        return await self._writer.do(lambda database: run_script(database, script))

    async def close(self) -> None:
        """Finish running scripts and close all connections."""
        await self._writer.close()
        await self._reader.close()
        os.close(self._lock)

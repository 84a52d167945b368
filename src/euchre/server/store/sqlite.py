"""The store in one SQLite file: WAL, `synchronous=FULL`, one writing thread with group commit."""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
import time
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from ..tables.events import Entry
from .database import DatabaseStore
from .interface import StoreFailed
from .logs import log_of
from .schema import Migration, known_migrations, migrated
from .script import Command, ForEach, Rows, Script, told
from .sqlite_threads import ReadingLane, WritingLane, failure

Result = TypeVar("Result")

FILE = "euchre.sqlite"
"""The database's name in its folder."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    "trusted_schema=OFF",
)
"""Durable at each commit; what is deleted is overwritten."""


def connected(path: Path, most_pages: int | None = None) -> sqlite3.Connection:
    """A connection that writes; `most_pages` bounds the file (4096 bytes a page)."""
    database = sqlite3.connect(path, isolation_level=None, timeout=10)
    for pragma in PRAGMAS:
        database.execute(f"PRAGMA {pragma}")
    if most_pages is not None:
        database.execute(f"PRAGMA max_page_count={most_pages}")
    database.create_function("now_ms", 0, lambda: time.time_ns() // 1_000_000)
    return database


def connected_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write."""
    database = sqlite3.connect(path, isolation_level=None, timeout=10)
    database.execute("PRAGMA query_only=ON")
    return database


def done(database: sqlite3.Connection, script: Script[Result]) -> Result:
    """The result of a script, within a transaction of the caller's if there is one."""
    rows: Rows | None = None
    while True:
        try:
            command = next(script) if rows is None else script.send(rows)
        except StopIteration as end:
            result: Result = end.value
            return result
        rows = _answered(database, command)


def done_whole(database: sqlite3.Connection, script: Script[Result]) -> Result:
    """The result of a script that was done in a transaction, all of it or nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        result = done(database, script)
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")
    return result


def migrate(database: sqlite3.Connection, migrations: Sequence[Migration]) -> list[int]:
    """Bring the database to the newest schema; the numbers of the migrations done. Raises StoreFailed."""
    return done_whole(database, migrated(migrations))


def entries_of(database: sqlite3.Connection, table: str, since: int = 0) -> tuple[Entry, ...]:
    """The entries of a table after a number."""
    return done(database, log_of(table, since))


@cache
def _dialect(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _answered(database: sqlite3.Connection, command: Command | ForEach) -> Rows:
    if isinstance(command, ForEach):
        database.executemany(_dialect(command.sql), command.values)
        return ()
    return database.execute(_dialect(command.sql), command.values).fetchall()


class SqliteStore(DatabaseStore):
    """A `Store` in a folder; one process at a time serves from it."""

    def __init__(
        self,
        folder: Path,
        *,
        migrations: Sequence[Migration] | None = None,
        most_pages: int | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise StoreFailed(f"{folder} is being served by another process") from None
        path = folder / FILE
        try:
            database = connected(path)
            migrate(database, known_migrations() if migrations is None else migrations)
            done(database, told("DELETE FROM servers"))  # the lock says that none is alive
            database.close()
        except sqlite3.Error as fault:
            os.close(self._lock)
            raise failure(fault) from fault
        path.chmod(0o600)
        self._writer = WritingLane("store-writer", partial(connected, path, most_pages))
        self._reader = ReadingLane("store-reader", partial(connected_to_read, path))

    async def read(self, script: Script[Result]) -> Result:
        """The result of a script that changes nothing."""
        return await self._reader.do(lambda database: done(database, script))

    async def write(self, script: Script[Result]) -> Result:
        """The result of a script, once all it did is durable; what it raises undoes it."""
        return await self._writer.do(lambda database: done(database, script))

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        await self._writer.close()
        await self._reader.close()
        os.close(self._lock)

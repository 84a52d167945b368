"""The store in one SQLite file: WAL, `synchronous=FULL`, one writing thread with group commit."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ..events import NO_HASH, Entry
from .interface import (
    AlreadyDone,
    Batch,
    Erased,
    Fenced,
    Listing,
    Owned,
    Person,
    StoreFailed,
)
from .lanes import Lane, WritingLane, failure
from .schema import Migration, known_migrations, migrate

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
    return database


def connected_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write."""
    database = sqlite3.connect(path, isolation_level=None, timeout=10)
    database.execute("PRAGMA query_only=ON")
    return database


class SqliteStore:
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
            database.close()
        except sqlite3.Error as fault:
            raise failure(fault) from fault
        path.chmod(0o600)
        self._writer = WritingLane("store-writer", partial(connected, path, most_pages))
        self._reader = Lane("store-reader", partial(connected_to_read, path))

    async def create(self, batch: Batch) -> None:
        """Keep a new table, whose log begins with the batch, at epoch 1."""

        def job(database: sqlite3.Connection) -> None:
            table = batch.entries[0].table
            database.execute("INSERT INTO tables VALUES (?, 1, 0, ?)", (table, NO_HASH))
            _append(database, batch)

        await self._writer.do(job)

    async def claim(self, table: str) -> Owned | None:
        """Become the owner of a table; None if there is no such table."""

        def job(database: sqlite3.Connection) -> Owned | None:
            claimed = database.execute(
                "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch", (table,)
            ).fetchall()
            if not claimed:
                return None
            shot = database.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            seeds = database.execute("SELECT game, seed FROM seeds WHERE table_id = ?", (table,))
            return Owned(epoch=claimed[0][0], snapshot=shot[0] if shot else None, seeds=dict(seeds))

        return await self._writer.do(job)

    async def append(self, batch: Batch) -> None:
        """Write a batch behind the log. Raises Fenced, AlreadyDone, StoreFull and StoreFailed."""
        await self._writer.do(lambda database: _append(database, batch))

    async def log(self, table: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table after a number; none for a table that is not there."""
        return await self._reader.do(lambda database: entries_of(database, table, since))

    async def done_before(self, table: str, person: str, message: str) -> int | None:
        """The number of the event that granted a message; None if it was not granted."""
        return await self._reader.do(lambda database: _granted(database, table, person, message))

    async def public_tables(self, most: int) -> tuple[Listing, ...]:
        """Public tables that are not closed, the one with the newest event first."""
        question = f"{_LISTINGS} WHERE public AND phase <> 'closed' ORDER BY changed_at DESC LIMIT ?"

        def job(database: sqlite3.Connection) -> tuple[Listing, ...]:
            return tuple(_listing(row) for row in database.execute(question, (most,)))

        return await self._reader.do(job)

    async def add_person(self, person: Person, token: bytes, now: int) -> None:
        """Keep a new guest by the hash of his token."""
        await self._write("INSERT INTO people VALUES (?, ?, ?, ?)", person.id, person.name, token, now)

    async def person_of(self, token: bytes) -> Person | None:
        """Whose token has the hash."""

        def job(database: sqlite3.Connection) -> Person | None:
            row = database.execute("SELECT id, name FROM people WHERE token = ?", (token,)).fetchone()
            return None if row is None else Person(id=row[0], name=row[1])

        return await self._reader.do(job)

    async def seen(self, person: str, now: int) -> None:
        """Keep that a guest was here."""
        await self._write("UPDATE people SET seen_at = ? WHERE id = ?", now, person)

    async def rename_person(self, person: str, name: str) -> None:
        """Another name for a guest."""
        await self._write("UPDATE people SET name = ? WHERE id = ?", name, person)

    async def change_token(self, person: str, token: bytes | None) -> None:
        """Give a guest another token by its hash, or none: he is signed out everywhere."""
        await self._write("UPDATE people SET token = ? WHERE id = ?", token, person)

    async def add_link(self, kind: str, link: bytes, target: str, until: int) -> None:
        """Keep a link by its hash; older ones of the same kind and target are void."""

        def job(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM links WHERE kind = ? AND target = ?", (kind, target))
            database.execute("INSERT INTO links VALUES (?, ?, ?, ?)", (link, kind, target, until))

        await self._writer.do(job)

    async def drop_links(self, kind: str, target: str) -> None:
        """Make links void."""
        await self._write("DELETE FROM links WHERE kind = ? AND target = ?", kind, target)

    async def target_of(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads; None if it is void or out of time."""
        question = "SELECT target FROM links WHERE hash = ? AND kind = ? AND until > ?"
        row = await self._reader.do(lambda database: database.execute(question, (link, kind, now)).fetchone())
        return None if row is None else str(row[0])

    async def use_link(self, kind: str, link: bytes, now: int) -> str | None:
        """Where a link leads, and make it void; of two who use it at once, one gets None."""
        command = "DELETE FROM links WHERE hash = ? AND kind = ? AND until > ? RETURNING target"
        rows = await self._writer.do(lambda database: database.execute(command, (link, kind, now)).fetchall())
        return str(rows[0][0]) if rows else None

    async def erase(self, tables_before: int, people_before: int, now: int) -> Erased:
        """Delete what was last touched before some times (milliseconds), and links out of time."""
        return await self._writer.do(lambda database: erased(database, tables_before, people_before, now))

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        await self._writer.close()
        await self._reader.close()
        os.close(self._lock)

    async def _write(self, command: str, *values: object) -> None:
        def job(database: sqlite3.Connection) -> None:
            database.execute(command, values)

        await self._writer.do(job)


def entries_of(database: sqlite3.Connection, table: str, since: int = 0) -> tuple[Entry, ...]:
    """The entries of a table after a number."""
    rows = database.execute(
        "SELECT table_id, seq, epoch, at, person, message, body, before FROM events "
        "WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, since),
    )
    return tuple(Entry(*row) for row in rows)


_LISTINGS = "SELECT table_id, name, code, house_rules, seats, free, phase, public FROM listings"


def listing_in(database: sqlite3.Connection, table: str) -> Listing | None:
    """How the lobby shows a table; None for one it does not know."""
    row = database.execute(f"{_LISTINGS} WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else _listing(row)


def erased(database: sqlite3.Connection, tables_before: int, people_before: int, now: int) -> Erased:
    """What was deleted, within a transaction of the caller's."""
    tables = database.execute(
        "DELETE FROM tables WHERE id IN (SELECT table_id FROM listings WHERE changed_at < ?)",
        (tables_before,),
    )
    people = database.execute("DELETE FROM people WHERE seen_at < ?", (people_before,))
    links = database.execute(
        "DELETE FROM links WHERE until <= ? OR (kind = 'join' AND target NOT IN (SELECT id FROM tables))",
        (now,),
    )
    return Erased(tables=tables.rowcount, people=people.rowcount, links=links.rowcount)


def write_listing(database: sqlite3.Connection, listing: Listing, changed_at: int) -> None:
    """Keep how the lobby shows a table."""
    values = (
        listing.table,
        listing.name,
        listing.code,
        listing.house_rules,
        listing.seats,
        listing.free,
        listing.phase,
        listing.public,
        changed_at,
    )
    database.execute(f"INSERT OR REPLACE INTO listings VALUES ({', '.join('?' * len(values))})", values)


def write_snapshot(database: sqlite3.Connection, table: str, seq: int, body: bytes) -> None:
    """Keep the table as it stands after a number."""
    database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (table, seq, body))


def _granted(database: sqlite3.Connection, table: str, person: str, message: str) -> int | None:
    row = database.execute(
        "SELECT seq FROM events WHERE table_id = ? AND person = ? AND message = ?", (table, person, message)
    ).fetchone()
    return None if row is None else int(row[0])


def _append(database: sqlite3.Connection, batch: Batch) -> None:
    first, last = batch.entries[0], batch.entries[-1]
    for entry in batch.entries:
        if entry.message is not None:
            done = _granted(database, entry.table, entry.person, entry.message)
            if done is not None:
                raise AlreadyDone(done)
    moved = database.execute(
        "UPDATE tables SET seq = ?, hash = ? WHERE id = ? AND epoch = ? AND seq = ? AND hash = ?",
        (last.seq, last.hash, first.table, first.epoch, first.seq - 1, first.before),
    )
    if moved.rowcount != 1:
        raise Fenced("the table has another owner now")
    database.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(e.table, e.seq, e.epoch, e.at, e.person, e.message, e.body, e.before) for e in batch.entries],
    )
    database.executemany(
        "INSERT INTO seeds VALUES (?, ?, ?)", [(last.table, game, seed) for game, seed in batch.seeds.items()]
    )
    if batch.snapshot is not None:
        write_snapshot(database, last.table, last.seq, batch.snapshot)
    write_listing(database, batch.listing, last.at)


def _listing(row: Sequence[object]) -> Listing:
    table, name, code, house_rules, seats, free, phase, public = row
    return Listing(
        table=str(table),
        name=str(name),
        code=str(code),
        house_rules=bool(house_rules),
        seats=int(str(seats)),
        free=int(str(free)),
        phase=str(phase),
        public=bool(public),
    )

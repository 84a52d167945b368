"""Maintenance of a store: check all logs, rebuild derived data, make and check copies."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from ...errors import EuchreError
from ...events.sealed import commitment_of
from ..tables.events import NO_HASH
from ..tables.log_book import boards_ended, listing_of
from ..tables.long_logs.snapshot import has_snapshot, is_older, snapshot_of, table_of
from ..tables.table import Table
from ..tables.transition import after
from .evenings import audited_evenings
from .logs import read_entries, read_listing, save_boards, save_listing, save_sittings, save_snapshot
from .model import Erased, StoreFailed
from .people import erase_old
from .postgres import PostgresStore
from .reading import Address
from .schema import known_migrations
from .script import Script, row_of, rows_of
from .sqlite import FILE, connected, connected_to_read, failure, migrate, run_in_transaction, run_script


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of checking a store."""

    tables: int
    events: int
    faults: tuple[str, ...]
    """One sentence for each fault; empty if there is none."""


def audited() -> Script[Audit]:
    """Check the hashes and the play of every log, and that listings and snapshots agree with the logs."""
    tables = yield from rows_of("SELECT id FROM tables ORDER BY id")
    events, faults = 0, []
    for (table,) in tables:
        count, found = yield from _of_table(table)
        events += count
        faults += [f"table {table}: {fault}" for fault in found]
    faults += yield from audited_evenings()
    return Audit(len(tables), events, tuple(faults))


def _of_table(table_id: str) -> Script[tuple[int, list[str]]]:
    """Return the number of a table's events, and its faults."""
    entries = yield from read_entries(table_id)
    table, before, seq, epoch = None, NO_HASH, 0, 0
    for entry in entries:
        if (entry.seq, entry.before) != (seq + 1, before) or entry.epoch < epoch:
            return len(entries), [f"event {entry.seq} does not follow event {seq}"]
        try:
            table = after(table, entry)
        except (EuchreError, AssertionError, ValueError) as fault:
            return len(entries), [f"event {entry.seq} cannot have happened: {fault}"]
        before, seq, epoch = entry.hash, entry.seq, entry.epoch
    head = yield from row_of("SELECT seq, hash FROM tables WHERE id = $1", table_id)
    if table is None or head is None or tuple(head) != (seq, before):
        return len(entries), [f"its log ends at event {seq}, which is not the end recorded"]
    projections = yield from _projections(table)
    return len(entries), [*projections, *(yield from _seeds(table))]


def _projections(table: Table) -> Script[list[str]]:
    faults = []
    if (yield from read_listing(table.id)) != listing_of(table):
        faults.append("the lobby's listing differs from its log; repair it with `euchre server rebuild`")
    faults += yield from _boards(table)
    shot = yield from row_of("SELECT seq, body FROM snapshots WHERE table_id = $1", table.id)
    if shot is not None:
        seq, body = shot
        then = None
        for entry in (yield from read_entries(table.id)):
            if entry.seq <= seq:
                then = after(then, entry)
        if not is_older(body) and (then is None or table_of(body) != then):
            faults.append("its snapshot differs from its log; repair it with `euchre server rebuild`")
    return faults


def _boards(table: Table) -> Script[list[str]]:
    """Check that the results of boards are those of the log."""
    rows = yield from rows_of(
        "SELECT board, first_points, second_points FROM board_results WHERE table_id = $1 ORDER BY board",
        table.id,
    )
    kept = [tuple(row) for row in rows]
    play = table.play
    pairs = () if play is None else zip(play.boards, play.results, strict=False)
    is_so = kept == sorted((board, *points) for board, points in pairs)
    return (
        [] if is_so else ["its board results differ from its log; repair them with `euchre server rebuild`"]
    )


def _seeds(table: Table) -> Script[list[str]]:
    """Check that the seed of the current or next game exists and matches its commitment."""
    chance = table.chance
    if chance is None:
        return []
    question = "SELECT seed FROM seeds WHERE table_id = $1 AND game = $2"
    row = yield from row_of(question, table.id, chance.game)
    if row is None or commitment_of(table.sealed_as, chance.game, row[0]) != chance.commitment:
        return [f"the seed of game {chance.game} does not match its commitment"]
    return []


def rebuilt() -> Script[int]:
    """Rebuild listings, snapshots, sittings and results of boards from the logs; the number of tables."""
    tables = yield from rows_of("SELECT id FROM tables ORDER BY id")
    yield from rows_of("DELETE FROM listings")
    yield from rows_of("DELETE FROM snapshots")
    yield from rows_of("DELETE FROM sittings")
    yield from rows_of("DELETE FROM board_results")
    for (table_id,) in tables:
        table: Table | None = None
        at = 0
        entries = yield from read_entries(table_id)
        yield from save_sittings(entries)
        for entry in entries:
            before, table, at = table, after(table, entry), entry.at
            if before is not None:
                yield from save_boards(table_id, at, boards_ended(before, table))
        if table is not None:
            yield from save_listing(listing_of(table), at)
            if has_snapshot(table):
                yield from save_snapshot(table_id, table.seq, snapshot_of(table))
    return len(tables)


def audit(database: sqlite3.Connection) -> Audit:
    """Check an SQLite file, and all tables in it."""
    faults: list[str] = []
    try:
        checked = database.execute("PRAGMA integrity_check")
        faults += [f"the file: {row[0]}" for row in checked if row[0] != "ok"]
        astray = database.execute("PRAGMA foreign_key_check")
        faults += [f"the file: a row of {row[0]} refers to a row that does not exist" for row in astray]
        found = run_script(database, audited())
    except (sqlite3.DatabaseError, ValueError) as fault:
        return Audit(0, 0, (*faults, f"the file: it cannot be read any further: {fault}"))
    return Audit(found.tables, found.events, (*faults, *found.faults))


def rebuild(database: sqlite3.Connection) -> int:
    """Rebuild listings and snapshots from the logs; the number of tables."""
    return run_in_transaction(database, rebuilt())


def open_to_read(folder: Path) -> sqlite3.Connection:
    """Open the database of a folder for reading. Raises StoreFailed if there is none."""
    path = folder / FILE
    if not path.is_file():
        raise StoreFailed(f"there is no {FILE} in {folder}; give the server's data folder with --data")
    return connected_to_read(path)


def open_to_write(folder: Path) -> sqlite3.Connection:
    """Open the database of a folder at the newest schema. Raises StoreFailed if there is none."""
    open_to_read(folder).close()
    database = connected(folder / FILE)
    migrate(database, known_migrations())
    return database


def erase_in(database: sqlite3.Connection, before: int, now: int) -> Erased:
    """Delete tables and guests last touched before a time, and rewrite the file without them."""
    gone = run_in_transaction(database, erase_old(before, before, now))
    database.execute("VACUUM")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return gone


def back_up(folder: Path, copy: Path) -> Audit:
    """Copy a store, which may be in use, into a new file, and check the copy; a copy with faults is not kept.

    Raises StoreFailed, and FileExistsError if the file exists already.
    """
    if copy.exists():
        raise FileExistsError(17, "is there already", str(copy))
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(open_to_read(folder)) as source:
            found = _copied(source, unfinished)
        if not found.faults:
            unfinished.rename(copy)
    except sqlite3.Error as fault:
        raise failure(fault) from fault
    finally:
        unfinished.unlink(missing_ok=True)
    return found


def _copied(source: sqlite3.Connection, file: Path) -> Audit:
    """Copy a database into a file, and check the copy."""
    with closing(sqlite3.connect(file, isolation_level=None)) as made:
        file.chmod(0o600)
        source.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        return audit(made)


@asynccontextmanager
async def _at(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.as_it_is(url)
    try:
        yield store
    finally:
        await store.close()


async def audit_at(address: Address) -> Audit:
    """Check the hashes and the play of every log, and that listings and snapshots agree with the logs."""
    if isinstance(address, Path):
        with closing(open_to_read(address)) as file:
            return audit(file)
    async with _at(address) as store:
        return await store.read(audited())


async def rebuild_at(address: Address) -> int:
    """Rebuild listings and snapshots from the logs while play waits; the number of tables."""
    if isinstance(address, Path):
        with closing(open_to_write(address)) as file:
            return rebuild(file)
    async with _at(address) as store:
        return await store.write_alone(rebuilt())


async def erase_at(address: Address, before: int, now: int) -> Erased:
    """Delete tables and guests last touched before a time, and rewrite the files without them."""
    if isinstance(address, Path):
        with closing(open_to_write(address)) as file:
            return erase_in(file, before, now)
    async with _at(address) as store:
        gone = await store.write(erase_old(before, before, now))
        await store.vacuum()
        return gone

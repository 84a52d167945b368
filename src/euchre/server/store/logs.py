"""Scripts for tables and their logs: create, claim, append and read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, fields
from typing import Any

from ..tables.events import NO_HASH, Entry, Sat
from .company import move_table
from .kept import keep_ends
from .model import (
    DAMAGED,
    AlreadyDone,
    BoardEnd,
    Fenced,
    Listing,
    LogBatch,
    News,
    PersonsTable,
    StoreDamaged,
    StoredTable,
)
from .script import Rows, Script, SqlCommand, SqlForEach, row_of, rows_of


def create_table(batch: LogBatch) -> Script[None]:
    """Add a new table, whose log begins with the batch, at epoch 1; it has no keeper yet."""
    table = batch.entries[0].table
    yield from rows_of("INSERT INTO tables (id, epoch, seq, hash) VALUES ($1, 1, 0, $2)", table, NO_HASH)
    yield from append_batch(batch)


def read_table(table: str) -> Script[StoredTable | None]:
    """Return what the store holds of a table besides its log; None if there is no such table."""
    row = yield from row_of("SELECT epoch, keeper, seq FROM tables WHERE id = $1", table)
    if row is None:
        return None
    shot = yield from row_of("SELECT body FROM snapshots WHERE table_id = $1", table)
    return StoredTable(
        epoch=row[0],
        keeper=row[1],
        seq=row[2],
        snapshot=None if shot is None else shot[0],
        seeds=(yield from _seeds_of(table)),
    )


def claim_table(table: str, server: str) -> Script[int | None]:
    """Make a server the keeper of a table; the new epoch, or None where another live server is the keeper."""
    row = yield from row_of(
        "UPDATE tables SET epoch = epoch + 1, keeper = $2 WHERE id = $1 AND (keeper IS NULL OR keeper = $2 "
        "OR keeper NOT IN (SELECT id FROM servers WHERE until > now_ms())) RETURNING epoch",
        table,
        server,
    )
    return None if row is None else int(row[0])


def release_table(table: str, server: str) -> Script[None]:
    """End a server's claim on a table, so that any server can claim it."""
    yield from rows_of("UPDATE tables SET keeper = NULL WHERE id = $1 AND keeper = $2", table, server)


def append_batch(batch: LogBatch) -> Script[None]:
    """Append a batch to its log. Raises Fenced and AlreadyDone."""
    first, last = batch.entries[0], batch.entries[-1]
    for entry in batch.entries:
        if entry.message is not None:
            done = yield from find_granted(entry.table, entry.person, entry.message)
            if done is not None:
                raise AlreadyDone(done)
    moved = yield from row_of(
        "UPDATE tables SET seq = $1, hash = $2 "
        "WHERE id = $3 AND epoch = $4 AND seq = $5 AND hash = $6 RETURNING id",
        *(last.seq, last.hash, first.table, first.epoch, first.seq - 1, first.before),
    )
    if moved is None:
        raise Fenced("the table was changed by another server")
    yield SqlForEach(
        "INSERT INTO events VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        tuple((e.table, e.seq, e.epoch, e.at, e.person, e.message, e.body, e.before) for e in batch.entries),
    )
    for game, seed in batch.seeds.items():
        yield from rows_of("INSERT INTO seeds VALUES ($1, $2, $3)", last.table, game, seed)
    if batch.snapshot is not None:
        yield from save_snapshot(last.table, last.seq, batch.snapshot)
    if not batch.is_listed:
        yield from save_listing(batch.listing, last.at)
    yield from save_sittings(batch.entries)
    yield from keep_ends(last.table, batch.listing.code, last.at, batch.ends)
    yield from save_boards(last.table, last.at, batch.boards)
    if batch.moved_to is not None:
        yield from move_table(last.table, batch.moved_to)


def save_boards(table: str, at: int, boards: Iterable[BoardEnd]) -> Script[None]:
    """Keep what boards of an event gave at a table."""
    for end in boards:
        yield from rows_of(
            "INSERT INTO board_results VALUES ($1, $2, $3, $4, $5, $6)",
            *(end.event, table, end.board, *end.points, at),
        )


def save_sittings(entries: Iterable[Entry]) -> Script[None]:
    """Keep who sat down in some entries of a log."""
    for entry in entries:
        if isinstance(entry.event, Sat):
            yield from rows_of(
                "INSERT INTO sittings VALUES ($1, $2, $3) "
                "ON CONFLICT (person, table_id) DO UPDATE SET seat = excluded.seat",
                *(entry.event.person, entry.table, entry.event.seat),
            )


def read_log(table: str, since: int = 0, before: bytes | None = None) -> Script[tuple[Entry, ...]]:
    """Return the entries of a table after a sequence number, verified up to the end that is recorded.

    `before` is the hash of the entry with that number; None if it is not known. Raises StoreDamaged.
    """
    head = yield from row_of("SELECT seq, hash FROM tables WHERE id = $1", table)
    entries = yield from read_entries(table, since)
    if head is not None:
        _check(entries, since, NO_HASH if since == 0 else before, *head)
    return entries


def _check(
    entries: tuple[Entry, ...], since: int, before: bytes | None, end: int, hash_at_end: bytes
) -> None:
    """Check that entries follow each other without a gap, up to the recorded end. Raises StoreDamaged."""
    seq = since
    for entry in entries:
        if entry.seq != seq + 1 or before not in (None, entry.before):
            raise StoreDamaged(DAMAGED, f"table {entry.table}, event {entry.seq}")
        seq, before = entry.seq, entry.hash
        if seq == end and before != hash_at_end:
            raise StoreDamaged(DAMAGED, f"table {entry.table}, event {seq}")
    if seq < end:
        raise StoreDamaged(DAMAGED, f"the log ends at event {seq} instead of {end}")


def read_entries(table: str, since: int = 0) -> Script[tuple[Entry, ...]]:
    """Return the entries of a table after a sequence number, as they are."""
    rows = yield from rows_of(
        "SELECT table_id, seq, epoch, at, person, message, body, before FROM events "
        "WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        table,
        since,
    )
    return tuple(Entry(*row) for row in rows)


def count_entries(table: str) -> Script[int]:
    """Return the number of entries in a table's log; 0 if there is no such table."""
    row = yield from row_of("SELECT seq FROM tables WHERE id = $1", table)
    return 0 if row is None else int(row[0])


def count_tables() -> Script[int]:
    """Return the number of tables in the store."""
    row = yield from row_of("SELECT COUNT(*) FROM tables")
    return 0 if row is None else int(row[0])


def read_news(table: str, since: int, before: bytes | None = None) -> Script[News | None]:
    """Return what happened at a table after a sequence number; None if there is no such table."""
    row = yield from row_of("SELECT epoch, keeper FROM tables WHERE id = $1", table)
    if row is None:
        return None
    entries = yield from read_log(table, since, before)
    return News(epoch=row[0], keeper=row[1], entries=entries, seeds=(yield from _seeds_of(table)))


def find_granted(table: str, person: str, message: str) -> Script[int | None]:
    """Return the sequence number of the event that granted a message; None if it was not granted."""
    row = yield from row_of(
        "SELECT seq FROM events WHERE table_id = $1 AND person = $2 AND message = $3", table, person, message
    )
    return None if row is None else int(row[0])


def save_snapshot(table: str, seq: int, body: bytes) -> Script[None]:
    """Keep the table as it stands after event number `seq`, in place of its earlier snapshot."""
    yield from rows_of(
        "INSERT INTO snapshots VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        *(table, seq, body),
    )


_FIELDS = tuple(field.name for field in fields(Listing))
_COLUMNS = ("table_id", *_FIELDS[1:])
_LISTINGS = f"SELECT {', '.join(_COLUMNS)} FROM listings"


def save_listing(listing: Listing, changed_at: int) -> Script[None]:
    """Keep how the lobby shows a table."""
    columns = (*_COLUMNS, "changed_at")
    places = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
    updates = ", ".join(f"{name} = excluded.{name}" for name in columns[1:])
    yield SqlCommand(
        f"INSERT INTO listings ({', '.join(columns)}) VALUES ({places}) "
        f"ON CONFLICT (table_id) DO UPDATE SET {updates}",
        (*(int(one) if isinstance(one, bool) else one for one in astuple(listing)), changed_at),
    )


def read_listing(table: str) -> Script[Listing | None]:
    """Return how the lobby shows a table; None for an unknown table."""
    found = _listings((yield SqlCommand(f"{_LISTINGS} WHERE table_id = $1", (table,))))
    return found[0] if found else None


def public_tables(most: int, of_each: int) -> Script[tuple[Listing, ...]]:
    """Return public tables that are not closed, the most recently changed first, and only so many of each
    host."""
    order = "ORDER BY changed_at DESC, table_id"
    ranked = (
        f"SELECT {', '.join(_COLUMNS)}, changed_at, ROW_NUMBER() OVER (PARTITION BY host {order}) AS place "
        "FROM listings WHERE public = 1 AND phase <> 'closed'"
    )
    chosen = f"FROM ({ranked}) AS ranked WHERE place <= $2 {order} LIMIT $1"
    return _listings((yield SqlCommand(f"SELECT {', '.join(_COLUMNS)} {chosen}", (most, of_each))))


def tables_of(person: str, most: int) -> Script[tuple[PersonsTable, ...]]:
    """Return the tables at which a person has sat, the most recently changed first."""
    columns = ", ".join(f"listings.{name}" for name in _COLUMNS)
    rows = yield SqlCommand(
        f"SELECT {columns}, sittings.seat, listings.changed_at, snapshots.body FROM sittings "
        "JOIN listings ON listings.table_id = sittings.table_id "
        "LEFT JOIN snapshots ON snapshots.table_id = sittings.table_id "
        "WHERE person = $1 ORDER BY changed_at DESC, sittings.table_id LIMIT $2",
        (person, most),
    )
    return tuple(
        PersonsTable(listing=listing, seat=seat, changed_at=changed_at, snapshot=snapshot)
        for *columns, seat, changed_at, snapshot in rows
        for listing in _listings([tuple(columns)])
    )


def _listings(rows: Rows) -> tuple[Listing, ...]:
    return tuple(_listing(dict(zip(_FIELDS, row, strict=True))) for row in rows)


def _listing(values: dict[str, Any]) -> Listing:
    flags = {name: bool(values[name]) for name in ("house_rules", "public")}
    return Listing(**values | flags)


def _seeds_of(table: str) -> Script[dict[int, bytes]]:
    rows = yield from rows_of("SELECT game, seed FROM seeds WHERE table_id = $1", table)
    return {game: seed for game, seed in rows}

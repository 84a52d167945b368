"""Scripts for evenings with real cards: create, read, and append lines to the log of each."""

from __future__ import annotations

from collections.abc import Sequence

from ...events import EventError, evening_of, read_evening_lines
from ...events.evening_acts import HEAD
from .model import AlreadyDone, Fenced, StoreDamaged, StoredEvening
from .script import Script, SqlForEach, row_of, rows_of


def create_evening(
    evening: str, director: bytes, secret: bytes, lines: Sequence[str], now: int
) -> Script[None]:
    """Add an evening, whose log begins with some lines. Of the director's link it takes the hash."""
    yield from rows_of("INSERT INTO evenings VALUES ($1, 0, $2, $3, $4)", evening, director, secret, now)
    yield from append_lines(evening, 0, "", lines, now)


def read_evening(evening: str, since: int = 0) -> Script[StoredEvening | None]:
    """Return an evening with the lines after a sequence number; None if there is no such evening.

    Raises StoreDamaged if a line is missing.
    """
    row = yield from row_of("SELECT seq, director, secret FROM evenings WHERE id = $1", evening)
    if row is None:
        return None
    rows = yield from rows_of(
        "SELECT seq, line FROM evening_lines WHERE evening_id = $1 AND seq > $2 ORDER BY seq", evening, since
    )
    if [seq for seq, _ in rows] != list(range(since + 1, row[0] + 1)):
        raise StoreDamaged("the stored data of this evening are damaged", f"evening {evening}")
    return StoredEvening(seq=row[0], director=row[1], secret=row[2], lines=tuple(line for _, line in rows))


def append_lines(evening: str, seq: int, message: str, lines: Sequence[str], now: int) -> Script[None]:
    """Append lines after line number `seq`. Raises Fenced, and AlreadyDone for a repeated message."""
    if message and (yield from find_line(evening, message)):
        raise AlreadyDone(seq)
    moved = yield from row_of(
        "UPDATE evenings SET seq = seq + $3, changed_at = $4 WHERE id = $1 AND seq = $2 RETURNING id",
        *(evening, seq, len(lines), now),
    )
    if moved is None:
        raise Fenced("the evening has changed meanwhile")
    yield SqlForEach(
        "INSERT INTO evening_lines VALUES ($1, $2, $3, $4)",
        tuple((evening, number, message, line) for number, line in enumerate(lines, start=seq + 1)),
    )


def find_line(evening: str, message: str) -> Script[bool]:
    """Return whether a message was written to the log of an evening."""
    return None is not (
        yield from row_of(
            "SELECT 1 FROM evening_lines WHERE evening_id = $1 AND message = $2", evening, message
        )
    )


def count_evenings() -> Script[int]:
    """Return the number of evenings in the store."""
    row = yield from row_of("SELECT COUNT(*) FROM evenings")
    return 0 if row is None else int(row[0])


def erase_evenings(before: int, most: int) -> Script[None]:
    """Delete evenings last changed before a time, at most so many, those first that changed longest ago."""
    yield from rows_of(
        "DELETE FROM evenings WHERE id IN "
        "(SELECT id FROM evenings WHERE changed_at < $1 ORDER BY changed_at LIMIT $2)",
        *(before, most),
    )


def audited_evenings() -> Script[list[str]]:
    """Return one sentence for each evening whose lines are damaged or cannot have happened."""
    faults: list[str] = []
    for (evening,) in (yield from rows_of("SELECT id FROM evenings ORDER BY id")):
        try:
            found = yield from read_evening(evening)
            if found is not None:
                text = "\n".join((HEAD, *found.lines))
                evening_of(read_evening_lines(text))
        except (StoreDamaged, EventError) as fault:
            faults.append(f"evening {evening}: {fault}")
    return faults

"""Scripts for events at the server: their seeds, who plays at which table, and what each board gave."""

from __future__ import annotations

from collections.abc import Sequence

from .evenings import append_lines, create_evening
from .logs import create_table
from .model import BoardRow, LogBatch, OnlineEvening, SealedEvent
from .script import Script, row_of, rows_of


def begin_event(event: SealedEvent) -> Script[SealedEvent]:
    """Return the event with this id: the one that the store has, or else the new one, which is added."""
    yield from rows_of(
        "INSERT INTO sealed_events VALUES ($1, $2, $3, NULL) ON CONFLICT DO NOTHING",
        *(event.id, event.seed, event.ends_at),
    )
    return (yield from find_event(event.id)) or event


def find_event(event: str) -> Script[SealedEvent | None]:
    """Return an event; None if there is none with this id."""
    row = yield from row_of("SELECT id, seed, ends_at, compared FROM sealed_events WHERE id = $1", event)
    return None if row is None else SealedEvent(id=row[0], seed=row[1], ends_at=row[2], compared=row[3])


def keep_compared(event: str, compared: bytes) -> Script[None]:
    """Keep what a computer player made of the boards of an event."""
    yield from rows_of("UPDATE sealed_events SET compared = $2 WHERE id = $1", event, compared)


def table_in_event(event: str, person: str) -> Script[str | None]:
    """Return the table of a person in an event; None if they have none."""
    row = yield from row_of(
        "SELECT table_id FROM event_seats WHERE event_id = $1 AND person = $2", event, person
    )
    return None if row is None else str(row[0])


def open_in_event(event: str, person: str, batch: LogBatch) -> Script[str]:
    """Return the table of a person in an event: the one they have, or else a new one that begins with the
    batch."""
    have = yield from table_in_event(event, person)
    if have is not None:
        return have
    yield from create_table(batch)
    table = batch.entries[0].table
    yield from rows_of("INSERT INTO event_seats VALUES ($1, $2, $3)", event, person, table)
    return table


def boards_at(event: str, person: str) -> Script[tuple[BoardRow, ...]]:
    """Return what the boards of an event have given so far at the table of one person."""
    return (yield from _board_rows("AND event_seats.person = $2", event, person))


def boards_in(event: str) -> Script[tuple[BoardRow, ...]]:
    """Return what the boards of an event gave at all tables until its end."""
    in_time = "AND at < (SELECT ends_at FROM sealed_events WHERE id = $1)"
    return (yield from _board_rows(in_time, event))


def _board_rows(which: str, *values: str) -> Script[tuple[BoardRow, ...]]:
    rows = yield from rows_of(
        "SELECT event_seats.person, people.name, board, first_points, second_points FROM board_results "
        "JOIN event_seats ON event_seats.event_id = board_results.event_id "
        "AND event_seats.table_id = board_results.table_id "
        f"JOIN people ON people.id = event_seats.person WHERE board_results.event_id = $1 {which} "
        "ORDER BY event_seats.person, board",
        *values,
    )
    return tuple(
        BoardRow(person=person, name=name, board=board, points=(first, second))
        for person, name, board, first, second in rows
    )


def erase_events(before: int) -> Script[None]:
    """Delete events that ended before a time, with their results."""
    yield from rows_of("DELETE FROM sealed_events WHERE ends_at < $1", before)


def create_online_evening(
    evening: str, director: bytes, secret: bytes, lines: Sequence[str], now: int, online: OnlineEvening
) -> Script[None]:
    """Add an evening that is played at the server's own tables."""
    yield from create_evening(evening, director, secret, lines, now)
    yield from rows_of(
        "INSERT INTO online_evenings VALUES ($1, $2, $3, 0)", evening, online.clock, online.pace
    )


def online_evening(evening: str) -> Script[OnlineEvening | None]:
    """Return what the store holds of an evening at the server's own tables; None for one with real cards."""
    row = yield from row_of(
        "SELECT evening_id, clock, pace, is_over FROM online_evenings WHERE evening_id = $1", evening
    )
    if row is None:
        return None
    people = yield from rows_of("SELECT name, person FROM evening_people WHERE evening_id = $1", evening)
    return OnlineEvening(
        id=row[0], clock=row[1], pace=row[2], is_over=bool(row[3]), people={name: who for name, who in people}
    )


def online_evenings() -> Script[tuple[tuple[str, bytes, int], ...]]:
    """Return id, key and number of the last line of each evening at the server's own tables that is not
    over."""
    rows = yield from rows_of(
        "SELECT id, secret, seq FROM evenings JOIN online_evenings ON evening_id = id "
        "WHERE is_over = 0 ORDER BY id"
    )
    return tuple((evening, secret, seq) for evening, secret, seq in rows)


def end_online_evening(evening: str) -> Script[None]:
    """Note that an evening is over."""
    yield from rows_of("UPDATE online_evenings SET is_over = 1 WHERE evening_id = $1", evening)


def join_evening(evening: str, seq: int, line: str, name: str, person: str, now: int) -> Script[None]:
    """Write that a person takes part under a name. Raises Fenced, and AlreadyDone if they do."""
    yield from append_lines(evening, seq, f"join {person}", (line,), now)
    yield from rows_of("INSERT INTO evening_people VALUES ($1, $2, $3)", evening, person, name)

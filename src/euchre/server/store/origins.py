"""Scripts that keep what each network stores within its share, so that newcomers always find room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .script import Script, row_of, rows_of

Kind: TypeAlias = Literal["table", "evening", "person"]

RESERVE = 0.05
"""Part of the tables and evenings of a store that is left to networks that have none."""
AT_ONCE = 20
"""Most tables or evenings that make room at one time."""
RESTING = 600 * 1000
"""Milliseconds without a change after which a table or an evening may make room for others."""
FEW = 3
"""Tables or evenings of a network that never make room."""

_EMPTIEST = {
    "table": "SELECT o.id FROM origins o JOIN tables t ON t.id = o.id JOIN listings ON table_id = o.id "
    "WHERE kind = 'table' AND network = $1 AND changed_at < $2 ORDER BY t.seq, changed_at, o.id LIMIT $3",
    "evening": "SELECT o.id FROM origins o JOIN evenings ON evenings.id = o.id "
    "WHERE kind = 'evening' AND network = $1 AND changed_at < $2 "
    "ORDER BY EXISTS (SELECT 1 FROM evening_lines WHERE evening_id = o.id AND message <> ''), changed_at, "
    "o.id LIMIT $3",
}
"""What a network stores and did not change lately: first what was used least, then what was used last."""
_PLURAL = {"table": "tables", "evening": "evenings", "person": "people"}


@dataclass(frozen=True, slots=True)
class Origin:
    """From where a request came."""

    address: str
    network: str
    """The widest network around the address; the address itself under IPv4."""


def note_origin(kind: Kind, what: str, origin: Origin) -> Script[None]:
    """Note from where a table, an evening or a guest came."""
    yield from rows_of(
        "INSERT INTO origins VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        *(kind, what, origin.address, origin.network),
    )


def make_room(kind: Kind, most: int, count: int, origin: Origin, now: int) -> Script[tuple[str, ...] | None]:
    """Return what was deleted to make room for one more of `most`; None where there is no room.

    There are `count`, all but the reserve or so. The emptiest of the network that has most are deleted; where
    none can be, the reserve is for networks that have none.
    """
    mine = yield from _count(
        "SELECT COUNT(*) FROM origins WHERE kind = $1 AND network = $2", kind, origin.network
    )
    busiest = yield from row_of(
        "SELECT network, COUNT(*) AS held FROM origins WHERE kind = $1 GROUP BY network "
        "ORDER BY held DESC, network LIMIT 1",
        kind,
    )
    if busiest is not None and busiest[1] > FEW and busiest[1] >= mine:
        rows = yield from rows_of(_EMPTIEST[kind], busiest[0], now - RESTING, AT_ONCE)
        emptied = tuple(str(row[0]) for row in rows)
        for one in emptied:
            yield from rows_of(f"DELETE FROM {_PLURAL[kind]} WHERE id = $1", one)
            yield from rows_of("DELETE FROM origins WHERE kind = $1 AND id = $2", kind, one)
        if emptied:
            return emptied
    is_free = count < most * (1 - RESERVE) or (mine == 0 and count < most)
    return () if is_free else None


def erase_unused(tables_before: int, evenings_before: int) -> Script[tuple[str, ...]]:
    """Delete tables, evenings and guests of whom nothing but their opening is known; the ids of the tables.

    They are those that were not changed since the times given. What is known of a guest is a seat, a game, a
    puzzle, a passkey, a link for recovery, or a part in an event.
    """
    tables = yield from rows_of(
        f"DELETE FROM tables WHERE id IN ({_old('table', 'listings', 'table_id', 'changed_at')}) AND NOT "
        "EXISTS (SELECT 1 FROM events WHERE table_id = tables.id AND message IS NOT NULL) RETURNING id",
        tables_before,
    )
    yield from rows_of(
        f"DELETE FROM evenings WHERE id IN ({_old('evening', 'evenings', 'evenings.id', 'changed_at')}) "
        "AND NOT EXISTS (SELECT 1 FROM evening_lines WHERE evening_id = evenings.id AND message <> '')",
        evenings_before,
    )
    known = " ".join(
        f"AND NOT EXISTS (SELECT 1 FROM {name} WHERE person = people.id)"
        for name in (
            *("sittings", "kept_games", "puzzle_results", "passkeys", "standing_members"),
            *("event_seats", "evening_people"),
        )
    )
    yield from rows_of(
        f"DELETE FROM people WHERE id IN ({_old('person', 'people', 'people.id', 'seen_at')}) {known} "
        "AND NOT EXISTS (SELECT 1 FROM links WHERE kind = 'recover' AND target = people.id)",
        tables_before,
    )
    for kind, name in _PLURAL.items():
        yield from rows_of(f"DELETE FROM origins WHERE kind = '{kind}' AND id NOT IN (SELECT id FROM {name})")
    return tuple(str(row[0]) for row in tables)


def _old(kind: Kind, table: str, key: str, changed: str) -> str:
    """Return a query for what came from a known network and was not changed since a time."""
    return (
        f"SELECT o.id FROM origins o JOIN {table} ON {key} = o.id WHERE o.kind = '{kind}' AND {changed} < $1"
    )


def _count(sql: str, *values: object) -> Script[int]:
    row = yield from row_of(sql, *values)
    return 0 if row is None else int(row[0])

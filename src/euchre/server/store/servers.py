"""Scripts for several servers on one store: who is alive, and who looks at which table by whom."""

from __future__ import annotations

from .interface import Beat, Line, Standing
from .script import ForEach, Script, told, told_one

_HERE = "(SELECT table_id FROM lines WHERE server = $1 UNION SELECT id FROM tables WHERE keeper = $1)"
"""The tables in use by a server: looked at, or kept."""


def beaten(server: str, lease: int, lines: frozenset[Line]) -> Script[Beat]:
    """A server is alive for so many milliseconds more, with these lines; what it is told of the others."""
    alive = "UPDATE servers SET until = now_ms() + $2 WHERE id = $1 RETURNING id"
    if (yield from told_one(alive, server, lease)) is None:
        yield from told("INSERT INTO servers VALUES ($1, now_ms() + $2)", server, lease)
    yield from _lines_kept(server, lines)
    standings = yield from told(
        "SELECT t.id, t.epoch, t.seq, s.id IS NOT NULL FROM tables t "
        f"LEFT JOIN servers s ON s.id = t.keeper AND s.until > now_ms() WHERE t.id IN {_HERE}",
        server,
    )
    elsewhere = yield from told(
        "SELECT l.table_id, l.person FROM lines l JOIN servers s ON s.id = l.server AND s.until > now_ms() "
        f"WHERE l.server <> $1 AND l.table_id IN {_HERE}",
        server,
    )
    tokens = yield from told(
        "SELECT id, token FROM people WHERE id IN (SELECT person FROM lines WHERE server = $1)", server
    )
    return Beat(
        standings=tuple(
            Standing(table=table, epoch=epoch, seq=seq, is_kept=bool(is_kept))
            for table, epoch, seq, is_kept in standings
        ),
        elsewhere=frozenset((table, person) for table, person in elsewhere),
        tokens={person: token for person, token in tokens},
    )


def _lines_kept(server: str, lines: frozenset[Line]) -> Script[None]:
    rows = yield from told("SELECT table_id, person FROM lines WHERE server = $1", server)
    known = {(table, person) for table, person in rows}
    if gone := known - lines:
        every = tuple((server, *line) for line in sorted(gone))
        yield ForEach("DELETE FROM lines WHERE server = $1 AND table_id = $2 AND person = $3", every)
    if come := lines - known:
        yield ForEach(
            "INSERT INTO lines VALUES ($1, $2, $3)", tuple((server, *line) for line in sorted(come))
        )


def left(server: str) -> Script[None]:
    """The server is gone: its lines are closed, and what it kept can be claimed."""
    yield from told("DELETE FROM servers WHERE id = $1", server)

"""Scripts for several servers on one store: which are alive, and who is connected through which."""

from __future__ import annotations

from .model import HeartbeatReply, TableProgress, TableVisit
from .script import Script, SqlForEach, row_of, rows_of

_HERE = "(SELECT table_id FROM lines WHERE server = $1 UNION SELECT id FROM tables WHERE keeper = $1)"
"""Condition for the tables in use by a server: someone is connected to them, or the server keeps them."""


def record_heartbeat(server: str, lease: int, visits: frozenset[TableVisit]) -> Script[HeartbeatReply]:
    """Extend a server's lease by `lease` milliseconds and record its visits; report on the other servers."""
    alive = "UPDATE servers SET until = now_ms() + $2 WHERE id = $1 RETURNING id"
    if (yield from row_of(alive, server, lease)) is None:
        yield from rows_of("INSERT INTO servers VALUES ($1, now_ms() + $2)", server, lease)
    yield from _save_visits(server, visits)
    progress = yield from rows_of(
        "SELECT t.id, t.epoch, t.seq, s.id IS NOT NULL FROM tables t "
        f"LEFT JOIN servers s ON s.id = t.keeper AND s.until > now_ms() WHERE t.id IN {_HERE}",
        server,
    )
    elsewhere = yield from rows_of(
        "SELECT l.table_id, l.person FROM lines l JOIN servers s ON s.id = l.server AND s.until > now_ms() "
        f"WHERE l.server <> $1 AND l.table_id IN {_HERE}",
        server,
    )
    tokens = yield from rows_of(
        "SELECT id, token FROM people WHERE id IN (SELECT person FROM lines WHERE server = $1)", server
    )
    return HeartbeatReply(
        progress=tuple(
            TableProgress(table=table, epoch=epoch, seq=seq, is_kept=bool(is_kept))
            for table, epoch, seq, is_kept in progress
        ),
        elsewhere=frozenset((table, person) for table, person in elsewhere),
        tokens={person: token for person, token in tokens},
    )


def _save_visits(server: str, visits: frozenset[TableVisit]) -> Script[None]:
    rows = yield from rows_of("SELECT table_id, person FROM lines WHERE server = $1", server)
    known = {(table, person) for table, person in rows}
    if ended := known - visits:
        every = tuple((server, *visit) for visit in sorted(ended))
        yield SqlForEach("DELETE FROM lines WHERE server = $1 AND table_id = $2 AND person = $3", every)
    if begun := visits - known:
        yield SqlForEach(
            "INSERT INTO lines VALUES ($1, $2, $3)", tuple((server, *visit) for visit in sorted(begun))
        )


def remove_server(server: str) -> Script[None]:
    """Remove a server and its visits; the tables it kept can be claimed."""
    yield from rows_of("DELETE FROM servers WHERE id = $1", server)

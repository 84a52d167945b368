"""Scripts for guests and links, and for deleting what is past its time."""

from __future__ import annotations

from .interface import Erased, Person
from .script import Script, told, told_one


def person_added(person: Person, token: bytes, now: int) -> Script[None]:
    """A new guest, by the hash of his token."""
    yield from told("INSERT INTO people VALUES ($1, $2, $3, $4)", person.id, person.name, token, now)


def person_of(token: bytes) -> Script[Person | None]:
    """Whose token has the hash."""
    row = yield from told_one("SELECT id, name FROM people WHERE token = $1", token)
    return None if row is None else Person(id=row[0], name=row[1])


def seen(person: str, now: int) -> Script[None]:
    """A guest was here."""
    yield from told("UPDATE people SET seen_at = $2 WHERE id = $1", person, now)


def renamed(person: str, name: str) -> Script[None]:
    """Another name for a guest."""
    yield from told("UPDATE people SET name = $2 WHERE id = $1", person, name)


def token_changed(person: str, token: bytes | None) -> Script[None]:
    """Another token for a guest, or none."""
    yield from told("UPDATE people SET token = $2 WHERE id = $1", person, token)


def link_added(kind: str, link: bytes, target: str, until: int) -> Script[None]:
    """A link by its hash; older ones of the same kind and target are void."""
    yield from links_dropped(kind, target)
    yield from told("INSERT INTO links VALUES ($1, $2, $3, $4)", link, kind, target, until)


def links_dropped(kind: str, target: str) -> Script[None]:
    """Links made void."""
    yield from told("DELETE FROM links WHERE kind = $1 AND target = $2", kind, target)


def target_of(kind: str, link: bytes, now: int) -> Script[str | None]:
    """Where a link leads; None if it is void or out of time."""
    row = yield from told_one(
        "SELECT target FROM links WHERE hash = $1 AND kind = $2 AND until > $3", link, kind, now
    )
    return None if row is None else str(row[0])


def link_used(kind: str, link: bytes, now: int) -> Script[str | None]:
    """Where a link leads, and it is void now."""
    row = yield from told_one(
        "DELETE FROM links WHERE hash = $1 AND kind = $2 AND until > $3 RETURNING target", link, kind, now
    )
    return None if row is None else str(row[0])


def erased(tables_before: int, people_before: int, now: int) -> Script[Erased]:
    """Tables and guests last touched before some times deleted, links out of time, servers long gone."""
    tables = yield from told(
        "DELETE FROM tables WHERE id IN (SELECT table_id FROM listings WHERE changed_at < $1) RETURNING id",
        tables_before,
    )
    people = yield from told("DELETE FROM people WHERE seen_at < $1 RETURNING id", people_before)
    links = yield from told(
        "DELETE FROM links WHERE until <= $1 OR (kind = 'join' AND target NOT IN (SELECT id FROM tables)) "
        "RETURNING hash",
        now,
    )
    yield from told("DELETE FROM servers WHERE until < now_ms() - $1", SERVERS_KEPT)
    return Erased(tables=len(tables), people=len(people), links=len(links))


SERVERS_KEPT = 24 * 3600 * 1000
"""Milliseconds for which it is remembered that a server was there."""

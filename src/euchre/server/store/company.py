"""Scripts for people who play together again: whom they sat with, whom they ask, and standing tables."""

from __future__ import annotations

from dataclasses import dataclass

from .script import Script, row_of, rows_of

MOST_ASKED = 20
"""Tables to which one person can be asked at one time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MetPerson:
    """A person who has sat at a table of another."""

    id: str
    name: str
    at: int
    """When something last happened at such a table, in milliseconds of Unix time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedTable:
    """A table to which somebody asks a person."""

    table: str
    name: str
    code: str
    by: str
    """The name of the person who asks."""
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingTable:
    """An address that stays, and the table to which it leads now."""

    id: str
    owner: str
    link: str
    name: str
    wish: bytes
    """What is opened there, as the body of a request to open a table."""
    table: str


_STANDING = "SELECT id, owner, link, name, wish, table_id FROM standing_tables"


def met_people(person: str, most: int) -> Script[tuple[MetPerson, ...]]:
    """Return people who have sat at a person's tables and are not blocked by them, the latest first."""
    rows = yield from rows_of(
        "SELECT people.id, people.name, MAX(listings.changed_at) AS at FROM sittings AS mine "
        "JOIN sittings AS other ON other.table_id = mine.table_id AND other.person <> mine.person "
        "JOIN listings ON listings.table_id = mine.table_id JOIN people ON people.id = other.person "
        "WHERE mine.person = $1 AND other.person NOT IN (SELECT blocked FROM blocks WHERE person = $1) "
        "GROUP BY people.id, people.name ORDER BY at DESC, people.id LIMIT $2",
        person,
        most,
    )
    return tuple(MetPerson(id=row[0], name=row[1], at=row[2]) for row in rows)


def ask_person(person: str, table: str, by: str, now: int) -> Script[bool]:
    """Ask a person to a table; False where they are asked to too many, or are gone.

    A person who has blocked the other sees nothing of it, and the other does not learn that.
    """
    known = yield from row_of("SELECT 1 FROM people WHERE id = $1", person)
    count = yield from row_of("SELECT COUNT(*) FROM asked WHERE person = $1", person)
    if known is None or (count is not None and count[0] >= MOST_ASKED):
        return False
    blocked = yield from row_of("SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2", person, by)
    if blocked is None:
        yield from rows_of(
            "INSERT INTO asked VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", person, table, by, now
        )
    return True


def asked_tables(person: str, since: int) -> Script[tuple[AskedTable, ...]]:
    """Return the open tables to which a person has been asked since a time, the latest first."""
    rows = yield from rows_of(
        "SELECT asked.table_id, listings.name, listings.code, people.name, asked.asked_at FROM asked "
        "JOIN listings ON listings.table_id = asked.table_id JOIN people ON people.id = asked.by_person "
        "WHERE asked.person = $1 AND asked.asked_at > $2 AND listings.phase <> 'closed' "
        "ORDER BY asked.asked_at DESC, asked.table_id",
        person,
        since,
    )
    return tuple(AskedTable(table=row[0], name=row[1], code=row[2], by=row[3], at=row[4]) for row in rows)


def answer_asked(person: str, table: str, since: int) -> Script[bool]:
    """Delete the question to a person whether they join a table; whether it was asked since a time."""
    row = yield from row_of(
        "DELETE FROM asked WHERE person = $1 AND table_id = $2 RETURNING asked_at", person, table
    )
    return row is not None and row[0] > since


def people_at(table: str) -> Script[tuple[tuple[str, str], ...]]:
    """Return the people who have sat at a table, and where each of them sat last."""
    rows = yield from rows_of("SELECT person, seat FROM sittings WHERE table_id = $1 ORDER BY seat", table)
    return tuple((str(person), str(seat)) for person, seat in rows)


def changed_at(table: str) -> Script[int | None]:
    """Return when something last happened at a table that is not closed; None without such a table."""
    row = yield from row_of(
        "SELECT changed_at FROM listings WHERE table_id = $1 AND phase <> 'closed'", table
    )
    return None if row is None else int(row[0])


def add_standing(standing: StandingTable, most: int, now: int) -> Script[bool]:
    """Add a standing table; False where its owner has as many as they may have."""
    count = yield from row_of("SELECT COUNT(*) FROM standing_tables WHERE owner = $1", standing.owner)
    if count is not None and count[0] >= most:
        return False
    yield from rows_of(
        "INSERT INTO standing_tables VALUES ($1, $2, $3, $4, $5, $6, $7)",
        *(standing.id, standing.owner, standing.link, standing.name, standing.wish, standing.table, now),
    )
    yield from join_standing(standing.id, standing.owner)
    return True


def find_standing(link: str) -> Script[StandingTable | None]:
    """Return the standing table of a link; None if the link is void."""
    row = yield from row_of(f"{_STANDING} WHERE link = $1", link)
    return None if row is None else StandingTable(**dict(zip(_FIELDS, row, strict=True)))


def standing_of(person: str) -> Script[tuple[StandingTable, ...]]:
    """Return the standing tables to which a person has come, by name."""
    rows = yield from rows_of(
        f"{_STANDING} WHERE id IN (SELECT standing FROM standing_members WHERE person = $1) "
        "ORDER BY name, id",
        person,
    )
    return tuple(StandingTable(**dict(zip(_FIELDS, row, strict=True))) for row in rows)


def join_standing(standing: str, person: str) -> Script[None]:
    """Note that a person has entered a standing table."""
    yield from rows_of(
        "INSERT INTO standing_members VALUES ($1, $2) ON CONFLICT DO NOTHING", standing, person
    )


def leave_standing(standing: str, person: str) -> Script[None]:
    """Forget a standing table for a person; its owner deletes it, so that the link is void."""
    yield from rows_of("DELETE FROM standing_tables WHERE id = $1 AND owner = $2", standing, person)
    yield from rows_of("DELETE FROM standing_members WHERE standing = $1 AND person = $2", standing, person)


def move_standing(standing: str, old: str, new: str, now: int) -> Script[str]:
    """Let a standing table lead to a new table, unless another server did so first; the table of now."""
    moved = yield from row_of(
        "UPDATE standing_tables SET table_id = $3, used_at = $4 WHERE id = $1 AND table_id = $2 "
        "RETURNING table_id",
        *(standing, old, new, now),
    )
    if moved is None:
        moved = yield from row_of("SELECT table_id FROM standing_tables WHERE id = $1", standing)
    return new if moved is None else str(moved[0])


def move_table(old: str, new: str) -> Script[None]:
    """Let all that leads to a table lead to another: invitation, standing tables and open questions."""
    yield from rows_of("UPDATE links SET target = $2 WHERE kind = 'join' AND target = $1", old, new)
    for name in ("invitations", "standing_tables", "asked"):
        yield from rows_of(f"UPDATE {name} SET table_id = $2 WHERE table_id = $1", old, new)


_FIELDS = ("id", "owner", "link", "name", "wish", "table")

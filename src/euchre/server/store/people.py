"""Scripts for guests, passkeys and links, and for deleting old tables, guests and links."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from .evenings import erase_evenings
from .model import Erased, GuestRow
from .online import erase_events
from .script import Script, row_of, rows_of


def add_guest(person: GuestRow, token: bytes, now: int) -> Script[None]:
    """Add a guest with the hash of their token."""
    yield from rows_of("INSERT INTO people VALUES ($1, $2, $3, $4)", person.id, person.name, token, now)


def find_guest(token: bytes) -> Script[GuestRow | None]:
    """Return the guest whose token has this hash; None if nobody's has."""
    row = yield from row_of("SELECT id, name FROM people WHERE token = $1", token)
    return None if row is None else GuestRow(id=row[0], name=row[1])


def find_person(person: str) -> Script[GuestRow | None]:
    """Return the guest with an id; None if there is none."""
    row = yield from row_of("SELECT id, name FROM people WHERE id = $1", person)
    return None if row is None else GuestRow(id=row[0], name=row[1])


def touch_guest(person: str, now: int) -> Script[None]:
    """Record that a guest was here, in milliseconds of Unix time."""
    yield from rows_of("UPDATE people SET seen_at = $2 WHERE id = $1", person, now)


def rename_guest(person: str, name: str) -> Script[None]:
    """Change a guest's name."""
    yield from rows_of("UPDATE people SET name = $2 WHERE id = $1", person, name)


def change_token(person: str, token: bytes | None) -> Script[None]:
    """Give a guest another token, by its hash; None signs them out everywhere."""
    yield from rows_of("UPDATE people SET token = $2 WHERE id = $1", person, token)


def add_link(kind: str, link: bytes, target: str, until: int) -> Script[None]:
    """Add a link by its hash; earlier links of the same kind and target become void."""
    yield from drop_links(kind, target)
    yield from rows_of("INSERT INTO links VALUES ($1, $2, $3, $4)", link, kind, target, until)


def renew_links(kind: str, link: bytes, target: str, until: int, now: int) -> Script[None]:
    """Add a link that is used once and soon; expired ones of its kind are deleted."""
    yield from rows_of("DELETE FROM links WHERE kind = $1 AND until <= $2", kind, now)
    yield from rows_of("INSERT INTO links VALUES ($1, $2, $3, $4)", link, kind, target, until)


def has_link(kind: str, target: str, now: int) -> Script[bool]:
    """Return whether there is a link of a kind to a target."""
    row = yield from row_of(
        "SELECT 1 FROM links WHERE kind = $1 AND target = $2 AND until > $3", kind, target, now
    )
    return row is not None


def drop_links(kind: str, target: str) -> Script[None]:
    """Delete all links of one kind to a target."""
    yield from rows_of("DELETE FROM links WHERE kind = $1 AND target = $2", kind, target)


def invitation_of(table: str, new: str, link: bytes, until: int) -> Script[str]:
    """Return the invitation of a table: the one it has, or else the new one, whose hash is `link`."""
    row = yield from row_of("SELECT link FROM invitations WHERE table_id = $1", table)
    if row is not None:
        return str(row[0])
    made = yield from row_of(
        "INSERT INTO invitations VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING link", table, new
    )
    if made is None:  # another server made one just now
        return (yield from invitation_of(table, new, link, until))
    yield from rows_of("INSERT INTO links VALUES ($1, $2, $3, $4)", link, "join", table, until)
    return new


def revoke_invitations(table: str) -> Script[None]:
    """Make the invitations of a table void."""
    yield from rows_of("DELETE FROM invitations WHERE table_id = $1", table)
    yield from drop_links("join", table)


def add_block(person: str, blocked: str) -> Script[None]:
    """Note that a person does not want to play with another."""
    yield from rows_of("INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING", person, blocked)


def find_block(person: str, by: Collection[str]) -> Script[bool]:
    """Return whether one of some people does not want to play with a person."""
    for other in by:
        row = yield from row_of("SELECT 1 FROM blocks WHERE person = $1 AND blocked = $2", other, person)
        if row is not None:
            return True
    return False


def find_target(kind: str, link: bytes, now: int) -> Script[str | None]:
    """Return where a link leads; None if it is void or expired."""
    row = yield from row_of(
        "SELECT target FROM links WHERE hash = $1 AND kind = $2 AND until > $3", link, kind, now
    )
    return None if row is None else str(row[0])


def use_link(kind: str, link: bytes, now: int) -> Script[str | None]:
    """Return where a link leads, and delete it; None if it is void, expired, or was just used by another."""
    row = yield from row_of(
        "DELETE FROM links WHERE hash = $1 AND kind = $2 AND until > $3 RETURNING target", link, kind, now
    )
    return None if row is None else str(row[0])


def erase_guest(person: str) -> Script[tuple[str, ...]]:
    """Delete a guest with everything about them, and the tables where they sat; the ids of these tables.

    The log of a table holds the names of its players and cannot be changed, so it is deleted as a whole.
    """
    rows = yield from rows_of("SELECT table_id FROM sittings WHERE person = $1", person)
    tables = tuple(str(table) for (table,) in rows)
    for table in tables:
        yield from rows_of("DELETE FROM tables WHERE id = $1", table)
        yield from drop_links("join", table)
    for kind in ("move", "recover"):
        yield from drop_links(kind, person)
    yield from rows_of("DELETE FROM blocks WHERE blocked = $1", person)
    yield from rows_of("DELETE FROM origins WHERE kind = 'person' AND id = $1", person)
    yield from rows_of("DELETE FROM people WHERE id = $1", person)
    return tables


def last_touched() -> Script[int | None]:
    """Return when something last happened at a table, or a guest was last here; None where nothing ever
    did."""
    row = yield from row_of(
        "SELECT MAX(at) FROM (SELECT MAX(changed_at) AS at FROM listings "
        "UNION ALL SELECT MAX(seen_at) FROM people) AS touched"
    )
    return None if row is None else row[0]


def erase_old(tables_before: int, people_before: int, now: int, gently: bool = False) -> Script[Erased]:
    """Delete tables, evenings and guests not touched since the given times, expired links, and servers gone.

    Gently: a tenth of the tables and of the guests at most, those first that were touched longest ago.
    """
    most_tables, most_people = _EVERYTHING, _EVERYTHING
    if gently:
        most_tables = yield from _tenth("SELECT COUNT(*) FROM tables")
        most_people = yield from _tenth("SELECT COUNT(*) FROM people")
    tables = yield from rows_of(
        "DELETE FROM tables WHERE id IN "
        "(SELECT table_id FROM listings WHERE changed_at < $1 ORDER BY changed_at LIMIT $2) RETURNING id",
        tables_before,
        most_tables,
    )
    yield from erase_evenings(tables_before, most_tables)
    yield from erase_events(tables_before)
    people = yield from rows_of(
        "DELETE FROM people WHERE id IN "
        "(SELECT id FROM people WHERE seen_at < $1 ORDER BY seen_at LIMIT $2) RETURNING id",
        people_before,
        most_people,
    )
    links = yield from rows_of(
        "DELETE FROM links WHERE until <= $1 OR (kind = 'join' AND target NOT IN (SELECT id FROM tables)) "
        "RETURNING hash",
        now,
    )
    yield from rows_of("DELETE FROM servers WHERE until < now_ms() - $1", SERVERS_KEPT)
    return Erased(tables=len(tables), people=len(people), links=len(links))


def _tenth(counting: str) -> Script[int]:
    row = yield from row_of(counting)
    return max(_ALWAYS, (0 if row is None else row[0]) // 10)


_ALWAYS = 20
"""Tables, and guests, that may be deleted at one time however few there are."""
_EVERYTHING = 2**31 - 1
SERVERS_KEPT = 24 * 3600 * 1000
"""Milliseconds for which a server is remembered after its lease has expired."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPasskey:
    """A passkey as the server knows it: nothing of it is secret."""

    id: bytes
    person: str
    public_key: bytes
    uses: int
    """The count of its uses, as its device said last; 0 for ever where the device does not count."""


def add_passkey(passkey: StoredPasskey, most: int, now: int) -> Script[bool]:
    """Add a passkey; False where it is known already, or the person has as many as they may have."""
    count = yield from row_of("SELECT COUNT(*) FROM passkeys WHERE person = $1", passkey.person)
    if count is not None and count[0] >= most:
        return False
    added = yield from row_of(
        "INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING person",
        *(passkey.id, passkey.person, passkey.public_key, passkey.uses, now),
    )
    return added is not None


def find_passkey(passkey: bytes) -> Script[StoredPasskey | None]:
    """Return the passkey with an id; None if there is none."""
    row = yield from row_of("SELECT id, person, public_key, uses FROM passkeys WHERE id = $1", passkey)
    if row is None:
        return None
    return StoredPasskey(id=bytes(row[0]), person=row[1], public_key=bytes(row[2]), uses=row[3])


def passkeys_of(person: str) -> Script[tuple[bytes, ...]]:
    """Return the ids of a person's passkeys."""
    rows = yield from rows_of("SELECT id FROM passkeys WHERE person = $1 ORDER BY added_at, id", person)
    return tuple(bytes(row[0]) for row in rows)


def use_passkey(passkey: bytes, before: int, uses: int) -> Script[bool]:
    """Note a use of a passkey; False where it was used elsewhere in the meantime, or is gone."""
    row = yield from row_of(
        "UPDATE passkeys SET uses = $3 WHERE id = $1 AND uses = $2 RETURNING person", passkey, before, uses
    )
    return row is not None


def drop_passkeys(person: str) -> Script[None]:
    """Delete all passkeys of a person."""
    yield from rows_of("DELETE FROM passkeys WHERE person = $1", person)

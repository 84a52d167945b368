"""Scripts for the passkeys with which people sign in."""

from __future__ import annotations

from dataclasses import dataclass

from .script import Script, row_of, rows_of


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
    """The passkey with an id; None if there is none."""
    row = yield from row_of("SELECT id, person, public_key, uses FROM passkeys WHERE id = $1", passkey)
    if row is None:
        return None
    return StoredPasskey(id=bytes(row[0]), person=row[1], public_key=bytes(row[2]), uses=row[3])


def passkeys_of(person: str) -> Script[tuple[bytes, ...]]:
    """The ids of a person's passkeys."""
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

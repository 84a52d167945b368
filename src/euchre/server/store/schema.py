"""Bring a database to the newest schema by numbered migrations, each run once and checked by its checksum."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from .model import StoreFailed
from .script import Script, rows_of

_LEDGER = """
CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL
)
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One change of the schema."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """SHA-256 of its text."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


@cache
def known_migrations(of: Literal["sqlite", "postgres"] = "sqlite") -> tuple[Migration, ...]:
    """Return the migrations of this version for a kind of database, in order."""
    folder = files(f"{__package__}.migrations.{of}")
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return tuple(
        Migration(int(file.name[:4]), file.name[5:-4], file.read_text(encoding="utf-8"))
        for file in sorted(found, key=lambda file: file.name)
    )


def migrate_schema(migrations: Sequence[Migration]) -> Script[list[int]]:
    """Run the migrations that this database lacks; their numbers.

    Raises StoreFailed for a database of a newer version, or one whose migrations had another text.
    """
    yield from rows_of(_LEDGER)
    known = {migration.number: migration for migration in migrations}
    done = yield from rows_of("SELECT number, name, checksum FROM migrations ORDER BY number")
    for number, name, checksum in done:
        if number not in known:
            raise StoreFailed(
                f"the database has migration {number} ({name}), which this version does not know: "
                "open it with the newer version that was used last"
            )
        if known[number].checksum != checksum:
            raise StoreFailed(f"migration {number} ({name}) of this database differs from this version's")
    missing = [migration for migration in migrations if migration.number > len(done)]
    for migration in missing:
        for statement in _statements(migration.sql):
            yield from rows_of(statement)
        entry = (migration.number, migration.name, migration.checksum)
        yield from rows_of("INSERT INTO migrations VALUES ($1, $2, $3)", *entry)
    return [migration.number for migration in missing]


def _statements(sql: str) -> list[str]:
    """Return the single statements of a script."""
    found: list[str] = []
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found

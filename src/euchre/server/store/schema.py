"""Bringing a database to the newest schema: numbered migrations, each done once and checked ever after."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from .interface import StoreFailed
from .script import Script, told

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
    """The migrations of this version for a kind of database, in order."""
    folder = files(f"{__package__}.migrations.{of}")
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return tuple(
        Migration(int(file.name[:4]), file.name[5:-4], file.read_text(encoding="utf-8"))
        for file in sorted(found, key=lambda file: file.name)
    )


def migrated(migrations: Sequence[Migration]) -> Script[list[int]]:
    """What was not done yet is done, all of it or nothing; the numbers.

    Raises StoreFailed for a database of a newer version, or one made by another text.
    """
    yield from told(_LEDGER)
    known = {migration.number: migration for migration in migrations}
    done = yield from told("SELECT number, name, checksum FROM migrations ORDER BY number")
    for number, name, checksum in done:
        if number not in known:
            raise StoreFailed(
                f"the database has migration {number} ({name}), which this version does not know: "
                "use the newer version it was last opened with"
            )
        if known[number].checksum != checksum:
            raise StoreFailed(f"the database was made by another text of migration {number} ({name})")
    waiting = [migration for migration in migrations if migration.number > len(done)]
    for migration in waiting:
        for statement in _statements(migration.sql):
            yield from told(statement)
        entry = (migration.number, migration.name, migration.checksum)
        yield from told("INSERT INTO migrations VALUES ($1, $2, $3)", *entry)
    return [migration.number for migration in waiting]


def _statements(sql: str) -> list[str]:
    found: list[str] = []
    begun = ""
    for line in sql.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun)
            begun = ""
    return found

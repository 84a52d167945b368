"""Where a test keeps its store: a folder with SQLite, or a PostgreSQL database."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from euchre.server.store import Store
from euchre.server.store.audit import Audit, audit_at, rebuild_at
from euchre.server.store.postgres import PostgresStore, run_script_on
from euchre.server.store.postgres import connected as connected_to
from euchre.server.store.schema import Migration, known_migrations, migrate_schema
from euchre.server.store.script import Rows, Script, rows_of
from euchre.server.store.sqlite import FILE, SqliteStore, connected, run_in_transaction
from tests.server.helpers.services import Postgres, run_apart

Result = TypeVar("Result")


@dataclass(frozen=True)
class Place:
    """Where a store is kept between two openings."""

    folder: Path
    database: str | None = None

    async def opened(self) -> Store:
        """Return the store."""
        return (
            SqliteStore(self.folder) if self.database is None else await PostgresStore.opened(self.database)
        )

    def audited(self) -> Audit:
        """Return the result of an audit."""
        return run_apart(audit_at(self.database or self.folder))

    def rebuilt(self) -> int:
        """Return the number of tables rebuilt."""
        return run_apart(rebuild_at(self.database or self.folder))

    @property
    def migrations(self) -> tuple[Migration, ...]:
        """The migrations of this version for this kind of database."""
        return known_migrations("sqlite" if self.database is None else "postgres")

    def migrate_schema(self, migrations: Sequence[Migration]) -> list[int]:
        """Return the numbers of the migrations done now."""
        return self.done(migrate_schema(migrations))

    def rows(self, question: str) -> Rows:
        """Return the rows of a query, in its order."""
        return [tuple(row) for row in self.done(rows_of(question))]

    def execute(self, command: str) -> int:
        """Run a command without the server; the rows changed. `{body with NEW for OLD}` is a text."""
        old = "convert_to(replace(convert_from(body, 'UTF8'), '{1}', '{0}'), 'UTF8')"
        if self.database is None:
            old = "CAST(replace(CAST(body AS TEXT), '{1}', '{0}') AS BLOB)"
        command = re.sub(r"\{body with (\w+) for (\w+)\}", lambda said: old.format(*said.groups()), command)
        if self.database is not None:
            return int(Postgres.execute(self.database, command).rpartition(" ")[2])
        with closing(sqlite3.connect(self.folder / FILE)) as database, database:
            return database.execute(command).rowcount

    def done(self, script: Script[Result]) -> Result:
        """Return the result of a script, on the schema as it is."""
        if self.database is not None:
            return run_apart(_done_at(self.database, script))
        with closing(connected(self.folder / FILE)) as file:
            return run_in_transaction(file, script)


async def _done_at(url: str, script: Script[Result]) -> Result:
    connection = await connected_to(url)
    try:
        async with connection.transaction():
            return await run_script_on(connection, script)
    finally:
        await connection.close()

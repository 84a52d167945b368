"""Databases and records of earlier versions are opened, migrated and replayed with the same result.

`past/` holds a dump of a database as each earlier version left it, called after its last migration, and the
record that this version gave of the finished table. They are kept as they were written.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from euchre.notation import read_record, write_record
from euchre.server.review.record import record_of
from euchre.server.store.audit import audit, open_to_read
from euchre.server.store.schema import known_migrations
from euchre.server.store.sqlite import FILE, SqliteStore, entries_of
from euchre.server.tables.table import Phase
from euchre.server.tables.transition import replayed
from tests.server.helpers.serving import run

PAST = Path(__file__).parent / "past"
VERSIONS = sorted(path.stem for path in PAST.glob("*.sql"))


async def opened(folder: Path) -> None:
    """Open the store of a folder, which brings it up to date."""
    await SqliteStore(folder).close()


def test_databases_of_earlier_versions_exist() -> None:
    assert "0001" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_database_of_an_earlier_version_is_brought_up_to_date_and_plays_the_same(
    tmp_path: Path, version: str
) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript((PAST / f"{version}.sql").read_text(encoding="utf-8"))
        (last,) = database.execute("SELECT max(number) FROM migrations").fetchone()
    assert last == int(version)
    run(opened(tmp_path))
    with closing(open_to_read(tmp_path)) as database:
        found = audit(database)
        done = [number for (number,) in database.execute("SELECT number FROM migrations ORDER BY number")]
        logs = {table: entries_of(database, table) for table in ("finished", "under-way")}
    assert (found.tables, found.faults) == (2, ())
    assert done == [migration.number for migration in known_migrations()]
    tables = {name: replayed(log) for name, log in logs.items()}
    assert tables["under-way"].is_game_on
    assert tables["finished"].phase is Phase.GATHERING
    again = write_record(record_of(tables["finished"], logs["finished"]))
    assert again == (PAST / f"{version}.euchre").read_text(encoding="utf-8")


@pytest.mark.parametrize("version", VERSIONS)
def test_record_of_an_earlier_version_reads_and_writes_the_same(version: str) -> None:
    text = (PAST / f"{version}.euchre").read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text

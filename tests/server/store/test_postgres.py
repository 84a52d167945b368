"""The store in PostgreSQL: maintenance from outside, and clear errors for an unsuitable database."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from euchre.server.store import GuestRow, StoreFailed
from euchre.server.store import postgres as module
from euchre.server.store.audit import audit_at, erase_at, rebuild_at
from euchre.server.store.postgres import PostgresStore, driver
from euchre.server.tables.log_book import create
from tests.server.helpers.services import Postgres
from tests.server.helpers.serving import run
from tests.server.store.test_store import OPENING, SEATED


def test_store_is_audited_rebuilt_and_erased(postgres: Postgres) -> None:
    url = postgres.database()

    async def work() -> None:
        store = await PostgresStore.opened(url)
        await create(store, "old", OPENING, SEATED, 1_000)
        await create(store, "new", OPENING, SEATED, 90_000)
        await store.add_person(GuestRow(id="o", name="Old"), b"o", 1_000)
        await store.close()
        assert (await audit_at(url)).tables == 2
        assert await rebuild_at(url) == 2
        gone = await erase_at(url, 50_000, 60_000)
        assert (gone.tables, gone.people) == (1, 1)
        found = await audit_at(url)
        assert (found.tables, found.faults) == (1, ())

    run(work())


def test_database_without_tables_of_euchre_is_refused(postgres: Postgres) -> None:
    with pytest.raises(StoreFailed, match="has no tables of euchre; `euchre serve` creates them"):
        asyncio.run(audit_at(postgres.database()))


def test_address_of_another_database_is_refused() -> None:
    with pytest.raises(StoreFailed, match="write postgresql://USER@HOST/DATABASE"):
        asyncio.run(audit_at("mysql://localhost/euchre"))


def test_missing_driver_is_reported_with_its_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreFailed, match=r"pip install 'euchre\[postgres\]'"):
        driver()


class Pool:
    """Connections to a database without fsync; remembers that they were closed."""

    is_ended = False

    async def fetchval(self, question: str) -> str:
        assert question == "SHOW fsync"
        return "off"

    async def close(self) -> None:
        await asyncio.Event().wait()

    def terminate(self) -> None:
        self.is_ended = True


def test_database_without_fsync_is_refused_and_disconnected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool()

    async def as_it_is(cls: type[PostgresStore], *given: Any) -> PostgresStore:
        return PostgresStore(pool, "postgresql://nowhere")

    monkeypatch.setattr(PostgresStore, "as_it_is", classmethod(as_it_is))
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with pytest.raises(StoreFailed, match="fsync = off"):
        asyncio.run(PostgresStore.opened("postgresql://somewhere/euchre"))
    assert pool.is_ended

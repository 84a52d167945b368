"""A table that is created while somebody already opens it by its id."""

from __future__ import annotations

import pytest

from euchre.server.store import Store
from euchre.server.tables import events
from euchre.server.tables.log_book import create, reopen
from tests.server.helpers.places import Place
from tests.server.helpers.serving import run

TABLE = "0123456789abcdef01234567"
OPENING = events.TableOpened(code="modern", changes={}, name="Early", host="", public=False, pace=0)


def test_a_table_created_between_claim_and_reading_has_a_keeper(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = Store.claim

    async def claimed_too_early(store: Store, table: str, server: str) -> None:
        await claim(store, table, server)
        if not await store.length(table):
            await create(store, table, OPENING, (), 1)

    async def work() -> None:
        store = await place.opened()
        book = await reopen(store, TABLE, lambda: 2)
        assert book.is_keeper
        await store.close()

    monkeypatch.setattr(Store, "claim", claimed_too_early)
    run(work())

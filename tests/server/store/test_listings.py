"""What the store writes of a table's listing, and when."""

from __future__ import annotations

from euchre.server.store import Store
from euchre.server.tables import events
from euchre.server.tables.log_book import LISTED_EVERY, create, reopen
from tests.server.helpers.places import Place
from tests.server.store.test_store import OPENING, SEATED, clock, with_store


def test_a_listing_is_written_when_it_changes_and_else_once_a_minute(place: Place) -> None:
    async def work(store: Store) -> None:
        later = [clock()]
        await create(store, "t1", OPENING, SEATED, later[0])
        book = await reopen(store, "t1", lambda: later[0])
        await book.add((events.Paced(5),))
        first = later[0]
        later[0] += LISTED_EVERY - 1
        await book.add((events.Paced(6),))
        assert await store.changed_at("t1") == first
        await book.add((events.Renamed("Another"),))
        assert await store.changed_at("t1") == later[0]
        later[0] += LISTED_EVERY
        await book.add((events.Paced(7),))
        assert await store.changed_at("t1") == later[0]

    with_store(place, work)
    assert place.audited().faults == ()


def test_a_server_writes_its_listing_over_that_of_another(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t1", OPENING, SEATED, clock())
        one, other = [await reopen(store, "t1", clock) for _ in range(2)]
        await one.catch_up()
        await one.add((events.Renamed("One"),))
        await other.catch_up()
        await other.add((events.Renamed("Other"),))
        await one.catch_up()
        await one.add((events.Renamed("One"),))

    with_store(place, work)
    assert place.audited().faults == ()

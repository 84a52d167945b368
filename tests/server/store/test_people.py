"""What the store keeps of people: invitations, blocks, passkeys, standing tables; and what is erased."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from euchre.server.store import GuestRow, PuzzleResult, Store, kept
from euchre.server.store.company import MOST_ASKED, AskedTable, MetPerson, StandingTable, move_standing
from euchre.server.store.people import StoredPasskey, invitation_of
from euchre.server.store.script import Rows, Script
from euchre.server.tables import events
from euchre.server.tables.log_book import create, reopen
from tests.server.helpers.places import Place
from tests.server.helpers.serving import run
from tests.server.helpers.tables import ANN, BOB
from tests.server.store.test_store import OPENING, clock

Result = TypeVar("Result")

BOTH: tuple[events.AnyEvent, ...] = (
    events.Sat("A", ANN.id, "Ann"),
    events.Sat("B", BOB.id, "Bob"),
    *(events.Placed(letter, "simple") for letter in "CD"),
)
STANDING = StandingTable(id="s", owner=ANN.id, link="link", name="Fridays", wish=b"{}", table="t1")


def with_both(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a coroutine with a store in which Ann and Bob are guests at table t1."""

    async def main() -> None:
        store = await place.opened()
        try:
            for guest in (ANN, BOB):
                await store.add_person(GuestRow(id=guest.id, name=guest.name), guest.id.encode(), clock())
            await create(store, "t1", OPENING, BOTH, clock())
            await work(store)
        finally:
            await store.close()

    run(main())


def answered(script: Script[Result], *answers: Rows) -> Result:
    """Return the result of a script whose queries are answered like this."""
    next(script)
    try:
        for rows in answers:
            script.send(rows)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise AssertionError("the script asks for more")


def test_a_table_has_one_invitation_until_it_is_revoked(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.invitation("t1", "first", b"1", 5_000) == "first"
        assert await store.invitation("t1", "second", b"2", 5_000) == "first"
        assert [await store.target_of("join", link, 1) for link in (b"1", b"2")] == ["t1", None]
        assert await store.has_link("join", "t1", 4_999)
        assert not await store.has_link("join", "t1", 5_000)
        await store.revoke("t1")
        assert not await store.has_link("join", "t1", 1)
        assert await store.invitation("t1", "third", b"3", 5_000) == "third"

    with_both(place, work)


def test_invitation_that_another_server_made_meanwhile_is_used() -> None:
    script = invitation_of("t1", "mine", b"1", 5_000)
    assert answered(script, (), (), (("theirs",),)) == "theirs"


def test_all_that_leads_to_a_table_leads_to_the_one_that_carries_it_on(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t2", OPENING, (), clock())
        await store.invitation("t1", "invitation", b"1", 5_000)
        assert await store.add_standing(STANDING, 1, clock())
        assert await store.ask_person(BOB.id, "t1", ANN.id, clock())
        book = await reopen(store, "t1", clock)
        await book.add((events.CarriedOn("t2"),))
        assert await store.target_of("join", b"1", 1) == "t2"
        assert await store.invitation("t2", "other", b"2", 5_000) == "invitation"
        assert [standing.table for standing in await store.standing_of(ANN.id)] == ["t2"]
        assert [asked.table for asked in await store.asked_tables(BOB.id, 0)] == ["t2"]

    with_both(place, work)


def test_a_standing_table_leads_to_the_table_opened_first(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.add_standing(STANDING, 1, clock())
        assert not await store.add_standing(STANDING, 1, clock())
        assert await store.find_standing("link") == STANDING
        assert await store.find_standing("nowhere") is None
        assert await store.move_standing("s", "t1", "t2", clock()) == "t2"
        assert await store.move_standing("s", "t1", "t3", clock()) == "t2"
        await store.join_standing("s", BOB.id)
        assert [one.table for one in await store.standing_of(BOB.id)] == ["t2"]
        await store.leave_standing("s", BOB.id)
        assert await store.standing_of(BOB.id) == ()
        assert len(await store.standing_of(ANN.id)) == 1
        await store.leave_standing("s", ANN.id)
        assert await store.find_standing("link") is None

    with_both(place, work)


def test_a_standing_table_deleted_meanwhile_leads_to_the_new_table() -> None:
    assert answered(move_standing("s", "t1", "t2", 1), (), ()) == "t2"


def test_people_who_met_ask_each_other_to_tables(place: Place) -> None:
    async def work(store: Store) -> None:
        met = await store.met_people(ANN.id, 5)
        assert met == (MetPerson(id=BOB.id, name="Bob", at=clock()),)
        assert await store.people_at("t1") == ((ANN.id, "A"), (BOB.id, "B"))
        assert [await store.changed_at(table) for table in ("t1", "t2")] == [clock(), None]
        assert not await store.ask_person("nobody", "t1", ANN.id, clock())
        assert await store.ask_person(BOB.id, "t1", ANN.id, clock())
        asked = AskedTable(table="t1", name="Ann's", code="modern", by="Ann", at=clock())
        assert await store.asked_tables(BOB.id, clock() - 1) == (asked,)
        assert await store.asked_tables(BOB.id, clock()) == ()
        assert await store.answer_asked(BOB.id, "t1", 0)
        assert not await store.answer_asked(BOB.id, "t1", 0)
        await store.block(ANN.id, BOB.id)
        assert await store.is_blocked(BOB.id, (BOB.id, ANN.id))
        assert not await store.is_blocked(ANN.id, (BOB.id,))
        assert await store.met_people(ANN.id, 5) == ()
        assert await store.ask_person(ANN.id, "t1", BOB.id, clock())
        assert await store.asked_tables(ANN.id, 0) == ()

    with_both(place, work)


def test_nobody_is_asked_to_more_tables_than_the_limit(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_ASKED > 1
    monkeypatch.setattr("euchre.server.store.company.MOST_ASKED", 1)

    async def work(store: Store) -> None:
        await create(store, "t2", OPENING, (), clock())
        asked = [await store.ask_person(BOB.id, table, ANN.id, clock()) for table in ("t1", "t2")]
        assert asked == [True, False]

    with_both(place, work)


def test_a_passkey_is_used_once_with_each_count(place: Place) -> None:
    async def work(store: Store) -> None:
        known = StoredPasskey(id=b"k", person=ANN.id, public_key=b"key", uses=0)
        assert await store.add_passkey(known, 2, clock())
        assert not await store.add_passkey(known, 2, clock())
        assert not await store.add_passkey(known, 1, clock())
        assert await store.find_passkey(b"k") == known
        assert await store.passkeys_of(ANN.id) == (b"k",)
        assert [await store.use_passkey(b"k", 0, 1) for _ in range(2)] == [True, False]
        await store.drop_passkeys(ANN.id)
        assert await store.find_passkey(b"k") is None

    with_both(place, work)


def test_a_guest_is_erased_with_the_tables_where_they_sat(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t2", OPENING, BOTH[1:], clock())
        assert [one.listing.table for one in await store.tables_of(ANN.id, 5)] == ["t1"]
        assert [one.table for one in await store.public_tables(5, 5)] == ["t1", "t2"]
        await store.invitation("t1", "invitation", b"1", 5_000)
        await store.renew_links("move", b"m", ANN.id, 5_000, clock())
        assert await store.person_named(ANN.id) == GuestRow(id=ANN.id, name="Ann")
        assert await store.erase_guest(ANN.id) == ("t1",)
        assert await store.person_named(ANN.id) is None
        assert await store.target_of("join", b"1", 1) is None
        assert await store.target_of("move", b"m", 1) is None
        assert [await store.length(table) > 0 for table in ("t1", "t2")] == [False, True]

    with_both(place, work)


def test_answers_to_puzzles_are_kept_up_to_the_limit(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_RESULTS", 1)
    results = [
        PuzzleResult(
            puzzle=name, at=5, is_right=True, day=None, rating=1500.0, deviation=350.0, volatility=0.06
        )
        for name in ("one", "two")
    ]

    async def work(store: Store) -> None:
        assert [await store.add_result(ANN.id, result) for result in results] == [True, False]

    with_both(place, work)

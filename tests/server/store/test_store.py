"""The store: durable batches, one keeper, messages done once, full disks, migrations."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import asyncpg
import msgspec
import pytest

from euchre.server.store import AlreadyDone, Fenced, GuestRow, LogBatch, Store, StoreFailed, StoreFull
from euchre.server.store.audit import back_up, erase_at, open_to_read
from euchre.server.store.postgres import PostgresStore
from euchre.server.store.schema import Migration, known_migrations
from euchre.server.store.script import Script, SqlCommand, rows_of
from euchre.server.store.sqlite import FILE, SqliteStore, connected
from euchre.server.tables import events
from euchre.server.tables.decisions import decide
from euchre.server.tables.events import Entry
from euchre.server.tables.log_book import LogBook, create, listing_of, reopen
from euchre.server.tables.refusal import Refusal
from euchre.server.wire import requests
from tests.server.helpers.places import Place
from tests.server.helpers.services import Postgres, run_apart
from tests.server.helpers.serving import run
from tests.server.helpers.tables import ANN, BOB, simple_choice

OPENING = events.TableOpened(code="modern", changes={}, name="Ann's", host=ANN.id, public=True, pace=0)
SEATED: tuple[events.AnyEvent, ...] = (
    events.Sat("A", ANN.id, "Ann"),
    *(events.Placed(letter, "simple") for letter in "BCD"),
)


def clock() -> int:
    return 1_000


async def new_table(store: Store, table: str = "t1") -> LogBook:
    await create(store, table, OPENING, SEATED, clock())
    book = await reopen(store, table, clock)
    await book.add(())
    return book


def with_store(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a coroutine with a store, and close the store."""
    run(_with(place.opened(), work))


def with_file(folder: Path, work: Callable[[Store], Awaitable[None]], most_pages: int = 10_000) -> None:
    """Return the same with an SQLite file."""

    async def opened() -> Store:
        return SqliteStore(folder, most_pages=most_pages)

    run(_with(opened(), work))


async def _with(opening: Awaitable[Store], work: Callable[[Store], Awaitable[None]]) -> None:
    store = await opening
    try:
        await work(store)
    finally:
        await store.close()


def test_table_is_the_same_when_it_is_opened_again(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        await book.add((events.Renamed("Late"),), ANN.id, "m1")
        again = await reopen(store, "t1", clock)
        assert again.table == book.table
        assert again.table.is_game_on
        assert again.table.name == "Late"

    with_store(place, work)


def test_guests_store_nothing_more_in_a_full_store_and_play_goes_on(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        store.most_bytes = 1
        for adds in (
            store.add_person(GuestRow(id="dot", name="Dot"), b"hash", clock()),
            create(store, "t2", OPENING, SEATED, clock()),
            store.block(ANN.id, BOB.id),
            book.add((events.NextWanted("A"),)),
        ):
            with pytest.raises(Refusal, match="as much as it may") as no:
                await adds
            assert no.value.reason == "server/full"
        assert store.measured > 10_000
        await book.add((events.Renamed("Late"),))
        assert (await reopen(store, "t1", clock)).table.name == "Late"

    with_store(place, work)


def test_book_holds_the_seeds_of_no_game_that_is_over(place: Place) -> None:
    async def work(store: Store) -> None:
        opening = msgspec.structs.replace(OPENING, changes={"game_points": 1})
        await create(store, "t1", opening, SEATED, clock())
        book = await reopen(store, "t1", clock)
        await book.add(())
        while book.table.game < 3:
            if not book.table.is_game_on:
                await book.add((events.NextWanted("A"),))
            elif book.table.sitting.is_between_deals:
                await book.add((events.DealBegan(str(book.table.sitting.next_dealer)),))
            else:
                await book.add((events.Acted(simple_choice(book.table).text),))
        assert set(book._seeds._known) == {3}
        assert (await reopen(store, "t1", clock)).table == book.table

    with_store(place, work)


def test_former_keeper_cannot_write(place: Place) -> None:
    async def work(store: Store) -> None:
        old = await new_table(store)
        new = await reopen(store, "t1", clock)
        with pytest.raises(Fenced):
            await old.add((events.Renamed("Old"),))
        await new.add((events.Renamed("New"),))
        assert (await reopen(store, "t1", clock)).table.name == "New"

    with_store(place, work)


def test_message_sent_again_is_done_once(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        first, *_ = await book.add((events.Renamed("One"),), ANN.id, "m1")
        await book.add((events.Renamed("Two"),), ANN.id, "m2")
        with pytest.raises(AlreadyDone) as done:
            await book.add((events.Renamed("One"),), ANN.id, "m1")
        assert (done.value.seq, book.table.name) == (first.seq, "Two")
        assert await store.done_before("t1", ANN.id, "m1") == first.seq
        await book.add((events.Renamed("Three"),), BOB.id, "m1")
        assert book.table.name == "Three"

    with_store(place, work)


def test_a_refused_batch_does_not_affect_others_of_its_group(place: Place) -> None:
    async def work(store: Store) -> None:
        books = [await new_table(store, f"t{number}") for number in range(20)]
        stale = books[7]
        await reopen(store, "t7", clock)
        results = await asyncio.gather(
            *(book.add((events.Renamed("Now"),)) for book in books), return_exceptions=True
        )
        assert [type(one) for one in results if isinstance(one, BaseException)] == [Fenced]
        assert [book.table.name for book in books if book is not stale] == ["Now"] * 19

    with_store(place, work)


def test_snapshot_at_the_end_of_a_deal_equals_the_log(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        while book.table.sitting.deals < 3:
            if book.table.sitting.is_between_deals:
                await book.add((events.DealBegan(str(book.table.sitting.next_dealer)),))
            else:
                await book.add((events.Acted(simple_choice(book.table).text),))
        owned = await store.open("t1")
        assert owned is not None
        assert owned.snapshot is not None
        assert (await reopen(store, "t1", clock)).table == book.table

    with_store(place, work)
    found = place.audited()
    assert (found.tables, found.faults) == (1, ())


def test_full_disk_refuses_writes_and_loses_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        kept = 0

        async def fill() -> None:
            nonlocal kept
            for number in range(100_000):
                await book.add((events.Renamed(f"{number:_>40}"),), ANN.id, f"m{number}")
                kept = number

        with pytest.raises(StoreFull, match="no disk space"):
            await fill()
        assert await book.catch_up() == ()
        again = await store.log("t1")
        assert again[-1].seq == book.table.seq
        assert again[-1].event == events.Renamed(f"{kept:_>40}")

    with_file(tmp_path, work, most_pages=60)


def test_group_on_a_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        books = [await new_table(store, f"t{number}") for number in range(10)]
        new = (events.Renamed("_" * 40),)
        results: list[object] = []
        while not any(isinstance(one, StoreFull) for one in results):
            new = (events.Renamed(f"{len(await store.log('t1')):_>40}"),)
            results = [*await asyncio.gather(*(book.add(new) for book in books), return_exceptions=True)]
        for book, result in zip(books, results, strict=True):
            entries = await store.log(book.table.id)
            is_kept = entries[-1].event == new[0]
            assert is_kept is not isinstance(result, BaseException)
            assert entries[-1].seq == book.table.seq
            await book.catch_up()

    with_file(tmp_path, work, most_pages=100)


def test_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreFailed, match="another process"):
            SqliteStore(tmp_path)

    with_file(tmp_path, work)


def test_durability_is_switched_on(tmp_path: Path) -> None:
    database = connected(tmp_path / FILE)
    (mode,), (synchronous,) = (
        database.execute(f"PRAGMA {name}").fetchone() for name in ("journal_mode", "synchronous")
    )
    database.close()
    assert (mode, synchronous) == ("wal", 2)


def test_unknown_table_is_refused(place: Place) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refusal, match="no such table"):
            await reopen(store, "nowhere", clock)

    with_store(place, work)


def test_link_is_used_once_even_by_two_simultaneous_users(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_link("move", b"h", "ann", 5_000)
        used = await asyncio.gather(*(store.use_link("move", b"h", 1_000) for _ in range(5)))
        assert sorted(map(str, used)) == ["None"] * 4 + ["ann"]

    with_store(place, work)


def test_expired_link_is_void(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_link("join", b"h", "t1", 5_000)
        assert await store.target_of("join", b"h", 4_999) == "t1"
        assert await store.target_of("join", b"h", 5_000) is None
        assert await store.target_of("move", b"h", 1) is None

    with_store(place, work)


def test_newer_link_voids_the_older_one(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_link("join", b"old", "t1", 5_000)
        await store.add_link("join", b"new", "t1", 5_000)
        assert [await store.target_of("join", link, 1) for link in (b"old", b"new")] == [None, "t1"]
        await store.drop_links("join", "t1")
        assert await store.target_of("join", b"new", 1) is None

    with_store(place, work)


def test_guest_is_known_only_by_the_newest_token_and_name(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_person(GuestRow(id="p", name="Pat"), b"first", 1_000)
        await store.rename_person("p", "Patrick")
        await store.change_token("p", b"second")
        assert await store.person_of(b"first") is None
        assert await store.person_of(b"second") == GuestRow(id="p", name="Patrick")
        await store.change_token("p", None)
        assert await store.person_of(b"second") is None

    with_store(place, work)


def test_guest_who_returned_is_not_erased(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_person(GuestRow(id="p", name="Pat"), b"p", 1_000)
        await store.seen("p", 90_000)
        assert (await store.erase(50_000, 50_000, 95_000)).people == 0
        assert await store.person_of(b"p") is not None

    with_store(place, work)


def test_table_that_was_released_or_whose_keeper_left_can_be_claimed(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t1", OPENING, SEATED, clock())
        for server in ("one", "two", "three"):
            await store.heartbeat(server, 600_000, frozenset())
        first = await store.claim("t1", "one")
        assert first is not None
        assert await store.claim("t1", "two") is None
        await store.release("t1", "one")
        assert await store.claim("t1", "two") == first + 1
        assert await store.claim("t1", "three") is None
        await store.leave("two")
        assert await store.claim("t1", "three") == first + 2

    with_store(place, work)


def test_erasing_deletes_only_old_data(place: Place) -> None:
    async def work(store: Store) -> None:
        await new_table(store, "old")
        await create(store, "new", OPENING, SEATED, 90_000)
        await store.add_person(GuestRow(id="o", name="Old"), b"o", 1_000)
        await store.add_person(GuestRow(id="n", name="New"), b"n", 90_000)
        await store.add_link("join", b"h", "old", 99_000)
        gone = await store.erase(50_000, 50_000, 60_000)
        assert (gone.tables, gone.people, gone.links) == (1, 1, 1)
        assert await store.log("old") == ()
        assert await store.log("new") != ()
        assert await store.person_of(b"o") is None
        assert await store.person_of(b"n") is not None

    with_store(place, work)


def test_erased_names_are_not_left_in_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_person(GuestRow(id="o", name="Zebediah Quux"), b"o", 1_000)

    with_file(tmp_path, work)
    assert asyncio.run(erase_at(tmp_path, 2_000, 2_000)).people == 1
    assert [file.name for file in tmp_path.iterdir() if b"Zebediah" in file.read_bytes()] == []


def damaged(place: Place, command: str) -> tuple[str, ...]:
    """Return the faults that an audit finds after a change without the server."""

    async def work(store: Store) -> None:
        book = await new_table(store)
        await book.add((events.Renamed("Late"),), ANN.id, "m1")

    with_store(place, work)
    assert place.execute(command) == 1
    return place.audited().faults


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("UPDATE events SET body = {body with C for B} WHERE seq = 4", "does not follow"),
        ("DELETE FROM events WHERE seq = 5", "does not follow"),
        ("UPDATE events SET at = at + 1 WHERE seq = 3", "does not follow"),
        (
            "UPDATE events SET person = 'eve' WHERE seq = (SELECT max(seq) FROM events)",
            "not the end recorded",
        ),
        ("DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)", "not the end recorded"),
        ("UPDATE listings SET free = 4", "server rebuild"),
        ("UPDATE seeds SET seed = before FROM events WHERE seq = 2", "does not match its commitment"),
    ],
)
def test_audit_names_each_change(place: Place, command: str, named: str) -> None:
    faults = damaged(place, command)
    assert len(faults) == 1
    assert named in faults[0]


def test_audit_names_a_wrong_snapshot_and_rebuilding_repairs_it(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        while book.table.sitting.deals < 2:
            if book.table.sitting.is_between_deals:
                await book.add((events.DealBegan(str(book.table.sitting.next_dealer)),))
            else:
                await book.add((events.Acted(simple_choice(book.table).text),))
        await book.add((events.Closed(),))

    with_store(place, work)
    assert place.execute("UPDATE snapshots SET body = substr(body, 1, 0)") == 1
    assert ["its snapshot differs" in fault for fault in place.audited().faults] == [True]
    assert place.rebuilt() == 1
    assert place.audited().faults == ()


def test_event_that_cannot_have_happened_is_named(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        last = (await store.log("t1"))[-1]
        flown = Entry("t1", last.seq + 1, last.epoch, 1, "", None, b'{"kind":"act","text":"A AS"}', last.hash)
        await store.append(LogBatch(entries=(flown,), listing=listing_of(book.table)))

    with_store(place, work)
    (fault,) = place.audited().faults
    assert "cannot have happened" in fault


def test_rebuilt_projections_are_identical_byte_for_byte(place: Place) -> None:
    async def work(store: Store) -> None:
        await new_table(store, "t1")
        await new_table(store, "t2")

    with_store(place, work)
    before = place.rows("SELECT * FROM listings ORDER BY 1")
    assert place.execute("DELETE FROM listings WHERE table_id = 't1'") == 1
    assert place.rebuilt() == 2
    assert place.rows("SELECT * FROM listings ORDER BY 1") == before
    assert place.audited().faults == ()


def test_table_without_events_has_nothing_to_rebuild(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t1", OPENING, SEATED, clock())

    with_store(place, work)
    assert place.execute("DELETE FROM events") > 0
    assert place.rebuilt() == 1
    assert place.rows("SELECT * FROM listings") == []


def test_folder_without_a_store_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=f"there is no {FILE} in "):
        open_to_read(tmp_path)


def test_backup_of_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        back_up(tmp_path, tmp_path / "copy.sqlite")


def test_backup_of_a_store_in_use_is_complete(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        found = back_up(tmp_path, tmp_path / "copy.sqlite")
        assert (found.tables, found.faults) == (1, ())
        await book.add((events.Renamed("After"),))

    with_file(tmp_path, work)
    copy = sqlite3.connect(tmp_path / "copy.sqlite")
    assert b"After" not in b"".join(row[0] for row in copy.execute("SELECT body FROM events"))
    copy.close()
    with pytest.raises(FileExistsError):
        back_up(tmp_path, tmp_path / "copy.sqlite")


FIRST = Migration(1, "one", "CREATE TABLE one (x INTEGER);\n")
SECOND = Migration(2, "two", "ALTER TABLE one ADD COLUMN y INTEGER;\nCREATE TABLE two (x INTEGER);\n")


def test_migrations_are_done_once_and_in_order(place: Place) -> None:
    assert place.migrate_schema([FIRST]) == [1]
    assert place.migrate_schema([FIRST, SECOND]) == [2]
    assert place.migrate_schema([FIRST, SECOND]) == []
    assert place.rows("SELECT x, y FROM one") == []


def test_migration_that_fails_leaves_nothing_behind(place: Place) -> None:
    broken = Migration(1, "broken", "CREATE TABLE one (x INTEGER);\nCREATE TABLE one (x INTEGER);\n")
    with pytest.raises(Exception, match="already exists"):
        place.migrate_schema([broken])
    assert place.migrate_schema([FIRST]) == [1]


def test_database_of_a_newer_version_is_refused(place: Place) -> None:
    place.migrate_schema([*place.migrations, Migration(999, "later", "CREATE TABLE later (x INTEGER);\n")])
    with pytest.raises(StoreFailed, match="migration 999"):
        run_apart(place.opened())


def test_migration_edited_later_is_refused(place: Place) -> None:
    place.migrate_schema([replace(one, sql=one.sql + "-- edited\n") for one in place.migrations])
    with pytest.raises(StoreFailed, match="differs from this version"):
        run_apart(place.opened())


def test_migration_lists_earlier_tables_without_club_mode(place: Place) -> None:
    async def work(store: Store) -> None:
        await new_table(store)
        await create(store, "club", msgspec.structs.replace(OPENING, club="sleepy"), SEATED, clock())

    with_store(place, work)
    (club,) = (one for one in place.migrations if one.name == "club")
    for column in ("club", "host"):
        place.done(rows_of(f"ALTER TABLE listings DROP COLUMN {column}"))
    later = [one.number for one in place.migrations if one.number >= club.number]
    place.execute(f"DELETE FROM migrations WHERE number >= {club.number}")
    added = (
        *("passkeys", "standing_members", "standing_tables", "asked", "kept_games", "puzzle_results"),
        *("board_results", "event_seats", "sealed_events", "online_evenings", "evening_people", "origins"),
    )
    for table in (*added, "invitations", "sittings", "blocks", "evening_lines", "evenings"):
        place.done(rows_of(f"DROP TABLE {table}"))
    assert place.migrate_schema(place.migrations) == later
    host = msgspec.structs.asdict(OPENING)["host"]
    assert place.rows(f"SELECT table_id, seat FROM sittings WHERE person = '{host}' ORDER BY 1") == [
        ("club", "A"),
        ("t1", "A"),
    ]
    assert place.rows("SELECT table_id, club, host FROM listings ORDER BY 1") == [
        ("club", "sleepy", host),
        ("t1", None, host),
    ]
    assert place.audited().faults == ()


def test_full_disk_of_the_database_is_reported_as_such(postgres: Postgres) -> None:
    def full() -> Script[None]:
        yield SqlCommand("SELECT 1")
        raise asyncpg.DiskFullError("could not extend file")

    async def work() -> None:
        store = await PostgresStore.opened(postgres.database())
        with pytest.raises(StoreFull, match="no disk space"):
            await store.write(full())
        await store.close()

    run(work())


def test_server_stopped_in_a_transaction_does_not_block_others_for_long(postgres: Postgres) -> None:
    url = postgres.database()

    def stopped(table: str) -> Script[None]:
        yield SqlCommand("UPDATE tables SET epoch = epoch + 1 WHERE id = $1", (table,))
        has_begun.set()
        has_claimed.wait(60)  # as a process that was sent SIGSTOP
        yield SqlCommand("SELECT 1")

    async def stopping() -> None:
        store = await PostgresStore.opened(url)
        with pytest.raises(StoreFailed):
            await store.write(stopped("t1"))
        await store.close()

    async def work() -> None:
        store = await PostgresStore.opened(url)
        await new_table(store)
        other = asyncio.create_task(asyncio.to_thread(run_apart, stopping()))
        await asyncio.to_thread(has_begun.wait)
        assert await store.claim("t1", "another") == 3
        has_claimed.set()
        await other
        await store.close()

    has_begun, has_claimed = threading.Event(), threading.Event()
    run(work())


def test_servers_that_begin_together_migrate_once(postgres: Postgres) -> None:
    url = postgres.database()

    async def work() -> None:
        stores = await asyncio.gather(*(PostgresStore.opened(url) for _ in range(4)))
        for store in stores:
            await store.close()

    run(work())


def test_numbers_of_migrations_follow_each_other() -> None:
    for numbers in ([one.number for one in known_migrations(kind)] for kind in ("sqlite", "postgres")):
        assert numbers == list(range(1, len(numbers) + 1))


def test_empty_batch_is_not_written(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        before = book.table
        assert await book.add(()) == ()
        assert book.table == before

    with_store(place, work)


def test_store_returns_what_was_written(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        new = decide(book.table, ANN, requests.Pause(id="p"))
        await book.add(new, ANN.id, "p")
        entries = await store.log("t1")
        last = next(entry for entry in entries if entry.message == "p")
        assert (last.event, last.person, last.at) == (events.Paused(), ANN.id, 1_000)

    with_store(place, work)


def test_seeds_of_a_batch_are_not_in_its_events(place: Place) -> None:
    async def work(store: Store) -> None:
        await new_table(store)
        owned = await store.open("t1")
        assert owned is not None
        secret = owned.seeds[1]
        rows_of = b"".join(entry.body for entry in await store.log("t1"))
        assert len(secret) == 32
        assert secret.hex().encode() not in rows_of

    with_store(place, work)


def test_store_continues_after_callers_are_cancelled(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        asked = [
            asyncio.ensure_future(one)
            for number in range(50)
            for one in (store.log("t1"), store.add_link("join", bytes([number]), "t1", 10_000))
        ]
        await asyncio.sleep(0)  # all is asked, nothing answered
        for task in asked:
            task.cancel()
        assert {type(one) for one in await asyncio.gather(*asked, return_exceptions=True)} == {
            asyncio.CancelledError
        }
        await book.add((events.Renamed("Still here"),))
        assert (await store.log("t1"))[-1].event == events.Renamed("Still here")

    with_store(place, work)


def test_fault_of_one_job_does_not_affect_others(place: Place) -> None:
    async def work(store: Store) -> None:
        book = await new_table(store)
        entry = (await store.log("t1"))[-1]
        broken = LogBatch(entries=(entry,), listing=None)  # type: ignore[arg-type]
        added, fault = await asyncio.gather(
            book.add((events.Renamed("Well"),)), store.create(broken), return_exceptions=True
        )
        assert not isinstance(added, BaseException)
        assert isinstance(fault, Exception)
        await book.add((events.Renamed("Better"),))
        assert [entry.event for entry in (await store.log("t1"))[-2:]] == [
            events.Renamed("Well"),
            events.Renamed("Better"),
        ]

    with_store(place, work)


def test_file_that_is_no_database_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a letter to my aunt, put here by mistake\n" * 100)
    with pytest.raises(StoreFailed, match="not a database"):
        SqliteStore(tmp_path)


def test_a_folder_that_a_killed_server_still_holds_is_waited_for(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as held:
        script = "import sys, time; print(flush=True); time.sleep(0.3)"
        fcntl.flock(held, fcntl.LOCK_EX)
        command = [sys.executable, "-c", script]
        with subprocess.Popen(command, stdout=subprocess.PIPE, pass_fds=[held.fileno()]) as worker:
            assert worker.stdout is not None
            worker.stdout.readline()
            held.close()  # only the worker holds it now

            async def work(store: Store) -> None:
                await new_table(store)

            with_file(tmp_path, work)
            assert worker.wait() == 0


def test_a_folder_that_another_process_serves_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(StoreFailed, match="being served by another process"):
            SqliteStore(tmp_path)

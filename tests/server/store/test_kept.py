"""Finished games, reviews and results of puzzles that a guest keeps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from euchre.server.store import GuestRow, PuzzleResult, Store
from euchre.server.store.kept import MOST_GAMES, keep_ends
from euchre.server.store.model import GameEnd
from euchre.server.tables import events
from euchre.server.tables.log_book import create, reopen
from tests.server.helpers.places import Place
from tests.server.helpers.serving import run
from tests.server.helpers.tables import ANN, BOB, simple_choice

SEATED: tuple[events.AnyEvent, ...] = (
    events.Sat("A", ANN.id, "Ann"),
    events.Sat("B", BOB.id, "Bob"),
    *(events.Placed(letter, "simple") for letter in "CD"),
)
OPENING = events.TableOpened(
    code="modern", changes={"game_points": 1}, name="Ann's", host=ANN.id, public=True, pace=0
)


def clock() -> int:
    return 90_000


def with_store(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run a coroutine with a store in which Ann is a guest."""

    async def main() -> None:
        store = await place.opened()
        try:
            await store.add_person(GuestRow(id=ANN.id, name="Ann"), b"ann", clock())
            await work(store)
        finally:
            await store.close()

    run(main())


async def finished_game(store: Store, table: str = "t1") -> None:
    """Play a short game of Ann, who is a guest here, and Bob, who is none."""
    await create(store, table, OPENING, SEATED, clock())
    book = await reopen(store, table, clock)
    await book.add(())
    while book.table.is_game_on:
        if book.table.sitting.is_between_deals:
            await book.add((events.DealBegan(str(book.table.sitting.next_dealer)),))
        else:
            await book.add((events.Acted(simple_choice(book.table).text),))


def end(game: int) -> GameEnd:
    return GameEnd(person=ANN.id, game=game, seat="A", won=True, points="10-4")


def result(puzzle: str, *, is_right: bool) -> PuzzleResult:
    return PuzzleResult(
        puzzle=puzzle, at=5, is_right=is_right, day=7, rating=1300.5, deviation=99.0, volatility=0.06
    )


def test_a_finished_game_is_kept_for_its_guests_with_the_entry_that_ends_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await finished_game(store)
        (game,) = await store.kept_games(ANN.id)
        assert (game.table, game.game, game.seat, game.code, game.at) == ("t1", 1, "A", "modern", clock())
        own, others = map(int, game.points.split("-"))
        assert game.won is (own > others)
        assert max(own, others) >= 1
        assert await store.kept_games(BOB.id) == ()
        assert await store.seats_keeping("t1", 1) == ("A",)

    with_store(place, work)


def test_fellow_players_are_guests_who_keep_the_game_until_they_delete_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.add_person(GuestRow(id=BOB.id, name="Bob"), b"bob", clock())
        await finished_game(store)
        (bob,) = await store.fellow_players(ANN.id)
        assert (bob.table, bob.game, bob.seat, bob.person, bob.name) == ("t1", 1, "B", BOB.id, "Bob")
        assert [one.name for one in await store.fellow_players(BOB.id)] == ["Ann"]
        await store.block(BOB.id, ANN.id)
        assert await store.fellow_players(BOB.id) == ()
        await store.drop_game(BOB.id, "t1", 1)
        assert await store.fellow_players(ANN.id) == ()

    with_store(place, work)


def test_a_game_cut_short_is_not_kept(place: Place) -> None:
    async def work(store: Store) -> None:
        await create(store, "t1", OPENING, SEATED, clock())
        book = await reopen(store, "t1", clock)
        await book.add(())
        assert book.table.is_game_on
        await book.add((events.Closed(),))
        assert await store.kept_games(ANN.id) == ()

    with_store(place, work)


def test_record_and_review_are_kept_when_the_table_is_deleted(place: Place) -> None:
    async def work(store: Store) -> None:
        await finished_game(store)
        assert await store.games_without_record(9) == (("t1", 1, "A"),)
        await store.keep_record("t1", 1, "A", b"record")
        await store.keep_review("t1", 1, "A", b"{}", b"review")
        assert await store.games_without_record(9) == ()
        await store.erase(clock() + 1, 0, clock())
        found = await store.kept_review(ANN.id, "t1", 1)
        assert found is not None
        assert (found.seat, found.record, found.review) == ("A", b"record", b"review")
        assert (await store.kept_games(ANN.id))[0].summary == b"{}"
        assert await store.kept_review(BOB.id, "t1", 1) is None

    with_store(place, work)


def test_a_guest_deletes_one_game_or_everything(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(keep_ends("t1", "modern", 5, [end(1), end(2)]))
        await store.add_result(ANN.id, result("p", is_right=True))
        await store.drop_game(ANN.id, "t1", 1)
        assert [game.game for game in await store.kept_games(ANN.id)] == [2]
        await store.drop_progress(ANN.id)
        assert await store.kept_games(ANN.id) == ()
        assert await store.puzzle_results(ANN.id) == ()

    with_store(place, work)


def test_erasing_a_guest_erases_what_they_keep(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(keep_ends("t1", "modern", 5, [end(1)]))
        await store.add_result(ANN.id, result("p", is_right=True))
        await store.erase_guest(ANN.id)
        assert await store.kept_games(ANN.id) == ()
        assert await store.puzzle_results(ANN.id) == ()
        await store.add_person(GuestRow(id="old", name="Old"), b"old", 1_000)
        await store.add_result("old", result("p", is_right=True))
        assert (await store.erase(0, 50_000, 0)).people == 1
        assert await store.puzzle_results("old") == ()

    with_store(place, work)


def test_only_the_first_answer_to_a_puzzle_counts(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.add_result(ANN.id, result("p", is_right=False))
        assert not await store.add_result(ANN.id, result("p", is_right=True))
        assert await store.puzzle_results(ANN.id) == (result("p", is_right=False),)

    with_store(place, work)


def test_the_oldest_game_is_dropped_beyond_the_limit(place: Place) -> None:
    async def work(store: Store) -> None:
        for number in range(MOST_GAMES + 3):
            await store.write(keep_ends("t1", "modern", number, [end(number)]))
        found = await store.kept_games(ANN.id)
        assert (len(found), found[0].game) == (MOST_GAMES, 3)

    with_store(place, work)

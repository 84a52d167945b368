"""A table with very many events is carried on at another, with its score, its people and its links."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from euchre.notation import read_record, write_record
from euchre.seats import BySide
from euchre.server.review.proof import verify
from euchre.server.review.record import record_of
from euchre.server.store import GuestRow, Store
from euchre.server.store.company import StandingTable
from euchre.server.tables import events, routine
from euchre.server.tables.decisions import decide
from euchre.server.tables.log_book import Draft, LogBook, create, reopen
from euchre.server.tables.long_logs.carrying_on import opening_of, successor_of
from euchre.server.tables.long_logs.snapshot import snapshot_of, table_of
from euchre.server.tables.routine import TimedStep, follows, in_time
from euchre.server.tables.table import Phase, Table
from euchre.server.wire import requests
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.places import Place
from tests.server.helpers.serving import Served, awaited_act
from tests.server.helpers.tables import ANN, Desk, desk, play, seeds, simple_choice
from tests.server.store.test_store import clock, with_store

NEXT = requests.NextGame(id="n")


def carried_on(old: Table, number: int = 1) -> Desk:
    """Return the table at which another one is carried on."""
    opening, then = opening_of(old)
    draft, known = Draft.new(successor_of(old), opening, 1_000), seeds(number)
    draft.follow(known)
    made = Desk(draft.table, list(draft.entries), known)
    made.add(*then)
    return made


@pytest.mark.parametrize("club", [None, "strict"])
def test_new_table_has_the_score_and_the_people_of_the_old_one(club: str | None) -> None:
    at = desk("jerome-1877", guests=2, club=club)
    for _ in play(at) if club is None else play_with_slips(at, 5, 5):
        pass
    at.add(events.Admitted("cid"), events.DelaySet(60), events.StoodIn("B", "simple"))
    old, new = at.table, carried_on(at.table).table
    assert new.chairs == old.chairs
    assert (new.admitted, new.removed, new.delay) == (old.admitted, old.removed, 60)
    assert new.sitting.score.games == old.sitting.score.games
    assert new.sitting.next_dealer == old.sitting.next_dealer
    assert (new.code, new.phase, new.game) == (old.code, Phase.GATHERING, 0)
    assert table_of(snapshot_of(new)) == new
    assert carried_on(replace(new, seq=9)).table.first == old.id


def test_points_that_lap_are_carried_on_and_the_record_begins_with_them() -> None:
    at = desk("modern", {"lap": True, "game_points": 3})
    for _ in play(at):
        pass
    won = at.table.sitting.score
    lapped = BySide(won.points.sides, (2, 0))
    old = replace(at.table, sitting=replace(at.table.sitting, score=replace(won, points=lapped)))
    new = carried_on(old)
    new.ask(ANN, NEXT)
    for _ in play(new):
        pass
    record = read_record(write_record(record_of(new.table, new.entries)))
    assert record.points == lapped
    assert verify(record).deals == new.table.sitting.deals


async def play_game(book: LogBook) -> None:
    """Play to the end of the game."""
    while book.table.is_game_on:
        wait = in_time(book.table)
        if wait is not None and wait.what is TimedStep.BEGIN_DEAL:
            await book.add((follows(book.table, wait),))
        else:
            await book.add((events.Acted(simple_choice(book.table).text),))


def test_next_game_at_a_long_table_begins_at_another_to_which_all_links_lead(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        opening = events.TableOpened(
            code="modern", changes={"game_points": 1}, name="Club", host=ANN.id, public=False, pace=0
        )
        await store.add_person(GuestRow(id=ANN.id, name="Ann"), b"token", clock())
        seated: list[events.AnyEvent] = [
            events.Sat("A", ANN.id, "Ann"),
            *(events.Placed(one, "simple") for one in "BCD"),
        ]
        await create(store, "t1", opening, tuple(seated), clock())
        await store.invitation("t1", "link", b"hash", 2_000)
        await store.add_standing(
            StandingTable(id="s", owner=ANN.id, link="club", name="Club", wish=b"{}", table="t1"), 8, clock()
        )
        book = await reopen(store, "t1", clock)
        await book.add(())
        await play_game(book)
        monkeypatch.setattr(routine, "MOST_EVENTS", 2 * book.table.seq)
        for _ in range(2):  # a server that stopped in between goes on with the same table
            await book._open_successor()
        await book.add(decide(book.table, ANN, NEXT), ANN.id, "n")
        old = book.table
        assert (old.phase, old.next) == (Phase.CLOSED, successor_of(old))
        new = await reopen(store, successor_of(old), clock)
        assert new.table.sitting.score.games == old.sitting.score.games
        assert await store.target_of("join", b"hash", clock()) == new.table.id
        standing = await store.find_standing("club")
        assert standing is not None
        assert standing.table == new.table.id
        assert [one.listing.table for one in await store.tables_of(ANN.id, 1)] == [new.table.id]

    with_store(place, work)


def test_people_at_a_long_table_learn_where_it_is_carried_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table(changes={"game_points": 1})
        await ann.look(table)
        await ann.until(lambda update: update["table"]["game"] == 1)
        while ann.last["table"]["phase"] != "gathering":
            act = awaited_act(ann.last)
            if act is None:
                await ann.hear("update")
                continue
            done = await ann.command("act", act=act)
            await ann.until(lambda update, seq=done["seq"]: update["seq"] >= seq)  # type: ignore[misc]
        monkeypatch.setattr(routine, "MOST_EVENTS", 2 * ann.last["seq"])
        answer = await ann.command("next")
        assert answer["type"] == "done", answer
        await ann.until(lambda update: update["table"]["phase"] == "closed")
        successor = ann.last["table"]["next"]
        here = await ann.look(successor)
        assert (here["table"]["you"], here["table"]["host"]) == ("A", True)
        assert here["table"]["phase"] == "gathering"

    at_server(tmp_path, work)

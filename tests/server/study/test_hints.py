"""Hints at a table: who gets one, when, and that they use only what the seat may see."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.game import due_now
from euchre.server.bucket import Rate
from euchre.server.study.hints import hint_for, hint_task
from euchre.server.tables import events
from euchre.server.tables.decisions import Guest
from euchre.server.tables.long_logs.snapshot import snapshot_of, table_of
from euchre.server.tables.refusal import Refusal
from euchre.server.workers.study import MOST_OF_ONE, StudyWorkers
from tests.server.helpers.people import at_server, guest, my_turn
from tests.server.helpers.serving import LOOSE, Served, play_deals
from tests.server.helpers.tables import ANN, BOB, Desk, desk, play, simple_choice


def at_anns_turn(*, guests: int = 1, hints: bool = False, club: str | None = None) -> Desk:
    """Return a game in which the table waits for Ann at A."""
    at = desk("modern", guests=guests, club=club)
    at.table = replace(at.table, hints=hints)
    steps = play(at, simple_choice)
    while 0 not in [due.actor for due in due_now(at.table.sitting) if due.awaited]:
        next(steps)
    return at


def refusal(at: Desk, who: Guest = ANN) -> str:
    """Return why a guest gets no hint."""
    with pytest.raises(Refusal) as no:
        hint_task(at.table, who)
    return no.value.reason


def test_a_person_alone_with_computer_players_gets_a_hint() -> None:
    at = at_anns_turn()
    found = hint_for(hint_task(at.table, ANN))
    assert found.act in [act.text for due in due_now(at.table.sitting) if due.actor == 0 for act in due.acts]
    assert found.action.endswith(".")
    assert found.details


def test_people_get_hints_only_where_the_table_was_opened_with_them() -> None:
    assert refusal(at_anns_turn(guests=2)) == "hint/not-here"
    agreed = at_anns_turn(guests=2, hints=True)
    assert hint_task(agreed.table, ANN).view.seat == 0


def test_a_hint_is_computed_from_the_view_of_the_seat() -> None:
    at = at_anns_turn()
    task = hint_task(at.table, ANN)
    deal = at.table.sitting.deal
    assert deal is not None
    assert set(task.view.hand) == set(deal.hands[0])
    assert not task.view.open_hands
    assert hint_for(task) == hint_for(hint_task(at.table, ANN))


def test_nobody_gets_a_hint_for_another_seat_or_without_a_choice() -> None:
    at = at_anns_turn()
    assert refusal(at, BOB) == "seat/not-seated"
    at.add(events.Paused())
    assert refusal(at) == "hint/not-now"


def test_a_snapshot_keeps_that_hints_were_agreed() -> None:
    at = desk("modern", guests=2)
    table = replace(at.table, hints=True)
    kept = table_of(snapshot_of(table))
    assert kept is not None
    assert kept.hints


def test_the_server_answers_with_a_hint_and_counts_them(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        table = await ann.open_table()
        await ann.look(table)
        await my_turn(ann)
        status, hint = await ann.ask("GET", f"/api/tables/{table}/hint")
        assert status == 200
        assert hint["act"].startswith("A ")
        assert hint["seq"] == ann.last["seq"]
        status, refused = await ann.ask("GET", f"/api/tables/{table}/hint")
        assert (status, refused["reason"]) == (429, "request/too-many")

    at_server(tmp_path, work, limits=replace(LOOSE, hints=Rate(1, 0.0001)))


def test_two_people_without_agreement_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True, players=[None, "simple", "simple"])
        await ann.look(table)
        await bob.look(table)
        assert (await bob.command("sit", seat="B"))["type"] == "done"
        update = await ann.until(lambda update: update["table"]["phase"] == "playing")
        assert update["table"]["hints"] is False
        status, refused = await ann.ask("GET", f"/api/tables/{table}/hint")
        assert (status, refused["reason"]) == (409, "hint/not-here")

    at_server(tmp_path, work)


def test_one_person_has_a_few_jobs_at_a_time_and_a_dead_process_is_replaced() -> None:
    async def main() -> None:
        workers = StudyWorkers()
        try:
            jobs = [asyncio.create_task(workers.run("ann", "x", abs, -n)) for n in range(MOST_OF_ONE)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="busy"):
                await workers.run("ann", "x", abs, 1)
            assert await asyncio.gather(*jobs) == list(range(MOST_OF_ONE))
            with pytest.raises(Refusal, match="ended early"):
                await workers.run("ann", "x", _die)
            assert await workers.run("ann", "x", abs, -7) == 7
            with pytest.raises(ZeroDivisionError):
                await workers.run("ann", "x", divmod, 1, 0)
            assert workers.waiting == 0
            assert workers.failures == 1
        finally:
            await workers.close()

    asyncio.run(main())


def _die() -> None:
    import os

    os._exit(1)


def test_the_expert_judges_the_own_choices_of_a_finished_deal(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(code="modern", public=True)
        await ann.look(table)
        path = f"/api/tables/{table}/expert"
        assert (await ann.ask("GET", path))[1]["reason"] == "replay/no-deal"
        await play_deals(ann, 1)
        status, found = await ann.ask("GET", path)
        assert (status, found["deal"]) == (200, 1)
        assert {one["seat"] for one in found["choices"]} <= {"A"}
        _, replay = await ann.ask("GET", f"/api/tables/{table}/deals?deal={found['shown']}")
        for one in found["choices"]:
            assert replay["frames"][one["frame"]]["act"] == one["done"]
        assert (await bob.ask("GET", path))[1]["reason"] == "seat/not-seated"

    at_server(tmp_path, work, limits=replace(LOOSE, hints=Rate(100, 1)))


def test_the_expert_is_silent_where_hints_were_not_agreed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(code="modern", public=True, players=["simple", None, "simple"])
        await bob.look(table)
        await bob.command("sit", seat="C")
        assert (await ann.ask("GET", f"/api/tables/{table}/expert"))[1]["reason"] == "hint/not-here"

    at_server(tmp_path, work, limits=LOOSE)

"""An evening at the server's own tables: people join by a link, are seated, and go on after a kill."""

from __future__ import annotations

import asyncio
import gc
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from euchre.server.evenings import book
from euchre.server.evenings.book import OpenEvening
from euchre.server.evenings.director import OnlineDirector
from euchre.server.evenings.links import EveningLink
from euchre.server.evenings.seating import table_id
from euchre.server.store.audit import audit, open_to_read
from euchre.server.tables import routine
from euchre.server.tables.room import Room, Times
from tests.server.helpers.daily import play_on
from tests.server.helpers.evenings import join_and_begin, look, online, post, scores, seated, until
from tests.server.helpers.nursery import nursery
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, Served, run

PLAYERS = ["Bea", "Cy", "Dan"]


def test_people_join_are_seated_and_moved_and_computer_players_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        director, screen = await online(ann, [*PLAYERS, "Eve", "Fay", "Gus", "Hal"], clock=1)
        first = await join_and_begin(ann, director, screen)
        stranger = await guest(server, "Zoe")
        assert (await stranger.ask("GET", f"/api/tables/{first}/deals"))[0] == 403
        assert (await look(stranger, screen))["online"]["you"] is None
        status, told = await ann.ask("GET", f"/api/tables/{first}/hint")
        assert (status, told["reason"]) == (409, "hint/not-here")
        await play_on(ann, board=2)
        (played,), link = await deals_of(ann, first)
        assert (played["is_open"], link) == (False, None)
        await play_on(ann)
        found, link = await deals_of(ann, first)
        assert [(one["is_open"], one["score"] == one["points"]) for one in found] == [(True, True)] * 2
        status, shared = await stranger.ask("GET", f"/api/replays{link.removeprefix('/replay')}")
        assert (status, shared["count"], shared["in_event"]) == (
            200,
            1,
            True,
        )  # each deal has a page of its own
        assert (await stranger.ask("GET", f"/api/tables/{first}/deals"))[0] == 403
        second = await seated(ann, screen, 2)
        assert second != first
        await ann.close()  # and away: the clock lets a computer player stand in
        hall = await until(ann, screen, lambda hall: hall["clock"]["round"] == 2 and not hall["missing"])
        assert [row["rounds"] for row in hall["standings"]] == [2] * 8
        status, _, text = await asyncio.to_thread(
            ann.request, "GET", "/api/evening/file", None, {"Authorization": f"Bearer {director}"}
        )
        assert len(scores(text.decode())) == 4
        assert sum(row["points"] for row in hall["standings"]) == 2 * sum(
            int(one) for line in scores(text.decode()) for one in line.partition(": ")[2].split(" to ")
        )
        late = await post(stranger, screen, "/api/evening/join")
        assert late[0] == 422  # the last round has begun

    at_server(tmp_path, work)


def test_the_memory_of_an_evening_that_is_over_is_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of its tables and its rounds is left once nobody looks at them, without a look for cycles."""
    monkeypatch.setattr(routine, "UNATTENDED", 0)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        director, screen = await online(ann, [*PLAYERS, "Eve"])
        assert (await post(ann, director, "/api/evening", {"id": "b1", "act": "begin round 1"}))[0] == 200
        await until(ann, screen, lambda hall: hall["online"]["is_over"])
        monkeypatch.setattr(book, "UNUSED", 0)
        gc.disable()
        while kept_of(screen.partition(".")[0]):
            await asyncio.sleep(0.05)

    try:
        at_server(tmp_path, work, times=Times(idle=0.05))
    finally:
        gc.enable()


def kept_of(evening: str) -> list[object]:
    """Return the rooms of an evening's tables, and the evening itself, that are in memory."""
    tables = {table_id(evening, number, 1) for number in (1, 2)}
    everything = gc.get_objects()
    rooms = [one for one in everything if type(one) is Room and one.book.table.id in tables]
    return [*rooms, *(one for one in everything if type(one) is OpenEvening and one.id == evening)]


async def deals_of(browser: Browser, table: str) -> tuple[list[Any], Any]:
    """Return the finished deals of a table, and the link of the last."""
    status, found = await browser.ask("GET", f"/api/tables/{table}/deals")
    assert status == 200, found
    return found["deals"], found["link"]


def test_an_evening_goes_on_after_a_kill_with_nothing_lost_or_doubled(tmp_path: Path) -> None:
    async def work() -> None:
        port = free_port()
        with nursery() as servers:
            server = await asyncio.to_thread(servers.started, tmp_path, port)
            ann = await Browser(port).come_in("Ann")
            director, screen = await online(ann, PLAYERS, clock=600)
            table = await join_and_begin(ann, director, screen)
            await play_on(ann, board=2)
            before = ann.last["seq"]
            await asyncio.to_thread(servers.kill, server)
            server = await asyncio.to_thread(servers.started, tmp_path, port)
            assert (await ann.look(table))["seq"] == before
            await play_on(ann)
            await seated(ann, screen, 2)
            await asyncio.to_thread(servers.kill, server)
            await asyncio.to_thread(servers.started, tmp_path, port)
            await seated(ann, screen, 2)
            await play_on(ann)
            await until(ann, screen, lambda hall: not hall["missing"])
            ann.drop()

    run(work())
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
        lines = [line for (line,) in database.execute("SELECT line FROM evening_lines ORDER BY seq")]
        points = database.execute(
            "SELECT SUM(first_points), SUM(second_points) FROM board_results GROUP BY table_id"
        ).fetchall()
    found = scores("\n".join(lines))
    assert [line.partition(": ")[0] for line in found] == ["score round 1 table 1", "score round 2 table 1"]
    marked = sorted("{} to {}".format(*each) for each in points)
    assert sorted(line.partition(": ")[2] for line in found) == marked
    assert sum("begin round" in line for line in lines) == 2


def test_a_fault_in_one_evening_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, broken = OnlineDirector.step, list[str]()

    async def step(director: OnlineDirector, link: EveningLink) -> None:
        if link.evening in broken:
            raise KeyError
        await real(director, link)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        evenings = [await online(ann, ["Bob", "Cid", "Dee"]) for _ in range(6)]
        broken.extend(screen.partition(".")[0] for _, screen in evenings[1:])
        await join_and_begin(ann, *evenings[0])

    monkeypatch.setattr(OnlineDirector, "step", step)
    at_server(tmp_path, work)

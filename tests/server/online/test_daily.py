"""The eight deals of a day: the same for everybody, and secret until the day is over."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from euchre.events.duplicate import boards_of, sealed_boards
from euchre.laws import load_code
from euchre.notation import DealLine, read_record
from euchre.server.online import daily_results
from euchre.server.online.daily import KEPT
from euchre.server.store import BoardRow, SealedEvent, Store
from euchre.server.store.audit import audit, open_to_read, open_to_write, rebuild
from euchre.server.tables.names import RudeWords
from tests.server.helpers.daily import DAY, Days, begin, play_on
from tests.server.helpers.nursery import nursery
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, Message, Served, awaited_act, run


def hands_of(browser: Browser) -> dict[int, set[str]]:
    """Return the first five cards that a browser was sent of each deal."""
    found: dict[int, set[str]] = {}
    for update in browser.updates:
        deal = update["deal"]
        if deal is not None and len(deal["hand"]) == 5:
            found.setdefault(deal["number"], set(deal["hand"]))
    return found


def test_the_deals_of_a_day_are_the_same_and_their_results_open_after_the_day(tmp_path: Path) -> None:
    clock, seen = Days(), dict[str, Any]()

    async def work(server: Served) -> None:
        ann, bob, cid = [await guest(server, name) for name in ("Ann", "Bob", "Cid")]
        _, today = await ann.ask("GET", "/api/daily")
        await begin(ann)
        await begin(bob)
        await asyncio.gather(play_on(ann), play_on(bob))
        assert hands_of(ann) == hands_of(bob)
        _, mine = await ann.ask("GET", "/api/daily")
        assert (len(mine["results"]), mine["table"]) == (8, ann.last["table"]["id"])
        assert await begin(ann) == mine["table"]  # the same again
        await begin(cid)
        await play_on(cid, board=2)
        path = f"/api/daily/{today['day']}"
        assert (await ann.ask("GET", path))[1]["reason"] == "daily/not-over"
        clock.now += DAY
        await play_on(cid, board=3)  # after the end, so it does not count
        paths = [f"/api/tables/{one.last['table']['id']}/deals" for one in (ann, cid)]
        assert [(await ann.ask("GET", path))[1]["link"] for path in paths[:1]] == [None]
        seen.update(today=today, mine=mine, hands=hands_of(ann), results=(await ann.ask("GET", path))[1])
        assert [deal["is_open"] for deal in (await ann.ask("GET", paths[0]))[1]["deals"]] == [True] * 8
        reviews = [one["review"] for one in seen["results"]["boards"]]
        for number, review in enumerate(reviews, 1):
            _, replay = await server.browser().ask("GET", f"/api/replays{review.removeprefix('/replay')}")
            assert [deal["points"] for deal in replay["deals"]] == [by_side(mine["results"][number - 1])]
        _, _, record = await asyncio.to_thread(ann.request, "GET", paths[0].replace("deals", "record"))
        assert sum(isinstance(line, DealLine) for line in read_record(record.decode()).entries) == 8
        assert (await bob.ask("GET", paths[0]))[0] == 403
        assert not (await cid.ask("GET", paths[1]))[1]["deals"][0]["is_open"]
        boards = (await cid.ask("GET", path))[1]["boards"]
        assert [board["review"] is None for board in boards] == [False] + [True] * 7
        assert (await cid.ask("GET", paths[1]))[1]["deals"][0]["is_open"]  # the table is closed now
        assert cid.last["table"]["phase"] == "playing"
        await cid.until(lambda update: update["table"]["phase"] == "closed")
        assert (await ann.ask("GET", "/api/daily"))[1]["before"] == today["day"]
        assert (await ann.ask("GET", "/api/daily/2019-12-31"))[0] == 404

    at_server(tmp_path, work, clock=clock)
    results, today = seen["results"], seen["today"]
    check_boards(results, today, seen["hands"])
    rows = {one["name"]: one for one in results["places"]}
    assert rows["Ann"]["results"] == seen["mine"]["results"] == rows["Bob"]["results"]
    assert [rows[name]["place"] for name in ("Ann", "Bob", "Cid")] == [1, 1, None]
    assert [one is None for one in rows["Cid"]["results"]] == [False] + [True] * 7
    assert (rows["Ann"]["you"], rows["Bob"]["you"], results["people"]) == (True, False, 3)
    with closing(open_to_write(tmp_path)) as database:
        assert audit(database).faults == ()
        before = database.execute("SELECT * FROM board_results").fetchall()
        assert rebuild(database) == 3
        assert database.execute("SELECT * FROM board_results").fetchall() == before
        database.execute("UPDATE board_results SET first_points = 4 - first_points")
        assert "board results differ" in audit(database).faults[0]


def by_side(points: list[int]) -> dict[str, int]:
    """Return the points of a deal as a replay has them."""
    return {side: each for side, each in zip(("A+C", "B+D"), points, strict=True)}


def check_boards(results: Message, today: Message, hands: dict[int, set[str]]) -> None:
    """Check that the boards follow from the seed, that it is the one committed to, and were played."""
    name, seed = f"daily-{today['day']}", bytes.fromhex(results["seed"])
    assert sealed_boards(name, seed) == today["commitment"] == results["commitment"]
    boards = boards_of(name, seed, 8, load_code("modern"))
    assert [one["turn_up"] for one in results["boards"]] == [str(board.deal.turn_up) for board in boards]
    assert {one["board"]: set(one["hands"][0]["cards"]) for one in results["boards"]} == hands


def test_nobody_learns_of_a_board_from_another_table_before_the_day_is_over(tmp_path: Path) -> None:
    """All that another person and a stranger can ask is the same when somebody has played the boards."""

    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        stranger = server.browser()
        table = await begin(ann)
        await begin(bob)
        await bob.until(lambda update: awaited_act(update) is not None)
        paths = [
            *(f"/api/tables/{table}/{name}" for name in ("record", "deals", "hint", "expert", "glance")),
            *(f"/api/tables/{table}/games/1/dealing", f"/api/replays/{table}/1/guessed"),
            *("/api/daily", "/api/tables", "/api/games", "/api/session/tables"),
        ]
        asked = [(one, path) for one in (bob, stranger) for path in paths]

        async def answers() -> list[tuple[int, Any]]:
            return [await one.ask("GET", path) for one, path in asked]

        before, sent = await answers(), len(bob.updates)
        await play_on(ann)
        assert await answers() == before
        assert len(bob.updates) == sent
        for path in paths[2:4]:  # no hints, and no expert's view of a board
            assert (await ann.ask("GET", path))[1]["reason"] == "hint/not-here"
        assert (await ann.ask("GET", paths[5]))[1]["reason"] == "replay/none"
        _, replay = await ann.ask("GET", paths[1])
        assert [deal["is_open"] for deal in replay["deals"]] == [False] * 8
        _, _, record = await asyncio.to_thread(ann.request, "GET", paths[0])
        assert b"\ndeal" not in record

    at_server(tmp_path, work, clock=Days())


@pytest.mark.parametrize(
    ("kind", "fields", "reason"),
    [
        ("stand", {}, "event/seated"),
        ("sit", {"seat": "B"}, "event/seated"),
        ("invite", {}, "table/not-host"),
        ("place", {"seat": "B", "player": "expert"}, "table/not-host"),
        ("close", {}, "table/not-host"),
        ("pledge", {"commitment": "0" * 64}, "table/not-now"),
    ],
)
def test_what_would_spoil_the_comparison_is_refused(
    tmp_path: Path, kind: str, fields: dict[str, Any], reason: str
) -> None:
    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        await begin(ann)
        assert (await ann.command(kind, **fields))["reason"] == reason

    at_server(tmp_path, work, clock=Days())


def test_a_kill_in_a_board_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        port = free_port()
        with nursery() as servers:
            server = await asyncio.to_thread(servers.started, tmp_path, port)
            ann = await Browser(port).come_in("Ann")
            table = await begin(ann)
            await play_on(ann, board=2)
            before = ann.last
            await asyncio.to_thread(servers.kill, server)
            await asyncio.to_thread(servers.started, tmp_path, port)
            after = await ann.look(table)
            assert (after["deal"], after["seq"]) == (before["deal"], before["seq"])
            await play_on(ann)
            ann.drop()

    run(work())
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
        boards = database.execute("SELECT board FROM board_results ORDER BY board").fetchall()
    assert [board for (board,) in boards] == list(range(1, 9))


def test_the_results_show_the_experts_beside_those_of_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = bytes(range(32))
    monkeypatch.setattr(daily_results, "EXPERT", "simple")  # which plays a board in a few milliseconds
    expert = [daily_results.played_by_expert("daily-x", seed, board) for board in range(1, 9)]
    assert expert == [daily_results.played_by_expert("daily-x", seed, board) for board in range(1, 9)]
    event = SealedEvent(id="daily-x", seed=seed, ends_at=0, compared=msgspec.json.encode(expert))
    rows = [
        *(BoardRow(person="b", name="Bob", board=board, points=(0, 2)) for board in range(1, 9)),
        *(BoardRow(person="a", name="Ann", board=board, points=(2, 0)) for board in range(1, 9)),
        BoardRow(person="c", name="Cad", board=3, points=(4, 0)),
    ]
    found = daily_results.standings_of(event, rows)
    results = daily_results.results_reply(event, "x", found, "c", RudeWords.of(["cad"]))
    assert [board.expert for board in results.boards] == expert
    assert [(one.place, one.name, one.you, one.percent, one.points) for one in results.places] == [
        (1, "Ann", False, round(100 * 16 / 18, 1), 16),
        (2, "Bob", False, 0.0, 0),
        (None, "", True, 100.0, 4),
    ]


def test_a_crowd_is_counted_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, counted = Days(), list[str]()
    rows = [
        BoardRow(person=f"{person:024}", name=f"Guest {person}", board=board, points=(person % 5, 0))
        for person in range(2000)
        for board in range(1, 9)
    ]

    async def all_rows(store: Store, event: str) -> tuple[BoardRow, ...]:
        counted.append(event)
        return tuple(rows)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        _, today = await ann.ask("GET", "/api/daily")
        path = f"/api/daily/{today['day']}"
        clock.now += DAY
        answers = await asyncio.gather(*(ann.ask("GET", path) for _ in range(3)))
        assert [(status, found["people"]) for status, found in answers] == [(200, 2000)] * 3
        assert [len(found["places"]) for _, found in answers] == [daily_results.LISTED] * 3
        assert len(counted) == 1
        clock.now += KEPT
        await ann.ask("GET", path)
        assert len(counted) == 2

    monkeypatch.setattr(Store, "boards_in", all_rows)
    monkeypatch.setattr(daily_results, "EXPERT", "simple")
    at_server(tmp_path, work, clock=clock)

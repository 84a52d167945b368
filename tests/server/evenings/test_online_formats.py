"""Online evenings by result, of pairs, and with the same deals at all tables, secret until the end."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from euchre.events import HallEvening, evening_of, read_evening_lines
from euchre.events.duplicate import sealed_boards
from euchre.server.evenings.seating import table_id
from euchre.server.store.audit import audit, open_to_read
from euchre.server.tables import routine
from tests.server.helpers.daily import play_on
from tests.server.helpers.evenings import join_and_begin, look, online, post, seated, until
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Browser, Message, Served, awaited_act

COMPUTERS = [f"Computer {number}" for number in range(1, 9)]


def rows(folder: Path, question: str) -> list[tuple[Any, ...]]:
    """Return what the store answers."""
    with closing(open_to_read(folder)) as database:
        return database.execute(question).fetchall()


async def begin(browser: Browser, director: str) -> None:
    status, found = await post(browser, director, "/api/evening", {"id": "b1", "act": "begin round 1"})
    assert status == 200, found


async def over(browser: Browser, director: str, tables: int) -> HallEvening:
    """Return the evening once the server has noted the luck of each table, which it does last."""
    headers = {"Authorization": f"Bearer {director}"}
    while True:
        answered = await asyncio.to_thread(browser.request, "GET", "/api/evening/file", None, headers)
        found = evening_of(read_evening_lines(answered[2].decode()))
        if len(found.luck) == tables:
            return found
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "way",
    [
        {"by_result": True},
        {"pairs": "Swiss", "same_boards": True, "code": "leeds-dwight-1888"},
    ],
)
def test_rounds_that_depend_on_results_follow_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: dict[str, object]
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)
    seen = dict[str, Any]()

    async def work(server: Served) -> None:
        director, screen = await online(server.browser(), COMPUTERS, **way)
        await begin(server.browsers[0], director)
        wanted = {"round": 2, "missing": []}
        seen["hall"] = await until(
            server.browsers[0],
            screen,
            lambda hall: {"round": hall["clock"]["round"], "missing": hall["missing"]} == wanted,
        )
        seen["desk"] = await look(server.browsers[0], director)
        seen["evening"] = await over(server.browsers[0], director, 4)

    at_server(tmp_path, work)
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
    evening = seen["desk"]["screen"].partition(".")[0]
    played = {
        (number, table): rows(
            tmp_path,
            "SELECT first_points, second_points FROM board_results "
            f"WHERE table_id = '{table_id(evening, number, table)}'",
        )
        for number in (1, 2)
        for table in (1, 2)
    }
    final: HallEvening = seen["evening"]
    for place, results in played.items():
        marches, euchres = final.marches.get(place, (0, 0)), final.euchres.get(place, (0, 0))
        assert [marches[side] + euchres[side] for side in (0, 1)] == [
            sum(points[side] >= 2 for points in results) for side in (0, 1)
        ]
    has_bell = way == {"by_result": True}
    assert [len(played[number, 1]) for number in (1, 2)] == [2, 2]
    assert all(len(played[number, 2]) >= 1 if has_bell else len(played[number, 2]) == 2 for number in (1, 2))
    for each in seen["desk"]["rounds"]:
        for table in each["tables"]:
            assert table["score"] == [
                sum(side) for side in zip(*played[each["round"], table["table"]], strict=True)
            ]
    codes = rows(tmp_path, "SELECT DISTINCT code FROM listings")
    assert codes == [(way.get("code", "modern"),)]
    if "same_boards" in way:
        assert all(final.luck[number, 1] == final.luck[number, 2] for number in (1, 2))
    lines = 4 if "pairs" in way else 8
    assert [row["rounds"] for row in seen["hall"]["standings"]] == [2] * lines


def hands_of(browser: Browser) -> dict[int, tuple[str, set[str]]]:
    """Return the seat and the first five cards that a browser was sent of each deal."""
    found: dict[int, tuple[str, set[str]]] = {}
    for update in browser.updates:
        deal, seat = update["deal"], update["table"]["you"]
        if deal is not None and len(deal["hand"]) == 5:
            found.setdefault(deal["number"], (seat, set(deal["hand"])))
    return found


async def answers(asked: list[tuple[Browser, str, str]]) -> list[tuple[int, bytes]]:
    """Return what the server sends to each browser, with a link and without one; its own time is left out."""
    found = []
    for browser, path, link in asked:
        allowed = {"Authorization": f"Bearer {link}"}
        status, _, text = await asyncio.to_thread(browser.request, "GET", path, None, allowed)
        found.append((status, re.sub(rb'"now":\d+', b"", text)))
    return found


async def told(browser: Browser, path: str, link: str) -> Any:
    return (await browser.ask("GET", path, Authorization=f"Bearer {link}"))[1]


def place_in(hall: Any, screen: str, table: str) -> int:
    """Return the number of a table of the present round, by its id."""
    event, number = screen.partition(".")[0], hall["clock"]["round"]
    places: list[int] = [one["table"] for one in hall["seated"]["tables"]]
    return next(place for place in places if table_id(event, number, place) == table)


def everything_of(table: str) -> list[str]:
    """Return the paths under which the server tells something of a table."""
    of_table = [f"/api/tables/{table}/{name}" for name in ("record", "deals", "hint", "expert", "glance")]
    replays = [f"/api/tables/{table}/games/1/dealing", f"/api/replays/{table}/1/guessed"]
    return [*of_table, *replays, "/api/evening/boards", "/api/tables", "/api/games", "/api/session/tables"]


def test_nobody_learns_of_a_deal_from_another_table_before_all_have_played_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that others can ask is the same before and after a table has played the deals of a round."""
    monkeypatch.setattr(routine, "UNATTENDED", 0)
    seen = dict[str, Any]()

    async def work(server: Served) -> None:
        ann, bob, stranger = [await guest(server, name) for name in ("Ann", "Bob", "Zoe")]
        way = {"pairs": "round robin", "same_boards": True, "code": "jerome-1877", "clock": 600}
        director, screen = await online(ann, COMPUTERS[:6], **way)
        assert (await post(ann, screen, "/api/evening/join"))[0] == 200
        status, hall = await post(bob, screen, "/api/evening/join", {"partner": COMPUTERS[2]})
        assert (status, hall["online"]["partner"]) == (200, COMPUTERS[2])
        await begin(ann, director)
        tables = [await seated(one, screen, 1) for one in (ann, bob)]
        assert tables[0] != tables[1]
        for one in (ann, bob):
            await one.until(lambda update: awaited_act(update) is not None)
        desk = await look(ann, director)
        links = [screen, director, *desk["tables"]]
        asked = [(one, path, screen) for one in (ann, stranger) for path in everything_of(tables[1])]
        asked += [(ann, "/api/evening", link) for link in links]
        asked += [(ann, "/api/evening/file", director)]
        wish = {"round": 1, "table": place_in(await look(ann, screen), screen, tables[1])}
        assert (await watched(ann, screen, wish))[1]["reason"] == "evening/not-over"
        before, sent = await answers(asked), len(ann.updates)
        await play_on(bob)
        await settled(server, director)
        assert await answers(asked) == before
        assert len(ann.updates) == sent
        assert (await told(ann, "/api/evening/boards", screen))["reason"] == "evening/not-over"
        assert (await watched(ann, screen, wish))[1]["reason"] == "evening/not-over"
        assert (await bob.ask("GET", everything_of(tables[1])[2]))[1]["reason"] == "hint/not-here"
        _, replay = await bob.ask("GET", everything_of(tables[1])[1])
        assert not any(deal["is_open"] for deal in replay["deals"])
        await play_on(ann)
        for one in (ann, bob):
            await seated(one, screen, 2)
        assert (await watched(ann, screen, wish))[0] == 200  # all have played those deals
        assert (await watched(stranger, screen, wish))[1]["reason"] == "evening/not-over"
        await asyncio.gather(play_on(ann), play_on(bob))
        hall = await until(ann, screen, lambda hall: hall["online"]["is_over"])
        boards = await told(ann, "/api/evening/boards", screen)
        while any(board["expert"] is None for board in boards["boards"]):
            await asyncio.sleep(0.05)
            boards = await told(ann, "/api/evening/boards", screen)
        strange = await told(stranger, "/api/evening/boards", screen)
        assert [board["review"] for board in strange["boards"]] == [None] * 4
        for board in boards["boards"]:
            path = f"/api/replays{board['review'].removeprefix('/replay')}"
            while (await stranger.ask("GET", path))[0] != 200:
                await asyncio.sleep(0.05)
            replay = (await stranger.ask("GET", path))[1]
            own = next(one for one in board["results"] if "Ann" in (*one["first"], *one["second"]))
            assert list(replay["deals"][0]["points"].values()) == own["points"]
            assert [one["trump"] for one in board["solver"]] == ["spades", "hearts", "diamonds", "clubs"]
        _, replay = await bob.ask("GET", everything_of(tables[1])[1])
        assert [deal["is_open"] for deal in replay["deals"]] == [True] * 2
        seen.update(
            event=screen.partition(".")[0],
            hall=hall,
            boards=boards,
            hands=[hands_of(one) for one in (ann, bob)],
        )

    at_server(tmp_path, work)
    check_boards(seen["event"], seen["hall"], seen["boards"], seen["hands"])
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
    kept = rows(tmp_path, "SELECT board, first_points, second_points FROM board_results ORDER BY 1, 2, 3")
    shown = [
        (board["board"], *result["points"])
        for board in seen["boards"]["boards"]
        for result in board["results"]
    ]
    assert sorted(shown) == kept


def test_who_takes_part_watches_other_tables_as_late_as_the_director_says_and_sees_no_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an onlooker is sent has no cards but those on the table; the delay holds the rest back."""

    async def work(server: Served) -> None:
        ann, stranger = await guest(server, "Ann"), await guest(server, "Zoe")
        director, screen = await online(ann, COMPUTERS[:7], clock=600, watchers="players", delay=300)
        own = await join_and_begin(ann, director, screen)
        hall = await look(ann, screen)
        tables = [table["table"] for table in hall["seated"]["tables"]]
        other = next(each for each in tables if table_id(screen.partition(".")[0], 1, each) != own)
        wish = {"round": 1, "table": other}
        assert hall["online"]["watch"]
        assert not (await look(stranger, screen))["online"]["watch"]
        for link in (screen, (await look(ann, director))["tables"][other - 1]):
            assert (await watched(stranger, link, wish))[1]["reason"] == "evening/not-yours"
        status, found = await watched(ann, screen, wish)
        assert status == 200, found
        first = await ann.look(found["table"])
        assert (first["deal"], first["table"]["delay"], first["table"]["you"]) == (None, 300, None)
        assert (await ann.ask("GET", f"/api/tables/{found['table']}/deals"))[1][
            "reason"
        ] == "table/shown-later"
        assert (await ann.command("sit", seat="A"))["reason"] == "event/seated"
        change = {"id": "w1", "act": "watched by everybody"}
        assert (await post(ann, director, "/api/evening", change))[0] == 200
        monkeypatch.setattr(routine, "UNATTENDED", 0)
        await ann.look(own)
        await play_on(ann)
        own = await seated(ann, screen, 2)
        wish = {"round": 2, "table": place_in(await look(ann, screen), screen, own)}
        assert (await watched(stranger, screen, wish))[0] == 200
        await stranger.look(own)
        await play_on(ann)
        await stranger.until(lambda update: update["table"]["phase"] == "closed")
        shown = [update["deal"] for update in stranger.updates if update["deal"] is not None]
        assert shown
        assert all((deal["hand"], deal["open_hands"]) == ([], []) for deal in shown)
        assert (await watched(stranger, screen, {"round": 3, "table": 1}))[0] == 403
        change = {"id": "w2", "act": "watched by nobody"}
        assert (await post(ann, director, "/api/evening", change))[0] == 200
        assert (await watched(ann, screen, wish))[0] == 403

    at_server(tmp_path, work)


async def watched(browser: Browser, link: str, wish: dict[str, int]) -> tuple[int, Any]:
    """Return the answer to somebody who wants to watch a table."""
    return await post(browser, link, "/api/evening/watch", wish)


async def settled(server: Served, director: str) -> None:
    """Let the director of the server look at the evening, as often as it takes to do what it can."""
    for _ in range(3):
        await look(server.browsers[0], director)
        await asyncio.sleep(0.2)


def check_boards(
    event: str, hall: Message, boards: Message, hands: list[dict[int, tuple[str, set[str]]]]
) -> None:
    """Check that the deals follow from the seed that was committed to, and were those that people held."""
    commitment = sealed_boards(event, bytes.fromhex(boards["seed"]))
    assert boards["commitment"] == hall["online"]["commitment"] == commitment
    held = {
        (board["board"], hand["seat"]): set(hand["cards"])
        for board in boards["boards"]
        for hand in board["hands"]
    }
    for found in hands:
        assert sorted(found) == [1, 2, 3, 4]
        assert all(held[board, seat] == cards for board, (seat, cards) in found.items())
    assert {row["percent"] for row in hall["standings"]} <= {0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100}
    assert len(hall["standings"]) == 4

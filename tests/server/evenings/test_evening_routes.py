"""An evening over HTTP: what each link may see and enter, messages sent twice, restarts, several servers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from euchre.events import evening_of, hall_after, read_evening_lines
from euchre.events.hall_after import read_evening_act
from euchre.server.evenings import book, schedules
from euchre.server.evenings.book import Evenings
from euchre.server.evenings.links import EveningLink, read_link, signed_link
from euchre.server.limits import Limits
from euchre.server.store import Store
from euchre.server.tables.refusal import Refusal
from euchre.server.wire.requests import NewEvening
from tests.server.helpers.daily import Days
from tests.server.helpers.people import at_server
from tests.server.helpers.places import Place
from tests.server.helpers.serving import LOOSE, Browser, Served, run

NAMES = "Ann Bob Cid Dee Eve Fay Gus Hal".split()


async def opened(server: Served, names: list[str] | None = None) -> tuple[Browser, str]:
    """Return a browser, and the director's link of a new evening."""
    browser = server.browser()
    wish = {"title": "Fire hall", "rounds": 3, "names": names or NAMES}
    status, found = await browser.ask("POST", "/api/evenings", wish)
    assert status == 200, found
    return browser, str(found["link"])


async def look(browser: Browser, link: str, since: int | None = None) -> tuple[int, Any]:
    path = "/api/evening" if since is None else f"/api/evening?since={since}"
    return await browser.ask("GET", path, Authorization=f"Bearer {link}")


async def enter(browser: Browser, link: str, act: str, message: str, **more: object) -> tuple[int, Any]:
    body = {"id": message, "act": act, **more}
    return await browser.ask("POST", "/api/evening", body, Authorization=f"Bearer {link}")


async def entered(browser: Browser, link: str, act: str, message: str) -> Any:
    status, found = await enter(browser, link, act, message)
    assert status == 200, found
    return found


def test_both_sides_report_and_the_screen_shows_it(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server)
        desk = await entered(browser, director, "begin round 1, 20 minutes", "m1")
        assert len(desk["tables"]) == 2
        clock = desk["clock"]
        assert clock["ends"] - clock["began"] == 20 * 60_000
        one = desk["tables"][0]
        slip = await entered(browser, one, "report round 1 table 1 side 1: 9 to 6", "m2")
        assert (slip["role"], slip["seated"]["score"]) == ("table", None)
        assert slip["seated"]["reports"] == [[9, 6], None]
        slip = await entered(browser, one, "report round 1 table 1 side 2: 9 to 6", "m3")
        assert slip["seated"]["score"] == [9, 6]
        _, screen = await look(browser, desk["screen"])
        assert screen["missing"] == [2]
        assert [row["points"] for row in screen["standings"][:4]] == [9, 9, 6, 6]
        assert screen["prizes"] == []  # not before the end
        desk = await entered(browser, director, "prizes first, low score", "m4")
        assert [each["prize"] for each in desk["prizes"]] == ["first", "low score"]
        assert [sorted(each["winners"]) for each in desk["prizes"]] == [
            sorted(one[side]) for one in desk["rounds"][0]["tables"][:1] for side in ("first", "second")
        ]
        _, screen = await look(browser, desk["screen"])
        assert (await look(browser, desk["screen"], screen["seq"]))[0] == 204
        assert (await look(browser, desk["screen"], screen["seq"] - 1))[0] == 200

    at_server(tmp_path, work)


def test_a_table_link_enters_its_own_score_of_this_round_and_nothing_else(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server)
        desk = (await look(browser, director))[1]
        link = desk["tables"][0]
        early = await enter(browser, link, "report round 1 table 1 side 1: 9 to 6", "m0")
        assert early[1]["message"] == "round 1 is not being played; the director can enter its scores"
        seq = (await entered(browser, director, "begin round 1", "m1"))["seq"]
        refused = [
            "report round 1 table 2 side 1: 9 to 6",
            "score round 1 table 1: 9 to 6",
            "begin round 2",
            "player Zoe",
            "leaves after round 0: Ann",
            "title Mine",
            "take back",
            "lone hands round 1: 1 by Ann",
        ]
        for number, act in enumerate(refused):
            status, found = await enter(browser, link, act, f"x{number}", after=seq)
            assert (status, found["reason"]) == (403, "evening/not-yours"), act
        assert (await enter(browser, link, "report round 2 table 1 side 1: 9 to 6", "x8"))[0] == 422
        too_many = await enter(browser, link, "report round 1 table 1 side 1: 90 to 6", "x10")
        assert "call the director" in too_many[1]["message"]
        assert (await enter(browser, desk["screen"], refused[0], "x9"))[0] == 403
        file = await browser.ask("GET", "/api/evening/file", Authorization=f"Bearer {link}")
        assert file[0] == 403
        _, slip = await look(browser, link)
        assert set(slip) == {"role", "seq", "title", "table", "clock", "seated"}
        others = set(NAMES) - {*slip["seated"]["first"], *slip["seated"]["second"]}
        assert not any(name in json.dumps(slip) for name in others)
        assert slip["seq"] == seq

    at_server(tmp_path, work)


def test_links_that_were_not_made_for_the_evening_open_nothing(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server)
        _, other = await opened(server)
        one, two = read_link(director), read_link(other)
        table = read_link((await look(browser, director))[1]["tables"][0])
        wrong = [
            "",
            "nonsense",
            EveningLink(one.evening, "d", two.secret).text,
            EveningLink(one.evening, "d", table.secret).text,
            EveningLink(one.evening, "s", table.secret).text,
            EveningLink(one.evening, "2", table.secret).text,
            EveningLink(two.evening, "1", table.secret).text,
            EveningLink("0" * 24, "d", one.secret).text,
            signed_link(one.evening, "1", b"guessed").text,
            director + "x",
        ]
        for link in wrong:
            assert (await look(browser, link))[0] == 410, link
            assert (await enter(browser, link, "begin round 1", "m"))[0] in (403, 410), link

    at_server(tmp_path, work)


def test_an_entry_sent_again_counts_once_and_takes_nothing_back(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server)
        await entered(browser, director, "begin round 1", "m1")
        act = "score round 1 table 1: 9 to 6"
        first = await entered(browser, director, act, "m2")
        again = await entered(browser, director, act, "m2")
        assert again["seq"] == first["seq"]
        await entered(browser, director, "score round 1 table 1: 7 to 8", "m3")
        late = await entered(browser, director, act, "m2")
        assert late["rounds"][0]["tables"][0]["score"] == [7, 8]
        status, changed = await enter(browser, director, "take back", "m4", after=first["seq"])
        assert (status, changed["reason"]) == (409, "evening/changed")
        assert (await enter(browser, director, "take back", "m5"))[0] == 422
        status, desk = await enter(browser, director, "take back", "m6", after=late["seq"])
        assert desk["rounds"][0]["tables"][0]["score"] == [9, 6]
        assert desk["last"] == act

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"title": "Hall", "names": ["Ann", "ann"]}, "evening/refused"),
        ({"title": "Hall", "names": ["a\u2028b"]}, "evening/refused"),
        ({"title": "Hall", "names": ["A"] * 401}, "message/malformed"),
        ({"title": "Hall", "names": [], "rounds": 0}, "message/malformed"),
        ({"title": "  ", "names": []}, "evening/refused"),
    ],
)
def test_an_evening_that_cannot_be_is_not_opened(
    tmp_path: Path, wish: dict[str, object], reason: str
) -> None:
    async def work(server: Served) -> None:
        _, found = await server.browser().ask("POST", "/api/evenings", wish)
        assert found["reason"] == reason

    at_server(tmp_path, work)


def test_an_evening_with_too_few_players_says_so_and_takes_more(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server, ["Ann", "Bob", "Cid"])
        assert (await look(browser, director))[1]["rounds"] == []
        status, found = await enter(browser, director, "begin round 1", "m1")
        assert status == 422
        assert "3 players in round 1 are too few" in found["message"]
        desk = await entered(browser, director, "player Dee", "m2")
        assert len(desk["rounds"]) == 3

    at_server(tmp_path, work)


def test_the_file_is_one_that_the_commands_read(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser, director = await opened(server)
        await entered(browser, director, "begin round 1", "m1")
        await entered(browser, director, "score round 1 table 1: 9 to 6", "m2")
        path, bearer = "/api/evening/file", {"Authorization": f"Bearer {director}"}
        _, _, text = await asyncio.to_thread(browser.request, "GET", path, None, bearer)
        assert evening_of(read_evening_lines(text.decode())).scores == {(1, 1): (9, 6)}

    at_server(tmp_path, work)


def test_all_is_there_after_a_restart(tmp_path: Path) -> None:
    kept: list[str] = []

    async def before(server: Served) -> None:
        browser, director = await opened(server)
        desk = await entered(browser, director, "begin round 1", "m1")
        await entered(browser, desk["tables"][1], "report round 1 table 2 side 1: 9 to 6", "m2")
        kept.extend([director, desk["tables"][1]])

    async def after(server: Served) -> None:
        browser = server.browser()
        slip = await entered(browser, kept[1], "report round 1 table 2 side 1: 9 to 6", "m2")
        assert slip["seated"]["reports"] == [[9, 6], None]
        await entered(browser, kept[1], "report round 1 table 2 side 2: 9 to 6", "m3")
        assert (await look(browser, kept[0]))[1]["rounds"][0]["tables"][1]["score"] == [9, 6]

    at_server(tmp_path, before)
    at_server(tmp_path, after)


def test_two_servers_on_one_store_write_each_act_once(place: Place) -> None:
    async def work() -> None:
        store = await place.opened()
        servers = [Evenings(store, lambda: 1_000_000), Evenings(store, lambda: 1_000_000)]
        link = read_link(
            await servers[0].open(NewEvening(title="Hall", names=[f"P{number}" for number in range(40)]))
        )
        acts = [*(f"score round 1 table {table}: 9 to 6" for table in range(1, 11))]
        await servers[0].add(link, read_evening_act("begin round 1"), "begin")
        await asyncio.gather(
            *(
                server.add(link, read_evening_act(act), f"m{number}")
                for number, act in enumerate(acts)
                for server in servers
            )
        )
        for server in servers:
            found = await server.read(link)
            assert len(found.evening.scores) == 10
            assert found.stored.seq == 2 + 40 + 1 + 10
        await store.close()
        assert place.audited().faults == ()
        assert place.execute("DELETE FROM evening_lines WHERE seq = 5") == 1
        assert len(place.audited().faults) == 1

    run(work())


def test_the_store_has_the_directors_secret_as_a_hash_only(place: Place) -> None:
    async def work() -> None:
        store = await place.opened()
        director = await Evenings(store, lambda: 1_000).open(NewEvening(title="Hall", rounds=2, names=NAMES))
        await store.close()
        rows = place.rows("SELECT * FROM evenings")
        assert read_link(director).secret not in str([tuple(map(bytes_or_text, row)) for row in rows])

    run(work())


def bytes_or_text(value: object) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def test_old_evenings_are_deleted(place: Place) -> None:
    async def work() -> None:
        store = await place.opened()
        link = read_link(
            await Evenings(store, lambda: 1_000).open(NewEvening(title="Hall", rounds=2, names=NAMES))
        )
        await erased(store, 1_000)
        assert await store.evening(link.evening) is not None
        await erased(store, 1_001)
        assert await store.evening(link.evening) is None
        with pytest.raises(Refusal):
            await Evenings(store, lambda: 1_000).read(link)
        await store.close()

    run(work())


async def erased(store: Store, before: int) -> None:
    await store.erase(before, before, 2_000)


def test_an_address_opens_only_so_many_evenings(tmp_path: Path) -> None:
    limits = Limits(changes=LOOSE.changes, stored_evenings=2)

    async def work(server: Served) -> None:
        for _ in range(2):
            await opened(server)
        status, found = await server.browser().ask("POST", "/api/evenings", {"title": "More", "names": []})
        assert (status, found["reason"]) == (507, "server/full")

    at_server(tmp_path, work, limits=limits)


@pytest.mark.parametrize("pairs", [None, "round robin", "Swiss", "single elimination", "double elimination"])
def test_the_largest_evening_is_opened_soon(tmp_path: Path, pairs: str | None) -> None:
    names = [f"Player {number}" for number in range(400)]
    wish = {"title": "Large", "names": names, "pairs": pairs}

    async def work(server: Served) -> None:
        began = process_time()
        status, found = await server.browser().ask("POST", "/api/evenings", wish)
        assert status == 200, found
        assert process_time() - began < 4  # 13 s when each arrival counted the rounds of the bracket

    at_server(tmp_path, work)


def test_an_evening_has_an_end_and_tables_leave_room_for_the_director(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is entered, the evening can still be read when nobody has looked at it for a while."""
    monkeypatch.setattr(hall_after, "MOST_LINES", 40)
    monkeypatch.setattr(book, "OF_TABLES", 20)

    async def work(server: Served) -> None:
        director, link = await opened(server, [f"P{number}" for number in range(8)])
        desk = await entered(director, link, "begin round 1", "begins")
        table, answers = desk["tables"][0], list[Any]()
        for number in range(20):
            act = f"report round 1 table 1 side 1: {1 + number % 2} to 0"
            answers.append(await enter(director, table, act, f"r{number}"))
        assert answers[-1][0] == 422
        assert "call the director" in answers[-1][1]["message"]
        for number in range(40):
            answers.append(await enter(director, link, f"title Evening {number}", f"t{number}"))
        assert "more than 40 lines" in answers[-1][1]["message"]
        monkeypatch.setattr(schedules, "SHORT", 10)  # the worker process reads it
        clock.now += book.UNUSED + 1
        await asyncio.sleep(0.7)  # the director of online evenings forgets what nobody looks at
        assert (await look(director, link))[1]["seq"] == 39

    clock = Days()
    at_server(tmp_path, work, clock=clock)

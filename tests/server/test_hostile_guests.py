"""Guests who are too many, too fast, or send malformed messages."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.server.bucket import Rate
from euchre.server.connection import MessageLimits
from euchre.server.limits import Limits
from tests.server.helpers.serving import Browser, Served, run, served

Work = Callable[[Served], Awaitable[None]]
LOOSE = Limits(messages=MessageLimits(messages=Rate(10_000, 10_000)), changes=Rate(10_000, 10_000))


def at_server(folder: Path, work: Work, **changes: Any) -> None:
    """Run a test's coroutine with a server that does not limit the requests of an address."""

    async def main() -> None:
        async with served(folder, **{"limits": LOOSE, **changes}) as server:
            await work(server)

    run(main(), 120)


async def opened(ann: Browser, table: str) -> Browser | None:
    """Return the guest of a browser once more at a table, by a socket that may be closed at once."""
    again = Browser(ann.port, ann.cookie)
    try:
        await again.look(table)
    except ConnectionClosed:
        return None
    return again


async def is_closed(browser: Browser) -> bool:
    try:
        while True:
            async with asyncio.timeout(5):
                await browser.next_message()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_socket_opened_during_a_sign_out_is_closed(tmp_path: Path) -> None:
    many = Limits(messages=LOOSE.messages, changes=LOOSE.changes, connections=100)

    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table(public=True)
        signing = [asyncio.create_task(opened(ann, table)) for _ in range(20)]
        await asyncio.sleep(0)
        out = asyncio.create_task(ann.ask("DELETE", "/api/session"))
        signing += [asyncio.create_task(opened(ann, table)) for _ in range(20)]
        lines = [line for line in await asyncio.gather(*signing) if line is not None]
        assert (await out)[0] == 204
        assert all(await asyncio.gather(*(is_closed(line) for line in lines)))

    at_server(tmp_path, work, limits=many)


def test_guest_has_no_more_sockets_however_quickly_they_are_opened(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table()
        lines = await asyncio.gather(*(opened(ann, table) for _ in range(30)))
        assert sum(line is not None for line in lines) == 6
        for line in lines:
            if line is not None:
                await line.close()
        again = None
        for _ in range(100):
            again = await opened(ann, table)
            if again is not None:
                break
            await asyncio.sleep(0.05)
        assert again is not None
        await again.close()

    at_server(tmp_path, work)


def test_onlookers_who_greet_disconnect_nobody(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table(public=True, players=[None] * 3)
        await ann.look(table)
        crowd = [await server.browser().come_in(f"Guest {number}") for number in range(30)]
        await asyncio.gather(*(one.look(table) for one in crowd))
        await asyncio.gather(*(one.say(type="greet", greeting="hello") for one in crowd for _ in range(3)))
        await ann.say(type="ping", n=1)
        heard: list[str] = []
        while not heard or heard[-1] != "pong":
            heard.append((await ann.next_message())["type"])
        await asyncio.gather(*(one.hear("refused", "greeted") for one in crowd))
        await ann.say(type="ping", n=2)
        while heard.count("pong") < 2:
            heard.append((await ann.next_message())["type"])
        assert heard.count("greeted") <= 20
        assert heard.count("update") <= 10

    at_server(tmp_path, work)


@pytest.mark.parametrize("name", ["Ann\n", "\nAnn", "An\nn"])
def test_name_with_a_newline_is_refused(tmp_path: Path, name: str) -> None:
    async def work(server: Served) -> None:
        status, trouble = await server.browser().ask("POST", "/api/session", {"name": name})
        assert (status, trouble["reason"]) == (400, "message/malformed")
        ann = await server.browser().come_in("Ann")
        status, trouble = await ann.ask("POST", "/api/tables", {"code": "modern", "name": name})
        assert (status, trouble["reason"]) == (400, "message/malformed")
        pledged = {"code": "modern", "pledge": "0" * 64 + "\n"}
        assert (await ann.ask("POST", "/api/tables", pledged))[0] == 400

    at_server(tmp_path, work)


@pytest.mark.parametrize("deep", ["[" * 8000, '{"type":' * 1500])
def test_deep_nesting_is_refused_and_the_connection_stays(tmp_path: Path, deep: str) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.look(await ann.open_table())
        assert ann.socket is not None
        await ann.socket.send(deep)
        assert (await ann.hear("refused"))["reason"] == "message/malformed"
        await ann.say(type="ping", n=7)
        assert (await ann.hear("pong"))["n"] == 7
        assert await asyncio.to_thread(posted, ann, deep) == (400, "message/malformed")

    at_server(tmp_path, work)


def posted(browser: Browser, body: str) -> tuple[int, str]:
    line = http.client.HTTPConnection("127.0.0.1", browser.port, timeout=30)
    headers = {"Host": f"localhost:{browser.port}", "Origin": browser.origin}
    line.request("POST", "/api/session", body.encode(), headers)
    answer = line.getresponse()
    told = answer.status, json.loads(answer.read())["reason"]
    line.close()
    return told


def test_book_player_is_refused_where_it_cannot_play(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        wish = {"code": "modern-3", "players": ["book", "simple"]}
        status, trouble = await ann.ask("POST", "/api/tables", wish)
        assert (status, trouble["reason"]) == (409, "table/cannot-be")
        await ann.look(await ann.open_table(code="modern-3", players=[None, None]))
        refused = await ann.command("place", seat="B", player="book")
        assert (refused["type"], refused["reason"]) == ("refused", "seat/no-player")

    at_server(tmp_path, work)


def test_guests_of_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        guests = [await server.browser().come_in(f"Eve {number}") for number in range(4)]
        eve, wish = guests[-1], {"code": "modern", "public": True}
        answers = [await one.ask("POST", "/api/tables", wish) for one in guests for _ in range(8)]
        assert sum(status == 200 for status, _ in answers) == 20
        assert (answers[-1][0], answers[-1][1]["reason"]) == (429, "table/too-many")
        assert (await eve.ask("POST", "/api/tables", {"code": "modern"}))[0] == 200
        listed = (await eve.ask("GET", "/api/tables"))[1]["tables"]
        assert len(listed) == 9  # three of each of the three guests who opened any

    at_server(tmp_path, work)


def test_one_person_takes_one_seat_where_each_address_gets_one(tmp_path: Path) -> None:
    """All guests of this test come from one address, as four names of one person would."""

    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table(public=True, seat_per_address=True, players=[None, "simple", "simple"])
        assert (await ann.look(table))["table"]["seat_per_address"]
        eve = await server.browser().come_in("Eve")
        await eve.look(table)
        assert (await eve.command("sit", seat="B"))["reason"] == "seat/same-address"
        await ann.command("place", seat="B", player="simple")
        await ann.until(lambda update: update["table"]["phase"] == "playing")
        await ann.command("stand")
        assert (await eve.command("sit", seat="B"))["reason"] == "seat/same-address"
        assert (await eve.command("sit", seat="A"))["type"] == "done"
        other = await ann.open_table(public=True, players=[None] * 3)
        await eve.look(other)
        assert (await eve.command("sit", seat="B"))["type"] == "done"

    at_server(tmp_path, work)


def test_guest_opens_only_so_many_tables_with_strong_players(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = await server.browser().come_in("Eve")
        wish = {"code": "modern", "players": ["master", "simple", "simple"]}
        answers = [await eve.ask("POST", "/api/tables", wish) for _ in range(7)]
        assert [status for status, _ in answers] == [200] * 6 + [429]
        assert (await eve.ask("POST", "/api/tables", {"code": "modern"}))[0] == 200

    at_server(tmp_path, work)


def test_invitation_is_the_same_after_a_restart(tmp_path: Path) -> None:
    kept: list[str | None] = []

    async def first(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table(players=[None] * 3)
        await ann.look(table)
        await ann.say(type="invite", id="one")
        kept.extend([table, ann.cookie, (await ann.hear("invitation"))["path"]])

    async def again(server: Served) -> None:
        table, cookie, path = kept
        ann = Browser(server.service.port, cookie)
        await ann.look(str(table))
        await ann.say(type="invite", id="one")
        assert (await ann.hear("invitation"))["path"] == path

    at_server(tmp_path, first)
    at_server(tmp_path, again)


def test_invitation_is_the_same_each_time(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.look(await ann.open_table(players=[None] * 3))
        paths = []
        for message in ("one", "one", "two"):
            await ann.say(type="invite", id=message)
            paths.append((await ann.hear("invitation"))["path"])
        assert len(set(paths)) == 1
        assert all(path.startswith("/join#") for path in paths)
        assert (await asyncio.to_thread(ann.request, "GET", "/join"))[0] == 200

    at_server(tmp_path, work)

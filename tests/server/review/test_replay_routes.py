"""Replays over HTTP: for onlookers, for people with a link, and of uploaded records."""

from __future__ import annotations

import asyncio
import http.client
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from euchre.notation import coups, games_of, read_egn, read_record, write_emn, write_record
from euchre.server.bucket import Rate
from euchre.server.review.playback import LARGEST
from euchre.server.review.shared_games import FORMS
from tests.server.helpers.serving import LOOSE, Browser, Served, play_deals, run, served

EGN = Path(__file__).parents[2] / "data" / "egn"
CALM = replace(LOOSE, replays=Rate(10_000, 10_000), records=Rate(10_000, 10_000))
COUP = write_record(next(iter(coups().values())))


def at_server(folder: Path, work: Any, **changes: Any) -> None:
    """Run a test's coroutine on a server."""

    async def main() -> None:
        async with served(folder, **{"limits": CALM, **changes}) as server:
            await work(server)

    run(main())


async def bring(browser: Browser, body: bytes, deal: str = "") -> tuple[int, Any]:
    """Upload a record; status and answer."""

    def ask() -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", browser.port, timeout=30)
        line.request(
            "POST",
            f"/api/viewer{deal and '?deal=' + deal}",
            body,
            {"Host": f"localhost:{browser.port}", "Origin": browser.origin},
        )
        answer = line.getresponse()
        told = json.loads(answer.read())
        line.close()
        return answer.status, told

    return await asyncio.to_thread(ask)


async def finished_game(server: Served) -> tuple[Browser, str]:
    """Return a table of two whose short game is over."""
    ann = await server.browser().come_in("Ann")
    table = await ann.open_table(code="modern", changes={"game_points": 1})
    await ann.look(table)
    await play_deals(ann, 1)
    await ann.until(lambda update: update["table"]["phase"] in ("playing", "gathering"))
    while ann.last["table"]["phase"] == "playing":
        await play_deals(ann, ann.last["deal"]["number"] + 1)
    return ann, table


def test_a_deal_is_shown_only_to_people_who_may_look_on(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table()
        await ann.look(table)
        assert (await ann.ask("GET", f"/api/tables/{table}/deals"))[1]["reason"] == "replay/no-deal"
        await play_deals(ann, 1)
        status, replay = await ann.ask("GET", f"/api/tables/{table}/deals")
        assert (status, len(replay["deals"]), replay["you"], replay["link"]) == (200, 1, "A", None)
        assert replay["deals"][0]["is_open"] is False
        eve = await server.browser().come_in("Eve")
        assert (await eve.ask("GET", f"/api/tables/{table}/deals"))[0] == 403
        assert (await server.browser().ask("GET", f"/api/tables/{table}/deals"))[0] == 401
        assert (await ann.ask("GET", "/api/tables/none/deals"))[0] == 404
        assert (await ann.ask("GET", f"/api/tables/{table}/deals?deal=7"))[1]["reason"] == "replay/no-deal"

    at_server(tmp_path, work)


def test_a_finished_game_is_shared_with_somebody_who_has_no_session(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, table = await finished_game(server)
        _, replay = await ann.ask("GET", f"/api/tables/{table}/deals")
        assert replay["deals"][-1]["is_open"] is True
        link = replay["link"]
        eve = server.browser()
        status, seen = await eve.ask("GET", f"/api{link.replace('/replay/', '/replays/')}")
        assert (status, seen["you"], seen["link"], seen["forms"]) == (200, None, link, list(FORMS))
        assert all(deal["is_open"] for deal in seen["deals"])
        assert {seat["name"] for seat in seen["seats"]} == {"Ann", "simple B", "simple C", "simple D"}
        for form, reader in (("euchre", read_record), ("egn", read_egn)):
            path = f"/api{link.replace('/replay/', '/replays/')}/record?form={form}"
            status, headers, text = await asyncio.to_thread(eve.request, "GET", path)
            assert status == 200
            assert headers["content-disposition"].endswith(f'.{form}"')
            assert len(list(reader(text.decode()).acts)) > 10
        wrong = link[:-1] + ("A" if link[-1] != "A" else "B")
        for path in (wrong, link.replace("/1/", "/2/"), f"/replay/{table}/x/y", "/replay/none/1/y"):
            status, trouble = await eve.ask("GET", f"/api{path.replace('/replay/', '/replays/')}")
            assert (status, trouble["reason"]) == (404, "replay/none")
        status, trouble = await eve.ask("GET", f"/api{link.replace('/replay/', '/replays/')}/record?form=pdf")
        assert (status, trouble["reason"]) == (409, "replay/no-form")

    at_server(tmp_path, work)


def test_an_uploaded_record_is_shown_in_any_format(tmp_path: Path) -> None:
    games = list(games_of(read_egn((EGN / "me-and-bears.egn").read_text(encoding="utf-8"))))
    match = write_emn(games)
    bodies = {COUP: 1, (EGN / "vwec-finals.egn").read_text(encoding="utf-8"): 13, match: 12}

    async def work(server: Served) -> None:
        for body, deals in bodies.items():
            status, replay = await bring(server.browser(), body.encode())
            assert (status, len(replay["deals"]), replay["shown"]) == (200, deals, 0)
            assert len(replay["frames"]) > 10
            assert replay["link"] is None
        status, replay = await bring(server.browser(), match.encode(), deal="3")
        assert (status, replay["shown"]) == (200, 3)

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        (b"", "line 1, column 1: expected 'euchre record 1'"),
        (
            b"euchre record 1\ncode modern\ndeal 1 by A\nA turns up 1Z\n",
            "line 4, column 1: '1Z' is not",
        ),
        (b"euchre record 1\ncode moddern\n", "line 2, column 6"),
        (b"euchre record 1\n\xff\xfe", "line 2: this is not text"),
        (b'{"fileType": 1,}', "line 1, column 16"),
        (b"{" * 5000, "JSON"),
        (b'{"fileType": "Euchre Match Notation"}', "version"),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_the_place(tmp_path: Path, body: bytes, named: str) -> None:
    async def work(server: Served) -> None:
        status, trouble = await bring(server.browser(), body)
        assert (status, trouble["reason"]) == (422, "record/malformed")
        assert named in trouble["message"]

    at_server(tmp_path, work)


def test_a_record_without_a_deal_says_so(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        status, trouble = await bring(server.browser(), b"euchre record 1\ncode modern\n")
        assert (status, trouble["reason"]) == (404, "replay/no-deal")

    at_server(tmp_path, work)


def test_a_record_beyond_the_limit_is_refused_unread(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        status, trouble = await bring(server.browser(), b"x" * (LARGEST + 1))
        assert (status, trouble["reason"]) == (413, "request/too-large")
        large = COUP.encode().ljust(LARGEST, b"\n")
        assert (await bring(server.browser(), large))[0] == 200

    at_server(tmp_path, work)


def test_too_many_replays_for_one_address_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        asked = [(await server.browser().ask("GET", "/api/coups/1"))[0] for _ in range(4)]
        assert asked == [200, 200, 429, 429]

    at_server(tmp_path, work, limits=replace(CALM, replays=Rate(2, 0.001)))


def test_the_nine_coups_are_shown_and_a_tenth_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        told = [(await server.browser().ask("GET", f"/api/coups/{number}"))[0] for number in range(11)]
        assert told == [404, *[200] * 9, 404]

    at_server(tmp_path, work)

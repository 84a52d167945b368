"""Requests: who may send which, from where and how often, and the headers of every answer."""

from __future__ import annotations

import asyncio
import http.client
import json
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES, VALUE_FIELDS
from euchre.notation import read_record
from euchre.players import BOT_NAMES
from euchre.server.bucket import Rate
from tests.server.helpers.leaks import cards_in
from tests.server.helpers.people import at_server, my_turn
from tests.server.helpers.serving import LOOSE, Browser, Served

SAFE_HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
}


@pytest.mark.parametrize(
    "path",
    ["/", "/join/x", "/move/x", "/table/x", "/api/session", "/api/games", "/api/tables", "/none", "/../x"],
)
def test_safe_headers_are_on_every_answer(tmp_path: Path, path: str) -> None:
    async def work(server: Served) -> None:
        _, headers, _ = await asyncio.to_thread(server.browser().request, "GET", path)
        assert set(headers) >= SAFE_HEADERS
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "server" not in headers
        assert "strict-transport-security" not in headers

    at_server(tmp_path, work)


def test_safe_headers_are_on_refusals_too(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        status, headers, _ = await asyncio.to_thread(
            browser.request, "POST", "/api/session", {"name": "x"}, {"Origin": "http://evil.example"}
        )
        assert status == 403
        assert set(headers) >= SAFE_HEADERS

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    ("headers", "status", "reason"),
    [
        ({"Origin": "http://evil.example"}, 403, "request/foreign"),
        ({"Origin": "null"}, 403, "request/foreign"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "request/foreign"),
        ({"Sec-Fetch-Site": "same-site"}, 403, "request/foreign"),
        ({"Host": "evil.example"}, 421, "request/wrong-host"),
        ({"Host": "localhost:1"}, 421, "request/wrong-host"),
    ],
)
def test_foreign_request_is_refused(
    tmp_path: Path, headers: dict[str, str], status: int, reason: str
) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        told, _, body = await asyncio.to_thread(
            browser.request, "POST", "/api/session", {"name": "Eve"}, headers
        )
        assert (told, json.loads(body)["reason"]) == (status, reason)
        assert browser.cookie is None

    at_server(tmp_path, work)


def test_request_without_an_origin_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        def ask() -> int:
            line = http.client.HTTPConnection("127.0.0.1", server.service.port, timeout=20)
            host = {"Host": f"localhost:{server.service.port}"}
            line.request("POST", "/api/session", '{"name": "x"}', host)
            status = line.getresponse().status
            line.close()
            return status

        assert await asyncio.to_thread(ask) == 403

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    "body", ['{"name": ""}', '{"name": "a\\nb"}', '{"name": 5}', "{", '{"name": "x", "y": 1}']
)
def test_malformed_body_is_refused(tmp_path: Path, body: str) -> None:
    async def work(server: Served) -> None:
        def ask() -> tuple[int, str]:
            line = http.client.HTTPConnection("127.0.0.1", server.service.port, timeout=20)
            origin = f"localhost:{server.service.port}"
            line.request("POST", "/api/session", body, {"Host": origin, "Origin": f"http://{origin}"})
            answer = line.getresponse()
            told = json.loads(answer.read())["reason"]
            line.close()
            return answer.status, told

        assert await asyncio.to_thread(ask) == (400, "message/malformed")

    at_server(tmp_path, work)


def test_body_too_large_is_refused_unread(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        status, trouble = await server.browser().ask("POST", "/api/session", {"name": "x" * 20_000})
        assert (status, trouble["reason"]) == (413, "request/too-large")

    at_server(tmp_path, work)


def test_too_many_requests_from_an_address_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        answers = [await server.browser().ask("POST", "/api/session", {"name": "x"}) for _ in range(8)]
        assert [status for status, _ in answers] == [200] * 5 + [429] * 3
        assert (await server.browser().ask("GET", "/api/games"))[0] == 200

    at_server(tmp_path, work, limits=replace(LOOSE, changes=Rate(5, 0.001)))


def test_too_many_tables_of_one_guest_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        for _ in range(2):
            await ann.open_table()
        status, trouble = await ann.ask("POST", "/api/tables", {"code": "modern"})
        assert (status, trouble["reason"]) == (429, "table/too-many")

    at_server(tmp_path, work, limits=replace(LOOSE, tables=Rate(2, 0.001)))


def test_too_many_records_of_one_guest_are_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table()
        asked = [await asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/record") for _ in range(4)]
        assert [status for status, _, _ in asked] == [200, 200, 429, 429]

    at_server(tmp_path, work, limits=replace(LOOSE, records=Rate(2, 0.001)))


def cookie_set(browser: Browser) -> str:
    _, headers, _ = browser.request("POST", "/api/session", {"name": "Ann"})
    return headers["set-cookie"]


def test_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        cookie = (await asyncio.to_thread(cookie_set, server.browser())).lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert len(cookie.partition(";")[0].partition("=")[2]) == 43  # 256 bits
        assert "domain" not in cookie

    at_server(tmp_path, work)


def test_tokens_of_a_person_are_kept_as_hashes_only(tmp_path: Path) -> None:
    """An invitation alone is kept as it is, because the host sees the same link again."""
    tokens: list[str] = []

    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        tokens.append(str(ann.cookie).partition("=")[2])
        table = await ann.open_table()
        await ann.look(table)
        await ann.command("invite")  # its link is kept, so that the host sees the same one each time
        _, move = await ann.ask("POST", "/api/session/move")
        tokens.append(move["path"].removeprefix("/move#"))

    at_server(tmp_path, work)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(tokens) == 2
    assert b"Ann" in kept
    assert not any(token.encode() in kept for token in tokens)


def test_behind_tls_cookie_and_headers_are_strict(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        headers = {"Host": "cards.example", "Origin": "https://cards.example"}
        status, told, _ = await asyncio.to_thread(
            server.browser().request, "POST", "/api/session", {"name": "Ann"}, headers
        )
        assert status == 200
        assert told["set-cookie"].startswith("__Host-euchre=")
        assert "Secure" in told["set-cookie"]
        assert "max-age=" in told["strict-transport-security"]
        assert (await server.browser().ask("GET", "/api/games"))[0] == 421

    at_server(tmp_path, work, origins=("https://cards.example",))


def test_forwarded_address_is_accepted_only_from_the_named_proxy(tmp_path: Path) -> None:
    async def asked(server: Served) -> list[int]:
        found = []
        for number in range(4):
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            status, _, _ = await asyncio.to_thread(
                server.browser().request, "POST", "/api/session", {"name": "x"}, headers
            )
            found.append(status)
        return found

    async def spoofed(server: Served) -> None:
        assert await asked(server) == [200, 200, 429, 429]

    async def by_proxy(server: Served) -> None:
        assert await asked(server) == [200] * 4

    limits = replace(LOOSE, changes=Rate(2, 0.001))
    at_server(tmp_path, spoofed, limits=limits)
    at_server(tmp_path, by_proxy, limits=limits, proxy="127.0.0.1")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/session", {"name": "x"}),
        ("POST", "/api/evenings", {"title": "x", "names": []}),
        ("POST", "/api/tables", {"code": "modern", "public": True}),
        ("GET", "/api/coups/1", None),
        ("GET", "/api/daily", None),
        ("GET", "/api/puzzles", None),
        ("POST", "/api/session/recover", {"link": "a" * 22}),
    ],
)
def test_all_addresses_of_an_ipv6_network_share_its_limits(
    tmp_path: Path, method: str, path: str, body: object
) -> None:
    """Who has one such address has all of them, and could send each request from another."""

    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        found = []
        for network in ("2001:db8:0:1", "2001:db8:0:2"):
            for number in range(1, 40):
                there = {"X-Forwarded-For": f"{network}::{number:x}"}
                found.append((await ann.ask(method, path, body, **there))[0])
        assert found[0] != 429
        assert 429 in found[:39]
        assert found[39] != 429

    few = Rate(3, 0.001)
    changes = few if path == "/api/session" else LOOSE.changes
    limits = replace(LOOSE, changes=changes, evenings=few, public=few, replays=few, daily=few, puzzles=few)
    at_server(tmp_path, work, limits=limits, proxy="127.0.0.1")


def test_move_link_takes_the_guest_to_another_device_once(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        old, new, third = await server.browser().come_in("Ann"), server.browser(), server.browser()
        table = await old.open_table()
        await old.look(table)
        _, move = await old.ask("POST", "/api/session/move")
        link = move["path"].removeprefix("/move#")
        assert await new.ask("POST", "/api/session/arrive", {"link": link}) == (200, {"name": "Ann"})
        assert (await new.look(table))["table"]["you"] == "A"
        assert (await old.ask("GET", "/api/session"))[0] == 401
        assert (await third.ask("POST", "/api/session/arrive", {"link": link}))[0] == 410

    at_server(tmp_path, work)


def test_signing_out_closes_connections_and_voids_the_cookie(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        from tests.server.helpers.people import closed_with

        ann = await server.browser().come_in("Ann")
        await ann.look(await ann.open_table())
        cookie = ann.cookie
        assert (await ann.ask("DELETE", "/api/session"))[0] == 204
        assert (await closed_with(ann))[0] == 4401
        ann.cookie = cookie
        assert (await ann.ask("GET", "/api/session"))[0] == 401

    at_server(tmp_path, work)


def test_page_is_served_at_every_path_a_person_may_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    (page / "table").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    (page / "main.js").write_text('import "./table/page.js";')
    (page / "table" / "page.js").write_text("export {};")
    monkeypatch.setattr("euchre.server.page_files.PAGE", page)

    async def work(server: Served) -> None:
        browser = server.browser()
        for path in ("/", "/join/x", "/move/x", "/table/x", "/index.html"):
            status, headers, text = await asyncio.to_thread(browser.request, "GET", path)
            assert (status, b"<title>Euchre" in text) == (200, True)
            assert set(headers) >= SAFE_HEADERS
        status, headers, _ = await asyncio.to_thread(browser.request, "GET", "/table/page.js")
        assert (status, "javascript" in headers["content-type"]) == (200, True)
        for path in ("/none.js", "/../store/sqlite.py", "/..%2fapp.py"):
            assert (await asyncio.to_thread(browser.request, "GET", path))[0] == 404

    at_server(tmp_path / "data", work)


def test_name_can_be_changed(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.come_in("<script>alert(1)</script>")
        assert (await ann.ask("GET", "/api/session"))[1] == {"name": "<script>alert(1)</script>"}

    at_server(tmp_path, work)


def test_games_list_every_code_and_every_value_with_its_laws(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        status, games = await server.browser().ask("GET", "/api/games")
        assert status == 200
        assert [game["code"] for game in games["games"]] == list(CODE_NAMES)
        assert games["players"] == list(BOT_NAMES)
        for game in games["games"]:
            assert [switch["key"] for switch in game["switches"]] == list(VALUE_FIELDS)
            assert all(switch["doc"] for switch in game["switches"])
        lead = next(one for one in games["games"][0]["switches"] if one["key"] == "lead_against_lone")
        assert lead["choices"] == ["eldest_hand", "left_of_lone_player", "lone_player"]
        assert lead["laws"]
        assert lead["value"] in lead["choices"]

    at_server(tmp_path, work)


def test_lobby_lists_public_tables_and_no_others(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.open_table(name="Private")
        public = await ann.open_table(
            name="Public", public=True, players=[None, "simple", None], changes={"joker": True}, club="sleepy"
        )
        _, lobby = await server.browser().ask("GET", "/api/tables")
        assert lobby["tables"] == [
            {
                "table": public,
                "name": "Public",
                "code": "modern",
                "house_rules": True,
                "seats": 4,
                "free": 3,
                "phase": "gathering",
                "club": "sleepy",
            }
        ]

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    ("wish", "named"),
    [
        ({"code": "whist"}, "the codes are"),
        ({"code": "modern", "changes": {"fly": True}}, "unknown key 'fly'"),
        ({"code": "modern", "changes": {"joker": "yes"}}, "true or false"),
        ({"code": "modern", "players": ["simple"]}, "3 seats after A"),
        ({"code": "modern", "players": ["nobody", None, None]}, "there is no player 'nobody'"),
    ],
)
def test_impossible_table_is_refused_with_a_reason(
    tmp_path: Path, wish: dict[str, object], named: str
) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        status, trouble = await ann.ask("POST", "/api/tables", wish)
        assert (status, trouble["reason"]) == (409, "table/cannot-be")
        assert named in trouble["message"]

    at_server(tmp_path, work)


def test_without_a_session_no_table_is_opened(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        eve = server.browser()
        eve.cookie = "euchre-guest=" + "x" * 43
        for method, path, body in (
            ("POST", "/api/tables", {"code": "modern"}),
            ("POST", "/api/join", {"link": "x" * 22}),
            ("POST", "/api/session/move", None),
            ("DELETE", "/api/session", None),
            ("GET", "/api/tables/x/record", None),
        ):
            status, trouble = await eve.ask(method, path, body)
            assert (status, trouble["reason"]) == (401, "session/none")

    at_server(tmp_path, work)


def test_record_of_a_table_can_be_read_back(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in('Ann "the ace" O\\Hara')
        table = await ann.open_table(changes={"game_points": 3})
        await ann.look(table)
        await ann.command("close")
        status, headers, text = await asyncio.to_thread(ann.request, "GET", f"/api/tables/{table}/record")
        assert (status, headers["content-type"][:10]) == (200, "text/plain")
        record = read_record(text.decode())
        assert record.code.changes == {"game_points": 3}
        assert record.header("x-table") == table
        assert (await ann.ask("GET", "/api/tables/nowhere/record"))[0] == 404

    at_server(tmp_path, work)


def test_no_answer_in_a_game_names_a_card(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        table = await ann.open_table(public=True)
        await ann.look(table)
        await ann.command("act", act=await my_turn(ann))
        asked = [
            ("GET", "/api/session", None),
            ("GET", "/api/tables", None),
            ("GET", f"/api/tables/{table}/record", None),
            ("POST", "/api/session", {"name": "Anna"}),
            ("POST", "/api/session/move", None),
            ("POST", "/api/join", {"link": "x" * 22}),
            ("POST", "/api/tables", {"code": "modern", "players": ["nobody"]}),
            ("GET", f"/table/{table}", None),
            ("GET", "/nothing", None),
        ]
        for method, path, body in asked:
            _, headers, answer = await asyncio.to_thread(ann.request, method, path, body)
            assert cards_in(repr(headers).encode() + answer) == set(), path

    at_server(tmp_path, work)

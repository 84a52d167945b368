"""The control socket of a running server, and `euchre server admin` on it."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.runs import Run, euchre
from tests.server.helpers.serving import Browser, Served, run, served


async def admin(folder: Path, *words: str) -> Run:
    """Return what the command prints, run beside the server."""
    return await asyncio.to_thread(euchre, "server", "admin", *words, "--data", str(folder))


async def told(folder: Path, *words: str) -> Any:
    return json.loads((await admin(folder, *words, "--json")).out)


def at_server(folder: Path, work: Any) -> None:
    async def main() -> None:
        async with served(folder) as server:
            await work(server)

    run(main(), 120)


async def seated(server: Served) -> tuple[Browser, str]:
    ann = await server.browser().come_in("Ann")
    table = await ann.open_table(players=[None] * 3)
    await ann.look(table)
    return ann, table


async def closing(browser: Browser) -> int:
    """Return the code with which a connection is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await browser.next_message()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_only_the_servers_own_user_can_open_the_socket(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        assert stat.S_IMODE((tmp_path / "control").stat().st_mode) == 0o600

    at_server(tmp_path, work)
    assert not (tmp_path / "control").exists()


def test_operator_sees_tables_and_people_without_cards_or_tokens(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, table = await seated(server)
        status = await told(tmp_path, "status")
        assert (status["tables"], status["people"], status["connections"]) == (1, 1, 1)
        (row,) = (await told(tmp_path, "tables"))["tables"]
        assert (row["table"], row["phase"], row["people"], row["connected"]) == (table, "gathering", 1, 1)
        (person,) = (await told(tmp_path, "people"))["people"]
        assert (person["name"], person["table"]) == ("Ann", table)
        token = (ann.cookie or "").partition("=")[2]
        assert token
        assert token not in str((status, row, person))
        assert table in (await admin(tmp_path, "tables")).out

    at_server(tmp_path, work)


def test_operator_refuses_other_words(tmp_path: Path) -> None:
    words, empty = tmp_path / "words.txt", tmp_path / "empty.txt"
    words.write_text("zwieback*\ndrat  # mild\n", encoding="utf-8")
    empty.write_text("# nothing\n", encoding="utf-8")

    async def work(server: Served) -> None:
        ann = await server.browser().come_in("Ann")
        await ann.look(await ann.open_table(players=[None] * 3, public=True))
        assert (await ann.command("rename", name="Zwiebacker's"))["type"] == "done"
        assert (await told(tmp_path, "words", str(words)))["words"] == 2
        assert (await ann.command("rename", name="Zwiebacker's"))["reason"] == "name/rude"
        assert (await ann.command("rename", name="Ann's"))["type"] == "done"
        for file, said in ((empty, "has no word"), (tmp_path / "none.txt", "cannot be read")):
            run = await admin(tmp_path, "words", str(file))
            assert run.code
            assert said in run.err

    at_server(tmp_path, work)


def test_operator_closes_a_table(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, table = await seated(server)
        await admin(tmp_path, "close", table)
        await ann.until(lambda update: update["table"]["phase"] == "closed")
        no = await admin(tmp_path, "close", "none")
        assert (no.code, "no such table" in no.err) == (1, True)

    at_server(tmp_path, work)


def test_removed_guest_is_signed_out(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, _ = await seated(server)
        (person,) = (await told(tmp_path, "people"))["people"]
        await admin(tmp_path, "remove", person["guest"])
        assert await closing(ann) == 4401
        assert (await ann.ask("GET", "/api/session"))[0] == 401

    at_server(tmp_path, work)


def test_blocked_guest_is_signed_out_and_cannot_come_back_from_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path, proxy="127.0.0.1") as server:
            there, elsewhere = ({"X-Forwarded-For": f"203.0.113.{last}"} for last in (7, 8))
            ann, table = await seated(server)
            with_address = server.browser()
            with_address.cookie = ann.cookie
            await with_address.look(table, headers=there)
            (person, _) = (await told(tmp_path, "people"))["people"]
            assert (await told(tmp_path, "block", person["guest"]))["networks"] == 1
            assert await closing(with_address) == 4401
            again = server.browser()
            status, trouble = await again.ask("POST", "/api/session", {"name": "Eve"}, **there)
            assert (status, trouble["reason"]) == (403, "request/blocked")
            assert (await again.ask("GET", "/api/games", **there))[0] == 403
            assert (await again.ask("POST", "/api/session", {"name": "Bob"}, **elsewhere))[0] == 200
            assert (await told(tmp_path, "status"))["blocked"] == 1
            assert (await told(tmp_path, "unblock", person["guest"]))["networks"] == 1
            assert (await again.ask("GET", "/api/games", **there))[0] == 200

    run(main(), 120)


def test_this_machine_is_never_blocked(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        await seated(server)
        (person,) = (await told(tmp_path, "people"))["people"]
        assert (await told(tmp_path, "block", person["guest"]))["networks"] == 0
        await server.browser().come_in("Bob")

    at_server(tmp_path, work)


def test_erased_guest_leaves_nothing_and_others_stay(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, table = await seated(server)
        bob = await server.browser().come_in("Bob")
        kept = await bob.open_table()
        person = next(one for one in (await told(tmp_path, "people"))["people"] if one["name"] == "Ann")
        assert (await told(tmp_path, "erase", person["guest"]))["tables"] == 1
        assert await closing(ann) in (4401, 4404)
        assert (await ann.ask("GET", "/api/session"))[0] == 401
        assert (await bob.ask("GET", f"/api/tables/{table}/record"))[0] == 404
        assert (await bob.look(kept))["table"]["you"] == "A"

    at_server(tmp_path, work)
    assert b"Ann" not in b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())


def test_draining_server_opens_no_tables_and_running_ones_go_on(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, _ = await seated(server)
        await admin(tmp_path, "drain")
        status, trouble = await ann.ask("POST", "/api/tables", {"code": "modern"})
        assert (status, trouble["reason"]) == (503, "server/draining")
        assert (await ann.command("rename", name="Later"))["type"] == "done"
        await admin(tmp_path, "undrain")
        await ann.open_table()

    at_server(tmp_path, work)


def test_unknown_guest_is_refused(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        for action in ("remove", "block", "erase"):
            ended = await admin(tmp_path, action, "nobody")
            assert (ended.code, "no such guest" in ended.err) == (1, True)
        assert (await told(tmp_path, "status"))["blocked"] == 0

    at_server(tmp_path, work)


def test_wrong_use_and_a_server_that_does_not_run_are_one_line(tmp_path: Path) -> None:
    for words in (("close",), ("status", "t1"), ("status",)):
        ended = euchre("server", "admin", *words, "--data", str(tmp_path))
        assert (ended.code, len(ended.err.strip().splitlines())) == (2, 1)

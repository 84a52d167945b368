"""People who play together again: the same four, people met before, and standing tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.server.people import company
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Browser, Served

PARTY = {"players": [None, "simple", None], "pace": 0}


async def sit(browser: Browser, table: str, seat: str) -> None:
    await browser.look(table)
    assert (await browser.command("sit", seat=seat))["type"] == "done"


async def company_of(browser: Browser) -> dict[str, list[dict[str, object]]]:
    status, found = await browser.ask("GET", "/api/session/company")
    assert status == 200
    return dict(found)


async def party(server: Served) -> tuple[Browser, Browser, Browser, str]:
    """Ann, who has opened a table and sits at A, Bob at B, and Cid, who has never been there."""
    ann, bob, cid = [await guest(server, name) for name in ("Ann", "Bob", "Cid")]
    table = await ann.open_table(public=True, **PARTY)
    await sit(bob, table, "B")
    return ann, bob, cid, table


def test_playing_again_opens_a_like_table_and_asks_those_who_sat_there(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, cid, old = await party(server)
        status, opened = await bob.ask("POST", f"/api/tables/{old}/again", {})
        assert (status, opened["table"] != old) == (200, True)
        (asked,) = (await company_of(ann))["asked"]
        assert (asked["table"], asked["by"], asked["code"]) == (opened["table"], "Bob", "modern")
        assert (await company_of(cid))["asked"] == []
        assert (await cid.ask("POST", f"/api/tables/{old}/again", {}))[1]["reason"] == "seat/not-seated"
        seats = (await bob.look(opened["table"]))["table"]["seats"]
        assert [one["name"] for one in seats] == ["Bob", "simple", None, None]  # the same players around them
        assert (await ann.ask("POST", f"/api/tables/{opened['table']}/come", {"coming": True}))[0] == 200
        await sit(ann, opened["table"], "D")
        assert (await company_of(ann))["asked"] == []

    at_server(tmp_path, work)


def test_nobody_comes_to_a_private_table_without_being_asked(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, cid, old = await party(server)
        own = await ann.open_table(**PARTY)
        come = f"/api/tables/{own}/come"
        assert (await bob.ask("POST", come, {"coming": True}))[0] == 410
        (met,) = (await company_of(ann))["met"]
        assert met["name"] == "Bob"
        ask = f"/api/tables/{own}/ask"
        assert (await bob.ask("POST", ask, {"person": met["id"]}))[1]["reason"] == "table/not-host"
        assert (await ann.ask("POST", ask, {"person": "0" * 24}))[1]["reason"] == "person/none"
        assert (await ann.ask("POST", ask, {"person": met["id"]}))[0] == 200
        assert (await cid.ask("POST", come, {"coming": True}))[0] == 410
        assert (await bob.ask("POST", come, {"coming": False}))[0] == 200
        assert (await bob.ask("POST", come, {"coming": True}))[0] == 410  # they have declined
        await ann.ask("POST", ask, {"person": met["id"]})
        assert (await bob.ask("POST", come, {"coming": True}))[0] == 200
        await sit(bob, own, "B")
        assert old != own

    at_server(tmp_path, work)


def test_a_person_who_blocked_another_is_not_asked_by_them_and_they_do_not_learn_it(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, _, old = await party(server)
        assert (await bob.ask("POST", f"/api/tables/{old}/block", {"seat": "A"}))[0] == 200
        assert (await company_of(bob))["met"] == []
        (met,) = (await company_of(ann))["met"]
        own = await ann.open_table(**PARTY)
        assert (await ann.ask("POST", f"/api/tables/{own}/ask", {"person": met["id"]}))[0] == 200
        assert (await company_of(bob))["asked"] == []

    at_server(tmp_path, work)


def test_the_name_of_a_person_met_means_nothing_to_others(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, cid, table = await party(server)
        await cid.look(table)
        await sit(cid, table, "D")
        seen = [{one["name"]: one["id"] for one in (await company_of(who))["met"]} for who in (ann, bob)]
        assert seen[0]["Cid"] != seen[1]["Cid"]

    at_server(tmp_path, work)


def test_a_standing_table_keeps_its_address_and_begins_a_new_table_each_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = company.EVENING

    async def work(server: Served) -> None:
        ann, bob, cid, _ = await party(server)
        table = await ann.open_table(name="Thursdays", **PARTY)
        keep = f"/api/tables/{table}/standing"
        assert (await bob.ask("POST", keep))[1]["reason"] == "table/not-host"
        path = (await ann.ask("POST", keep))[1]["path"]
        assert (await ann.ask("POST", keep))[1]["path"] == path
        link = {"link": path.removeprefix("/standing#")}
        assert (await server.browser().ask("POST", "/api/standing/about", link))[1]["host"] == "Ann"
        assert (await server.browser().ask("POST", "/api/standing/enter", link))[0] == 401
        assert (await bob.ask("POST", "/api/standing/enter", link))[1]["table"] == table
        await sit(bob, table, "B")
        monkeypatch.setattr(company, "EVENING", -1)  # as if hours had gone by
        later = (await bob.ask("POST", "/api/standing/enter", link))[1]["table"]
        monkeypatch.setattr(company, "EVENING", evening)
        assert later != table
        first = await bob.look(later)
        assert (first["table"]["name"], first["table"]["host"], first["table"]["you"]) == (
            "Thursdays",
            True,
            "A",
        )
        assert (await cid.ask("POST", "/api/standing/enter", link))[1]["table"] == later
        (listed,) = (await company_of(cid))["standing"]
        assert (listed["path"], listed["own"]) == (path, False)
        await cid.ask("DELETE", f"/api/standing/{listed['id']}")
        assert (await company_of(cid))["standing"] == []
        assert (await ann.ask("POST", "/api/standing/enter", link))[1]["table"] == later
        await ann.ask("DELETE", f"/api/standing/{listed['id']}")
        assert (await bob.ask("POST", "/api/standing/enter", link))[0] == 410

    at_server(tmp_path, work)


def test_the_owner_of_a_standing_table_keeps_blocked_people_out(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, _, old = await party(server)
        await ann.ask("POST", f"/api/tables/{old}/block", {"seat": "B"})
        path = (await ann.ask("POST", f"/api/tables/{old}/standing"))[1]["path"]
        link = {"link": path.removeprefix("/standing#")}
        assert (await bob.ask("POST", "/api/standing/enter", link))[1]["reason"] == "seat/blocked"

    at_server(tmp_path, work)


def test_nobody_has_standing_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "MOST_STANDING", 2)

    async def work(server: Served) -> None:
        ann = await guest(server, "Ann")
        tables = [await ann.open_table(**PARTY) for _ in range(3)]
        kept = [await ann.ask("POST", f"/api/tables/{table}/standing") for table in tables]
        assert [status for status, _ in kept] == [200, 200, 429]

    at_server(tmp_path, work)

"""What a person keeps at the server: their tables, and whom they have blocked; reports to the operator."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Served, play_deals


def test_tables_of_a_person_come_with_their_score(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(players=["random"] * 3)
        await ann.look(table)
        await play_deals(ann, 1)
        points = ann.last["deal"]["points"]
        status, mine = await ann.ask("GET", "/api/session/tables")
        (one,) = mine["tables"]
        assert (status, one["table"], one["seat"], one["phase"]) == (200, table, "A", "playing")
        assert (one["points"], one["code"]) == (points, "modern")
        assert (await bob.ask("GET", "/api/session/tables"))[1] == {"tables": []}
        assert (await server.browser().ask("GET", "/api/session/tables"))[0] == 401

    at_server(tmp_path, work)


def test_a_blocked_person_cannot_sit_where_the_other_sits(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, bob, cid = [await guest(server, name) for name in ("Ann", "Bob", "Cid")]
        table = await ann.open_table(public=True, players=[None] * 3)
        for one, seat in ((ann, None), (bob, "B"), (cid, "C")):
            await one.look(table)
            if seat is not None:
                assert (await one.command("sit", seat=seat))["type"] == "done"
        assert (await bob.ask("POST", f"/api/tables/{table}/block", {"seat": "C"}))[0] == 200
        await cid.command("stand")
        assert (await cid.command("sit", seat="C"))["reason"] == "seat/blocked"
        await bob.command("stand")
        assert (await cid.command("sit", seat="C"))["type"] == "done"
        assert (await bob.ask("POST", f"/api/tables/{table}/block", {"seat": "D"}))[0] == 409
        own = await bob.open_table(public=True, players=[None] * 3)
        await cid.look(own)
        assert (await cid.command("sit", seat="C"))["reason"] == "seat/blocked"

    at_server(tmp_path, work)


def test_a_report_is_written_to_the_log_a_few_times_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        table = await ann.open_table(public=True, players=[None] * 3)
        await bob.look(table)
        await bob.command("sit", seat="B")
        path, wish = f"/api/tables/{table}/report", {"seat": "B", "about": "name"}
        with caplog.at_level(logging.WARNING, "euchre.server"):
            reporting = [ann, ann, ann, await guest(server, "Cid"), await guest(server, "Dot"), ann]
            answers = [(await one.ask("POST", path, wish))[0] for one in reporting]
        assert answers == [200] * 5 + [429]
        written = [one.getMessage() for one in caplog.records if one.getMessage().startswith("report")]
        assert len(written) == 3  # one of each person
        assert "report: name of 'Bob' (" in written[0]
        assert table in written[0]
        eve = await guest(server, "Eve")
        private = await ann.open_table()
        assert (await eve.ask("POST", f"/api/tables/{private}/report", wish))[0] == 403

    at_server(tmp_path, work)

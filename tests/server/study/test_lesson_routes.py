"""Lessons and rules over HTTP."""

from __future__ import annotations

from pathlib import Path

from euchre.lessons import lessons
from tests.server.helpers.people import at_server, guest
from tests.server.helpers.serving import Served


def test_a_lesson_can_be_taken_without_a_session(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        stranger = server.browser()
        _, found = await stranger.ask("GET", "/api/lessons")
        assert [one["id"] for one in found["lessons"]] == [lesson.id for lesson in lessons()]
        _, position = await stranger.ask("GET", "/api/lessons/cards/0")
        assert position["deal"]["hand"] == ["JH", "JD", "AH", "9S", "AS"]
        _, wrong = await stranger.ask("POST", "/api/lessons/cards/0", {"act": "B AH"})
        assert not wrong["is_right"]
        _, right = await stranger.ask("POST", "/api/lessons/cards/0", {"act": "B JH"})
        assert right["is_right"]
        assert (await stranger.ask("GET", "/api/lessons/cards/9"))[0] == 404
        assert (await stranger.ask("GET", "/api/lessons/none/0"))[0] == 404
        assert (await stranger.ask("POST", "/api/lessons/cards/0", {"act": "x"}))[0] == 409

    at_server(tmp_path, work)


def test_the_rules_at_a_glance_follow_the_code_and_a_sheet(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        stranger = server.browser()
        _, modern = await stranger.ask("GET", "/api/glance/modern")
        assert modern["title"].startswith("The modern game")
        assert len(modern["sections"]) == 6
        assert (await stranger.ask("GET", "/api/glance/none"))[0] == 404
        assert (await stranger.ask("GET", "/api/glance/modern?rules=none"))[0] == 404

    at_server(tmp_path, work)


def test_the_rules_of_a_table_are_those_in_force(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
        table = await ann.open_table(code="modern", changes={"game_points": 7})
        status, found = await ann.ask("GET", f"/api/tables/{table}/glance")
        assert (status, found["code"]) == (200, "modern")
        assert any("Seven points" in rule for section in found["sections"] for rule in section["rules"])
        assert (await eve.ask("GET", f"/api/tables/{table}/glance"))[0] == 403

    at_server(tmp_path, work)

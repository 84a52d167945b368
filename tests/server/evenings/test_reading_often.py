"""A stranger who reads evenings of their own again and again: the server computes nothing for it.

What is computed is counted, not timed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from euchre.events import HallEvening
from euchre.server.bucket import Rate
from euchre.server.evenings import evening_routes, schedules
from euchre.server.evenings.evening_view import evening_body
from euchre.server.evenings.links import EveningLink
from euchre.server.limits import Limits
from tests.server.helpers.people import at_server
from tests.server.helpers.serving import LOOSE, Browser, Served

LARGE = {"title": "T", "names": [f"P{number}" for number in range(48)], "rounds": 8}


async def look(browser: Browser, link: str) -> tuple[int, Any]:
    return await browser.ask("GET", "/api/evening", Authorization=f"Bearer {link}")


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often the server's own process applied lines and made a body for a kind of link."""
    counts, grown, body = Counter[str](), schedules.grown, evening_body

    def counted_body(link: EveningLink, opened: Any) -> bytes:
        counts[link.role] += 1
        return body(link, opened)

    def counted_lines(evening: HallEvening, lines: Any, is_whole: bool) -> HallEvening:
        counts["lines"] += 1
        return grown(evening, lines, is_whole)

    monkeypatch.setattr(evening_routes, "evening_body", counted_body)
    monkeypatch.setattr(schedules, "grown", counted_lines)
    return counts


def test_an_evening_is_shown_again_without_computing_anything(
    tmp_path: Path, computed: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        link = (await browser.ask("POST", "/api/evenings", {"title": "T", "names": list("ABCDEFGH")}))[1][
            "link"
        ]
        found = await asyncio.gather(*(look(browser, link) for _ in range(4)))  # each holds a thread
        assert {status for status, _ in found} == {200}
        assert computed["d"] == 1
        desk = found[0][1]
        for _ in range(5):
            for each in (desk["screen"], *desk["tables"]):
                assert (await look(browser, each))[0] == 200
        assert computed == {"d": 1, "s": 1, "1": 1, "2": 1, "lines": computed["lines"]}
        entry = {"id": "m1", "act": "begin round 1"}
        await browser.ask("POST", "/api/evening", entry, Authorization=f"Bearer {link}")
        assert computed["d"] == 2

    monkeypatch.setattr(schedules, "SMALL", 48)
    at_server(tmp_path, work)


def test_the_schedule_of_a_large_evening_is_not_searched_in_the_process_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> None:
        raise AssertionError("a schedule was searched in the server's own process")

    async def work(server: Served) -> None:
        browser = server.browser()
        link = (await browser.ask("POST", "/api/evenings", LARGE))[1]["link"]
        acts = [
            "begin round 1",
            "score round 1 table 1: 9 to 6",
            "leaves after round 1: P3",
        ]
        for number, act in enumerate(acts):
            body = {"id": f"m{number}", "act": act}
            status, found = await browser.ask("POST", "/api/evening", body, Authorization=f"Bearer {link}")
            assert status == 200, found
        assert len((await look(browser, link))[1]["rounds"]) == 8

    monkeypatch.setattr("euchre.events.hall.scheduled_rounds", refuses)
    at_server(tmp_path, work)


def test_links_of_many_evenings_are_counted_together_for_their_address(tmp_path: Path) -> None:
    limits = Limits(changes=LOOSE.changes, evenings=LOOSE.evenings, evening_reads_there=Rate(9, 0.001))

    async def work(server: Served) -> None:
        browser = server.browser()
        wish = {"title": "T", "names": list("ABCD")}
        links = [(await browser.ask("POST", "/api/evenings", wish))[1]["link"] for _ in range(4)]
        found = [(await look(browser, link))[0] for _ in range(4) for link in links]
        assert Counter(found) == {200: 9, 429: 7}

    at_server(tmp_path, work, limits=limits)


def test_a_screen_is_told_what_its_own_link_is_for(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        browser = server.browser()
        director = (await browser.ask("POST", "/api/evenings", {"title": "T", "names": list("ABCD")}))[1][
            "link"
        ]
        desk = (await look(browser, director))[1]
        for link, own in (
            (desk["screen"], "screen of the hall"),
            (desk["tables"][0], "score of its own table"),
        ):
            status, no = await browser.ask("GET", "/api/evening/file", Authorization=f"Bearer {link}")
            assert (status, own in no["message"]) == (403, True)

    at_server(tmp_path, work)

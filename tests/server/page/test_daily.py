"""The page of the eight deals of a day: today's, and the results of a day that is over."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.helpers.daily import DAY, Days, begin, play_on
from tests.server.helpers.services import run_apart
from tests.server.helpers.serving import LOOSE, Browser
from tests.server.page.conftest import Opener
from tests.server.page.test_access import OVERFLOW, faults

CLOCK = Days()
SERVED: dict[str, Any] = {"limits": LOOSE, "clock": CLOCK}


def test_a_guest_begins_today_and_sees_the_results_of_the_day_before(address: str, guest: Opener) -> None:
    async def played() -> str:
        """Return the day before, of which Bob has played two deals."""
        bob = await Browser(int(address.rpartition(":")[2])).come_in("Bob")
        await begin(bob)
        await play_on(bob, board=3)
        status, today = await bob.ask("GET", "/api/daily")
        await bob.close()
        assert status == 200
        return str(today["day"])

    day = run_apart(played())
    CLOCK.now += DAY
    page = guest(width=390, height=844)
    page.get_by_role("link", name="Play them").click()
    expect(page.get_by_role("heading", name="Today's eight deals")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("euchre-table .felt")).to_be_visible()
    expect(page.locator(".score [data-key=deals]")).to_have_text("Deal 1 of 8")
    expect(page.locator(".score small")).to_have_count(0)  # no game is played to its points
    page.goto("/daily")
    expect(page.get_by_role("button", name="Go on: 0 of 8 played")).to_be_visible()
    before = page.get_by_role("link", name="Results of ")
    assert (before.get_attribute("href") or "").endswith(day)
    before.click()
    expect(page.get_by_role("rowheader", name="Bob")).to_be_visible()
    expect(page.locator(".board")).to_have_count(8)
    expect(page.locator(".board .card svg")).to_have_count(160)
    expect(page.locator(".sealed").last).to_have_text(re.compile("Seed of the deals: [0-9a-f]{64}"))
    expect(page.locator(".solver li")).to_have_count(32)
    assert faults(page) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    page.goto("/daily/2020-02-02")
    expect(page.get_by_text("Nobody played on this day.")).to_be_visible()

"""The review of a finished game in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.page.conftest import Opener
from tests.server.page.person import open_own_table, play_game
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults

NAME = "(Adela|Rufus|Felix|Clara|Magnus|Hal|Dora|Conrad|Silas|Rosa|Caspar|Toby)"
"""Names that computer players have at a table."""


def test_a_finished_game_can_be_reviewed(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=3)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-do=deals]").click()
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator(".account")).to_be_visible(timeout=60_000)
    assert page.url.rpartition("/")[0].count("/review/") == 1
    parts = page.locator(".account b").all_inner_texts()
    result = page.locator("h2").first.inner_text()
    total = sum(float(part.replace("\N{MINUS SIGN}", "-")) for part in parts)
    assert round(total) == int(re.sub(r"[^\d-]", "", result.replace("\N{MINUS SIGN}", "-")) or 0)
    page.locator(".deal > summary").first.click()
    page.locator(".deal .choices summary").first.click()
    expect(page.locator(".deal .options").first).to_be_visible()
    assert faults(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    options = page.get_by_label("For").locator("option")
    expect(options).to_have_text(["A · Guest", *(re.compile(f"^{seat} · {NAME}$") for seat in "BCD")])
    page.get_by_label("For").select_option("B")
    expect(page.locator(".study-parts")).to_have_attribute("data-key", "shown-B")

"""Puzzles in a browser: answered by click, with the reasons, by screen reader and on a small phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.page.conftest import Opener
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults

OFFERED = ".board .call:not([aria-disabled=true]), .board .hand .playable, .board .card-offer"


def test_puzzles_are_answered_one_after_another(guest: Opener) -> None:
    page = guest(path="/puzzles")
    for number in range(1, 4):
        expect(page.locator(".board")).to_be_visible()
        assert faults(page) == []
        page.locator(OFFERED).first.click()
        if page.locator('.board [data-key="put"][aria-disabled="true"]').count():
            page.locator(".board .hand .held").nth(1).click()
            page.locator(".board .hand .held").nth(2).click()
            page.locator('.board [data-key="put"]').click()
        expect(page.locator(".options .is-best")).to_be_visible()
        expect(page.locator(".solver")).to_contain_text(f"of {number} solved")
        expect(page.locator("[data-do=next]")).to_be_focused()
        assert faults(page) == []
        page.set_viewport_size({"width": 320, "height": 568})
        assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(OVERFLOW) == [0, 0]
        page.keyboard.press("Enter")
        expect(page.locator(".options")).to_have_count(0)

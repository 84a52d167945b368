"""Everything that may overflow can be focused and scrolled by keyboard."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.server.page.conftest import Opener
from tests.server.page.person import act_by_clicks, is_asked, open_own_table
from tests.server.page.test_access import SIZES

OUT_OF_REACH = """
() => [...document.body.querySelectorAll('*')]
    .filter(one => ['overflowX', 'overflowY'].some(way => /auto|scroll/.test(getComputedStyle(one)[way])))
    .filter(one => one.childElementCount > 0 && one.tabIndex < 0)
    .filter(one => one.querySelector('button, a[href], input, select, summary, [tabindex="0"]') === null)
    .map(one => `${one.tagName} ${one.className}`)
"""


def out_of_reach(page: Page) -> list[str]:
    """Return what may scroll and cannot be focused, nor anything in it."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found


@pytest.mark.parametrize("size", ["phone on its side", "desktop"])
def test_everything_that_scrolls_can_be_focused(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size], path="/laws/leeds-dwight-1888/63")
    page.wait_for_selector(".law-book h1")
    assert out_of_reach(page) == []
    page.goto("/viewer")
    page.get_by_role("button", name="1. A loser on the ruff").click()
    page.wait_for_selector(".replay")
    assert out_of_reach(page) == []
    page.goto("/")
    page.wait_for_selector(".games")
    page.locator("details.rules > summary").click()
    assert out_of_reach(page) == []
    open_own_table(page, "jerome-1877", {}, friends=1)
    assert out_of_reach(page) == []
    page.goto("/")
    open_own_table(page, "modern", {"game_points": 1})
    choice = Random(4)
    while is_asked(page):
        assert out_of_reach(page) == []
        act_by_clicks(page, choice)
    assert out_of_reach(page) == []
    page.get_by_role("button", name="Menu").click()
    assert out_of_reach(page) == []

"""Lessons in a browser: a whole lesson by clicks, a card that may not be played, the rules to print."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.page.conftest import Opener
from tests.server.page.person import open_own_table
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults


def test_a_lesson_is_taken_and_marked_as_done(guest: Opener) -> None:
    page = guest(path="/learn")
    page.get_by_role("link", name="Cards and bowers").click()
    page.locator('.board .held[data-hold="AH"]').click()
    expect(page.locator(".study-sheet.wrong")).to_contain_text("both jacks")
    page.locator('.board .held[data-hold="JH"]').click()
    expect(page.locator("[data-do=on]")).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Enter")
    page.locator('.board .held[data-hold="JD"]').click()
    page.locator("[data-do=on]").click()
    expect(page.get_by_role("link", name="Next: Following suit")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lesson small")).to_have_text("done")
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]


def test_a_card_that_may_not_be_played_is_explained(guest: Opener) -> None:
    page = guest(path="/learn/left-bower")
    page.locator('.board .held[data-hold="AC"]').click(force=True)
    expect(page.locator(".study-sheet.wrong")).to_contain_text("The rules do not allow it")


def test_the_rules_change_with_the_game(guest: Opener) -> None:
    page = guest(path="/learn/glance")
    expect(page.locator(".glance-parts")).to_contain_text("24 cards")
    page.locator("select[name=code]").select_option("jerome-1877")
    expect(page.locator(".glance-parts")).to_contain_text("32 cards")
    assert faults(page) == []


def test_the_menu_of_a_table_leads_to_its_rules(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 7})
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.locator("dialog").get_by_role("link", name="Rules at a glance").click()
    rules = opened.value
    expect(rules.locator(".glance")).to_contain_text("Seven points win a game")
    expect(rules.locator("select")).to_have_count(0)
    assert faults(rules) == []

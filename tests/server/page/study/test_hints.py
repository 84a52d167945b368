"""Hints at the table in a browser: by click and by keyboard, and what a screen reader hears."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import open_own_table, play_game
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults


def at_a_choice(guest: Opener) -> Page:
    """Return a table that waits for the person."""
    page = guest()
    open_own_table(page, "modern", {})
    page.wait_for_selector("euchre-table .status.asked [data-do=hint]")
    return page


def test_a_hint_says_what_to_do_and_why_says_more(guest: Opener) -> None:
    page = at_a_choice(guest)
    page.locator(".status [data-do=hint]").click()
    expect(page.locator(".advice .advice-act")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    short = page.locator(".advice-words").inner_text()
    assert not re.search(r"\b[BCD]\b", short)  # seats have names here
    assert faults(page) == []
    page.locator(".advice [data-do=why]").click()
    expect(page.locator(".advice .advice-words p").nth(1)).to_be_visible()
    expect(page.locator("#spoken")).to_contain_text(
        page.locator(".advice .advice-act").inner_text().strip(".")[:4]
    )
    page.locator(".advice [data-do=no-hint]").click()
    expect(page.locator(".advice")).to_have_count(0)


def test_the_hint_is_gone_once_the_choice_is_made(guest: Opener) -> None:
    page = at_a_choice(guest)
    page.locator(".status [data-do=hint]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".advice .advice-act")).to_be_visible()
    page.locator(".actions .call:not(.right), .hand .playable").first.click()
    expect(page.locator(".advice")).to_have_count(0)


def test_the_expert_goes_through_the_choices_of_a_deal(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=3)
    page.get_by_role("button", name="What would the expert have done?").click()
    expect(page.locator(".expert .choices li").first).to_be_visible(timeout=30_000)
    expect(page.locator("dialog [role=status]").first).to_contain_text("The expert would have done the same")
    page.locator(".expert summary").first.click()
    expect(page.locator(".expert .options").first).to_be_visible()
    expect(page.locator(".expert li[aria-current]")).to_have_count(1)
    assert faults(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]

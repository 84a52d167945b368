"""Acts at the page as a person would: by clicks or by keys, with what the page offers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from playwright.sync_api import Error, Page, expect

ASKED = "euchre-table .table:not(.busy) .status.asked"
OVER = 'euchre-table [data-key="next"]'
MANY = 500
"""No short game asks a person more often."""
OFFERED = '.actions .call:not([aria-disabled="true"]), .actions .card-offer, .hand .playable'


def open_own_table(page: Page, code: str, rules: Mapping[str, object], friends: int = 0) -> None:
    """Open a table with house rules through the lobby's form, with some seats kept for friends."""
    page.locator(f'input[name="code"][value="{code}"]').check()
    page.locator('select[name="pace"]').select_option("0")
    for place in range(friends):
        page.locator('select[name="player"]').nth(place).select_option("")
    if rules:
        page.locator("details.rules > summary").click()
        page.locator("details.rules details > summary").click()
    for key, value in rules.items():
        field = page.locator(f"#rule-{code}-{key}")
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int):
            field.fill(str(value))
        else:
            field.select_option(str(value))
    page.locator(".own-table button.main").click()
    page.wait_for_selector("euchre-table .table")


def expect_hand(page: Page) -> None:
    """Wait until this person sees five cards in hand, or six: a dealer with the turn-up."""
    expect(page.locator(".hand .held").nth(4)).to_be_visible()


def is_asked(page: Page) -> bool:
    """Wait until the table asks this person or the game is over. True if it asks."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def act_by_clicks(page: Page, choice: Random) -> None:
    """Do one of the offered acts; nothing if the page has changed meanwhile and offers it no more."""
    put = page.locator('.actions [data-key="put"]')
    if put.count() and put.get_attribute("aria-disabled") == "true":
        page.locator('.hand .held[aria-pressed="false"]').first.click()
        return
    if offers := page.locator(OFFERED).element_handles():
        try:
            choice.choice(offers).click()
        except Error as error:  # another player's act has taken the button away
            if "not attached to the DOM" not in error.message:
                raise


def play_game(page: Page, seed: int) -> int:
    """Play until the game is over. Returns how often this person was asked."""
    choice, asked = Random(seed), 0
    while is_asked(page):
        act_by_clicks(page, choice)
        asked += 1
        assert asked < MANY, "the game does not end"
    return asked

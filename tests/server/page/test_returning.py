"""People who leave and come back: a computer player plays for them, and the lobby knows their games."""

from __future__ import annotations

from playwright.sync_api import expect

from euchre.server.tables.room import Times
from tests.server.page.conftest import Opener
from tests.server.page.person import is_asked, open_own_table
from tests.server.page.test_at_table import with_friend

SERVED = {"times": Times(away=0.3)}
"""Two minutes are too long for a test."""


def test_computer_player_plays_until_the_person_is_back(guest: Opener) -> None:
    host, friend = with_friend(guest)
    path = friend.evaluate("location.pathname")
    friend.goto("about:blank")
    expect(host.locator(".seat.at-left")).to_contain_text("Computer plays")
    assert is_asked(host)
    friend.goto(host.url.partition("/table/")[0] + path)
    expect(host.locator(".seat.at-left")).not_to_contain_text("Computer plays")
    expect(host.locator(".story")).to_contain_text("Bob is back.")
    expect(friend.locator(".hand .held").first).to_be_visible()


def test_the_lobby_leads_back_to_a_running_game(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    path = page.evaluate("location.pathname")
    page.goto("/")
    mine = page.locator('[data-key="mine"]')
    expect(mine).to_contain_text("Guest's table")
    mine.get_by_role("link", name="Go back").click()
    page.wait_for_selector("euchre-table .table")
    assert page.evaluate("location.pathname") == path


def test_a_table_that_is_gone_leaves_the_persons_games(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    page.evaluate(
        "() => { const all = JSON.parse(localStorage['euchre-tables']); all[0].table = 'gone'.repeat(5);"
        "localStorage['euchre-tables'] = JSON.stringify(all) }"
    )
    page.goto("/")
    mine = page.locator('[data-key="mine"] a[href*="gone"]')
    mine.click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(mine).to_have_count(0)

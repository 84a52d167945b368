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


def test_the_lobby_links_to_a_running_game(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    path = page.evaluate("location.pathname")
    page.goto("/")
    mine = page.locator('[data-key="mine"]')
    expect(mine).to_contain_text("Guest's table")
    mine.get_by_role("link", name="Go back").click()
    page.wait_for_selector("euchre-table .table")
    assert page.evaluate("location.pathname") == path


def test_the_way_back_to_a_running_game_is_in_sight_on_a_phone(guest: Opener) -> None:
    page = guest(390, 844)
    open_own_table(page, "modern", {})
    page.goto("/")
    box = page.get_by_role("link", name="Go back").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844


def test_the_persons_games_are_found_on_another_device(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    page.goto("/")
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_role("dialog").locator(".link").input_value()
    other = guest(path=link.removeprefix(page.url.rstrip("/")))
    other.get_by_role("button", name="Continue here").click()
    expect(other.locator('[data-key="mine"]')).to_contain_text("Guest's table")


def test_blocked_and_reported_people_are_named_in_the_menu(guest: Opener) -> None:
    host, friend = with_friend(guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Report", exact=True).click()
    host.get_by_role("button", name="Report them to the operator?").click()
    expect(host.locator(".notice")).to_contain_text("Reported to the operator")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Block", exact=True).click()
    host.get_by_role("button", name="Block them for good?").click()
    expect(host.locator(".notice")).to_contain_text("Blocked")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Remove them from the seat?").click()
    expect(friend.locator("#status-line")).to_contain_text("You are watching")

"""The page of a person's progress in a browser: kept games, their reviews, puzzles, and deleting."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.page.conftest import Opener
from tests.server.page.person import open_own_table, play_game
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults


def test_a_finished_game_is_reviewed_and_deleted_from_the_page(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=3)
    page.goto("/progress")
    expect(page.locator(".kept-games li")).to_have_count(1)
    own = page.locator("[data-key=figures]")
    expect(own.locator(".figures > div")).to_have_count(5)
    expect(own.locator(".partners li")).to_contain_text("Computer players")
    assert faults(page) == []
    page.get_by_role("link", name="Review it").click()
    expect(page.locator(".account")).to_be_visible(timeout=60_000)
    expect(page.locator(".account select")).to_have_count(0)
    assert page.locator("[name=seat]").count() == 0
    page.goto("/progress")
    expect(page.locator(".plot")).to_be_visible()
    page.get_by_label("Choices").select_option("lead")
    expect(page.locator(".plot-legend span")).to_have_count(1)
    assert faults(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".replay")).to_be_visible()
    page.goto("/progress")
    page.get_by_role("button", name="Delete: ").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.locator(".kept-games")).to_have_count(0)


def test_results_of_puzzles_are_shown_on_the_page(guest: Opener) -> None:
    page = guest()
    page.goto("/progress")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("The games that you finish here")).to_be_visible()
    page.goto("/puzzles")
    for _ in range(2):
        page.locator(".board .hand .playable, .board .call").first.click()
        page.locator("[data-do=next]").click()
        expect(page.locator(".options")).to_have_count(0)
    page.goto("/progress")
    expect(page.locator("[data-key=puzzles]")).to_contain_text("of 2 solved")
    expect(page.locator("[data-key=puzzles] .plot")).to_be_visible()

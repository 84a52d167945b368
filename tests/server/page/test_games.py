"""A guest plays each of the six games to its end with what the page offers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from euchre.laws import CODE_NAMES
from euchre.server.tables import decisions
from tests.server.page.conftest import Opener
from tests.server.page.person import OVER, expect_hand, open_own_table, play_game


def test_one_click_leads_to_the_first_card(guest: Opener) -> None:
    page = guest()
    page.get_by_role("button", name="Play now").click()
    expect_hand(page)
    expect(page.locator(".seat")).to_have_count(4)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_game_is_played_to_its_end(guest: Opener, code: str) -> None:
    page = guest()
    open_own_table(page, code, {"game_points": 2} if code.startswith("modern") else {})
    asked = play_game(page, seed=3)
    assert asked >= 1
    expect(page.locator("h2.won")).to_have_text(
        re.compile(r"^((We|They|You) win|\w+ wins) the game, \d+( : \d+)+\.$")
    )
    page.locator(OVER).get_by_role("button", name="Next game").click()
    expect(page.locator(".hand .held").first).to_be_visible()


def test_play_goes_on_at_another_table_after_very_many_games(
    guest: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest()
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=1)
    monkeypatch.setattr(decisions, "is_long", lambda table: not table.first)
    old = page.url
    page.locator(OVER).get_by_role("button", name="Next game").click()
    page.wait_for_url(lambda url: "/table/" in url and url != old)
    page.get_by_role("button", name="Next game").click()
    expect_hand(page)

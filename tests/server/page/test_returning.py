"""Who is away: a computer player sits in for him, and goes when he is back."""

from __future__ import annotations

from playwright.sync_api import expect

from euchre.server.tables.room import Times
from tests.server.page.conftest import Opener
from tests.server.page.person import is_asked
from tests.server.page.test_at_table import with_friend

SERVED = {"times": Times(away=0.3)}
"""Two minutes are too long for a test."""


def test_a_computer_player_sits_in_until_the_owner_of_the_seat_is_back(guest: Opener) -> None:
    host, friend = with_friend(guest)
    path = friend.evaluate("location.pathname")
    friend.goto("about:blank")
    expect(host.locator(".seat.at-left")).to_contain_text("Computer plays")
    assert is_asked(host)
    friend.goto(host.url.partition("/table/")[0] + path)
    expect(host.locator(".seat.at-left")).not_to_contain_text("Computer plays")
    expect(host.locator(".story")).to_contain_text("Bob is back.")
    expect(friend.locator(".hand .held").first).to_be_visible()

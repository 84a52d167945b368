"""An evening at the server's own tables in browsers: a director opens it, a person joins and is seated."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.helpers.serving import LOOSE
from tests.server.page.conftest import Opener
from tests.server.page.test_access import OVERFLOW, faults
from tests.server.page.test_evening import screen_of

SERVED = {"limits": LOOSE}


def test_a_person_joins_by_the_link_and_finds_their_table(guest: Opener) -> None:
    desk = guest(path="/evening")
    desk.get_by_label("Name of the evening").fill("Online")
    desk.get_by_label("Play at the tables of this server").check()
    desk.get_by_label("Players, one on each line").fill("Bea\nCy\nDan")
    assert faults(desk) == []
    desk.get_by_role("button", name="Open the evening").click()
    expect(desk.get_by_role("heading", name="Online")).to_be_visible()
    person = guest(path=screen_of(desk), width=390, height=844)
    person.get_by_role("button", name="Take part").click()
    expect(person.get_by_text("You take part as Guest. The first round has not begun.")).to_be_visible()
    desk.get_by_role("button", name="Begin round 1").click()
    person.get_by_role("link", name="To your table").click()
    expect(person.locator("euchre-table .felt")).to_be_visible()
    person.go_back()
    expect(person.get_by_role("link", name="To your table")).to_be_visible()
    assert faults(person) == []
    assert person.evaluate(OVERFLOW) == [0, 0]

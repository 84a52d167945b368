"""An evening at the server's own tables in browsers: a director opens it, a person joins and is seated."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from euchre.server.tables import routine
from tests.server.helpers.serving import LOOSE
from tests.server.page.conftest import QUICK, Opener
from tests.server.page.test_access import OVERFLOW, faults
from tests.server.page.test_evening import screen_of

SERVED = {"limits": LOOSE}


def opened(guest: Opener, names: str, way: str) -> Page:
    """Return the director's page of an evening of one round with one deal."""
    desk = guest(path="/evening", settings={**QUICK, "pace": 0})
    desk.get_by_label("Name of the evening").fill("Online")
    desk.get_by_label("Who meets whom").select_option(way)
    desk.get_by_label("Rounds").fill("1")
    desk.get_by_label("Deals in a round").fill("1")
    desk.get_by_label("Play at the tables of this server").check()
    desk.get_by_label("Game online").select_option("jerome-1877")
    if "elimination" not in way:
        desk.get_by_label("Online: the same deals").check()
    desk.get_by_label("Players, one on each line").fill(names)
    assert faults(desk) == []
    desk.get_by_role("button", name="Open the evening").click()
    expect(desk.get_by_role("heading", name="Online")).to_be_visible()
    return desk


def test_a_person_joins_by_the_link_names_a_partner_and_finds_their_table(guest: Opener) -> None:
    desk = opened(guest, "Bea\nCy\nDan", "round robin")
    person = guest(path=screen_of(desk), width=390, height=844)
    person.get_by_role("button", name="Take part").click()
    expect(person.get_by_text("You take part as Guest. The first round has not begun.")).to_be_visible()
    expect(person.get_by_text("All tables play the same deals. Commitment")).to_be_visible()
    person.get_by_label("The partner you want").fill("Cy")
    person.get_by_role("button", name="Enter").click()
    expect(person.get_by_text("You want to play with Cy.")).to_be_visible()
    expect(desk.get_by_text(re.compile("Bea and Dan . Cy and Guest"))).to_be_visible()
    desk.get_by_label("Pair of").select_option("Cy")
    desk.locator("[data-enter=seed] button").click()
    expect(desk.get_by_text(re.compile("Cy and Guest . Bea and Dan"))).to_be_visible()
    desk.get_by_role("button", name="Begin round 1").click()
    person.get_by_role("link", name="To your table").click()
    expect(person.locator("euchre-table .felt")).to_be_visible()
    person.go_back()
    expect(person.get_by_role("link", name="To your table")).to_be_visible()
    assert faults(person) == []
    assert person.evaluate(OVERFLOW) == [0, 0]


def test_the_deals_that_all_tables_played_are_shown_at_the_end(
    guest: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)
    desk = opened(guest, "\n".join("Ann Bob Cid Dee Eve Fay Gus Hal".split()), "schedule")
    desk.get_by_role("button", name="Begin round 1").click()
    expect(desk.get_by_role("columnheader", name="Percent")).to_be_visible()
    screen = guest(path=screen_of(desk), width=390, height=844)
    screen.get_by_role("button", name="Show the deals").click()
    deals = screen.locator(".evening-boards")
    expect(deals.locator(".card")).to_have_count(20)
    expect(deals.locator("ul:not(.solver) li")).to_have_count(2)
    assert faults(screen) == []
    assert screen.evaluate(OVERFLOW) == [0, 0]


def test_who_is_out_reads_it_on_the_page_with_the_matches(guest: Opener) -> None:
    desk = opened(guest, "\n".join("Ann Bob Cid Dee Eve Fay".split()), "single elimination")
    people = [guest(path=screen_of(desk), settings={**QUICK, "name": name}) for name in ("Kim", "Lou")]
    for person, partner in zip(people, ("Ann", "Bob"), strict=True):
        person.get_by_role("button", name="Take part").click()
        person.get_by_label("The partner you want").fill(partner)
        person.get_by_role("button", name="Enter").click()
        expect(person.get_by_text(f"You want to play with {partner}.")).to_be_visible()
    desk.get_by_role("button", name="Begin round 1").click()
    for names, (own, other) in {"Ann and Kim": (0, 4), "Bob and Lou": (4, 0)}.items():
        # the first and the second seed meet the others, and are side 1; the director enters both scores
        form = desk.locator(".desk-list > li", has_text=names).locator("form")
        form.get_by_label(f"Points of {names}").fill(str(own))
        form.locator("input[name=second]").fill(str(other))
        form.get_by_role("button").click()
    kim, lou = people
    expect(kim.get_by_text("Your pair went out in round 1.")).to_be_visible()
    expect(kim.get_by_role("link", name="To your table")).to_have_count(0)
    expect(kim.locator("[data-key=matches] li")).to_have_count(2)
    expect(lou.get_by_role("link", name="To your table")).to_be_visible()
    assert faults(kim) == []
    kim.get_by_role("button", name="Watch table 1").click()
    expect(kim.locator("euchre-table .felt")).to_be_visible()
    kim.go_back()
    expect(kim.get_by_role("button", name="Watch table 1")).to_be_visible()
    kim.set_viewport_size({"width": 390, "height": 844})
    assert kim.evaluate(OVERFLOW) == [0, 0]

"""An evening with real cards in browsers: a director, two tables and the big screen."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.helpers.serving import LOOSE
from tests.server.page.conftest import Opener
from tests.server.page.people.test_installed import kept_by
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults

SERVED = {"limits": LOOSE}
NAMES = ["Ann Lee", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal Moore"]
CUT = """() => {
    const table = document.querySelector(".evening-standings table");
    const inside = table.closest(".study-sheet").getBoundingClientRect();
    return [...table.querySelectorAll("th, td")].filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.right > inside.right || box.left < inside.left || box.width < 10;
    }).map((cell) => cell.textContent);
}"""
"""Cells of the standings that are not within their sheet."""
PHONE = {"width": 390, "height": 844}


def open_evening(guest: Opener, names: list[str], way: str = "schedule") -> Page:
    """Return the director's page of a new evening."""
    page = guest(path="/evening")
    page.get_by_label("Who meets whom").select_option(way)
    page.get_by_label("Name of the evening").fill("Fire hall")
    page.get_by_label("Ranked by").select_option("points")
    page.get_by_label("Ties broken by").select_option("lone hands")
    page.get_by_label("Rounds").fill("3")
    expect(page.get_by_label("Low score")).to_be_checked()
    page.get_by_label("Players, one on each line").fill("\n".join(names))
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("heading", name="Fire hall")).to_be_visible()
    return page


def codes(page: Page) -> list[str]:
    """Return the paths behind the codes of the tables."""
    addresses = page.locator(".desk-codes a").evaluate_all("all => all.map(one => one.href)")
    return [address[address.index("/evening") :] for address in addresses]


def screen_of(page: Page) -> str:
    """Return the path of the big screen."""
    address = page.get_by_role("link", name="Big screen").get_attribute("href") or ""
    return address[address.index("/evening") :]


def report(page: Page, side: int, first: int, second: int) -> None:
    """Enter a score at a table, as one of its sides."""
    page.locator(f"input[name=side][value='{side}']").check()
    page.locator("input[name=first]").fill(str(first))
    page.locator("input[name=second]").fill(str(second))
    page.get_by_role("button", name="Send the score").click()


def looked_at(page: Page, name: str) -> None:
    """Keep a picture, where a folder is named for them; no fault for a screen reader."""
    if folder := os.environ.get("EUCHRE_PICTURES"):
        page.screenshot(path=Path(folder) / f"evening-{name}.png", full_page=True)
    assert faults(page) == []
    assert page.evaluate(OVERFLOW) == [0, 0]


def test_a_round_with_a_director_two_tables_and_the_big_screen(guest: Opener) -> None:
    director = open_evening(guest, NAMES)
    looked_at(director, "before")
    director.get_by_role("button", name="Begin round 1").click()
    expect(director.locator(".desk-round")).to_have_text("Round 1 of 3")
    paths = codes(director)
    assert len(paths) == 2
    screen = guest(path=screen_of(director), width=1920, height=1080)
    expect(screen.locator(".evening-clock")).to_have_text(re.compile(r"^\d+:\d\d left$"))
    one, two = (guest(path=path, **PHONE) for path in paths)
    expect(one.get_by_role("heading", name="Table 1")).to_be_visible()
    assert one.evaluate(TOO_SMALL) == []
    expect(one.get_by_role("link", name="To the lobby")).to_have_attribute("href", "/")
    looked_at(one, "slip")
    # table 1 agrees
    report(one, 1, 9, 6)
    agree = one.get_by_role("button", name="We agree")
    expect(agree).to_be_visible()
    looked_at(one, "slip-agree")
    agree.click()
    expect(one.locator(".evening-done")).to_have_text("Both sides agree: 9 to 6.")
    expect(screen.locator(".screen-tables .is-in")).to_have_count(1)
    expect(screen.locator(".screen-state")).to_have_text("Missing: table 2")
    expect(screen.get_by_text("By points, then lone hands.")).to_be_visible()
    # table 2 does not, and the director decides
    report(two, 1, 9, 6)
    two.get_by_role("button", name="Enter another score").click()
    report(two, 2, 6, 9)
    expect(two.get_by_text("call the director")).to_be_visible()
    expect(director.locator(".dispute")).to_be_visible()
    looked_at(director, "dispute")
    assert director.evaluate(TOO_SMALL) == []
    director.set_viewport_size({"width": 390, "height": 844})
    looked_at(director, "dispute-phone")
    director.set_viewport_size({"width": 1280, "height": 800})
    director.get_by_role("button", name="6 to 9 is right").click()
    expect(two.locator(".evening-done")).to_have_text("The score is 6 to 9.")
    expect(screen.locator(".screen-state")).to_have_text("All scores of this round are in.")
    expect(screen.locator(".evening-standings tbody tr").first).to_contain_text("9")
    looked_at(screen, "screen")
    screen.set_viewport_size({"width": 320, "height": 640})
    looked_at(screen, "screen-320")
    assert screen.evaluate(CUT) == []
    screen.set_viewport_size({"width": 1920, "height": 1080})
    director.locator("[data-key=set-prizes] summary").click()
    director.get_by_label("Most lone hands").uncheck()
    director.get_by_label("Second").check()
    director.locator("[data-enter=prizes] button").click()
    expect(director.get_by_role("button", name="Take back: prizes first, second, low score")).to_be_visible()
    expect(director.locator(".evening-won dt")).to_have_text(["First", "Low score"])
    # a late comer, a lone hand, and the next round
    director.get_by_label("Add a player").fill("Late One")
    director.locator("[data-enter=player] button").click()
    expect(director.locator(".desk-people small")).to_be_visible()
    director.locator("[data-enter=lone] button").click()
    expect(director.get_by_role("button", name=re.compile("Take back: lone hands"))).to_be_visible()
    marches = director.locator("[data-enter=marches]")
    marches.get_by_role("combobox").select_option("Table 2")
    marches.get_by_label("Side 1").fill("1")
    marches.get_by_label("Side 2").fill("2")
    marches.get_by_role("button").click()
    expect(
        director.get_by_role("button", name=re.compile("marches round 1 table 2: 1 to 2$"))
    ).to_be_visible()
    looked_at(director, "tallies")
    director.get_by_role("button", name="Begin round 2").click()
    expect(screen.locator(".screen-round")).to_have_text("Round 2 of 3")
    expect(screen.get_by_text("Sitting out:")).to_be_visible()
    expect(one.get_by_role("button", name="Send the score")).to_be_visible()
    looked_at(director, "desk")
    director.get_by_role("link", name="To the lobby").click()
    expect(director.get_by_role("link", name="Run an evening")).to_be_visible()


@pytest.mark.parametrize("way", ["by result", "Swiss", "single elimination"])
def test_each_format_goes_on_as_its_results_say(guest: Opener, way: str) -> None:
    director = open_evening(guest, NAMES, way)
    director.get_by_role("button", name="Begin round 1").click()
    expect(director.locator(".desk-codes a")).to_have_count(2)
    screen = guest(path=screen_of(director), width=1920, height=1080)
    expect(screen.locator("[data-key=tables] .screen-tables li")).to_have_count(2)
    first = sides(screen)
    for path, points in zip(codes(director), ((9, 6), (3, 7)), strict=True):
        table = guest(path=path, **PHONE)
        report(table, 1, *points)
        table.get_by_role("button", name="We agree").click()
        expect(table.locator(".evening-done")).to_be_visible()
    expect(screen.locator(".screen-state")).to_have_text("All scores of this round are in.")
    director.get_by_role("button", name="Begin round 2").click()
    expect(screen.locator(".screen-round")).to_have_text(re.compile("^Round 2"))
    winners = {first[0][0], first[1][1]}
    second = sides(screen)
    if way == "by result":
        assert people(second[0]) == people(winners)
    else:
        assert set(second[0]) == winners
        assert len(second) == (2 if way == "Swiss" else 1)


def sides(screen: Page) -> list[tuple[str, str]]:
    """Return the two pairs of each table on the big screen."""
    texts = screen.locator("[data-key=tables] .screen-tables li").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('span')].map(side => side.textContent))"
    )
    return [(first, second) for first, second in texts]


def people(pairs: Iterable[str]) -> set[str]:
    """Return the names in some pairs."""
    return {name for pair in pairs for name in pair.split(" and ")}


def test_an_entry_made_without_a_network_is_sent_later_and_counted_once(guest: Opener) -> None:
    director = open_evening(guest, NAMES)
    director.get_by_role("button", name="Begin round 1").click()
    expect(director.locator(".desk-round")).to_have_text("Round 1 of 3")
    table = guest(path=codes(director)[0], **PHONE)
    expect(table.get_by_role("button", name="Send the score")).to_be_visible()
    lost: list[str] = []

    def lose_answers(route: Route) -> None:
        """Let the first entry arrive at the server, but lose its answer."""
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().text())
        route.abort()

    table.route("**/api/evening*", lose_answers)
    report(table, 1, 9, 6)
    expect(table.get_by_text("One entry is kept on this device")).to_be_visible()
    looked_at(table, "offline")
    expect(director.get_by_text("entered 9 to 6")).to_be_visible()
    assert lost
    table.unroute("**/api/evening*")
    table.reload()
    expect(table.get_by_role("button", name="We agree")).to_be_visible()
    expect(table.locator(".evening-notice")).to_be_empty()
    director.get_by_role("button", name=re.compile("Take back: report round 1")).click()
    expect(director.get_by_role("button", name="Take back: begin round 1, 20 minutes")).to_be_visible()


def test_a_page_that_was_open_before_opens_without_a_network(guest: Opener) -> None:
    director = open_evening(guest, NAMES)
    director.get_by_role("button", name="Begin round 1").click()
    expect(director.locator(".desk-round")).to_have_text("Round 1 of 3")
    table = guest(path=codes(director)[0], service_workers="allow", **PHONE)
    expect(table.get_by_role("button", name="Send the score")).to_be_visible()
    kept_by(table, "/", "/main.js", "/base.css")
    table.reload()
    expect(table.get_by_role("button", name="Send the score")).to_be_visible()
    kept_by(table, "/evening/page.js", "/evening/slip.js", "/evening/evening.css", "/study/study.css")
    table.context.set_offline(True)
    table.reload()
    expect(table.get_by_text("No network.")).to_be_visible()
    report(table, 1, 9, 6)
    expect(table.get_by_text("One entry is kept on this device")).to_be_visible()
    table.context.set_offline(False)
    expect(director.get_by_text("entered 9 to 6")).to_be_visible()
    expect(table.get_by_role("button", name="We agree")).to_be_visible()


def test_a_hall_of_sixty_fits_on_the_big_screen(guest: Opener) -> None:
    director = open_evening(guest, [f"{first} {last}" for first in NAMES for last in "ABCDEFGH"][:60])
    director.get_by_role("button", name="Begin round 1").click()
    expect(director.locator(".desk-round")).to_have_text("Round 1 of 3")
    screen = guest(path=screen_of(director), width=1920, height=1080)
    expect(screen.locator("[data-key=tables] .screen-tables li")).to_have_count(15)
    assert screen.evaluate("document.documentElement.scrollHeight") <= 1080
    looked_at(screen, "screen-60")
    looked_at(director, "desk-60")


@pytest.mark.parametrize("path", ["/evening#nonsense", "/evening#" + "0" * 24 + ".d." + "A" * 22])
def test_a_void_link_is_explained(guest: Opener, path: str) -> None:
    page = guest(path=path)
    expect(page.get_by_role("heading")).to_be_visible()
    expect(page.locator("#page")).to_contain_text("link")


def test_names_that_cannot_be_are_refused_in_the_form(guest: Opener) -> None:
    page = guest(path="/evening")
    page.get_by_label("Players, one on each line").fill("Ann\nann")
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("alert")).to_contain_text("is taken")
    looked_at(page, "refused")

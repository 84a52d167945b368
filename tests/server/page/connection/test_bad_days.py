"""When things go wrong: reloads, lost connections, wrong links, taken seats. And friends at one table."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import ASKED, OVER, act_by_clicks, is_asked, open_own_table


def invited(host: Page) -> str:
    """Return the path of an invitation to the host's table."""
    host.locator('[data-do="invite"]').click()
    link = host.locator("dialog .link").input_value()
    host.keyboard.press("Escape")
    return "/join#" + link.rpartition("#")[2]


def number_of(page: Page) -> str:
    """Return the number of the update that is shown."""
    return page.locator(".table").get_attribute("data-seq") or ""


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Continue").click()


def test_a_reload_in_the_middle_of_a_trick_shows_the_same_cards(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    choice = Random(4)
    while not page.evaluate("document.querySelector('.trick:has(.played):not(:has(.winner))') !== null"):
        assert is_asked(page)
        act_by_clicks(page, choice)
        page.wait_for_selector(ASKED)
    seen = "[...document.querySelectorAll('.held, .played')].map(card => card.dataset.card)"
    before = page.evaluate(seen)
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_function(f"before => JSON.stringify({seen}) === JSON.stringify(before)", arg=before)


def test_broken_connection_reconnects_and_play_continues(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    page.evaluate("document.querySelector('euchre-table').connection.socket.close()")
    expect(page.locator(".status.lost")).to_be_visible()
    page.wait_for_selector(ASKED)
    act_by_clicks(page, Random(1))
    assert is_asked(page)


def test_act_during_a_lost_connection_is_sent_after_reconnecting(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    before = number_of(page)
    page.evaluate(
        "() => { const page = document.querySelector('euchre-table'); page.connection.socket.close();"
        "page.querySelector('.actions .call, .hand .playable').click() }"
    )
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)


def test_a_card_that_may_not_be_played_is_refused_with_its_law(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    choice = Random(1)
    while (
        page.locator(".hand.choosing .held:not(.playable)").count() == 0
        or page.locator(".played").count() == 0
    ):
        assert is_asked(page)
        act_by_clicks(page, choice)
        page.wait_for_selector(ASKED)
    held = page.locator(".hand .held").count()
    page.locator(".hand.choosing .held:not(.playable)").first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("(modern follow, modern renege)")
    expect(page.locator(".hand .held")).to_have_count(held)


def test_wrong_links_say_what_to_do(guest: Opener) -> None:
    page = guest(path="/table/none")
    come_in(page, "Ann")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_focused()
    page.goto("/join/aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    for cut in ("/join/aaaaaaaaaaaa", "/move/aaaaaaaaaaaa"):
        page.goto(cut)
        expect(page.get_by_role("heading", name="This link is incomplete")).to_be_focused()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_private_table_asks_for_an_invitation(guest: Opener) -> None:
    host = guest()
    open_own_table(host, "modern", {})
    stranger = guest(path=host.evaluate("location.pathname"))
    come_in(stranger, "Eve")
    expect(stranger.get_by_role("heading", name="This table is not public")).to_be_visible()


def test_a_closed_table_says_so(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close the table for good").click()
    page.get_by_role("button", name="Close it for everybody?").click()
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_name_is_text_and_never_markup(guest: Opener) -> None:
    page = guest()
    page.get_by_label("Your name").fill("<img src=x onerror=alert(1)>")
    open_own_table(page, "modern", {}, friends=1)
    friend = guest(path=invited(page))
    come_in(friend, "<b>Bob</b>")
    friend.get_by_role("button", name="Sit here: Seat B").click()
    expect(page.locator(".who").nth(1)).to_have_text("<b>Bob</b>")
    assert friend.locator(".plate img, .plate b b").count() == 0


def test_four_people_play_a_game_at_one_table(guest: Opener) -> None:
    host = guest()
    host.get_by_label("Your name").fill("Ann")
    open_own_table(host, "modern", {"game_points": 1}, friends=3)
    path = invited(host)
    people = [host]
    for name, size in (("Bob", (390, 844)), ("Cid", (740, 360)), ("Dot", (320, 568))):
        person = guest(*size, path=path)
        come_in(person, name)
        person.get_by_role("button", name="Sit here").first.click()
        people.append(person)
    late = guest(path=path)
    come_in(late, "Eve")
    expect(late.locator("#status-line")).to_contain_text("Waiting for")
    choice = Random(6)
    while host.locator(OVER).count() == 0:
        for person in people:
            if person.locator(ASKED).count():
                before = number_of(person)
                act_by_clicks(person, choice)
                for other in people:
                    expect(other.locator(".table")).not_to_have_attribute("data-seq", before)
    for person in people:
        expect(person.locator(".won")).to_be_visible()
    expect(late.locator(".hand .held")).to_have_count(0)


def test_public_table_is_listed_and_can_be_watched(guest: Opener) -> None:
    host = guest()
    host.get_by_label("Your name").fill("Ida")
    host.get_by_label("List the table in the lobby").check()
    open_own_table(host, "jerome-1877", {})
    watcher = guest()
    watcher.get_by_label("Your name").fill("Bob")
    watcher.get_by_role("listitem").filter(has_text="Ida's table").get_by_role("button").click()
    watcher.wait_for_selector("euchre-table .table")
    expect(watcher.locator(".hand .held")).to_have_count(0)
    watcher.get_by_role("button", name="Sit here: Seat C").click()
    expect(watcher.locator(".hand .held").first).to_be_visible()
    expect(host.locator(".seat.at-far .who")).to_have_text("Bob")


def test_impossible_house_rules_are_refused_in_the_form(guest: Opener) -> None:
    page = guest()
    page.locator('input[name="code"][value="professor-1862"]').check()
    page.locator("details.rules > summary").click()
    page.locator("#rule-professor-1862-game_points").fill("12")
    page.locator(".own-table button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("point_counter")


def test_link_to_another_device_asks_before_it_is_used(guest: Opener) -> None:
    page = guest(path="/table/none")
    come_in(page, "Ann")
    page.goto("/move#aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="Continue here?")).to_be_visible()
    page.get_by_role("link", name="Cancel").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/move#aaaaaaaaaaaaaaaaaaaaaa")
    page.get_by_role("button", name="Continue here").click()
    expect(page.get_by_role("heading", name="This link no longer works")).to_be_visible()


def test_an_invitation_is_the_same_at_each_look_until_it_is_revoked(guest: Opener) -> None:
    host = guest()
    open_own_table(host, "modern", {}, friends=1)
    first = invited(host)
    host.reload()
    host.wait_for_selector('[data-do="invite"]')
    assert invited(host) == first
    friend = guest(path=first)
    expect(friend.get_by_text("Guest invites you to Guest's table.")).to_be_visible()
    come_in(friend, "Bob")
    expect(friend.get_by_role("button", name="Sit here: Seat B")).to_be_visible()
    host.locator('[data-do="invite"]').click()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    host.get_by_role("button", name="Revoke the link").click()
    expect(host.get_by_role("dialog")).to_have_count(0)
    late = guest(path=first)
    expect(late.get_by_role("heading", name="This link no longer works")).to_be_visible()
    assert invited(host) != first


def test_a_free_seat_says_whose_partner_sits_there(guest: Opener) -> None:
    host = guest()
    host.get_by_label("Your name").fill("Ann")
    host.locator('select[name="player"]').nth(1).select_option("")
    host.locator(".own-table button.main").click()
    host.wait_for_selector('[data-do="invite"]')
    friend = guest(path=invited(host))
    come_in(friend, "Bob")
    friend.get_by_role("button", name=re.compile("Sit here: Seat C, Ann.s partner")).click()
    expect(host.locator(".seat.at-far .who")).to_have_text("Bob")


def test_an_unknown_address_has_a_page_of_its_own(guest: Opener) -> None:
    page = guest(path="/no/such/page")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


WHO = """
async names => {
  const { who } = await import("/lib/seats.js");
  const person = { person: true, present: true, player: null };
  const seats = names.map((name, place) => ({ ...person, seat: "ABCD"[place], name }));
  return seats.map(({ seat }) => who({ you: null, seats }, seat).name);
}
"""


def test_names_that_could_mislead_are_shown_with_their_seat(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    assert page.evaluate(WHO, ["Ann", "Bob", "Cid", "Dot"]) == ["Ann", "Bob", "Cid", "Dot"]
    assert page.evaluate(WHO, ["Ann", "ann", "Partner", " "]) == ["Ann (A)", "ann (B)", "Partner (C)", "(D)"]
    assert page.evaluate(WHO, ["A\u202enn", "You", "\u200b", "C"]) == ["Ann", "You (B)", "(C)", "C (D)"]

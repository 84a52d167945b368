"""People who play together again, at the page: asked to a table, playing again, a standing table."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.connection.test_bad_days import come_in, invited
from tests.server.page.person import act_by_clicks, expect_hand, open_own_table
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults


def with_bob(guest: Opener, **rules: object) -> tuple[Page, Page]:
    """Ann's table and Bob at it."""
    ann = guest()
    ann.get_by_label("Your name").fill("Ann")
    open_own_table(ann, "modern", rules, friends=1)
    bob = guest(path=invited(ann))
    come_in(bob, "Bob")
    bob.get_by_role("button", name="Sit here: Seat B").click()
    expect(ann.locator(".seat.at-left .who")).to_have_text("Bob")
    return ann, bob


def play_together(pages: tuple[Page, Page], seed: int) -> None:
    """Play until the game is over for both."""
    choice = Random(seed)
    one, other = pages
    while True:
        one.wait_for_function(
            "() => { const table = document.querySelector('euchre-table').update;"
            "const [first] = table.deal?.waiting ?? [];"
            "return table.table.phase === 'gathering' ||"
            " table.table.seats.some(one => one.seat === first && one.person) }"
        )
        for page in pages:
            if page.locator('euchre-table [data-key="next"]').count():
                expect(other.locator('euchre-table [data-key="next"]').first).to_be_visible()
                return
            if page.locator("euchre-table .table:not(.busy) .status.asked").count():
                act_by_clicks(page, choice)


def test_a_person_met_before_is_asked_and_comes_with_one_tap(guest: Opener) -> None:
    ann, bob = with_bob(guest)
    bob.goto("/")
    ann.goto("/")
    open_own_table(ann, "modern", {}, friends=1)
    ann.get_by_role("button", name="Invite friends").first.click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Ask Bob").click()
    expect(dialog.get_by_role("status").last).to_contain_text("Bob finds the question")
    assert faults(ann) == []
    bob.reload()
    asked = bob.locator('[data-key="asked"]')
    expect(asked).to_contain_text("Ann asks you to Ann's table")
    assert faults(bob) == []
    for width in (320, 1280):
        bob.set_viewport_size({"width": width, "height": 700})
        assert bob.evaluate(OVERFLOW) == [0, 0]
        assert bob.evaluate(TOO_SMALL) == []
    bob.set_viewport_size({"width": 390, "height": 844})
    asked.get_by_role("button", name="Come").click()
    for place in "CDB":  # on a phone, too, no note lies over the buttons of the seats
        bob.get_by_role("button", name=f"Sit here: Seat {place}").click(trial=True)
    bob.get_by_role("button", name="Sit here: Seat B").click()
    ann.keyboard.press("Escape")
    expect(ann.locator(".seat.at-left .who")).to_have_text("Bob")


def test_the_lobby_sees_by_itself_that_somebody_asks(guest: Opener) -> None:
    ann, bob = with_bob(guest)
    bob.clock.install()
    bob.goto("/")
    expect(bob.locator('[data-key="mine"]')).to_be_visible()
    ann.goto("/")
    open_own_table(ann, "modern", {}, friends=1)
    ann.get_by_role("button", name="Invite friends").first.click()
    ann.get_by_role("button", name="Ask Bob").click()
    expect(ann.get_by_role("dialog").get_by_role("status").last).to_contain_text("Bob finds")
    bob.clock.run_for(16_000)
    expect(bob.locator('[data-key="asked"]')).to_contain_text("Ann asks you")
    bob.get_by_role("button", name="Decline").click()
    expect(bob.locator('[data-key="asked"]')).to_have_count(0)


def test_the_same_people_play_again_from_the_lobby(guest: Opener) -> None:
    ann, bob = with_bob(guest, game_points=1)
    play_together((ann, bob), seed=3)
    for page in (ann, bob):
        page.goto("/")
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_selector("euchre-table .table")
    bob.reload()
    bob.get_by_role("button", name="Come").click()
    bob.get_by_role("button", name="Sit here: Seat B").click()
    for page in (ann, bob):
        expect_hand(page)


def test_a_closed_table_offers_to_play_again(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    before = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close the table for good").click()
    page.get_by_role("button", name=re.compile("^Close it for everybody")).click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect_hand(page)


def test_a_standing_table_has_one_address_for_everybody(guest: Opener) -> None:
    ann = guest()
    ann.get_by_label("Your name").fill("Ann")
    open_own_table(ann, "modern", {}, friends=1)
    ann.get_by_role("button", name="Invite friends").first.click()
    ann.get_by_role("button", name="Give this table an address that stays").click()
    link = ann.get_by_label("Address that stays").input_value()
    assert faults(ann) == []
    bob = guest(path=link[link.index("/standing") :])
    expect(bob.locator("main")).to_contain_text("Ann invites you to Ann's table")
    come_in(bob, "Bob")
    bob.get_by_role("button", name="Sit here: Seat B").click()
    bob.goto("/")
    listed = bob.locator('[data-key="standing"]')
    expect(listed).to_contain_text("Ann's table")
    assert faults(bob) == []
    listed.get_by_role("link", name="Open").click()
    expect_hand(bob)
    ann.goto("/")
    ann.get_by_role("button", name="Delete").click()
    ann.get_by_role("button", name="Delete it for everybody?").click()
    expect(ann.locator('[data-key="standing"]')).to_have_count(0)
    late = guest(path=link[link.index("/standing") :])
    expect(late.locator("main")).to_contain_text("no longer works")


def test_friends_say_something_in_their_own_words_and_can_be_muted(guest: Opener) -> None:
    ann, bob = with_bob(guest)
    bob.get_by_role("button", name="Menu").click()
    assert faults(bob) == []
    bob.get_by_label("In your own words").fill("<b>Are we all here?</b>")
    bob.keyboard.press("Enter")
    expect(ann.locator(".seat.at-left")).to_contain_text("<b>Are we all here?</b>")
    assert ann.evaluate(OVERFLOW) == [0, 0]
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_label("In your own words").fill("x" * 120)
    ann.get_by_role("button", name="Say it").click()
    expect(bob.locator(".notice")).to_have_text(f"Ann: {'X' + 'x' * 119}.")
    assert bob.evaluate(OVERFLOW) == [0, 0]
    assert ann.evaluate("JSON.stringify({...sessionStorage}).includes('Are we all here')") is False
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Mute", exact=True).click()
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_label("In your own words").fill("Anybody?")
    bob.get_by_role("button", name="Say it").click()
    expect(bob.locator("#spoken")).to_contain_text("Anybody?")
    expect(ann.locator("#spoken")).not_to_contain_text("Anybody?")

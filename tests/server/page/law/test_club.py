"""Club mode at the page: irregular acts, claims, remedies and rulings, by clicks and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import ASKED, MANY, OVER, act_by_clicks, is_asked, open_own_table
from tests.server.page.test_access import OVERFLOW, SIZES, TOO_SMALL, faults, play_by_keys
from tests.server.page.test_scrolling import out_of_reach

IRREGULAR = '.hand .held:not(.playable):not([aria-disabled="true"])'
REGULAR = ", ".join(
    (
        '.actions > .call:not(.right):not([aria-disabled="true"])',
        '.calls .call:not(.right):not([aria-disabled="true"])',
        ".hand .playable",
        ".card-offer",
    )
)


def open_club_table(page: Page, code: str, temper: str = "friendly", friends: int = 0) -> None:
    """Open a table in club mode at the lobby's form."""
    page.get_by_role("switch", name="Club mode").check()
    page.locator('select[name="temper"]').select_option(temper)
    open_own_table(page, code, {"game_points": 2} if code.startswith("modern") else {}, friends)


def play_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Do the first regular act that is offered until a condition holds, over several games if needed."""
    for _ in range(MANY):
        if not is_asked(page):
            page.locator(OVER).get_by_role("button", name="Next game").click()
            page.wait_for_selector(OVER, state="detached")
        elif is_so():
            return
        else:
            act_regularly(page)
    raise AssertionError("it never comes to that")


def is_lone_hand(page: Page) -> bool:
    """Return whether somebody plays alone or may still say so; other laws hold for cards shown then."""
    return page.get_by_text(re.compile("Alone|Sits out|alone")).count() > 0


def act_regularly(page: Page) -> None:
    """Do the first regular thing that is offered, or go on."""
    page.locator(REGULAR).first.click()
    page.wait_for_selector("euchre-table .table:not(.busy)")


def can_revoke(page: Page) -> bool:
    """Return whether it is the person's turn to play to a trick and they hold cards that do not follow
    suit."""
    status = page.locator("#status-line").inner_text()
    return status == "Your turn: play a card" and page.locator(IRREGULAR).count() > 0


def revoke(page: Page) -> str:
    """Play a card that does not follow suit, after the question. Returns its name."""
    card = page.locator(IRREGULAR).first
    name = card.get_attribute("aria-label") or ""
    card.click()
    page.get_by_role("dialog").get_by_role("button", name="Play it anyway").click()
    return name.lower()


def test_lobby_says_what_club_mode_means_and_how_strict_players_may_be(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    expect(page.locator('select[name="temper"]')).to_be_hidden()
    switch = page.get_by_role("switch", name="Club mode")
    switch.check()
    expect(switch).to_have_accessible_description(re.compile("Mistakes are possible"))
    expect(page.locator('select[name="temper"] option')).to_have_count(3)


def test_open_table_in_club_mode_is_listed_as_one(guest: Opener) -> None:
    host, friend = guest(), guest()
    host.get_by_label("Your name").fill("Ida")
    host.get_by_label("List the table in the lobby").check()
    open_club_table(host, "jerome-1877", "sleepy")
    friend.get_by_role("button", name="Refresh").click()
    listed = friend.get_by_role("listitem").filter(has_text="Ida's table")
    expect(listed).to_contain_text("Jerome, 1877 · club mode, sleepy players · 3 free seats")


def test_irregular_card_is_played_only_after_the_question(guest: Opener) -> None:
    page = guest()
    open_club_table(page, "jerome-1877")
    play_until(page, lambda: can_revoke(page))
    before = page.locator(".hand .held").count()
    page.locator(IRREGULAR).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The laws require another of your cards")
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".hand .held")).to_have_count(before)
    name = revoke(page)
    expect(page.locator("#spoken")).to_contain_text(f"You play the {name}.")


def test_without_the_question_all_cards_look_alike(guest: Opener) -> None:
    page = guest()
    open_club_table(page, "jerome-1877")
    play_until(page, lambda: can_revoke(page))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Ask before an irregular play").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(IRREGULAR)).to_have_count(0)
    expect(page.locator(".hand .playable")).to_have_count(page.locator(".hand .held").count())


def test_strict_players_claim_and_the_ruling_is_shown_and_spoken_with_its_law(guest: Opener) -> None:
    page = guest()
    open_club_table(page, "jerome-1877", "strict")
    play_until(page, lambda: page.locator('[data-key="slips"]').count() > 0 and not is_lone_hand(page))
    page.locator('[data-key="slips"]').click()
    page.get_by_role("dialog").locator("section", has_text="Show a card").get_by_role("button").first.click()
    ruling = page.locator(".ruling")
    expect(ruling).to_contain_text("a player shows a card")
    expect(ruling.get_by_role("link").first).to_have_attribute(
        "href", re.compile(r"^/laws/jerome-1877/12\.1$")
    )
    expect(page.locator("#spoken")).to_contain_text("The referee: You: a player shows a card")
    page.locator(".ruling").get_by_role("button", name="Rulings").click()
    expect(page.get_by_role("dialog").locator("li").first).to_contain_text("Chosen: ")


def test_revoke_that_an_opponent_claims_is_ruled_on_when_the_hand_is_over(guest: Opener) -> None:
    ann, bob = guest(), guest()
    open_club_table(ann, "leeds-dwight-1888", friends=1)
    ann.get_by_role("button", name="Invite friends").click()
    link = ann.get_by_role("dialog").locator("input.link").input_value()
    ann.keyboard.press("Escape")
    bob.goto(link)
    bob.locator("#name").fill("Bob")
    bob.get_by_role("button", name="Continue").click()
    bob.locator('[data-do="sit"][data-to="B"]').first.click()
    play_together_until(ann, bob, lambda: can_revoke(ann))
    revoke(ann)
    bob.locator('[data-key="claims"]').click()
    bob.get_by_role("dialog").locator('[data-act*="claims revoke against A"]').last.click()
    for page in (ann, bob):
        expect(page.locator(".ruling")).to_contain_text("The claim stands")
    play_together_until(ann, bob, lambda: bob.evaluate(PAID))
    assert ann.evaluate(PAID)
    for page, side in ((ann, "them"), (bob, "us")):
        assert any(f"points to {side}" in told for told in page.evaluate(STORY) if "does not follow" in told)
    expect(bob.locator('.ruling a[href^="/laws/leeds-dwight-1888/"]').first).to_be_visible()


STORY = "() => document.querySelector('euchre-table').story"
PAID = f"() => ({STORY})().some(told => /does not follow suit.* points/.test(told))"


def play_together_until(ann: Page, bob: Page, is_so: Callable[[], bool]) -> None:
    """Ann and Bob do what is regular until something is so, in as many games as it takes."""
    for _ in range(MANY):
        asks_bob = ann.locator("#status-line", has_text="Bob")
        ann.locator(f"{ASKED}, {OVER}").or_(asks_bob).first.wait_for()
        if ann.locator(OVER).count():
            ann.locator(OVER).get_by_role("button", name="Next game").click()
            ann.wait_for_selector(OVER, state="detached")
            continue
        if ann.locator(ASKED).count() == 0:
            bob.wait_for_selector(ASKED)
        if is_so():
            return
        act_regularly(ann if ann.locator(ASKED).count() else bob)
    raise AssertionError("it never comes to that")


def test_ruling_on_a_revoke_is_found_again_with_its_laws_in_the_deals_and_in_the_record(
    guest: Opener,
) -> None:
    page = guest(bypass_csp=True)
    play_until_a_revoke_is_ruled_on(page)
    page.get_by_role("button", name="Review the deal").click()
    look_at_ruling(page)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
        assert out_of_reach(page) == []
        assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="Share the game").click()
    page.goto(page.locator("dialog .link").input_value())
    look_at_ruling(page)
    with page.expect_download() as told:
        page.get_by_role("link", name="Download .euchre").click()
    page.goto("/viewer")
    page.locator("#record").set_input_files(told.value.path())
    look_at_ruling(page)
    expect(
        page.locator(".faults").get_by_role("link", name="modern renege", exact=True).first
    ).to_be_visible()


def play_until_a_revoke_is_ruled_on(page: Page) -> None:
    """Revoke and play to the end of the game. Use another table if nobody noticed it."""
    for _ in range(TABLES):
        page.goto("/")
        open_club_table(page, "modern", "strict")
        play_until(page, lambda: can_revoke(page))
        revoke(page)
        while is_asked(page):
            act_regularly(page)
        if page.evaluate(RULED):
            return
    raise AssertionError("no revoke comes to light")


TABLES = 10
"""More hands in a row than any in which the revoke goes unnoticed."""
RULED = "() => document.querySelector('euchre-table').story.some(told => told.includes('does not follow'))"


def look_at_ruling(page: Page) -> None:
    """Find the last ruling on a revoke among the deals, and check that its law is shown."""
    page.wait_for_selector(".replay .step")
    ruling = page.locator(".step", has_text="does not follow suit")
    for deal in reversed(range(page.locator(".deals option").count())):
        page.locator(".deals select").select_option(str(deal))
        page.wait_for_selector(f'.deals [data-key="deal-{deal}"]')
        if ruling.count():
            break
    ruling.last.click()
    link = page.locator(".told").get_by_role("link", name="modern renege", exact=True)
    expect(link).to_have_attribute("href", "/laws/modern/renege")
    expect(link).to_have_attribute("target", "_blank")


@pytest.mark.parametrize("code", ["modern", "jerome-1877"])
def test_a_club_game_is_played_by_keyboard_alone(guest: Opener, code: str) -> None:
    page = guest()
    open_club_table(page, code, "strict")
    assert play_by_keys(page) >= 1
    expect(page.locator(".won")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_too_small_and_axe_finds_nothing(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size], bypass_csp=True)
    open_club_table(page, "professor-1862", "sleepy")
    choice = Random(4)
    for turn in range(12):
        if not is_asked(page):
            break
        if turn % 3 == 1 and page.locator('[data-key="slips"]').count():
            page.locator('[data-key="slips"]').click()
            page.wait_for_selector("dialog[open]")
            acts = page.get_by_role("dialog").locator("[data-act]")
            assert page.evaluate(TOO_SMALL) == []
            acts.nth(choice.randrange(acts.count())).click()
        else:
            act_by_clicks(page, choice)
        page.wait_for_selector("euchre-table .table:not(.busy)")
        assert page.evaluate(OVERFLOW) == [0, 0]
        assert page.evaluate(TOO_SMALL) == []
    assert faults(page) == []
    page.locator('.bar [data-do="menu"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Rulings").click()
    assert faults(page) == []

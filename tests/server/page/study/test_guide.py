"""The newcomer's guide at the table: its offer, the names of suits and bowers, and why a card is greyed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from euchre.deal import Deal, dues
from euchre.seats import Seat
from tests.server.helpers.tables import Desk, chance_choice, desk, play
from tests.server.page.conftest import QUICK, Opener
from tests.server.page.person import expect_hand, open_own_table, play_game
from tests.server.page.scripted import ScriptedTable, dealt_until
from tests.server.page.test_access import OVERFLOW, TOO_SMALL, faults

NEWCOMER = {**QUICK, "guide": None}
GUIDED = {**QUICK, "guide": True}
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
LEFT = {"S": "JC", "H": "JD", "D": "JH", "C": "JS"}
"""The left bower under each trump."""
CHOSEN = "JSON.parse(localStorage.euchre).guide"
MARKED = "document.documentElement.classList.contains('mark-bowers')"
Fits = Callable[[str, str, list[str]], bool]
"""Whether a led card, the trump suit and the greyed cards of a hand are wanted."""


def greyed(deal: Deal | None) -> tuple[str, str, list[str]]:
    """Return the card led, the letter of trump, and the cards that seat A may not play now."""
    if deal is None or deal.calling.trump is None or deal.trick is None:
        return "", "", []
    acts = [act.text.split() for due in dues(deal) if due.actor == Seat.A for act in due.acts]
    played = [words[1] for words in acts if len(words) == 2 and len(words[1]) == 2]
    off = [str(card) for card in deal.hands[Seat.A] if str(card) not in played]
    led = str(deal.trick.plays[0].card)
    return led, deal.calling.trump.name[0].upper(), off if played else []


def table_with(fits: Fits) -> Desk:
    """Return a table where seat A holds wanted cards that it may not play."""
    for number in range(1, 3000):
        at = desk("modern", guests=2, number=number)
        for _ in play(at, chance_choice(number)):
            led, trump, off = greyed(at.table.sitting.deal)
            if off and fits(led, trump, off):
                return at
            if at.table.sitting.deals > 1:
                break
    raise AssertionError("no such moment has come")


def opened(page: Page, at: Desk) -> ScriptedTable:
    """Return the table at a page, with the guide on it."""
    table = ScriptedTable(at)
    table.open(page)
    page.wait_for_selector(".held[data-suit]")
    return table


def new_table(guest: Opener, width: int = 1280, height: int = 800) -> Page:
    """Return a newcomer's first table, with the offer."""
    page = guest(width, height, settings=NEWCOMER)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Guide for newcomers")).to_be_visible()
    return page


def test_a_newcomer_is_offered_the_guide_once(guest: Opener) -> None:
    page = new_table(guest)
    expect(page.locator("#spoken")).to_contain_text("A guide marks the bowers")
    assert faults(page) == []
    page.get_by_role("button", name="No, thanks").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".guide-offer")).to_have_count(0)
    expect(page.locator(".notice")).to_contain_text("You can switch it on in the menu.")
    assert page.evaluate(CHOSEN) is False
    page.reload()
    page.wait_for_selector(".hand .held")
    expect(page.locator(".guide-offer, [data-suit]")).to_have_count(0)


def test_the_guide_is_accepted_by_keyboard_and_switched_in_the_menu(guest: Opener) -> None:
    page = new_table(guest)
    page.get_by_role("button", name="Guide me").focus()
    page.keyboard.press("Enter")
    expect_hand(page)
    expect(page.locator(".held:not([data-suit])")).to_have_count(0)
    assert page.evaluate(MARKED)
    assert page.evaluate("document.activeElement !== document.body")
    for is_on in (False, True):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("switch", name="Guide for newcomers").set_checked(is_on)
        page.keyboard.press("Escape")
        marked = page.locator(".held[data-suit]")
        expect(marked).not_to_have_count(0) if is_on else expect(marked).to_have_count(0)
        assert page.evaluate(MARKED) is is_on
        assert page.evaluate(CHOSEN) is is_on


def test_nobody_with_a_finished_game_is_offered_the_guide(guest: Opener) -> None:
    page = guest(settings=NEWCOMER)
    open_own_table(page, "modern", {"game_points": 1})
    expect(page.locator(".guide-offer")).to_be_visible()
    play_game(page, seed=3)  # with the offer unanswered
    expect(page.locator(".guide-offer")).to_have_count(0)
    assert page.evaluate(CHOSEN) is False
    page.evaluate("settings => { localStorage.euchre = settings }", json.dumps(NEWCOMER))
    with page.expect_response("**/api/progress"):
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
    page.wait_for_function(f"{CHOSEN} === false")
    expect(page.locator(".guide-offer")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (740, 360)])
def test_the_offer_fits_on_small_screens(guest: Opener, size: tuple[int, int]) -> None:
    page = new_table(guest, *size)
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    expect(page.locator(".hand .held").first).to_be_in_viewport()


def test_calls_and_turn_up_name_the_suit(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: any("orders up" in act.text for act in due.acts))
    page = guest(settings=GUIDED)
    opened(page, at)
    deal = at.table.sitting.deal
    assert deal is not None
    suit = f"({SUITS[str(deal.turned_card)[1]]}s)"
    expect(page.locator(".calls .tile b").first).to_contain_text(suit)
    expect(page.locator(".turn-up figcaption")).to_contain_text(suit)


def test_a_greyed_card_says_which_suit_was_led(guest: Opener) -> None:
    at = table_with(lambda led, trump, off: led not in LEFT.values() and LEFT[trump] not in off)
    led, _, off = greyed(at.table.sitting.deal)
    suit = SUITS[led[1]]
    why = f"{suit.capitalize()}s were led: you must follow with a {suit}."
    page = guest(settings=GUIDED)
    table = opened(page, at)
    card, other = page.locator(f'.held[data-card="{off[0]}"]'), page.locator(".hand .playable").first
    expect(card).to_have_accessible_name(re.compile(rf"^\w+ of \w+(?:, right bower.*)?\. {re.escape(why)}$"))
    card.hover()
    expect(page.locator(".guide-why")).to_contain_text(why)
    page.get_by_role("button", name="Menu").hover()
    expect(page.locator(".guide-why")).to_have_count(0)
    card.focus()
    expect(page.locator(".guide-why")).to_contain_text(why)
    assert faults(page) == []
    other.focus()
    expect(page.locator(".guide-why")).to_have_count(0)
    card.dispatch_event("click")
    expect(page.locator(".guide-why")).to_contain_text(why)
    expect(page.locator("#spoken")).to_contain_text(why)
    assert table.said == []
    other.click()
    expect(page.locator(".guide-why")).to_have_count(0)
    assert len(table.said) == 1


def test_the_left_bower_counts_as_trump(guest: Opener) -> None:
    at = table_with(lambda led, trump, off: led[1] == LEFT[trump][1] and LEFT[trump] in off)
    _, trump, _ = greyed(at.table.sitting.deal)
    page = guest(settings=GUIDED)
    opened(page, at)
    left = page.locator(f'.held[data-card="{LEFT[trump]}"]')
    expect(left).to_have_attribute("data-suit", f"{SUITS[trump]}s")
    expect(left).to_have_accessible_name(re.compile(f", left bower, counts as {SUITS[trump]}s"))
    left.hover()
    expect(page.locator(".guide-why")).to_contain_text(f"left bower and counts as {SUITS[trump]}s.")


def test_a_lead_of_the_left_bower_is_followed_with_trump(guest: Opener) -> None:
    at = table_with(lambda led, trump, off: led == LEFT[trump])
    _, trump, off = greyed(at.table.sitting.deal)
    page = guest(settings=GUIDED)
    opened(page, at)
    page.locator(f'.held[data-card="{off[0]}"]').hover()
    why = f"was led, which counts as trump: you must follow with a {SUITS[trump]}."
    expect(page.locator(".guide-why")).to_contain_text(why)


def test_the_guide_speaks_french(guest: Opener) -> None:
    page = guest(settings=NEWCOMER, locale="fr-FR")
    open_own_table(page, "modern", {})
    page.get_by_role("button", name="Me guider").click()
    expect(page.locator(".notice")).to_contain_text("Le guide est actif.")
    captions = page.locator(".held").evaluate_all("all => all.map(one => one.dataset.suit)")
    assert len(captions) in {5, 6}  # a dealer may hold the turn-up
    assert set(captions) <= {"pique", "cœur", "carreau", "trèfle"}

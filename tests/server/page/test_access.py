"""The page by keyboard alone, with a screen reader, on small phones, without motion, with large text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import MANY, OVER, expect_hand, is_asked, open_own_table, play_game

SHORT = {"game_points": 1}
SIZES = {
    "small phone": (320, 568),
    "phone": (390, 844),
    "phone on its side": (740, 360),
    "desktop": (1280, 800),
}
TOO_SMALL = """
() => [...document.querySelectorAll('button, a.button, select, summary, input:not([type=radio])')]
    .filter(one => one.checkVisibility() && !one.closest('label'))
    .map(one => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([words, box]) => `${words}: ${box.width} x ${box.height}`)
"""
PLAYED = re.compile(r" (plays?|leads?|takes?) the (?:\w+ of \w+|trick)\.$")
KINDS = {"play": "P", "plays": "P", "lead": "L", "leads": "L", "take": "T", "takes": "T"}
OUTGROWN = """
() => [...document.querySelectorAll('.story, .sheet-note')]
    .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight).length
"""
OVERFLOW = "() => [document.documentElement.scrollWidth - innerWidth, document.body.scrollWidth - innerWidth]"


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""All that depends on the theme."""
IN_THEME = """
theme => new Promise(done => {
  const link = document.getElementById("theme");
  if (link.href.endsWith(`/${theme}.css`)) return done();
  link.addEventListener("load", () => done(), { once: true });
  link.href = `/themes/${theme}.css`;
})
"""


def faults(page: Page, wanted: Mapping[str, object] = WCAG) -> list[str]:
    """Return what axe finds, if nothing else is wanted against WCAG 2.2 A and AA."""
    found = Axe().run(page, options={"runOnly": wanted})
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found.response["violations"]]


def faults_in_every_theme(page: Page) -> list[str]:
    """Return what axe finds, the contrast in every theme, light and dark."""
    found = faults(page)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for theme in ("wine", "slate", "green"):
            page.evaluate(IN_THEME, theme)
            found += [f"{theme}, {scheme}: {fault}" for fault in faults(page, CONTRAST)]
    return found


def play_by_keys(page: Page) -> int:
    """Play to the end of the game with Tab and Enter. Returns how often this person acted."""
    acted, focused = 0, False
    while is_asked(page):
        for _ in range(60):
            focused = page.evaluate(
                "(() => { const one = document.activeElement;"
                " return one.matches('.actions .call:not(.right), .card-offer, .hand .playable')"
                " && one.getAttribute('aria-disabled') !== 'true' })()"
            )
            if focused:
                break
            page.keyboard.press("Tab")
        assert focused, "nothing that is offered can be reached by Tab"
        page.keyboard.press("Enter")
        acted += 1
        assert acted < MANY, "the game does not end"
        page.wait_for_selector("euchre-table .table:not(.busy)")
    return acted


@pytest.mark.parametrize("code", ["modern", "jerome-1877"])
def test_a_game_is_played_by_keyboard_alone(guest: Opener, code: str) -> None:
    page = guest()
    open_own_table(page, code, SHORT if code == "modern" else {})
    assert play_by_keys(page) >= 1
    expect(page.locator(".won")).to_be_visible()


def test_play_now_is_reached_by_keyboard(guest: Opener) -> None:
    page = guest()
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    expect_hand(page)


def test_focus_moves_to_the_next_choice(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    page.locator(OFFER).first.focus()
    page.keyboard.press("Enter")
    assert is_asked(page)
    page.wait_for_function("() => document.activeElement.closest('.own') !== null")


def test_arrows_move_along_the_hand(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    cards = page.locator(".hand .held")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()


def test_every_event_is_announced_once_and_in_order(guest: Opener) -> None:
    page = guest()
    told: list[str] = []
    page.expose_function("heard", lambda line: told.append(line))
    page.evaluate(
        "new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach("
        "line => heard(line.textContent)))).observe(document.getElementById('spoken'), {childList: true})"
    )
    open_own_table(page, "modern", SHORT)
    play_game(page, seed=5)
    expect(page.locator(".won")).to_be_visible()
    kinds = "".join(KINDS[found[1]] if (found := PLAYED.search(line)) else "" for line in told)
    assert re.fullmatch(r"(LP{2,3}T)+", kinds)
    assert told[0] == "A game begins."
    assert any("turns up the" in line or "turn up the" in line for line in told)
    assert any(line.startswith("Your hand: ") and " of " in line for line in told)
    (won,) = (line for line in told if " win the game" in line)
    assert re.fullmatch(r"(We|They) win the game, \d+ : \d+\.", won)
    assert page.locator("#spoken").get_attribute("aria-live") == "polite"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["modern", "professor-1862", "modern-3"])
def test_nothing_is_cut_off_or_too_small_to_touch(guest: Opener, size: str, code: str) -> None:
    page = guest(*SIZES[size])
    page.wait_for_selector(".games")
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.evaluate(TOO_SMALL) == []
    open_own_table(page, code, {})
    for _ in range(4):
        assert is_asked(page)
        assert page.evaluate(OVERFLOW) == [0, 0]
        assert page.evaluate(TOO_SMALL) == []
        page.locator(
            '.hand .held[aria-pressed="false"], .hand .playable, .actions .call:not([aria-disabled="true"])'
        ).last.click()


def test_text_of_twice_the_size_still_fits(guest: Opener) -> None:
    page = guest(1280, 800)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OVERFLOW) == [0, 0]
    open_own_table(page, "modern", {})
    assert is_asked(page)
    assert page.evaluate(OVERFLOW) == [0, 0]
    page.locator(OFFER).first.click()
    assert is_asked(page)


def test_text_of_twice_the_size_fits_on_a_small_phone(guest: Opener) -> None:
    page = guest(320, 568)
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    pages = {"/": ".games", "/viewer": ".coup-buttons", "/learn": ".lesson", "/puzzles": ".board"}
    pages |= {"/no/such/page": "main.word h1"}
    for path, part in {**pages, "/evening": "#page form", "/laws": ".codes"}.items():
        page.goto(path)
        page.wait_for_selector(part)
        assert page.evaluate(OVERFLOW) == [0, 0], path
    page.goto("/")
    page.locator(".play-now button").click()
    assert is_asked(page)
    assert page.evaluate(OVERFLOW) == [0, 0]


def test_text_of_twice_the_size_leaves_the_seats_off_the_calls_on_a_phone(guest: Opener) -> None:
    page = guest(390, 844)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    open_own_table(page, "modern", {})
    assert is_asked(page)
    felt, own = (page.locator(part).first.bounding_box() for part in (".felt", ".own"))
    assert felt is not None
    assert own is not None
    assert felt["height"] > 300
    assert felt["y"] + felt["height"] <= own["y"] + 1
    page.locator(OFFER).first.click()


OFFER = ".actions .call, .hand .playable"


def test_axe_finds_nothing_on_any_view(guest: Opener) -> None:
    page = guest(bypass_csp=True)
    page.wait_for_selector(".games")
    assert faults_in_every_theme(page) == []
    page.locator("details.rules > summary").click()
    assert faults_in_every_theme(page) == []
    open_own_table(page, "modern", {})
    assert is_asked(page)
    assert faults_in_every_theme(page) == []
    page.get_by_role("button", name="Menu").click()
    assert faults_in_every_theme(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_on_the_pages_beside_the_table(guest: Opener) -> None:
    page = guest(path="/laws", bypass_csp=True)
    page.wait_for_selector(".law-book h1")
    assert faults_in_every_theme(page) == []
    page.goto("/laws/modern/alone")
    page.wait_for_selector(".law-book h1")
    assert faults_in_every_theme(page) == []
    page.goto("/no/such/page")
    page.wait_for_selector("h1")
    assert faults_in_every_theme(page) == []
    page.goto("/viewer")
    page.get_by_role("button", name="4. Left led to right").click()
    page.wait_for_selector(".replay .felt")
    assert faults_in_every_theme(page) == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360), (1100, 560)])
def test_axe_finds_nothing_in_overflowing_text(guest: Opener, width: int, height: int) -> None:
    page = guest(width, height, bypass_csp=True)
    page.wait_for_selector(".games")
    open_own_table(page, "modern", SHORT)
    play_game(page, seed=6)
    page.add_style_tag(content=".story, .sheet-note { max-height: 4em !important; }")
    assert page.evaluate(OUTGROWN) > 0
    assert faults(page) == []


def test_cards_do_not_move_with_reduced_motion(guest: Opener) -> None:
    page = guest(reduced_motion="reduce")
    open_own_table(page, "modern", {})
    for _ in range(3):
        assert is_asked(page)
        page.locator(OFFER).first.click()
        assert page.evaluate("document.getAnimations().length") == 0


def test_cards_move_to_the_trick_and_play_does_not_wait_for_them(guest: Opener) -> None:
    page = guest(reduced_motion="no-preference")
    page.evaluate(
        "() => { window.flights = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { flights += 1; return animate.apply(this, how); } }"
    )
    open_own_table(page, "modern", SHORT)
    play_game(page, seed=2)
    assert page.evaluate("flights") > 20


def test_forced_colours_leave_the_suits_their_shapes(guest: Opener) -> None:
    page = guest(forced_colors="active")
    open_own_table(page, "modern", {})
    expect(page.locator(".hand .held .face .ink").first).to_be_visible()
    adjust = page.locator(".hand .face").first.evaluate("one => getComputedStyle(one).forcedColorAdjust")
    assert adjust == "none"


def test_suits_differ_by_letter_and_optionally_by_four_colours(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    letters = page.locator(".hand .held .letter").evaluate_all("all => all.map(one => one.dataset.letter)")
    assert len(letters) == 2 * page.locator(".hand .held").count()
    assert set(letters) <= set("SHDC")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Four colours for the suits").check()
    colour = "suit => getComputedStyle(document.documentElement).getPropertyValue(`--suit-${suit}`)"
    page.wait_for_function(f"() => new Set([...'SHDC'].map({colour})).size === 4")
    page.reload()
    page.wait_for_selector(".hand")
    page.wait_for_function(f"() => new Set([...'SHDC'].map({colour})).size === 4")


def test_the_next_game_is_one_button_away(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern-2", SHORT)
    play_game(page, seed=1)
    expect(page.locator(OVER).get_by_role("button")).to_have_text("Next game")

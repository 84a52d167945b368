"""The page in French, from right to left, and with long texts."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from euchre.acts import Call
from euchre.lessons import lessons
from euchre.puzzles import puzzles
from euchre.server.page_files import PAGE
from tests.server.page.conftest import Opener
from tests.server.page.person import act_by_clicks, is_asked, open_own_table, play_game
from tests.server.page.test_access import OVERFLOW, faults
from tools.page.texts import LANGUAGES, Texts, catalogue, changed, lengthened, script

FRENCH = {"locale": "fr-CA"}
SHORT = {"game_points": 1}
ENGLISH_WORDS = re.compile(
    r"\b(?:the|of|your|you|and|with|cards?|hearts|spades|diamonds|clubs|trick|jack|queen|king|leads|plays"
    r"|takes|passes|menu|settings|partner|left|right)\b",
    re.IGNORECASE,
)
SAME_IN_BOTH = {"menu"}
OUTGROWN = """
() => [...document.querySelectorAll('.sheet-note')].filter(one => one.scrollHeight > one.clientHeight).length
"""
SHOWN = """
() => [...document.querySelectorAll('body *')]
    .filter(one => one.checkVisibility() && !one.closest('[lang]:not(html)'))
    .flatMap(one => [one.getAttribute('aria-label'), one.getAttribute('placeholder'),
        ...[...one.childNodes].filter(({nodeType}) => nodeType === 3).map(({textContent}) => textContent)])
    .filter(words => words !== null && words.trim() !== '')
"""
CHOSEN_LANGUAGE = "tag => { try { localStorage['euchre-language'] = tag } catch {} }"
FIRST_TEXTS = """
() => {
  globalThis.seen = [];
  new MutationObserver(() => globalThis.seen.push(document.body?.innerText ?? ''))
      .observe(document, {childList: true, subtree: true, characterData: true});
}
"""


def english_on(page: Page) -> list[str]:
    """Return texts in sight, or for screen readers, that have English words and are not marked as English."""
    shown: list[str] = page.evaluate(SHOWN)
    return [
        one for one in shown if any(word.lower() not in SAME_IN_BOTH for word in ENGLISH_WORDS.findall(one))
    ]


def in_pseudo(page: Page, texts: Texts) -> None:
    """Show the page with other texts in place of the French ones."""

    def answer(route: Route) -> None:
        route.fulfill(body=script(texts), content_type="text/javascript")

    page.route("**/texts/languages/fr.js", answer)
    page.evaluate(f"({CHOSEN_LANGUAGE})('fr')")
    page.reload()
    page.wait_for_selector(".games")


def test_a_deal_is_played_in_french(guest: Opener) -> None:
    page = guest(**FRENCH)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    assert english_on(page) == []
    open_own_table(page, "modern", SHORT)
    choice = Random(3)
    while is_asked(page):
        assert english_on(page) == []
        act_by_clicks(page, choice)
    expect(page.locator(".won")).to_have_text(re.compile(r"^(Nous gagnons|Ils gagnent) la partie"))
    story = page.locator("#spoken p").all_inner_texts()
    spoken = " ".join(story)
    assert re.search(r"(joue|jouez) (le |la |l.)\w+ de (pique|cœur|carreau|trèfle)", spoken)
    assert "levée" in spoken
    assert "de le " not in spoken
    assert ENGLISH_WORDS.search(spoken) is None
    assert english_on(page) == []


def test_a_puzzle_is_asked_and_answered_in_french(guest: Opener) -> None:
    puzzle = next(one for one in puzzles() if isinstance(one.best.act, Call) and not one.title)
    page = guest(path=f"/puzzles/{puzzle.id}", **FRENCH)
    page.locator(".puzzle .actions .call").first.click()
    expect(page.locator(".puzzle [data-do=next]")).to_be_visible()
    expect(page.locator(".puzzle :lang(en)")).to_have_count(0)
    assert english_on(page) == []


def test_lessons_are_french(guest: Opener) -> None:
    page = guest(path="/learn", **FRENCH)
    expect(page.locator(".lesson")).to_have_count(len(lessons()))
    expect(page.locator("main :lang(en)")).to_have_count(0)
    page.locator(".lesson").nth(1).click()
    page.locator('.hand .held[data-hold="AC"]').click(force=True)  # greyed: it may not be played
    expect(page.locator(".wrong p").first).to_contain_text("Vous devez fournir la couleur demandée.")
    expect(page.locator("main :lang(en)")).to_have_count(0)
    assert english_on(page) == []
    page.locator('.hand .held[data-hold="KS"]').click()
    expect(page.locator(".right p").first).to_contain_text("Le roi est votre seul pique")


def test_a_refusal_is_french(guest: Opener) -> None:
    page = guest(**FRENCH)
    page.get_by_label("Votre nom").fill("Partner")
    page.get_by_role("button", name="Jouer", exact=True).click()
    expect(page.locator(".refusal")).to_contain_text("Ce nom désigne une place")


def test_a_hint_and_its_reasons_are_french(guest: Opener) -> None:
    page = guest(**FRENCH)
    open_own_table(page, "modern", SHORT)
    choice = Random(4)
    for _ in range(3):
        page.locator(".status [data-do=hint]").click()
        expect(page.locator(".advice-act")).to_have_text(re.compile(r"\w.*\."))
        page.locator(".advice [data-do=why]").click()
        expect(page.locator(".advice [data-do=why]")).to_have_count(0)
        expect(page.locator(".advice-words p").nth(1)).to_be_visible()
        expect(page.locator(".advice :lang(en)")).to_have_count(0)
        assert english_on(page) == []
        act_by_clicks(page, choice)
        assert is_asked(page)


def test_nothing_english_is_drawn_before_the_french_page(guest: Opener) -> None:
    page = guest(**FRENCH)
    page.add_init_script(f"({FIRST_TEXTS})()")
    page.reload()
    page.wait_for_selector(".games")
    seen: list[str] = page.evaluate("globalThis.seen")
    words = {line for text in seen for line in text.splitlines() if line.strip()}
    assert "Votre nom" in words
    assert {line for line in words if ENGLISH_WORDS.search(line)} == set()


def test_only_the_texts_of_one_language_are_loaded(guest: Opener) -> None:
    page = guest(service_workers="block")
    page.wait_for_selector(".games")
    loaded: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    languages = [name.rpartition("/")[2] for name in loaded if "/languages/" in name]
    assert languages == ["en.js"]


def test_the_language_is_chosen_in_play_and_kept(guest: Opener) -> None:
    page = guest()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand .held")
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option(label="français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("group", name="Votre main")).to_be_visible()
    assert page.url == address
    page.goto("/")
    expect(page.get_by_label("Votre nom")).to_be_visible()
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_label("Your name")).to_be_visible()


@pytest.mark.parametrize("path", ["/laws", "/laws/modern/alone", "/learn", "/puzzles", "/viewer", "/evening"])
def test_what_stays_english_is_marked_as_english(guest: Opener, path: str) -> None:
    page = guest(path=path, **FRENCH)
    page.wait_for_selector("h1")
    page.wait_for_function("() => document.querySelector('main, .study-head, h1').innerText.length > 20")
    page.wait_for_load_state("networkidle")
    assert english_on(page) == []


def test_the_page_works_from_right_to_left(guest: Opener) -> None:
    page = guest(390, 844)
    about = {"locale": "ar", "direction": "rtl"}
    in_pseudo(page, {**catalogue(LANGUAGES / "en.js"), "about": dict(about)})
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert max(page.evaluate(OVERFLOW)) <= 0
    open_own_table(page, "modern", SHORT)
    assert is_asked(page)
    assert max(page.evaluate(OVERFLOW)) <= 0
    assert faults(page) == []
    play_game(page, seed=2)
    expect(page.locator(".won")).to_be_visible()


def test_styles_name_sides_by_the_direction_of_the_text() -> None:
    """Only places on the felt, which has the same left and right for everybody, are named by the screen."""
    sided = re.compile(
        r"\b(?:(?:text-align|float): (?:left|right)|(?:margin|padding|border)-(?:left|right):[^;]*)"
    )
    found = {one for file in PAGE.rglob("*.css") for one in sided.findall(file.read_text())}
    assert found == {"margin-left: calc(var(--card-w) * -0.5)"}


@pytest.mark.parametrize(("width", "height"), [(320, 568), (740, 360), (1280, 800)])
def test_texts_a_third_longer_stay_on_the_page(guest: Opener, width: int, height: int) -> None:
    page = guest(width, height)
    english = catalogue(LANGUAGES / "en.js")
    in_pseudo(page, {**changed({**english, "about": {}}, lengthened), "about": english["about"]})
    assert max(page.evaluate(OVERFLOW)) <= 0
    open_own_table(page, "modern", SHORT)
    choice = Random(5)
    while is_asked(page):
        assert max(page.evaluate(OVERFLOW)) <= 0
        assert page.evaluate(OUTGROWN) == 0
        act_by_clicks(page, choice)

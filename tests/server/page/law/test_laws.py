"""The law browser: codes, search, one law beside other codes, unknown laws."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from euchre.laws.register import load_comparison, load_register
from tests.server.page.conftest import Opener
from tests.server.page.test_access import OVERFLOW, SIZES, TOO_SMALL, faults


def test_from_the_lobby_to_a_law_and_on_to_its_neighbours(guest: Opener) -> None:
    page = guest()
    page.get_by_role("link", name="Read the laws").click()
    expect(page.get_by_role("heading", name="The laws", level=1)).to_be_focused()
    page.get_by_role("link", name=re.compile("^Jerome, 1877")).click()
    page.get_by_role("link", name=re.compile(r"^9\.2")).click()
    law = load_register("jerome-1877")["9.2"]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"9.2 · {law.heading}")
    expect(page.locator(".law-says")).to_have_text(law.says)
    expect(page.locator(".situation")).to_have_count(len(law.situations))
    page.get_by_role("navigation", name="Other laws").get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(r"/laws/jerome-1877/9\.3$"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("9.2 ·")
    expect(page).to_have_title(re.compile("jerome-1877 9.2"))


def test_search_finds_laws_while_typing(guest: Opener) -> None:
    page = guest(path="/laws")
    page.get_by_role("searchbox").fill("revoke claim")
    expect(page.locator(".found")).to_contain_text("laws found")
    expect(page.locator(".codes")).to_be_hidden()
    assert page.locator(".found .law-list li").count() > 10
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".found")).to_contain_text("No law contains all these words")
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".codes")).to_be_visible()
    page.goto("/laws/modern")
    page.get_by_role("searchbox").fill("follow")
    expect(page.locator(".found .law-id").first).to_contain_text("modern")


def test_the_codes_stand_side_by_side(guest: Opener) -> None:
    page = guest(path="/laws/leeds-dwight-1888/63")
    axis = page.locator(".axis").first
    expect(axis.locator("b")).to_have_text(
        ["The Professor, 1862", "Jerome, 1877", "Leeds and Dwight, 1888", "Modern"]
    )
    expect(axis.locator(".own-code b")).to_have_text("Leeds and Dwight, 1888")
    axis.get_by_role("link", name="L23").click()
    expect(page).to_have_url(re.compile("/laws/professor-1862/L23$"))
    page.goto("/laws")
    page.locator(".axis-folded summary", has_text="Revoke penalty").click()
    expect(page.locator(".axis-folded[open] .axis")).to_contain_text("2, or 4 if called alone")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/laws/modern/nope", "has no law 'nope'"),
        ("/laws/nowhere", "there is no code 'nowhere'"),
        (
            "/laws/modern/%3Cimg%20src=x%20onerror=alert(1)%3E%2F..",
            "has no law '<img src=x onerror=alert(1)>/..'",
        ),
    ],
)
def test_unknown_law_names_the_nearest_ones(guest: Opener, path: str, words: str) -> None:
    page = guest(path=path)
    expect(page.get_by_role("heading", name="There is no such law")).to_be_focused()
    expect(page.locator(".sheet-note p")).to_contain_text(re.compile(re.escape(words), re.IGNORECASE))
    assert page.locator("main img").count() == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_laws_fit_and_can_be_touched_on_every_screen(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size], bypass_csp=True)
    for path in ("/laws", "/laws/professor-1862", "/laws/leeds-dwight-1888/63", "/laws/modern/m.9"):
        page.goto(path)
        page.wait_for_selector(".law-book h1")
        assert page.evaluate(OVERFLOW) == [0, 0]
        assert page.evaluate(TOO_SMALL) == []
        assert faults(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(OVERFLOW) == [0, 0]


def test_own_code_stands_out_with_forced_colours_and_reduced_motion(
    guest: Opener,
) -> None:
    page = guest(path="/laws/leeds-dwight-1888/63", forced_colors="active", reduced_motion="reduce")
    own, other = page.locator(".axis > .own-code").first, page.locator(".axis > div:not(.own-code)").first
    expect(own).to_be_visible()
    edge = "one => getComputedStyle(one).borderTopColor"
    assert own.evaluate(edge) != other.evaluate(edge)
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(
    ("code", "law_id"),
    [("modern-3", "follow"), ("professor-1862", "L31"), ("jerome-1877", "s.3"), ("leeds-dwight-1888", "52")],
)
def test_a_law_of_every_code_is_french_in_french(guest: Opener, code: str, law_id: str) -> None:
    page = guest(path=f"/laws/{code}/{law_id}", locale="fr-CA")
    law = load_register("modern" if code == "modern-3" else code, "fr")[law_id]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{law_id} · {law.heading}")
    expect(page.locator(".law-says:not([lang])")).to_have_text(law.says)
    expect(page.locator(".situation [lang], .remarks [lang], h1 [lang]")).to_have_count(0)
    expect(page.locator(".law-book > p.faint")).to_have_count(0)


def test_french_situations_have_signs_for_suits_and_french_words_find_laws(guest: Opener) -> None:
    page = guest(path="/laws/modern-3/follow", locale="fr-CA")
    given = page.locator(".situation").first.locator("dd").first
    expect(given).to_contain_text("J♠, A♠, K♦, Q♦, 10♥")
    page.goto("/laws")
    page.get_by_role("searchbox").fill("entamee coeur")
    expect(page.locator(".found .law-list b:not([lang])").first).to_be_visible()


def test_what_follows_and_the_values_of_a_law_are_french(guest: Opener) -> None:
    page = guest(path="/laws/leeds-dwight-1888/63", locale="fr-CA")
    follows = page.locator(".items").first
    expect(follows).to_contain_text("Jugé sur une réclamation.")
    expect(follows).to_contain_text("les points (3, ou 5 dans une main seule); on peut réclamer jusqu")
    expect(follows.locator("[lang]")).to_have_count(0)
    page.goto("/laws/jerome-1877/9.8")
    expect(page.locator(".items").first).to_contain_text("pour sa part, tout autre joueur qui n")
    expect(page.locator(".items").first).to_contain_text(
        " pas joué peut renvoyer la carte, qui reste étalée."
    )
    page.goto("/laws/modern/stick-the-dealer")
    expect(page.locator(".items").last).to_contain_text("Le donneur doit nommer · oui")


def test_the_codes_side_by_side_and_the_customs_are_french_in_french(guest: Opener) -> None:
    page = guest(390, 844, path="/laws", locale="fr-CA")
    french = load_comparison("fr")
    page.locator(".axis-folded summary", has_text=french["joker"].heading).click()
    opened = page.locator(".axis-folded[open] .axis")
    expect(opened).to_contain_text("Aucun (le Railroad Euchre est refusé).")
    expect(opened).to_contain_text("le glossaire du livre")
    expect(page.locator(".axis-folded summary")).to_have_text([axis.heading for axis in french.axes])
    expect(page.locator(".customs dt")).to_have_text([one.heading for one in french.outside])
    expect(page.locator(".customs dd").first).to_contain_text("Le donneur doit nommer au deuxième tour.")
    expect(page.locator(".card-sheet [lang]")).to_have_count(0)
    assert page.evaluate(OVERFLOW) == [0, 0]
    page.goto("/laws/leeds-dwight-1888/63")
    own = page.locator(".axis .own-code").filter(has_text="3, ou 5 dans une main seule.")
    expect(own).to_have_count(1)
    expect(page.locator(".card-sheet h3[lang], .axis [lang]")).to_have_count(0)

"""The cards are drawn by the page itself, the same on every system."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.page.conftest import QUICK, Opener
from tools.card_faces import FILE, SUITS, court, text

DRAWN = """
async card => {
  const { cardFace } = await import("/lib/cards.js");
  return cardFace(card).outerHTML;
}
"""


def drawn(page: Page, card: str) -> str:
    """Return the drawing of a card."""
    return str(page.evaluate(DRAWN, card))


def test_the_paths_are_those_of_the_descriptions() -> None:
    assert FILE.read_text() == text(), "run `python tools/card_faces.py`"


def test_every_court_card_is_a_person_of_their_own() -> None:
    courts = {(rank, suit): str(court(rank, suit)) for rank in "KQJ" for suit in SUITS}
    assert len(set(courts.values())) == 12
    assert len({court(rank, suit)[-1][1] for rank in "KQJ" for suit in SUITS}) == 12  # what they hold


def test_no_card_needs_a_font(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    cards = [rank + suit for rank in "789TJQKA" for suit in SUITS]
    faces = {card: drawn(page, card) for card in [*cards, "joker", "??"]}
    assert len(set(faces.values())) == 34
    assert not any("<text" in face for face in faces.values())
    assert all(f'data-letter="{card[0]}"' in faces[card] for card in cards)


def test_the_back_of_the_cards_can_be_chosen(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".backs .face")
    assert page.locator(".backs .back-0").count() > 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Backs of the cards").select_option("2")
    page.keyboard.press("Escape")
    page.wait_for_selector(".backs .back-2")
    expect(page.locator(".backs .back-0")).to_have_count(0)


def test_large_corners_and_marked_bowers_can_be_chosen(guest: Opener) -> None:
    page = guest(settings={**QUICK, "largeIndex": True, "markBowers": True})
    page.wait_for_selector(".fan .card")
    width = "one => one.getBoundingClientRect().width"
    large = page.locator(".fan .corner").first.evaluate(width)
    page.evaluate("document.documentElement.classList.remove('large-index')")
    assert large > 1.3 * page.locator(".fan .corner").first.evaluate(width)
    bowers = page.evaluate(
        "async () => { const { isBower } = await import('/table/hand.js');"
        "return ['JH', 'JD', 'JS', 'AH', 'joker'].map(card => isBower(card, 'hearts')) }"
    )
    assert bowers == [True, True, False, False, False]


def test_a_bower_that_wins_the_trick_keeps_its_mark_and_the_frame_of_the_winner(guest: Opener) -> None:
    page = guest(settings={"markBowers": True})
    page.wait_for_selector(".games")
    mark, frame = page.evaluate(
        """() => {
            const card = document.createElement("span");
            card.className = "card played winner bower";
            document.body.append(card);
            const [mark, frame] = ["::before", "::after"].map(part => getComputedStyle(card, part));
            return [mark.clipPath, frame.borderTopWidth];
        }"""
    )
    assert mark.startswith("polygon")
    assert frame == "4px"

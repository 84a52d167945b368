"""Too much of everything: a thousand taps, a flood of greetings, one person in two tabs."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.server.page.conftest import Opener
from tests.server.page.person import expect_hand, is_asked, open_own_table, play_game

OFFER = ".calls .tile, .actions .card-offer, .hand .playable"
FIRST = f"document.querySelector('{OFFER}')"


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Return the messages that a page sends from now on, in a list that grows."""
    sent: list[dict[str, Any]] = []

    def opened(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(json.loads(frame)))

    page.on("websocket", opened)
    return sent


def seq_of(page: Page) -> str:
    return page.locator("euchre-table .table").get_attribute("data-seq") or ""


def test_a_thousand_taps_do_one_act(guest: Opener) -> None:
    page = guest()
    sent = sent_by(page)
    open_own_table(page, "modern", {})
    assert is_asked(page)
    before = seq_of(page)
    page.evaluate(f"() => {{ const one = {FIRST}; for (let tap = 0; tap < 1000; tap++) one.click() }}")
    expect(page.locator("euchre-table .table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)
    assert [message["type"] for message in sent].count("act") == 1


def test_a_flood_of_greetings_stops_nobody_from_playing(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector(".greeting")
    page.evaluate(
        "() => { const one = document.querySelector('[data-greet=\"👍\"]');"
        " for (let tap = 0; tap < 200; tap++) one.click() }"
    )
    page.keyboard.press("Escape")
    assert is_asked(page)
    assert page.locator(".said").count() <= 4
    before = seq_of(page)
    page.locator(OFFER).first.click()
    expect(page.locator("euchre-table .table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)


def test_two_tabs_of_a_person_show_the_same_table(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    assert is_asked(other)
    before = seq_of(other)
    assert before == seq_of(page)
    page.locator(OFFER).first.click()
    for one in (page, other):
        expect(one.locator("euchre-table .table")).not_to_have_attribute("data-seq", before)
    assert is_asked(page)
    assert is_asked(other)
    expect(other.locator("euchre-table .table")).to_have_attribute("data-seq", seq_of(page))
    hands = [
        one.locator(".hand .held").evaluate_all("all => all.map(card => card.dataset.card)")
        for one in (page, other)
    ]
    assert hands[0] == hands[1]


def test_the_next_game_pressed_twice_is_asked_for_once_and_its_deals_are_fair(guest: Opener) -> None:
    page = guest()
    sent = sent_by(page)
    open_own_table(page, "modern", {"game_points": 1})
    for seed in (1, 2):
        play_game(page, seed)
        page.evaluate("() => { for (const _ of 'ab') document.querySelector('[data-do=next]').click() }")
        expect_hand(page)
    assert [one["type"] for one in sent].count("next") == 2
    expect(page.get_by_role("dialog")).to_have_count(0)

"""Replays: stepping, sharing, downloading, and records opened in the viewer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from euchre.notation import coups, read_egn, read_record, write_record
from euchre.shortcuts import play_game as play_record
from tests.server.page.conftest import Opener
from tests.server.page.person import OVER, act_by_clicks, is_asked, open_own_table, play_game
from tests.server.page.test_access import OVERFLOW, SIZES, TOO_SMALL, faults

DATA = Path(__file__).parents[2] / "data" / "egn"
COUP = write_record(coups()["4-left-led-to-right"])
DEAL = "() => document.querySelector('euchre-table').update.deal.number"


def is_at(page: Page, step: int) -> None:
    """Wait until the replay shows a step."""
    expect(page.locator(".replay")).to_have_attribute("data-at", str(step))


def bring(page: Page, body: bytes, name: str = "evening.euchre") -> None:
    """Choose a file in the viewer."""
    page.locator("#record").set_input_files({"name": name, "mimeType": "text/plain", "buffer": body})


def faces(page: Page, where: str = ".replay .felt") -> list[str]:
    """Return the visible cards, with backs as `??`."""
    found: list[str] = page.locator(f"{where} .face").evaluate_all("all => all.map(one => one.dataset.face)")
    return found


def finished_game(page: Page) -> None:
    """Play a short game to its end."""
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=8)
    page.wait_for_selector(OVER)


def test_a_finished_game_is_looked_at_shared_and_downloaded(guest: Opener) -> None:
    page = guest()
    finished_game(page)
    page.get_by_role("button", name="Review the deal").click()
    expect(page.get_by_role("heading", name="Deals so far")).to_be_visible()
    expect(page.locator(".replay .open-hand")).to_have_count(4)
    assert "??" not in faces(page, ".replay .open-hand")
    expect(page.locator(".replay [data-do=sit]")).to_have_count(0)
    page.get_by_role("button", name="Share the game").click()
    link = page.locator("dialog .link").input_value()
    assert re.search(r"/replay/[0-9a-f]{24}/1/[\w-]{22}$", link)
    stranger = guest(path=link)
    expect(stranger.locator(".replay .open-hand")).to_have_count(4)
    assert stranger.evaluate("() => fetch('/api/session').then(answer => answer.status)") == 401
    expect(stranger.get_by_role("heading", name="Guest's table")).to_be_visible()
    with stranger.expect_download() as told:
        stranger.get_by_role("link", name="Download .euchre").click()
    assert list(read_record(told.value.path().read_text(encoding="utf-8")).acts)
    for form in stranger.get_by_role("link", name="Download .egn").all():
        with stranger.expect_download() as told:
            form.click()
        assert list(read_egn(told.value.path().read_text(encoding="utf-8")).acts)


def test_talon_of_a_running_game_stays_hidden_and_nothing_can_be_shared(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    choice = Random(3)
    while is_asked(page) and page.evaluate(DEAL) < 2:
        act_by_clicks(page, choice)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deals so far").click()
    expect(page.get_by_text("cards that nobody played stay hidden")).to_be_visible()
    expect(page.locator(".piles figure")).to_have_count(0)
    expect(page.get_by_role("button", name="Share the game")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def test_keys_buttons_slider_and_list_move_through_the_steps(guest: Opener) -> None:
    page = guest(path="/viewer")
    bring(page, COUP.encode())
    expect(page.get_by_role("heading", name=re.compile("Coup IV"))).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    is_at(page, 1)
    last = page.locator(".step").count() - 1
    assert last > 5
    page.keyboard.press("End")
    is_at(page, last)
    expect(page.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowRight")
    is_at(page, last)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next step").click()
    is_at(page, 1)
    page.get_by_role("slider").fill("3")
    is_at(page, 3)
    page.locator(".step").nth(5).click()
    is_at(page, 5)
    expect(page.locator(".step[aria-current]")).to_have_count(1)
    spoken = page.locator("#spoken p").last.text_content() or ""
    assert spoken
    assert spoken in (page.locator(".step").nth(5).text_content() or "")


def test_every_deal_of_a_record_can_be_chosen(guest: Opener) -> None:
    page = guest(path="/viewer")
    bring(page, (DATA / "vwec-finals.egn").read_bytes(), "finals.txt")
    expect(page.get_by_label("Deal", exact=True).locator("option")).to_have_count(13)
    first = faces(page)
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(".deals select")).to_have_value("1")
    assert faces(page) != first
    page.get_by_label("Deal", exact=True).select_option("12")
    expect(page.get_by_role("button", name="Next deal")).to_have_attribute("aria-disabled", "true")


def test_a_record_dropped_on_the_page_is_opened(guest: Opener) -> None:
    page = guest(path="/viewer")
    page.wait_for_selector(".drop")
    page.evaluate(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'x.euchre'));"
        "document.querySelector('.drop').dispatchEvent("
        "new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true})) }",
        COUP,
    )
    expect(page.locator(".replay")).to_be_visible()


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (
            b"euchre record 1\ncode modern\ndeal 1 by A\nA turns up 1Z\n",
            "Line 4, column 1: '1Z' is not",
        ),
        (b"hello", "Line 1, column 1: expected 'euchre record 1'"),
        (json.dumps({"fileType": "EGN"}).encode(), "'version' is missing"),
        (b"x" * 300_000, "A record may have up to 64 KiB"),
    ],
)
def test_files_that_are_no_records_are_refused_with_advice(guest: Opener, body: bytes, words: str) -> None:
    page = guest(path="/viewer")
    bring(page, body)
    expect(page.get_by_role("alert")).to_contain_text(words)
    assert page.locator(".replay").count() == 0


def test_rulings_on_a_record_are_shown_with_links_to_the_laws(guest: Opener) -> None:
    record = Path(__file__).parents[2] / "laws" / "jerome-1877" / "10.2-1.euchre"
    page = guest(path="/viewer")
    bring(page, record.read_bytes())
    link = page.locator(".faults").get_by_role("link", name="jerome-1877 10.2").first
    expect(link).to_have_attribute("href", "/laws/jerome-1877/10.2")
    expect(link).to_have_attribute("target", "_blank")
    page.keyboard.press("End")
    expect(page.locator(".step").last).to_contain_text("Point")
    expect(page.locator(".steps-told")).to_contain_text("The points go to the other side")


def test_an_address_that_shares_nothing_says_so(guest: Opener) -> None:
    page = guest(path="/replay/none/1/aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="No game is shared here")).to_be_focused()
    expect(page.locator("main").get_by_text("copy the whole link")).to_be_visible()


def test_cards_of_a_replay_do_not_move_with_reduced_motion(guest: Opener) -> None:
    page = guest(path="/viewer", reduced_motion="reduce")
    bring(page, COUP.encode())
    expect(page.get_by_role("heading", name=re.compile("Coup IV"))).to_be_focused()
    for step in range(1, 9):
        page.keyboard.press("ArrowRight")
        is_at(page, step)
        assert page.evaluate("document.getAnimations().length") == 0


def test_forced_colours_leave_the_cards_of_a_replay_their_shapes_and_tell_the_step(guest: Opener) -> None:
    page = guest(path="/viewer", forced_colors="active")
    bring(page, COUP.encode())
    face = page.locator(".replay .open-hand .face").first
    expect(face.locator(".ink").first).to_be_visible()
    assert face.evaluate("one => getComputedStyle(one).forcedColorAdjust") == "none"
    edge = "one => getComputedStyle(one).borderLeftColor"
    current, other = page.locator(".step[aria-current]"), page.locator(".step:not([aria-current])")
    assert current.evaluate(edge) != other.first.evaluate(edge)


@pytest.mark.parametrize("size", SIZES)
def test_replays_fit_and_can_be_touched_on_every_screen(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size], path="/viewer", bypass_csp=True)
    page.wait_for_selector(".drop")
    assert faults(page) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.evaluate(TOO_SMALL) == []
    page.get_by_role("button", name="4. Left led to right").click()
    page.wait_for_selector(".replay")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.evaluate(TOO_SMALL) == []
    assert faults(page) == []
    page.keyboard.press("End")
    assert faults(page) == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    if size == "desktop":
        assert page.evaluate(OVERFLOW) == [0, 0]


def test_a_record_in_the_viewer_is_reviewed(guest: Opener) -> None:
    page = guest(path="/viewer")
    review = page.locator('[data-do="review"]')
    expect(review).to_be_hidden()
    bring(page, write_record(play_record("simple", seed=5)).encode())
    review.click()
    expect(page.locator(".study h1")).to_have_text("Review of the game")
    assert "/review/upload/1/" in page.url
    expect(page.locator("progress, .account").first).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".replay")).to_be_visible()


def test_the_line_of_a_fault_is_shown(guest: Opener) -> None:
    page = guest(path="/viewer")
    bring(page, b"euchre record 1\ncode modern\n\ndeal 1 by A\nA deals cards to nobody\n")
    expect(page.locator(".trouble pre")).to_have_text("A deals cards to nobody")

"""Rulings name the people at the table, during the game and in replays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from euchre.notation import write_record
from euchre.seats import Seat
from euchre.server.review.shared_games import game_record
from euchre.server.tables import events
from tests.server.helpers.clubs import play_until_lead_out_of_turn, play_with_slips
from tests.server.helpers.tables import Desk, desk
from tests.server.page.conftest import Opener
from tests.server.page.scripted import ScriptedTable
from tests.server.page.test_access import OVERFLOW, TOO_SMALL

RAW = re.compile(r"(?<![\w+])[A-D](?![\w+])|[A-D]\+[A-D]|\b[789TJQKA][SHDC]\b|\?\?|[a-z]-[a-z]+-[a-z]")
"""Letters of seats, cards as a record has them, names of irregularities."""


def told_in(page: Page) -> list[str]:
    """Return all texts of a replay: the shown deal, the list of deals and the rulings."""
    found: list[str] = page.locator(
        ".step, .told, .deals option, .faults li, .replay .sheet-note p"
    ).evaluate_all(
        "all => all.map(one => one.cloneNode(true)).map(one =>"
        " { one.querySelectorAll('a').forEach(link => link.remove()); return one.textContent })"
    )
    return found


def test_replay_in_club_mode_names_people_and_the_ruling_that_ended_a_deal(
    guest: Opener,
) -> None:
    at = desk("modern", guests=4, club="strict")
    for _ in play_with_slips(at, 1):
        pass
    record = write_record(game_record(at.table, at.entries, 1))
    page = guest(path="/viewer")
    page.locator("#record").set_input_files(
        {"name": "evening.euchre", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_selector(".replay .step")
    ended = page.locator(".deals option", has_text="Ended by a ruling")
    expect(ended.first).to_be_attached()
    for deal in range(page.locator(".deals option").count()):
        page.locator(".deals select").select_option(str(deal))
        page.wait_for_selector(f'.deals [data-key="deal-{deal}"]')
        page.get_by_role("button", name="Last step").click()
        assert [line for line in told_in(page) if RAW.search(line)] == []
    page.locator(".deals select").select_option(ended.first.get_attribute("value"))
    page.wait_for_selector(f'.deals [data-key="deal-{ended.first.get_attribute("value")}"]')
    page.get_by_role("button", name="Last step").click()
    told = page.locator(".told")
    expect(told).to_contain_text(re.compile(r"^Ended by a ruling\. (Ann|Bob|Cid|Dot): .*the hand is over"))
    expect(told.get_by_role("link").first).to_have_attribute("href", re.compile("^/laws/modern/"))
    note = page.locator(".replay .sheet-note")
    expect(note.get_by_role("heading")).to_have_text("Ended by a ruling")
    expect(note.get_by_role("link").first).to_have_attribute("href", re.compile("^/laws/modern/"))
    assert "The deal is void" not in page.locator(".replay").inner_text()


def turn_at(at: Desk) -> Seat | None:
    """Return whose turn it is."""
    deal = at.table.sitting.deal
    return None if deal is None else deal.turn


def test_a_ruling_names_the_person_whose_turn_it_was(guest: Opener) -> None:
    at = next(
        one
        for number in range(1, 50)
        if turn_at(one := desk("modern", guests=2, club="friendly", number=number)) is Seat.B
    )
    table, page = ScriptedTable(at), guest()
    table.open(page)
    page.locator('[data-key="slips"]').click()
    page.get_by_role("dialog").locator("section", has_text="Call out of turn").get_by_role(
        "button"
    ).first.click()
    expect(page.locator(".ruling")).to_contain_text("it is Bob's turn to call", ignore_case=True)


WINDOWS = {
    "small phone": (320, 568),
    "phone": (390, 844),
    "small phone on its side": (568, 320),
    "phone on its side": (844, 390),
    "low phone on its side": (740, 360),
    "desktop": (1280, 800),
}
OUT_OF_WINDOW = """
() => [...document.querySelectorAll('.hand .held')].map(one => one.getBoundingClientRect())
    .filter(box => box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth).length
"""
HIDDEN = """
() => [...document.querySelectorAll('.hand .held')].filter(one => { const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(at) }).length
"""


@pytest.mark.parametrize(
    ("window", "text"), [*((window, "100%") for window in WINDOWS), ("phone", "200%"), ("desktop", "200%")]
)
def test_own_cards_stay_in_sight_while_a_remedy_is_open(guest: Opener, window: str, text: str) -> None:
    at = desk("leeds-dwight-1888", guests=2, club="friendly")
    at.add(events.Acted(play_until_lead_out_of_turn(at, Seat.B).text))
    page = guest(*WINDOWS[window])
    ScriptedTable(at).open(page)
    page.evaluate("size => document.documentElement.style.fontSize = size", text)
    remedies = page.locator(".matter.remedy .call")
    expect(remedies.first).to_be_attached()
    assert page.evaluate(OUT_OF_WINDOW) == 0 == page.evaluate(HIDDEN)
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERFLOW) == [0, 0]
    for remedy in (remedies.first, remedies.last):
        remedy.focus()
        remedy.click(trial=True)
        assert page.evaluate(OUT_OF_WINDOW) == 0 == page.evaluate(HIDDEN)

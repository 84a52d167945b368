"""Tricks, results and calls stay in sight as long as a person wants to look at them."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from euchre.acts import Call, Play
from euchre.seats import Seat
from euchre.server.tables.refusal import Refusal
from euchre.server.tables.routine import in_time
from euchre.server.wire.requests import Skip
from tests.server.helpers.tables import ANN, Desk, chance_choice, desk, play
from tests.server.page.conftest import QUICK, Opener
from tests.server.page.person import open_own_table, play_game
from tests.server.page.scripted import ScriptedTable, acts_of, dealt_until
from tests.server.page.test_access import SIZES

PATIENT = {**QUICK, "gatherWait": 600_000, "resultWait": -1}
"""Settings of a person who looks at each trick and result until they go on."""
BOXES = "() => [...document.querySelectorAll('.played')].map(one => one.getBoundingClientRect().toJSON())"
STEPS = 400


def go_on(page: Page) -> None:
    """Do the next thing that the table offers or waits for, and wait until it has been done."""
    free = ".table:not(.busy)"
    page.wait_for_selector(
        f".played.winner, [data-do=skip], {free} .calls .tile, {free} .hand .playable, [data-key=next]"
    )
    passes = page.locator(".calls .tile.no")
    offers = page.locator(".calls .tile, .actions .card-offer, .hand .playable")
    if page.locator("[data-do=skip]").count():
        page.locator("[data-do=skip]").click()
    elif page.locator(".played.winner").count():
        page.locator(".felt").click(position={"x": 4, "y": 4})
    elif page.locator("[data-key=next]").count():
        page.locator("[data-key=next]").click()
    elif offers.count():
        seen = page.locator("euchre-table .table").get_attribute("data-seq")
        (passes if passes.count() else offers).first.click()
        page.wait_for_selector(f'euchre-table .table:not([data-seq="{seen}"])')


def look_for(page: Page, wanted: str) -> None:
    """Go on until something is on the page."""
    for _ in range(STEPS):
        if page.locator(wanted).count():
            return
        go_on(page)
    raise AssertionError(f"no {wanted}")


@pytest.mark.parametrize("size", SIZES)
def test_a_finished_trick_stays_and_its_cards_do_not_cover_each_other(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size], settings=PATIENT)
    open_own_table(page, "modern", {})
    look_for(page, ".played.winner")
    boxes = page.evaluate(BOXES)
    assert len(boxes) >= 3
    for one, other in combinations(boxes, 2):
        assert (
            min(one["right"], other["right"]) - max(one["left"], other["left"]) <= 1
            or min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) <= 1
        )
    page.locator(".felt").click(position={"x": 4, "y": 4})
    expect(page.locator(".played.winner")).to_have_count(0)


def test_the_result_of_a_deal_stays_until_the_person_goes_on(guest: Opener) -> None:
    page = guest(settings=PATIENT)
    open_own_table(page, "modern", {})
    look_for(page, '[data-key="result"]')
    page.wait_for_function("() => document.querySelector('euchre-table').update.deal.outcome === null")
    expect(page.locator('[data-key="result"]')).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator('[data-key="result"]')).to_have_count(0)


def test_the_result_goes_by_itself_after_the_time_set(guest: Opener) -> None:
    page = guest(settings={**PATIENT, "resultWait": 300})
    open_own_table(page, "modern", {})
    look_for(page, '[data-key="result"]')
    expect(page.locator('[data-key="result"]')).to_have_count(0)


def test_each_suit_is_a_tile_and_one_switch_makes_them_alone(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: due.awaited and len(acts_of(due, Call)) > 5)
    table = ScriptedTable(at)
    page = guest(320, 568)
    table.open(page)
    tiles = page.locator(".calls .tile")
    expect(tiles).to_have_count(4)
    for name in ("Spades", "Hearts", "Diamonds", "Clubs"):
        if page.locator(".tile", has_text=name).count():
            expect(page.locator(".tile", has_text=name)).to_contain_text("trumps")
    lone = page.get_by_role("switch", name="Alone")
    expect(lone).to_have_attribute("aria-checked", "false")
    lone.click()
    expect(lone).to_have_attribute("aria-checked", "true")
    assert all(tile.bounding_box() for tile in tiles.all())
    tiles.first.click()
    expect(tiles).to_have_count(0)
    assert table.said[0].startswith("A makes ")
    assert table.said[0].endswith(" alone")


@pytest.mark.parametrize(("width", "height"), [(1100, 760), (1280, 800)])
def test_the_felt_keeps_its_size_when_choices_come_and_go(guest: Opener, width: int, height: int) -> None:
    calls = dealt_until("modern", lambda due: due.awaited and 0 < len(acts_of(due, Call)) <= 3)
    cards = dealt_until("modern", lambda due: due.awaited and 0 < len(acts_of(due, Play)) == len(due.acts))
    felts = []
    for at, wanted in ((calls, ".calls .tile"), (cards, ".hand .playable")):
        page = guest(width, height)
        ScriptedTable(at).open(page)
        page.wait_for_selector(wanted)
        felts.append(page.locator(".felt").evaluate("felt => felt.getBoundingClientRect().toJSON()"))
    assert felts[0]["top"] == felts[1]["top"]
    assert abs(felts[0]["height"] - felts[1]["height"]) <= 8


def test_the_result_of_a_deal_has_the_width_of_a_small_phone(guest: Opener) -> None:
    page = guest(320, 568, settings=PATIENT)
    open_own_table(page, "modern", {})
    look_for(page, '[data-key="result"]')
    box = page.locator('[data-key="result"]').bounding_box()
    assert box is not None
    assert box["width"] > 240


@pytest.mark.parametrize("size", ["small phone", "phone", "phone on its side"])
def test_the_end_of_a_game_is_whole_in_sight_on_phones(guest: Opener, size: str) -> None:
    page = guest(*SIZES[size])
    open_own_table(page, "modern", {"game_points": 1})
    play_game(page, seed=1)
    note = page.locator(".sheet-note.game")
    assert note.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    parts = (".bar", ".sheet-note.game", ".sheet-note[data-key=next]")
    boxes = [page.locator(part).bounding_box() for part in parts]
    bar, told, ways = (box for box in boxes if box is not None)
    assert bar["height"] <= 60  # one line
    assert bar["y"] + bar["height"] <= told["y"]
    assert told["y"] + told["height"] <= ways["y"]
    assert ways["y"] + ways["height"] <= SIZES[size][1]


def test_the_result_of_a_deal_leaves_the_seats_in_sight_on_a_phone_on_its_side(guest: Opener) -> None:
    page = guest(*SIZES["phone on its side"], settings=PATIENT)
    open_own_table(page, "modern", {})
    look_for(page, '[data-key="result"]')
    parts = ('[data-key="result"]', ".at-left .plate", ".at-right .plate")
    result, left, right = (page.locator(part).bounding_box() for part in parts)
    assert result is not None
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= result["x"]
    assert result["x"] + result["width"] <= right["x"]


def test_a_call_says_who_takes_the_turn_up(guest: Opener) -> None:
    at = dealt_until("modern", lambda due: due.awaited and 0 < len(acts_of(due, Call)) <= 3)
    page = guest()
    ScriptedTable(at).open(page)
    expect(page.locator(".calls .tile").first).to_contain_text(" the ")
    expect(page.locator(".calls .tile.no")).to_be_visible()


def test_the_log_outlives_a_reload(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    expect(page.locator(".story")).to_contain_text("A game begins.")
    page.reload()
    expect(page.locator(".story")).to_contain_text("A game begins.")


def test_the_last_card_plays_itself_unless_that_is_switched_off(guest: Opener) -> None:
    page = guest(settings={**QUICK, "lastCard": True, "resultWait": -1})
    open_own_table(page, "modern", {})
    for _ in range(STEPS):
        page.wait_for_selector("[data-do=skip], .table:not(.busy) .hand .playable, .calls .tile")
        if page.locator("[data-do=skip]").count():
            break
        if page.locator(".hand .held").count() == 1:
            page.wait_for_function("() => document.querySelectorAll('.hand .held').length !== 1")
            continue
        go_on(page)
    expect(page.locator("[data-do=skip]")).to_be_visible()


def test_own_card_is_shown_at_once_and_waits_for_a_lost_connection(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    asked = ("Your turn: play a card", "You lead: choose a card")
    settled = (f'.table:not(.busy):has-text("{words}") .hand .playable' for words in asked)
    look_for(page, ", ".join(settled))
    page.evaluate("document.querySelector('euchre-table').connection.socket.send = () => {}")
    card = page.locator(".hand .playable").first
    name = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f'.played[data-card="{name}"]')).to_be_visible()
    expect(page.locator(f'.hand [data-card="{name}"]')).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator("#status-line")).to_contain_text("Your play is sent when it is back.")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".table:not(.busy)")).to_be_visible()


def sitting_out() -> Desk:
    """Return a table where Ann sits out a lone hand of her partner, and only computer players play on."""
    for number in range(1, 400):
        at = desk("modern", None, guests=1, number=number)
        for _ in play(at, chance_choice(number)):
            deal = at.table.sitting.deal
            if deal is not None and Seat.A in deal.calling.out and deal.tricks:
                return at
            if at.table.sitting.deals > 3:
                break
    raise AssertionError("no such moment has come")


def test_a_lone_hand_that_one_sits_out_can_be_skipped(guest: Opener) -> None:
    at = sitting_out()
    page = guest()
    ScriptedTable(at).open(page)
    page.get_by_role("button", name="Skip to the result").click()
    page.wait_for_function("() => document.querySelector('euchre-table').update.seq > 0")
    expect(page.locator("euchre-table .table")).to_have_attribute("data-seq", str(at.table.seq))
    assert at.table.is_skipped
    wait = in_time(at.table)
    assert wait is not None
    assert wait.milliseconds == 0
    with pytest.raises(Refusal):
        at.ask(ANN, Skip(id="again"))


WON = """
async ([had, points, now]) => {
  const { gameWon } = await import("/table/moments/narration.js");
  const table = { you: "A", seats: ["A", "B", "C", "D"].map((seat) => ({ seat })) };
  const before = { table, deal: { number: 3, points: had, games: { "A+C": 0, "B+D": 0 } } };
  const deal = { number: 3, points: now, games: { "A+C": 1, "B+D": 0 }, outcome: { points } };
  return gameWon({ table, deal }, before);
}
"""


def test_a_game_is_won_with_its_own_score_where_points_lap(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    had, gained, left = {"A+C": 4, "B+D": 3}, {"A+C": 2, "B+D": 0}, {"A+C": 1, "B+D": 0}
    assert page.evaluate(WON, [had, gained, left]) == "We win the game, 6 : 3."


def test_the_pace_and_the_order_of_the_hand_change_in_play(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pace of computer players").select_option("1800")
    page.wait_for_function("() => document.querySelector('euchre-table').update.table.pace === 1800")
    page.get_by_label("Order of my cards").select_option("as dealt")
    page.keyboard.press("Escape")
    shown = "[...document.querySelectorAll('.hand .held')].map(one => one.dataset.card).join()"
    page.wait_for_function(
        "() => { const { deal, table } = document.querySelector('euchre-table').update;"
        " const hasLeft = deal.out.includes(table.you) || deal.outcome !== null;"  # a partner plays alone
        f" return hasLeft || {shown}.startsWith(deal.hand.join()) }}"  # a dealer has the turn-up beside it
    )


def test_computer_players_have_names_and_faces_of_their_own(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    names = page.locator(".seat .who").all_text_contents()
    assert len(set(names)) == 4
    assert "You" in names
    assert not {"Left", "Right", "Partner"} & set(names)
    expect(page.locator(".seat.at-far .about")).to_contain_text("Partner")
    faces = page.locator(".seat .portrait").evaluate_all("all => all.map(one => one.dataset.key)")
    assert len(set(faces)) == 4

"""What else a person can do at a table: clock, pause, greetings, sounds, the last trick."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from euchre.players import BOT_NAMES
from tests.server.page.conftest import Opener
from tests.server.page.connection.test_bad_days import come_in, invited
from tests.server.page.person import ASKED, act_by_clicks, is_asked, open_own_table

SECONDS = "() => parseInt(document.querySelector('.clock').textContent)"
TRICK_TAKEN = "() => document.querySelector('euchre-table').update.deal.tricks[0]?.complete === true"
HEARD = """
() => { window.heard = [];
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (at) { heard.push(kind.name); return start.call(this, at) };
  } }
"""


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def with_friend(guest: Opener, clock: str = "0") -> tuple[Page, Page]:
    """Ann's table and Bob, who sits at it."""
    host = guest()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Time for a turn").select_option(clock)
    open_own_table(host, "modern", {}, friends=1)
    friend = guest(path=invited(host))
    come_in(friend, "Bob")
    friend.get_by_role("button", name="Sit here: Seat B").click()
    expect(host.locator(".seat.at-left .who")).to_have_text("Bob")
    return host, friend


def test_clock_keeps_running_and_can_be_extended(guest: Opener) -> None:
    host, friend = with_friend(guest, clock="90")
    one = host if turn_of(host) else friend
    assert one.evaluate(SECONDS) <= 90
    one.wait_for_function("() => parseInt(document.querySelector('.clock').textContent) < 89")
    menu(host)
    host.get_by_label("Name of the table").fill("Our table")
    host.get_by_role("button", name="Save").click()
    expect(one).to_have_title(re.compile("Our table"))
    assert one.evaluate(SECONDS) < 89
    one.reload()
    one.wait_for_selector(".clock")
    one.wait_for_function("() => parseInt(document.querySelector('.clock').textContent) < 89")
    one.get_by_role("button", name="More time").click()
    one.wait_for_function("() => parseInt(document.querySelector('.clock').textContent) > 120")


def turn_of(page: Page) -> bool:
    """Return whether this person is the one to act, once somebody is."""
    page.wait_for_function(
        "() => { const table = document.querySelector('euchre-table');"
        "const waiting = table.update.deal?.waiting[0];"
        "return table.update.table.seats.some(one => one.seat === waiting && one.player === null) }"
    )
    return page.locator(ASKED).count() > 0


def test_host_pauses_changes_a_computer_player_and_resumes(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    menu(page)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("#status-line")).to_have_text("The table is paused")
    expect(page.locator(".actions .call, .hand .playable")).to_have_count(0)
    page.get_by_role("button", name="Resume").click()
    assert is_asked(page)
    menu(page)
    page.get_by_label("Seat C").select_option("random")
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => document.querySelector('euchre-table').update.table.seats[2].name === 'random'"
    )


def test_host_removes_a_friend_and_leaves_the_seat(guest: Opener) -> None:
    host, friend = with_friend(guest)
    menu(host)
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Remove them from the seat?").click()
    expect(friend.locator(".hand .held")).to_have_count(0)
    expect(friend.locator("#status-line")).to_contain_text("You are watching")
    host.keyboard.press("Escape")
    menu(host)
    host.get_by_role("button", name="Leave my seat").click()
    host.get_by_role("button", name="Leave your seat for good?").click()
    expect(host.locator(".hand .held")).to_have_count(0)


def test_greetings_appear_at_the_seat_unless_they_are_hidden(guest: Opener) -> None:
    host, friend = with_friend(guest)
    menu(host)
    host.get_by_role("button", name="Well played").click()
    expect(friend.get_by_text("Well played", exact=True)).to_be_visible()  # at the seat of the speaker
    menu(friend)
    friend.get_by_role("button", name="Mute", exact=True).click()
    menu(host)
    host.get_by_role("button", name="👍").click()
    expect(host.get_by_text("👍", exact=True)).to_be_visible()
    menu(host)
    host.get_by_label("Name of the table").fill("Soon")
    host.get_by_role("button", name="Save").click()
    expect(friend).to_have_title(re.compile("Soon"))  # and so the sign has come, too
    assert "👍" not in friend.locator(".said").all_text_contents()
    menu(friend)
    friend.get_by_role("button", name="Unmute").click()
    menu(friend)
    friend.get_by_label("Hide greetings").check()
    friend.keyboard.press("Escape")
    menu(host)
    host.get_by_role("button", name="Sorry").click()
    expect(host.get_by_text("Sorry", exact=True)).to_be_visible()
    menu(host)
    host.get_by_label("Name of the table").fill("Later")
    host.get_by_role("button", name="Save").click()
    expect(friend).to_have_title(re.compile("Later"))  # and so the greeting has come, too
    assert "Sorry" not in friend.locator(".said").all_text_contents()


def test_visitor_of_a_full_table_watches(guest: Opener) -> None:
    host = guest()
    open_own_table(host, "modern-2", {}, friends=1)
    path = invited(host)
    friend, late = guest(path=path), guest(path=path)
    come_in(friend, "Bob")
    friend.get_by_role("button", name="Sit here: Seat B").click()
    come_in(late, "Eve")
    expect(late.locator("#status-line")).to_contain_text("Every seat is taken. You are watching.")


def test_last_trick_can_be_shown_and_nothing_can_be_undone(guest: Opener) -> None:
    page = guest()
    open_own_table(page, "modern", {})
    assert is_asked(page)
    page.get_by_role("button", name="Last trick").click()
    expect(page.get_by_role("dialog")).to_contain_text("No trick has been taken yet.")
    page.get_by_role("button", name="Close").click()
    choice = Random(2)
    while is_asked(page) and not page.evaluate(TRICK_TAKEN):
        act_by_clicks(page, choice)
    page.get_by_role("button", name="Last trick").click()
    expect(page.get_by_role("dialog").locator("figure")).not_to_have_count(0)
    expect(page.get_by_role("dialog").locator("figure.winner")).to_have_count(1)
    assert page.get_by_role("button", name=re.compile("undo|take back", re.IGNORECASE)).count() == 0


def test_every_computer_player_is_offered_with_a_description(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    choice = page.locator('select[name="player"]').first
    values = choice.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert set(values) == {*BOT_NAMES, ""}
    words = choice.locator("option").all_text_contents()
    assert len(set(words)) == len(words)
    assert choice.input_value() == "simple"


def test_the_pace_is_chosen_and_remembered(guest: Opener) -> None:
    page = guest()
    page.get_by_label("Pace of computer players").select_option("1800")
    page.locator(".own-table button.main").click()
    page.wait_for_selector("euchre-table .table")
    page.wait_for_function("() => document.querySelector('euchre-table').update?.table.pace === 1800")
    page.goto("/")
    expect(page.get_by_label("Pace of computer players")).to_have_value("1800")


def test_sounds_are_off_by_default_and_the_setting_is_kept(guest: Opener) -> None:
    page = guest()
    page.evaluate(HEARD)
    open_own_table(page, "modern", {})
    choice = Random(3)
    while is_asked(page) and not page.evaluate(TRICK_TAKEN):
        act_by_clicks(page, choice)
    assert page.evaluate("heard") == []
    menu(page)
    page.get_by_label("Sounds of cards, tricks and your turn").check()
    page.wait_for_function("() => heard.join() === 'OscillatorNode,OscillatorNode'")
    page.keyboard.press("Escape")
    while is_asked(page) and "AudioBufferSourceNode" not in page.evaluate("heard"):
        act_by_clicks(page, choice)
    page.wait_for_function("() => heard.includes('AudioBufferSourceNode')")
    assert page.evaluate("JSON.parse(localStorage.euchre).sound") is True


def test_unreachable_server_is_reported_with_advice(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_old_link_leads_to_a_notice_that_the_table_is_closed(guest: Opener) -> None:
    host = guest()
    open_own_table(host, "modern", {}, friends=1)
    path = invited(host)
    menu(host)
    host.get_by_role("button", name="Close the table for good").click()
    host.get_by_role("button", name="Close it for everybody?").click()
    expect(host.get_by_role("heading", name="This table is closed")).to_be_visible()
    late = guest(path=path)
    come_in(late, "Eve")
    expect(late.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(late.locator("main").get_by_role("link", name="To the lobby")).to_be_visible()

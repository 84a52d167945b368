"""The moments of a game have scenes and sounds of their own, and nothing waits for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.page.conftest import QUICK, Opener
from tests.server.page.person import open_own_table

MOMENTS = """
async ([before, now]) => {
  const { momentsOf } = await import("/table/moments/moments.js");
  const plain = { turn_up: "JH", trump: null, lone: null, outcome: null, games: { "A+C": 0, "B+D": 0 } };
  const seen = ({ hasResult = false, isGameWon = false, isLost = false, rubberGames = 0, ...deal }) => {
    const update = { table: { id: "t" }, deal: { ...plain, number: 1, ...deal } };
    return { update, hasResult, isGameWon, isLost, rubberGames };
  };
  return momentsOf(seen(now), before === null ? null : seen(before));
}
"""
RESULT = {"trump": "hearts", "hasResult": True}


@pytest.mark.parametrize(
    ("before", "now", "moments"),
    [
        (None, {}, []),
        ({"number": 0}, {}, ["deal", "turn-up"]),
        ({"turn_up": None}, {}, ["deal", "turn-up"]),
        ({}, {"trump": "hearts"}, ["trump"]),
        ({}, {"trump": "hearts", "lone": "A"}, ["trump", "alone"]),
        ({"trump": "hearts"}, {"trump": "hearts"}, []),
        ({"trump": "hearts"}, {**RESULT, "outcome": {"result": "euchre"}}, ["euchre"]),
        (
            {"trump": "hearts"},
            {**RESULT, "outcome": {"result": "march"}, "isGameWon": True},
            ["march", "game"],
        ),
        (
            {"trump": "hearts"},
            {**RESULT, "outcome": {"result": "march"}, "isGameWon": True, "isLost": True},
            ["march", "lost"],
        ),
        ({"trump": "hearts"}, {**RESULT, "outcome": {"result": "point"}}, []),
        (
            {"trump": "hearts"},
            {
                **RESULT,
                "outcome": {"result": "point"},
                "isGameWon": True,
                "rubberGames": 2,
                "games": {"A+C": 2, "B+D": 1},
            },
            ["rubber"],
        ),
        ({**RESULT, "outcome": {"result": "euchre"}}, {**RESULT, "outcome": {"result": "euchre"}}, []),
    ],
)
def test_each_moment_is_found_once(guest: Opener, before: object, now: object, moments: list[str]) -> None:
    page = guest()
    page.wait_for_selector(".games")
    assert page.evaluate(MOMENTS, [before, now]) == moments


def test_dealing_has_a_scene_that_goes_by_itself_and_none_with_reduced_motion(guest: Opener) -> None:
    for motion, least in (("no-preference", 1), ("reduce", 0)):
        page = guest(reduced_motion=motion)
        page.evaluate(
            "() => { window.scenes = 0; new MutationObserver(all => all.forEach(({ addedNodes }) =>"
            "addedNodes.forEach(one => scenes += one.classList?.contains('scene') ? 1 : 0)))"
            ".observe(document.body, { childList: true }) }"
        )
        open_own_table(page, "modern", {})
        page.wait_for_selector(".calls .tile, .hand .playable, .turn-up")
        if least:
            page.wait_for_function("() => scenes > 0")
        else:
            assert page.evaluate("scenes") == 0
        expect(page.locator(".scene")).to_have_count(0)


def test_sounds_have_a_button_in_sight(guest: Opener) -> None:
    page = guest(settings=QUICK)
    open_own_table(page, "modern", {})
    button = page.get_by_role("switch", name=re.compile("^Sounds$"))
    expect(button).to_have_attribute("aria-checked", "false")
    button.click()
    expect(button).to_have_attribute("aria-checked", "true")
    assert page.evaluate("JSON.parse(localStorage.euchre).sound") is True


REMARK = """
async () => {
  const { watch } = await import("/table/watch.js");
  const seats = ["A", "B", "C", "D"].map((seat) => ({ seat, person: seat === "A" }));
  const deal = { number: 3, outcome: { points: { "A+C": 1, "B+D": 0 } } };
  const said = [];
  const page = {
    seen: { hasResult: false, update: null }, hushed: new Set(), won: null,
    querySelector: () => document.body, valueOf: () => 0, say: (...words) => said.push(words),
  };
  watch(page, { table: { seats }, deal });
  watch(page, { table: { seats }, deal });
  return said;
}
"""


def test_a_computer_player_says_a_word_about_a_result_once(guest: Opener) -> None:
    page = guest()
    page.wait_for_selector(".games")
    assert page.evaluate(REMARK) == [["B", "Well played."]]

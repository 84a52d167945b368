"""Ladders, and leagues with their tables, ties and substitutes."""

from __future__ import annotations

import pytest

from euchre.events import EventError
from euchre.events.seasons import (
    Challenge,
    LeagueMatch,
    LeagueRule,
    ladder_after,
    league_table,
    substitutions,
)

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def test_a_challenger_who_wins_takes_the_place_and_others_move_down() -> None:
    assert ladder_after(NAMES, [Challenge("Dee", "Bob", won=True)]) == ("Ann", "Dee", "Bob", "Cid")
    assert ladder_after(NAMES, [Challenge("Dee", "Bob", won=False)]) == tuple(NAMES)
    twice = [Challenge("Cid", "Ann", won=True), Challenge("Bob", "Ann", won=True)]
    assert ladder_after(NAMES, twice) == ("Cid", "Bob", "Ann", "Dee")


@pytest.mark.parametrize(
    ("challenge", "message"),
    [
        (Challenge("Ann", "Bob", won=True), "can challenge the 2 above"),
        (Challenge("Dee", "Ann", won=True), "can challenge the 2 above"),
        (Challenge("Eve", "Ann", won=True), "not on the ladder"),
        (Challenge("Ann", "Ann", won=True), "can challenge"),
    ],
)
def test_a_challenge_that_cannot_be_is_refused(challenge: Challenge, message: str) -> None:
    with pytest.raises(EventError, match=message):
        ladder_after(NAMES, [challenge])


def test_ties_of_a_league_are_broken_by_rules_in_their_order() -> None:
    matches = [
        LeagueMatch("Ann", "Bob", (10, 9)),
        LeagueMatch("Bob", "Cid", (10, 2)),
        LeagueMatch("Cid", "Dee", (10, 9)),
        LeagueMatch("Dee", "Ann", (10, 0)),
    ]
    rows = league_table(NAMES, matches)
    assert {row.match_points for row in rows} == {2}
    by_difference = league_table(NAMES, matches, [LeagueRule.MATCH_POINTS, LeagueRule.DIFFERENCE])
    assert [row.name for row in by_difference] == ["Dee", "Bob", "Cid", "Ann"]
    assert [row.place for row in league_table(NAMES, matches, [LeagueRule.MATCH_POINTS])] == [1, 1, 1, 1]
    two = [
        LeagueMatch("Ann", "Bob", (5, 6)),
        LeagueMatch("Ann", "Cid", (20, 0)),
        LeagueMatch("Bob", "Cid", (0, 9)),
    ]
    direct = [LeagueRule.MATCH_POINTS, LeagueRule.BETWEEN_THEM, LeagueRule.DIFFERENCE]
    assert [row.name for row in league_table(NAMES[:3], two, direct)] == ["Ann", "Bob", "Cid"]


def test_a_substitute_is_named_and_nobody_plays_twice() -> None:
    squads = {"Ann": ["a1", "a2"], "Bob": ["b1", "b2"]}
    match = LeagueMatch("Ann", "Bob", (10, 4), {"Ann": ("a1", "zed"), "Bob": ("b1", "b2")})
    assert substitutions(squads, [match]) == ((1, "Ann", "zed"),)
    twice = LeagueMatch("Ann", "Bob", (10, 4), {"Ann": ("a1", "zed"), "Bob": ("b1", "zed")})
    with pytest.raises(EventError, match="somebody plays twice"):
        substitutions(squads, [twice])


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (LeagueMatch("Ann", "Eve", (1, 0)), "does not take part"),
        (LeagueMatch("Ann", "Ann", (1, 0)), "cannot play itself"),
        (LeagueMatch("Ann", "Bob", (-1, 0)), "below 0"),
        (LeagueMatch("Ann", "Bob", (1, 0)), "before"),
    ],
)
def test_a_match_that_cannot_be_is_refused(match: LeagueMatch, message: str) -> None:
    with pytest.raises(EventError, match=message):
        league_table(NAMES, [LeagueMatch("Ann", "Bob", (10, 4)), match])

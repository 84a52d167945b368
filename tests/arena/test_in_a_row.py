"""Several deals in a row: players that learn keep what they have seen, and only then."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import groupby

from euchre.arena import Match, play_pair
from euchre.arena.results import settings_of
from tests.arena.matches import Fickle, Remembering, match_of, played


def in_a_row(match: Match, deals: int) -> Match:
    return replace(match, in_a_row=deals)


def test_a_player_has_seen_the_earlier_deals_of_its_own_table() -> None:
    learner = Remembering("within a row")
    play_pair(in_a_row(match_of(learner, "simple"), 3), 2, time.perf_counter)
    assert [deals for deals, _ in groupby(learner.told)] == [0, 1, 2, 0, 1, 2]


def test_nothing_is_kept_from_one_single_deal_to_the_next() -> None:
    learner = Remembering("single deals")
    played(match_of(learner, "simple"), 3)
    assert set(learner.told) == {0}


def test_a_game_is_learned_from_while_it_lasts() -> None:
    learner = Remembering("whole game")
    pair = play_pair(match_of(learner, "simple", unit="games"), 1, time.perf_counter)
    assert max(learner.told) == max(table.deals for table in pair.tables) - 1


def test_players_without_memory_play_the_same_single_deals() -> None:
    match = match_of("simple", "random")
    single, row = played(match, 12).tally, played(in_a_row(match, 4), 3).tally
    assert (row.points.total, row.points.units) == (single.points.total, single.points.units)
    assert row.pairs == 3


def test_equal_players_score_zero_in_a_row() -> None:
    tally = played(in_a_row(match_of(Fickle("one"), Fickle("other")), 5), 9).tally
    assert (tally.points.total, tally.same) == (0, 9)
    assert tally.games_won[0] == tally.games_won[1]


def test_the_deals_of_a_pair_are_joined_to_games() -> None:
    tally = played(in_a_row(match_of("simple", "random"), 30), 2).tally
    assert tally.games_won[0] > tally.games_won[1]


def test_a_results_file_of_single_deals_stays_valid() -> None:
    match = match_of("simple", "random")
    assert settings_of([match], ["simple", "random"])["in_a_row"] is None
    assert settings_of([in_a_row(match, 5)], ["simple", "random"])["in_a_row"] == 5

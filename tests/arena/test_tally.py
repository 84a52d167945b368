from __future__ import annotations

import time
from statistics import mean, stdev

import pytest

from euchre.arena import SequentialTest, SequentialVerdict, here, play_match, play_pair
from euchre.arena.match import difference, tables
from euchre.arena.tally import Ratio
from euchre.arena.timing import Spent
from tests.arena.matches import Silent, match_of, played


def test_points_and_error_are_those_of_the_pairs() -> None:
    match = match_of("simple", "random")
    pairs = [play_pair(match, number, time.perf_counter) for number in range(1, 51)]
    values = [
        sum(map(difference, tables(match.code, pair.number), (table.points for table in pair.tables))) / 2
        for pair in pairs
    ]
    tally = played(match, 50).tally
    assert tally.points.mean == pytest.approx(mean(values))
    assert tally.points.error == pytest.approx(stdev(values) / 50**0.5)


def test_points_a_deal_of_games_count_each_deal_alike() -> None:
    ratio = Ratio()
    for total, deals in ((3.0, 10), (-1.0, 20), (2.0, 12)):
        ratio.add(total, deals)
    assert ratio.mean == pytest.approx(4 / 42)
    residues = [total - ratio.mean * deals for total, deals in ((3.0, 10), (-1.0, 20), (2.0, 12))]
    assert ratio.variance == pytest.approx(sum(r * r for r in residues) / 2 / 14**2)


def test_one_pair_has_no_error() -> None:
    assert played(match_of("simple", "random"), 1).tally.points.error is None


def test_single_deals_are_joined_to_games() -> None:
    tally = played(match_of("simple", "random"), 60).tally
    assert tally.games_won[0] > 5 * tally.games_won[1]


def test_whole_games_are_counted_once_each() -> None:
    tally = played(match_of("simple", "random", unit="games"), 6).tally
    assert sum(tally.games_won) == 12
    assert tally.net_games.mean == (tally.games_won[0] - tally.games_won[1]) / 12


def test_the_test_ends_a_match_at_the_same_pair_whatever_is_known() -> None:
    match, test = match_of("simple", "random"), SequentialTest(gain=1.0, least=20)
    with here(time.perf_counter) as workers:
        ended = play_match(match, workers, pairs=None, test=test).tally
        known = {number: play_pair(match, number, time.perf_counter) for number in (2, 5, 19, 40)}
        again = play_match(match, workers, pairs=None, test=test, known=known).tally
    assert ended.verdict is SequentialVerdict.GAIN
    assert (ended.pairs, ended.points.total) == (again.pairs, again.points.total)


def test_a_match_without_an_end_is_refused() -> None:
    with here(time.perf_counter) as workers, pytest.raises(ValueError, match="needs a number of pairs"):
        play_match(match_of("simple", "random"), workers, pairs=None)


def test_calls_are_counted_by_round_and_position() -> None:
    health = played(match_of("simple", "simple"), 40).tally.health[0]
    assert health["deals"] == 80
    asked = [
        health[f"ordering {place} asked"] for place in ("eldest_hand", "second_hand", "third_hand", "dealer")
    ]
    assert asked[0] == 40
    assert asked == sorted(asked, reverse=True)
    made = sum(
        health[f"{manner} {what}"]
        for manner in ("partnership", "alone")
        for what in ("point", "march", "euchre")
    )
    called = sum(count for text, count in health.items() if text.endswith("called"))
    assert made == called


def test_a_stuck_dealer_is_counted_where_he_must_call() -> None:
    stuck, free = (played(match_of(Silent(), Silent(), code), 8).tally for code in ("modern", "jerome-1877"))
    assert [health["stuck dealer"] for health in stuck.health] == [8, 8]
    assert [health["stuck dealer"] for health in free.health] == [0, 0]


def test_the_95th_percentile_is_near() -> None:
    spent = Spent()
    for number in range(1, 1001):
        spent.add(number / 1000)
    assert 0.95 <= spent.quantile(0.95) <= 0.95 * 18 / 17
    assert (spent.choices, spent.worst) == (1000, 1.0)
    assert spent.mean == pytest.approx(0.5005)

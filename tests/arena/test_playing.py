from __future__ import annotations

import time
from itertools import islice

import pytest

from euchre.arena import play_pair
from euchre.arena.match import difference, first_dealer, of_entrants, tables
from euchre.bots import play_deal
from euchre.game import begin_deal, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.seats import BySide, Seat, Side
from euchre.sim import Run
from euchre.sim.batch import simulate
from tests.arena.matches import Fickle, match_of, played


@pytest.mark.parametrize("unit", ["deals", "games"])
@pytest.mark.parametrize("code", CODE_NAMES)
def test_equal_players_score_exactly_zero(code: str, unit: str) -> None:
    result = played(match_of(Fickle("one"), Fickle("other"), code, unit), 27)
    assert result.tally.points.total == 0
    assert (result.tally.same, result.tally.value.variance) == (27, 0)
    assert result.tally.games_won[0] == result.tally.games_won[1]


def test_a_deal_of_a_match_is_the_deal_of_its_number_in_the_simulator() -> None:
    code = load_code("modern")
    run = Run(code=code, seed=3, players=("simple", "random", "simple", "random"))
    simulated = simulate(run, 1, 20).points.tolist()
    match = match_of("simple", "random")
    assert [list(play_pair(match, n, time.perf_counter).tables[0].points) for n in range(1, 21)] == simulated


def test_the_games_of_a_pair_are_played_with_the_same_packs() -> None:
    match = match_of("simple", "simple", unit="games")
    for number in (1, 2, 3):
        one, two = play_pair(match, number, time.perf_counter).tables
        assert (one.deals, list(one.points), list(one.games)) == (
            two.deals,
            list(two.points),
            list(two.games),
        )
        assert sum(one.games) == 1


def test_a_game_is_played_until_a_side_has_won_it() -> None:
    one, _ = play_pair(match_of("simple", "random", unit="games"), 5, time.perf_counter).tables
    assert max(one.points) >= 10


def test_partners_change_sides() -> None:
    assert tables(load_code("modern"), 7) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_at_three_every_seat_is_alone_against_two_with_every_dealer() -> None:
    code = load_code("modern-3")
    met = {(tables(code, number)[0], first_dealer(code, number)) for number in range(1, 10)}
    assert {seated for seated, _ in met} == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}
    assert len(met) == 9
    assert tables(code, 1)[1] == (1, 0, 0)


def test_at_three_a_side_is_compared_with_the_mean_of_two() -> None:
    points = BySide((Side.A, Side.B, Side.C), (2, 0, 1))
    assert difference((0, 1, 1), points) == 1.5
    assert of_entrants((0, 1, 1), points) == (2, 1)


def test_time_is_counted_where_there_is_a_choice() -> None:
    ticks = iter(range(10**6))
    pair = play_pair(match_of("simple", "random"), 1, lambda: float(next(ticks)))
    calls, cards = (pair.spent[0][kind] for kind in ("call", "card"))
    assert calls.choices > 0
    assert cards.choices > 0
    assert (calls.total, calls.worst) == (calls.choices, 1)


def test_the_deal_of_a_pair_is_that_of_the_croupier() -> None:
    code = load_code("jerome-1877")
    sitting = new_sitting(code, dealer=Seat.A)
    bots = {seat: bot_by_name("simple") for seat in code.seating.seats}
    dealt = play_deal(begin_deal(sitting), bots, 3)
    assert dealt.deal is not None
    assert dealt.deal.outcome is not None
    pair = play_pair(match_of("simple", "simple", "jerome-1877"), 1, time.perf_counter)
    assert pair.tables[0].points == dealt.deal.outcome.points
    assert list(islice(pair.tables[0].games, 2)) == [0, 0]

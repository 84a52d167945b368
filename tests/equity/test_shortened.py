"""Games and rubbers of any length are valued with a table of limited size."""

import math

import pytest

from euchre.equity import equity_of, score_shortened, shortened
from euchre.game import marked, new_score, next_deal_begins
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import BySide, Seat
from tests.tabletop import house

MOST = {2: 18_000, 3: 1_800}
"""Scores in a table; those of three sides lead to many more that stand when some are equal."""


@pytest.mark.parametrize("name", CODE_NAMES)
def test_code_of_the_book_is_valued_as_it_is(name: str) -> None:
    code = load_code(name)
    assert shortened(code) is code
    assert score_shortened(new_score(code)) == new_score(code)


@pytest.mark.parametrize("lap", [True, False])
@pytest.mark.parametrize("games", [0, 3, 99])
@pytest.mark.parametrize("points", [1000, 400, 40])
@pytest.mark.parametrize("name", ["professor-1862", "modern-3", "modern-2"])
def test_table_of_a_long_game_or_rubber_is_bounded(name: str, points: int, games: int, lap: bool) -> None:
    code = shortened(
        house(name, game_points=points, rubber_games=games, lap=lap, slam_games=1, point_counter="numbers")
    )
    sides = len(code.seating.sides)
    assert code.game_points**sides * math.comb(max(1, code.rubber_games) - 1 + sides, sides) <= MOST[sides]
    assert (code.lap, bool(code.rubber_games)) == (lap, bool(games))


def test_score_of_a_long_game_has_as_far_to_the_end() -> None:
    code = house("modern", game_points=1000)
    sides = code.seating.sides
    near, far = (new_score(code, BySide(sides, points)) for points in ((996, 300), (10, 20)))
    assert tuple(score_shortened(near).points) == (96, 0)
    assert tuple(score_shortened(far).points) == (0, 0)
    short = house("modern", game_points=100)
    assert score_shortened(near) == new_score(short, BySide(sides, (96, 0)))


def test_long_rubber_keeps_its_last_games() -> None:
    code = house("leeds-dwight-1888", rubber_games=9)
    score = new_score(code)
    for count in ((5, 0), (0, 5), (5, 0), (0, 5)):
        score = next_deal_begins(marked(score, BySide(code.seating.sides, count)))
    assert score_shortened(score).this_rubber == score.this_rubber[2:]
    assert score_shortened(score).code.rubber_games == 7


@pytest.mark.parametrize("name", ["professor-1862", "jerome-1877"])
def test_worth_settles_where_every_deal_wins_a_game(name: str) -> None:
    code = house(name, game_points=1, lap=True, point_counter="numbers")
    worth = equity_of(code).before_deal(new_score(code), Seat.A)
    assert sum(worth) == pytest.approx(0, abs=1e-9)
    assert 0.01 < abs(worth.values[0]) < 1

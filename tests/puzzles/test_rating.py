"""Ratings by the Glicko-2 rules, against the example of their author."""

from __future__ import annotations

import pytest

from euchre.puzzles import SolverRating, after_result
from euchre.puzzles.rating import rating_from


def test_a_volatile_result_raises_the_volatility() -> None:
    steady = after_result(SolverRating(1500, 50, 0.06), SolverRating(1500, 50), 1)
    upset = after_result(SolverRating(1500, 50, 0.06), SolverRating(2400, 50), 1)
    assert upset.volatility > steady.volatility
    assert upset.rating > steady.rating > 1500


def test_glickmans_example_of_one_game() -> None:
    """His first game alone: 1500 (200) beats 1400 (30), computed with his formulas by hand."""
    found = after_result(SolverRating(1500, 200, 0.06), SolverRating(1400, 30), 1)
    assert found.rating == pytest.approx(1563.6, abs=0.2)
    assert found.deviation == pytest.approx(175.4, abs=0.2)
    assert found.volatility == pytest.approx(0.06, abs=1e-4)


def test_results_make_a_rating_surer_and_opposite_results_cancel() -> None:
    own = SolverRating()
    for score in (1, 0, 1, 0, 1, 0):
        own = after_result(own, SolverRating(1500, 60), score)
    assert own.deviation < 200
    assert own.rating == pytest.approx(1500, abs=120)


def test_a_puzzle_that_more_players_miss_has_a_higher_rating() -> None:
    found = [
        rating_from({"novice": (missed, 4), "simple": (missed > 2, 1), "regular": (missed // 2, 4)})
        for missed in range(5)
    ]
    assert found == sorted(found)
    assert found[0] < 1250 < found[-1]

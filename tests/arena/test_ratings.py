from __future__ import annotations

from math import log10

import pytest

from euchre.arena.report import Won, ratings


def test_two_players_are_rated_by_the_odds() -> None:
    one, other = ratings(2, [Won(0, 1, 75, 25)])
    assert one.rating == -other.rating
    assert one.rating - other.rating == pytest.approx(400 * log10(75.5 / 25.5))


def test_three_players_of_consistent_odds_are_rated_by_them() -> None:
    # 2 to 1 and 3 to 1 make 6 to 1; so many games that the drawn one does not matter
    found = ratings(
        3, [Won(0, 1, 2 * 10**6, 10**6), Won(1, 2, 3 * 10**6, 10**6), Won(0, 2, 6 * 10**6, 10**6)]
    )
    strongest, middle, weakest = (rating.rating for rating in found)
    assert strongest - middle == pytest.approx(400 * log10(2), abs=0.01)
    assert middle - weakest == pytest.approx(400 * log10(3), abs=0.01)
    assert strongest + middle + weakest == pytest.approx(0, abs=1e-6)


def test_a_player_who_never_wins_has_a_finite_rating() -> None:
    one, other = ratings(2, [Won(0, 1, 100, 0)])
    assert one.rating - other.rating == pytest.approx(400 * log10(100.5 / 0.5))


def test_the_error_falls_with_the_root_of_the_games() -> None:
    few, many = (ratings(2, [Won(0, 1, games, games)])[0].error for games in (100, 10_000))
    assert few / many == pytest.approx(10, rel=0.01)

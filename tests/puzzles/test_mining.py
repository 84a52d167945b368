"""Mining: the same puzzles each time, each clear at more worlds than it was found with."""

from __future__ import annotations

import pytest

from euchre.puzzles import MiningEffort, deals_of_games, mined
from euchre.puzzles.puzzle import Puzzle
from euchre.puzzles.shipped import likeness, picked

SMALL = MiningEffort(first=40, second=150, last=400)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    """Return the puzzles of one game."""
    return list(mined(deals_of_games("modern", 3, 1), SMALL, seed=3))


def test_one_game_gives_puzzles_with_a_clear_best_choice(found: list[Puzzle]) -> None:
    assert found
    assert all(puzzle.margin >= max(SMALL.margin, 5 * puzzle.error) for puzzle in found)
    assert all(puzzle.themes and 800 <= puzzle.rating <= 2400 for puzzle in found)


def test_equal_arguments_give_equal_puzzles(found: list[Puzzle]) -> None:
    assert list(mined(deals_of_games("modern", 3, 1), SMALL, seed=3)) == found


def test_of_puzzles_that_are_alike_one_is_picked(found: list[Puzzle]) -> None:
    assert picked([*found, *found], 100) == sorted(found, key=lambda one: one.id)
    assert len(picked(found, 2)) <= 2
    assert likeness(found[0]) == likeness(found[0])


def test_three_and_two_players_have_puzzles_too() -> None:
    for code in ("modern-3", "modern-2"):
        deals = list(deals_of_games(code, 1, 1))
        assert all(deal.deal.is_over for deal in deals)
        assert deals[0].score.points is not None

"""What is said about an answer."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from euchre.puzzles import Puzzle, answered, how_hard, layouts, puzzles, puzzles_with, question

MINED = [puzzle for puzzle in puzzles() if not puzzle.title]


def clear(puzzle: Puzzle) -> bool:
    """Return whether the best choice also has the most points."""
    return puzzle.best.points == max(one.points or 0.0 for one in puzzle.options)


def test_the_best_act_is_right_and_another_states_its_cost() -> None:
    puzzle = next(filter(clear, MINED))
    assert answered(puzzle, puzzle.best.act.text).verdict == "Right."
    wrong = answered(puzzle, puzzle.options[-1].act.text)
    assert not wrong.is_right
    assert f"{puzzle.cost(wrong.option):.2f}" in wrong.verdict
    assert wrong.explanation.act == puzzle.best.act


def test_an_act_that_is_not_legal_is_refused() -> None:
    with pytest.raises(EuchreError, match="is not legal here"):
        answered(MINED[0], "D says nothing")


def test_every_answer_is_explained() -> None:
    for puzzle in puzzles()[::7]:
        for option in puzzle.options:
            found = answered(puzzle, option.act.text)
            assert found.verdict.endswith("."), puzzle.id
            told = [paragraph.text for paragraph in found.explanation.paragraphs]
            assert all(told)
            assert not any("points on average" in text for text in told), "the table has the figures"
        assert question(puzzle).endswith("?")
        assert how_hard(puzzle)
        assert "one layout of many" in layouts(puzzle)


def test_a_coup_says_where_our_estimate_differs() -> None:
    seventh = puzzles_with("coup")[6]
    assert "Our own estimate prefers" in answered(seventh, seventh.best.act.text).verdict
    first = puzzles_with("coup")[0]
    assert "does not show enough cards" in answered(first, first.best.act.text).verdict

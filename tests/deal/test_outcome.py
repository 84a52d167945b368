"""The outcome of a deal."""

import pytest

from euchre.acts import Manner
from euchre.deal import Result, points_for
from euchre.laws import load_code
from tests.tabletop import dealt, done, said


@pytest.mark.parametrize(
    ("tricks", "manner", "expected"),
    [
        (5, Manner.PARTNERSHIP, (Result.MARCH, 2, 0)),
        (4, Manner.PARTNERSHIP, (Result.POINT, 1, 0)),
        (3, Manner.PARTNERSHIP, (Result.POINT, 1, 0)),
        (2, Manner.PARTNERSHIP, (Result.EUCHRE, 0, 2)),
        (0, Manner.PARTNERSHIP, (Result.EUCHRE, 0, 2)),
        (5, Manner.ALONE, (Result.MARCH, 4, 0)),
        (3, Manner.ALONE, (Result.POINT, 1, 0)),
        (2, Manner.ALONE, (Result.EUCHRE, 0, 4)),
        (5, Manner.JAMBONE, (Result.MARCH, 8, 0)),
        (4, Manner.JAMBONE, (Result.POINT, 1, 0)),
        (1, Manner.JAMBONE, (Result.EUCHRE, 0, 8)),
        (5, Manner.JAMBOREE, (Result.JAMBOREE, 16, 0)),
    ],
)
def test_professors_code_gives_its_points(
    tricks: int, manner: Manner, expected: tuple[Result, int, int]
) -> None:
    assert points_for(load_code("professor-1862"), tricks, manner, duel=False) == expected


def test_duel_is_worth_four_points_to_its_winner() -> None:
    code = load_code("professor-1862")
    assert points_for(code, 3, Manner.ALONE, duel=True) == (Result.POINT, 4, 0)
    assert points_for(code, 2, Manner.ALONE, duel=True) == (Result.EUCHRE, 0, 4)


def test_each_adverse_player_scores_a_euchre_at_three() -> None:
    """modern 3h-6."""
    hands = {"A": "AS KS QS TS 9D", "B": "9S 9C TC QC TD", "C": "AC KC AD KD QD"}
    deal = done(dealt("modern-3", **hands), "B orders up alone", "A discards 9H")
    deal = said(deal, "B 9S", "C QD", "A AS", "A KS", "B 9C", "C KD", "A QS", "B TC", "C AD")
    deal = said(deal, "A TS", "B QC", "C AC", "A 9D", "B TD", "C KC")
    assert deal.outcome is not None
    assert deal.outcome.result is Result.EUCHRE
    assert tuple(deal.outcome.points) == (4, 0, 4)
    assert tuple(deal.outcome.tricks) == (4, 1, 0)


def test_tricks_of_a_hand_laid_down_go_to_its_player() -> None:
    hands = {"A": "AS KS QS JS TS", "B": "9S 9C TC QC TD", "C": "AH KH JH JD QH"}
    deal = done(dealt("modern-3", **hands), "B orders up alone", "A discards 9H", "B TD", "C JH", "A TS")
    deal = said(deal, "C lays down")
    assert deal.outcome is not None
    assert tuple(deal.outcome.tricks) == (0, 0, 5)


def test_adverse_tricks_of_a_hand_thrown_in_go_to_the_first_adverse_side() -> None:
    deal = done(dealt("modern-3"), "B orders up alone", "A discards ??", "B 9S", "C AS", "A TS")
    deal = said(deal, "B proposes 3", "C agrees", "A agrees")
    assert deal.outcome is not None
    assert tuple(deal.outcome.tricks) == (1, 3, 1)
    assert tuple(deal.outcome.points) == (0, 1, 0)


def test_makers_score_a_march_that_is_thrown_in() -> None:
    deal = done(dealt("modern"), "B orders up", "A discards ??", "B JH", "C proposes 5")
    deal = said(deal, "D agrees", "A agrees", "B agrees")
    assert deal.outcome is not None
    assert (deal.outcome.result, tuple(deal.outcome.points)) == (Result.MARCH, (0, 2))

"""The chance to win a game of a fixed number of deals."""

from dataclasses import replace

import pytest

from euchre.equity import Equity, Mix, equity_of, solved
from euchre.game import new_score
from euchre.laws import Code
from euchre.seats import BySide, Seat, Side
from tests.tabletop import house

MIX = Mix.of_two_sides({1: 0.25, 2: 0.25}, {1: 0.25, 2: 0.25})
"""Each side wins half the deals, with one point or two."""


def value(equity: Equity, deals: int, *points: int) -> float:
    """Return the value of a score for A's side before A deals, after a number of deals."""
    score = new_score(equity.code, BySide(equity.code.seating.sides, points))
    return equity.before_deal(replace(score, deals=deals), Seat.A)[Side.A_C]


@pytest.fixture(scope="module")
def eight() -> Equity:
    return solved(house("modern", deals_in_game=8, game_points=1000), MIX)


@pytest.mark.parametrize(
    ("points", "chance"),
    [((3, 0), 1), ((2, 0), 0.875), ((1, 0), 0.625), ((0, 0), 0.5), ((0, 2), 0.125), ((0, 3), 0)],
)
def test_the_last_deal_is_valued_by_what_it_can_make_up(
    eight: Equity, points: tuple[int, int], chance: float
) -> None:
    """A tie after it is played on, with even chances."""
    assert value(eight, 7, *points) == pytest.approx(chance)


def test_a_lead_is_worth_more_the_fewer_deals_are_left(eight: Equity) -> None:
    worth = [value(eight, deals, 2, 0) for deals in range(8)]
    assert worth == sorted(worth)
    assert worth[-1] == pytest.approx(0.875)


def test_only_the_difference_counts_far_from_game(eight: Equity) -> None:
    assert value(eight, 3, 40, 38) == value(eight, 3, 2, 0)


def test_points_may_win_before_the_last_deal() -> None:
    equity = solved(house("modern", deals_in_game=8), MIX)
    assert value(equity, 0, 9, 0) > value(equity, 0, 2, 0)


@pytest.mark.parametrize(("base", "most"), [("modern", 18_000), ("modern-3", 7_000)])
@pytest.mark.parametrize(("points", "deals"), [(1000, 100), (25, 100), (10, 8), (12, 1)])
def test_tables_stay_small(base: str, most: int, points: int, deals: int) -> None:
    code: Code = house(base, deals_in_game=deals, game_points=points)
    equity = equity_of(code)
    assert len(equity.values) <= most
    chances = equity.before_deal(new_score(code), Seat.A)
    assert sum(chances.values) == pytest.approx(1, abs=1e-6)


def test_two_who_came_to_game_together_early_play_on() -> None:
    """Also where so many deals are left that their number no longer matters."""
    code = house("modern-3", deals_in_game=34)
    chances = equity_of(code).after_deal(new_score(code), Seat.A, BySide(code.seating.sides, (0, 10, 10)))
    assert sum(chances.values) == pytest.approx(1, abs=1e-6)
    assert chances[Side.A] < 0.001

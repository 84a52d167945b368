"""The tray, the deuce and the penknife of professor-1862 P28 to P30."""

from dataclasses import replace

import pytest

from euchre.cards import Suit
from euchre.game import Lie, Penknife, counters, marked, new_score, penknife, tray_and_deuce
from euchre.game.counters import Counter, points_shown
from euchre.laws import load_code
from euchre.seats import BySide, Side
from tests.tabletop import house


@pytest.mark.parametrize(
    ("points", "upper", "tray_is_up", "deuce_is_up", "lie"),
    [
        (0, Counter.TRAY, False, False, Lie.APART),
        (1, Counter.TRAY, False, True, Lie.CROSSWISE),
        (2, Counter.DEUCE, False, True, Lie.BACK_TO_BACK),
        (3, Counter.TRAY, True, False, Lie.BACK_TO_BACK),
        (4, Counter.TRAY, True, True, Lie.LENGTHWISE),
    ],
)
def test_tray_and_deuce_show_as_many_pips_as_points(
    points: int, upper: Counter, tray_is_up: bool, deuce_is_up: bool, lie: Lie
) -> None:
    cards = tray_and_deuce(points)
    assert (cards.upper, cards.tray_is_up, cards.deuce_is_up, cards.lie) == (
        upper,
        tray_is_up,
        deuce_is_up,
        lie,
    )
    assert cards.pips == points


@pytest.mark.parametrize("points", [-1, 5])
def test_tray_and_deuce_show_no_more_than_four(points: int) -> None:
    with pytest.raises(ValueError, match=f"a tray and a deuce show 0 to 4 points, not {points}"):
        tray_and_deuce(points)


@pytest.mark.parametrize(
    ("games", "blades", "full_knives"),
    [
        (0, (0, 0, 0, 0), 0),
        (1, (1, 0, 0, 0), 0),
        (2, (2, 0, 0, 0), 0),
        (3, (3, 0, 0, 0), 0),
        (4, (4, 0, 0, 0), 0),
        (5, (4, 1, 0, 0), 0),
        (8, (4, 4, 0, 0), 0),
        (9, (4, 4, 1, 0), 0),
        (12, (4, 4, 4, 0), 0),
        (13, (4, 4, 4, 1), 0),
        (16, (4, 4, 4, 4), 0),
        (17, (1, 0, 0, 0), 1),
        (32, (4, 4, 4, 4), 1),
        (33, (1, 0, 0, 0), 2),
    ],
)
def test_penknife_opens_a_quarter_for_each_game(
    games: int, blades: tuple[int, ...], full_knives: int
) -> None:
    assert penknife(games) == Penknife(blades=blades, full_knives=full_knives)


def test_professor_counts_with_cards_and_knife() -> None:
    code = load_code("professor-1862")
    shown = counters(marked(new_score(code), BySide(code.seating.sides, (8, 0))))
    assert shown.points[Side.A_C] == tray_and_deuce(3, Suit.SPADES)
    assert shown.points[Side.B_D] == tray_and_deuce(0, Suit.DIAMONDS)
    assert shown.games[Side.A_C] == penknife(2)


def test_jerome_counts_with_numbers() -> None:
    code = load_code("jerome-1877")
    score = marked(new_score(code), BySide(code.seating.sides, (4, 1)))
    assert (counters(score).points, counters(score).games) == (score.points, score.games)


def test_game_won_without_lap_is_cleared_from_the_cards() -> None:
    code = house("jerome-1877", point_counter="tray_and_deuce")
    score = marked(new_score(code), BySide(code.seating.sides, (6, 1)))
    assert tuple(score.points) == (6, 1)
    assert counters(score).points[Side.A_C] == tray_and_deuce(0, Suit.SPADES)


def test_cards_that_lie_otherwise_show_no_points() -> None:
    with pytest.raises(ValueError, match="this layout of tray and deuce shows no score"):
        points_shown(replace(tray_and_deuce(4), lie=Lie.APART))

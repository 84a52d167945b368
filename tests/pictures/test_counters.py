"""Tray, deuce and penknife: the counters for each score."""

from __future__ import annotations

import pytest

from euchre.cards import Suit
from euchre.pictures import LETTERS, Canvas, draw_counters, penknife
from euchre.pictures.table import COUNTER_HEIGHT, COUNTER_WIDTH

SCORES = range(5)


def _laid(points: int) -> str:
    canvas = Canvas()
    draw_counters(canvas, 0, 0, points, Suit.SPADES, LETTERS)
    return canvas.text()


@pytest.mark.parametrize("points", SCORES)
def test_as_many_pips_show_as_there_are_points(points: int) -> None:
    assert _laid(points).count("S") == points


def test_no_two_scores_look_alike() -> None:
    assert len({_laid(points) for points in SCORES}) == len(SCORES)


@pytest.mark.parametrize("points", SCORES)
def test_counters_keep_to_their_place(points: int) -> None:
    lines = _laid(points).split("\n")
    assert len(lines) - 1 <= COUNTER_HEIGHT
    assert max(map(len, lines)) <= COUNTER_WIDTH


def test_backs_show_at_nothing_and_at_one_only() -> None:
    assert ["#" in _laid(points) for points in SCORES] == [True, True, False, False, False]


@pytest.mark.parametrize(
    ("games", "drawn"),
    [
        (0, "[    ][    ][    ][    ]"),
        (1, "[=   ][    ][    ][    ]"),
        (4, "[====][    ][    ][    ]"),
        (6, "[====][==  ][    ][    ]"),
        (11, "[====][====][=== ][    ]"),
        (13, "[====][====][====][=   ]"),
        (16, "[====][====][====][====]"),
    ],
)
def test_a_blade_opens_by_a_quarter_for_each_game(games: int, drawn: str) -> None:
    assert penknife(games) == drawn


def test_a_full_knife_is_closed_for_the_seventeenth_game_and_remembered() -> None:
    assert penknife(16) == "[====][====][====][====]"
    assert penknife(17) == "[=   ][    ][    ][    ] +16"

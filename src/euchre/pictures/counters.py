"""Pictures of the score on the table: tray and deuce for points, a penknife for games.

professor-1862 P28 to P30. Each side has one tray (three pips) and one deuce (two), the first side
spades and the second diamonds.
"""

from __future__ import annotations

from ..cards import Suit
from ..game.counters import BLADES, QUARTERS
from ..game.counters import penknife as knife_of
from .canvas import Canvas, Signs, Tone, tone_of_suit

COUNTER_HEIGHT = 5
"""Rows that the two counters of a side take up."""
COUNTER_WIDTH = 13
"""Columns that the two counters of a side take up."""


def suit_of_counters(place: int) -> Suit:
    """The suit of a side's counters: spades for the first side, diamonds for the second."""
    return (Suit.SPADES, Suit.DIAMONDS)[place]


def draw_counters(canvas: Canvas, row: int, column: int, points: int, suit: Suit, signs: Signs) -> None:
    """Draw a tray and a deuce that show 0 to 4 points (professor-1862 P28 and P29).

    Nothing: both lie face down. One: the tray, face down and crosswise, covers half of the deuce.
    Two: the deuce on top of the tray. Three: the tray on top of the deuce. Four: the deuce lies
    lengthwise under the tray with one pip out.
    """
    pip, tone = signs.suits[suit], tone_of_suit(suit)
    back = signs.back * 3
    match points:
        case 0:
            canvas.framed(row, column, (back,) * 3, signs, Tone.FAINT)
            canvas.framed(row, column + 6, (back,) * 3, signs, Tone.FAINT)
        case 1:
            canvas.framed(row + 1, column, (f" {pip}   ",), signs, tone)
            canvas.framed(row, column + 4, (back,) * 3, signs, Tone.FAINT)
        case 2:
            canvas.framed(row, column + 2, (f" {pip} ", "   ", f" {pip} "), signs, tone)
        case 3:
            canvas.framed(row, column + 2, (f" {pip} ",) * 3, signs, tone)
        case _:
            canvas.framed(row + 1, column + 6, (f"   {pip} ",), signs, tone)
            canvas.framed(row + 1, column, (f" {pip} {pip} {pip} ",), signs, tone)


def penknife(games: int) -> str:
    """A penknife as one line: a bracket for each blade, a stroke for each quarter that it is open.

    A knife is full at 16 games; then it is closed and full knives are counted (professor-1862 P30).

    >>> penknife(6)
    '[====][==  ][    ][    ]'
    """
    knife = knife_of(games)
    drawn = "".join(f"[{'=' * open_by:<{QUARTERS}}]" for open_by in knife.blades)
    return drawn + (f" +{knife.full_knives * BLADES * QUARTERS}" if knife.full_knives else "")

"""How a table shows a score: a tray and a deuce for the points, a penknife for the games.

professor-1862 P28 to P30. This describes a picture of the score and computes no score.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..cards import Suit
from ..deciding import decides
from ..seats import BySide
from .score import Score, next_deal_begins

BLADES, QUARTERS = 4, 4
"""Blades of the penknife, and the steps in which each blade opens."""
_SUITS = (Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


class Lie(Enum):
    """How the tray and the deuce lie relative to each other."""

    APART = "apart"
    """Side by side: nothing is scored yet."""
    CROSSWISE = "crosswise"
    """The upper card lies across one half of the lower card."""
    BACK_TO_BACK = "back to back"
    """The upper card covers the lower."""
    LENGTHWISE = "lengthwise"
    """The upper card covers half of the lower card, both in the same direction."""


class Counter(Enum):
    """One of the two cards, by its pips."""

    DEUCE = 2
    TRAY = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class TrayAndDeuce:
    """The two cards that show the points of one side."""

    suit: Suit
    """The suit of both cards: spades for one side, diamonds for the other."""
    upper: Counter
    tray_is_up: bool
    """Whether the tray shows its face."""
    deuce_is_up: bool
    """Whether the deuce shows its face."""
    lie: Lie

    @property
    def pips(self) -> int:
        """The number of visible pips."""
        deuce = 2 if self.lie is Lie.BACK_TO_BACK else 1
        return 3 * self.tray_is_up + deuce * self.deuce_is_up


@dataclass(frozen=True, slots=True, kw_only=True)
class Penknife:
    """The knife that shows the games of one side."""

    blades: tuple[int, ...]
    """For each blade how many quarters it is open."""
    full_knives: int
    """How many times the knife was full (16 games) and was closed again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counters:
    """What shows the score of each side on the table."""

    points: BySide[int] | BySide[TrayAndDeuce]
    games: BySide[int] | BySide[Penknife]


_LAYOUTS = (
    (Counter.TRAY, False, False, Lie.APART),
    (Counter.TRAY, False, True, Lie.CROSSWISE),
    (Counter.DEUCE, False, True, Lie.BACK_TO_BACK),
    (Counter.TRAY, True, False, Lie.BACK_TO_BACK),
    (Counter.TRAY, True, True, Lie.LENGTHWISE),
)


@decides("professor-1862 P29")
def tray_and_deuce(points: int, suit: Suit = Suit.SPADES) -> TrayAndDeuce:
    """Return the two cards as they show 0 to 4 points. Raises ValueError for any other number."""
    if not 0 <= points < len(_LAYOUTS):
        raise ValueError(f"a tray and a deuce show 0 to 4 points, not {points}")
    upper, tray, deuce, lie = _LAYOUTS[points]
    return TrayAndDeuce(suit=suit, upper=upper, tray_is_up=tray, deuce_is_up=deuce, lie=lie)


def points_shown(cards: TrayAndDeuce) -> int:
    """Return the points that the two cards show. Raises ValueError for a layout that shows no score."""
    layout = (cards.upper, cards.tray_is_up, cards.deuce_is_up, cards.lie)
    if layout not in _LAYOUTS:
        raise ValueError(f"this layout of tray and deuce shows no score: {cards}")
    return _LAYOUTS.index(layout)


def points_once_knocked_apart(cards: TrayAndDeuce) -> tuple[int, ...]:
    """Return the points that the cards may have shown, if only their faces are known and not how they lay.

    Only one and two points can be confused (professor-1862 P29).
    """
    faces = (cards.tray_is_up, cards.deuce_is_up)
    return tuple(points for points, (_, tray, deuce, _) in enumerate(_LAYOUTS) if (tray, deuce) == faces)


@decides("professor-1862 P30")
def penknife(games: int) -> Penknife:
    """Return the knife that shows a number of games: a quarter of a blade for each game."""
    full, rest = divmod(games - 1, BLADES * QUARTERS) if games else (0, -1)
    blades = tuple(min(QUARTERS, max(0, rest + 1 - QUARTERS * blade)) for blade in range(BLADES))
    return Penknife(blades=blades, full_knives=full)


@decides("professor-1862 T8", values="point_counter game_counter")
def counters(score: Score) -> Counters:
    """Return what shows a score under its code; the points of a game just won are cleared."""
    code, points, games = score.code, score.points, score.games
    if code.point_counter == "numbers":
        shown: BySide[int] | BySide[TrayAndDeuce] = points
    else:
        standing = zip(next_deal_begins(score).points, _SUITS, strict=False)
        shown = BySide(points.sides, tuple(tray_and_deuce(number, suit) for number, suit in standing))
    return Counters(
        points=shown,
        games=games if code.game_counter == "numbers" else games.mapped(penknife),
    )

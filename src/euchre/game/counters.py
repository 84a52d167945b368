"""How a score lies on the table: a tray and a deuce for the points, a penknife for the games.

professor-1862 P28 to P30. This is data for whoever draws the table; nothing here counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..cards import Suit
from ..deciding import decides
from ..seats import BySide
from .score import Score, next_deal_begins

BLADES, QUARTERS = 4, 4
"""Blades of the penknife, and the steps in which each is opened."""
_SUITS = (Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS)


class Lie(Enum):
    """How the tray and the deuce lie to each other."""

    APART = "apart"
    """Nothing is scored yet."""
    CROSSWISE = "crosswise"
    """The upper card across one half of the lower, whose other half shows."""
    BACK_TO_BACK = "back to back"
    """The upper card covers the lower."""
    LENGTHWISE = "lengthwise"
    """The upper card covers half of the lower, both pointing the same way."""


class Counter(Enum):
    """One of the two cards, by its pips."""

    DEUCE = 2
    TRAY = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class TrayAndDeuce:
    """The two cards with which one side shows its points."""

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
        """The pips that can be seen."""
        deuce = 2 if self.lie is Lie.BACK_TO_BACK else 1
        return 3 * self.tray_is_up + deuce * self.deuce_is_up


@dataclass(frozen=True, slots=True, kw_only=True)
class Penknife:
    """The knife with which one side shows its games."""

    blades: tuple[int, ...]
    """How many quarters each blade is open, the first blade first."""
    full_knives: int
    """Knives full of sixteen games that have been shut again and are to be remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counters:
    """What shows the score of each side."""

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
    """The two cards as they show 0 to 4 points. Raises ValueError for any other number."""
    if not 0 <= points < len(_LAYOUTS):
        raise ValueError(f"a tray and a deuce show 0 to 4 points, not {points}")
    upper, tray, deuce, lie = _LAYOUTS[points]
    return TrayAndDeuce(suit=suit, upper=upper, tray_is_up=tray, deuce_is_up=deuce, lie=lie)


def points_shown(cards: TrayAndDeuce) -> int:
    """The points that the two cards show as they lie. Raises ValueError if they show none."""
    lying = (cards.upper, cards.tray_is_up, cards.deuce_is_up, cards.lie)
    if lying not in _LAYOUTS:
        raise ValueError(f"a tray and a deuce never lie so: {cards}")
    return _LAYOUTS.index(lying)


def points_once_knocked_apart(cards: TrayAndDeuce) -> tuple[int, ...]:
    """The points that the faces alone still allow when nobody can tell how the two cards lay.

    One and two are the only scores that are taken for each other (professor-1862 P29).
    """
    faces = (cards.tray_is_up, cards.deuce_is_up)
    return tuple(points for points, (_, tray, deuce, _) in enumerate(_LAYOUTS) if (tray, deuce) == faces)


@decides("professor-1862 P30")
def penknife(games: int) -> Penknife:
    """The knife as it shows a number of games: a quarter of a blade for each, blade after blade."""
    full, rest = divmod(games - 1, BLADES * QUARTERS) if games else (0, -1)
    blades = tuple(min(QUARTERS, max(0, rest + 1 - QUARTERS * blade)) for blade in range(BLADES))
    return Penknife(blades=blades, full_knives=full)


@decides("professor-1862 T8", values="point_counter game_counter")
def counters(score: Score) -> Counters:
    """What shows a score under its code; a game that is won is no longer on the tray and the deuce."""
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

"""The game: the first dealer, deals in rotation, and the score of games and rubbers."""

from .counters import (
    Counters,
    Lie,
    Penknife,
    TrayAndDeuce,
    counters,
    penknife,
    points_once_knocked_apart,
    points_shown,
    tray_and_deuce,
)
from .cutting import cards_to_draw, dealer_drawn, next_to_draw
from .score import (
    FinishedGame,
    FinishedRubber,
    Score,
    deal_counted,
    game_given,
    is_bridge,
    marked,
    new_score,
    next_deal_begins,
)
from .sitting import Sitting, after, begin_deal, check, draw_due, due_now, new_sitting, settled, to_draw

__all__ = [
    "Counters",
    "FinishedGame",
    "FinishedRubber",
    "Lie",
    "Penknife",
    "Score",
    "Sitting",
    "TrayAndDeuce",
    "after",
    "begin_deal",
    "cards_to_draw",
    "check",
    "counters",
    "deal_counted",
    "dealer_drawn",
    "draw_due",
    "due_now",
    "game_given",
    "is_bridge",
    "marked",
    "new_score",
    "new_sitting",
    "next_deal_begins",
    "next_to_draw",
    "penknife",
    "points_once_knocked_apart",
    "points_shown",
    "settled",
    "to_draw",
    "tray_and_deuce",
]

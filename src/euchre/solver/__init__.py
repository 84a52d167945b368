"""Double dummy solver: the exact value of a position when all hands are known.

`euchre.solver.batch` solves thousands of positions at once from NumPy arrays.
"""

from .backend import IN_USE, NATIVE, WHY_NOT_NATIVE
from .payoff import Payoff, Question, payoff_of
from .position import Position, position_of, read_position, write_position
from .solving import (
    Exchange,
    best_cards,
    best_discards,
    best_line,
    card_tricks,
    card_values,
    discard_values,
    exchange_of,
    makers_tricks,
    result,
    value,
)

__all__ = [
    "IN_USE",
    "NATIVE",
    "WHY_NOT_NATIVE",
    "Exchange",
    "Payoff",
    "Position",
    "Question",
    "best_cards",
    "best_discards",
    "best_line",
    "card_tricks",
    "card_values",
    "discard_values",
    "exchange_of",
    "makers_tricks",
    "payoff_of",
    "position_of",
    "read_position",
    "result",
    "value",
    "write_position",
]

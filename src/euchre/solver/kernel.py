"""The native core with the same functions as the reference.

Importing this module raises ImportError where the core is not built.
"""

from __future__ import annotations

from typing import Any

from ..cards import FACES, JOKER, Card
from . import _kernel
from .payoff import Question
from .position import Position, native_args

NAME = "native"
_BY_INDEX = (*FACES, JOKER)


def answer(position: Position, question: Question) -> int:
    """Return the makers' tricks, or the class of the result, under perfect play."""
    found = _kernel.solve(question, *native_args(position))
    return found + position.makers_won if question is Question.TRICKS else found


def answer_by_card(position: Position, question: Question) -> dict[Card, int]:
    """Return the same after each playable card, in the order of the hand."""
    found = _kernel.solve_cards(question, *native_args(position))
    won = position.makers_won if question is Question.TRICKS else 0
    values = {_BY_INDEX[face]: value + won for face, value in enumerate(found) if value >= 0}
    return {card: values[card] for card in position.hands[position.turn] if card in values}


def solve_batch(*arguments: Any) -> int:
    """Write the answers for a batch into the last argument, int8 (N,) or (N, 33).

    Returns the number of cards played in the search. The arguments are those of `euchre.solver.batch`.
    """
    return _kernel.solve_batch(*arguments)

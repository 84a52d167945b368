"""The native core behind the same signatures as the reference.

Importing this module raises ImportError where the core is not built.
"""

from __future__ import annotations

from typing import Any

from ..cards import FACES, JOKER, Card
from . import _kernel
from .native_args import given
from .payoff import Question
from .position import Position

NAME = "native"
_BY_INDEX = (*FACES, JOKER)


def answer(position: Position, question: Question) -> int:
    """The makers' tricks, or the class of the result, when both sides play perfectly."""
    found = _kernel.solve(question, *given(position))
    return found + position.makers_won if question is Question.TRICKS else found


def answer_by_card(position: Position, question: Question) -> dict[Card, int]:
    """The same after each card that may be played, in the order of the hand."""
    found = _kernel.solve_cards(question, *given(position))
    won = position.makers_won if question is Question.TRICKS else 0
    values = {_BY_INDEX[face]: value + won for face, value in enumerate(found) if value >= 0}
    return {card: values[card] for card in position.hands[position.turn] if card in values}


def solve_batch(*arguments: Any) -> int:
    """Answers for many positions, as `euchre.solver.batch` asks for them; the cards played in the search."""
    return _kernel.solve_batch(*arguments)

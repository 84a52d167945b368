"""The value of a position when all hands are known and both sides play perfectly."""

from __future__ import annotations

from ..cards import Card
from ..deal import Result
from ..seats import Seat
from .backend import IN_USE, SolverBackend
from .payoff import Payoff, Question
from .position import Position

_RESULTS = (Result.EUCHRE, Result.POINT, Result.MARCH)


def makers_tricks(position: Position, *, solver: SolverBackend = IN_USE) -> int:
    """The makers' tricks in the whole hand, including those already won."""
    return solver.answer(position, Question.TRICKS)


def result(position: Position, *, solver: SolverBackend = IN_USE) -> Result:
    """The result of the hand: euchre, point or march."""
    return _RESULTS[solver.answer(position, Question.CLASS)]


def value(position: Position, payoff: Payoff, *, solver: SolverBackend = IN_USE) -> float:
    """The value of the result to the makers."""
    return payoff.of(solver.answer(position, Question.CLASS))


def card_tricks(position: Position, *, solver: SolverBackend = IN_USE) -> dict[Card, int]:
    """The makers' tricks after each playable card, in the order of the hand."""
    return solver.answer_by_card(position, Question.TRICKS)


def card_values(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> dict[Card, float]:
    """The value to the makers of each playable card, in the order of the hand.

    In tricks, or in the units of the payoff if one is given.
    """
    if payoff is None:
        return {card: float(tricks) for card, tricks in card_tricks(position, solver=solver).items()}
    classes = solver.answer_by_card(position, Question.CLASS)
    return {card: payoff.of(class_) for card, class_ in classes.items()}


def best_cards(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> tuple[Card, ...]:
    """All best cards for the seat to play, in the order of the hand."""
    values = card_values(position, payoff, solver=solver)
    best = (max if position.turn in position.makers else min)(values.values())
    return tuple(card for card, worth in values.items() if worth == best)


def best_line(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> tuple[tuple[Seat, Card], ...]:
    """One line of best play to the end; among equally good cards, the first in the hand."""
    line: list[tuple[Seat, Card]] = []
    now: Position | None = position
    while now is not None:
        card = best_cards(now, payoff, solver=solver)[0]
        line.append((now.turn, card))
        now = now.after(card)
    return tuple(line)

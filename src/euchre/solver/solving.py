"""What a position is worth when all hands are seen and both sides play perfectly."""

from __future__ import annotations

from types import ModuleType

from ..cards import Card
from ..deal import Result
from ..seats import Seat
from .backend import IN_USE
from .payoff import Payoff, Question
from .position import Position

_RESULTS = (Result.EUCHRE, Result.POINT, Result.MARCH)


def makers_tricks(position: Position, *, solver: ModuleType = IN_USE) -> int:
    """The makers' tricks of the whole hand, those won before among them."""
    tricks: int = solver.answer(position, Question.TRICKS)
    return tricks


def result(position: Position, *, solver: ModuleType = IN_USE) -> Result:
    """What the hand comes to: euchre, point or march."""
    return _RESULTS[solver.answer(position, Question.CLASS)]


def value(position: Position, payoff: Payoff, *, solver: ModuleType = IN_USE) -> float:
    """What the result is worth to the makers."""
    return payoff.of(solver.answer(position, Question.CLASS))


def card_tricks(position: Position, *, solver: ModuleType = IN_USE) -> dict[Card, int]:
    """The makers' tricks after each card that may be played, in the order of the hand."""
    tricks: dict[Card, int] = solver.answer_by_card(position, Question.TRICKS)
    return tricks


def card_values(
    position: Position, payoff: Payoff | None = None, *, solver: ModuleType = IN_USE
) -> dict[Card, float]:
    """The worth to the makers of each card that may be played, in the order of the hand.

    In their tricks, or, where a payoff is given, by the result.
    """
    if payoff is None:
        return {card: float(tricks) for card, tricks in card_tricks(position, solver=solver).items()}
    classes = solver.answer_by_card(position, Question.CLASS)
    return {card: payoff.of(class_) for card, class_ in classes.items()}


def best_cards(
    position: Position, payoff: Payoff | None = None, *, solver: ModuleType = IN_USE
) -> tuple[Card, ...]:
    """All cards that are equally best for whoever is to play, in the order of the hand."""
    values = card_values(position, payoff, solver=solver)
    best = (max if position.turn in position.makers else min)(values.values())
    return tuple(card for card, worth in values.items() if worth == best)


def best_line(
    position: Position, payoff: Payoff | None = None, *, solver: ModuleType = IN_USE
) -> tuple[tuple[Seat, Card], ...]:
    """One line of best play to the end: of equally best cards always the first of the hand."""
    line: list[tuple[Seat, Card]] = []
    now: Position | None = position
    while now is not None:
        card = best_cards(now, payoff, solver=solver)[0]
        line.append((now.turn, card))
        now = now.after(card)
    return tuple(line)

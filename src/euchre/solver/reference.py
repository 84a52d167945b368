"""The reference solver: the search of `euchre.deal`, for tests and where the native core is not built."""

from __future__ import annotations

from ..cards import Card
from ..deal.ending.play_out import PlayOut
from .payoff import Question, class_of
from .position import Position

NAME = "reference"


def answer(position: Position, question: Question) -> int:
    """Return the makers' tricks, or the class of the result, under perfect play."""
    return _judged(position, question, _play_out(position).tricks())


def answer_by_card(position: Position, question: Question) -> dict[Card, int]:
    """Return the same after each playable card, in the order of the hand."""
    found = _play_out(position).tricks_by_card()
    return {card: _judged(position, question, tricks) for card, tricks in found.items()}


def _judged(position: Position, question: Question, more: int) -> int:
    tricks = position.makers_won + more
    return tricks if question is Question.TRICKS else class_of(tricks, position.hand_size)


def _play_out(position: Position) -> PlayOut:
    players = position.players
    hands = tuple(position.hands[seat] for seat in players)
    makes = [seat in position.makers for seat in players]
    return PlayOut(hands, position.trump, makes, position.trick, position.called)

"""The reference solver: plain minimax over every lawful card, with a table of solved positions.

The native core is tested against it, and it solves where the native core is not built.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..cards import Card
from .payoff import Question, class_of
from .position import Position, winning_place

NAME = "reference"

_State = tuple[tuple[tuple[Card, ...], ...], int, tuple[Card, ...], int]
"""Hands by place, the leading place, the trick in progress, tricks won by the makers."""


def answer(position: Position, question: Question) -> int:
    """The makers' tricks, or the class of the result, under perfect play."""
    return _PlayOut(position, question).answer()


def answer_by_card(position: Position, question: Question) -> dict[Card, int]:
    """The same after each playable card, in the order of the hand."""
    return _PlayOut(position, question).answer_by_card()


class _PlayOut:
    """The search of one position. Places number the players clockwise; 0 leads the trick in progress."""

    def __init__(self, position: Position, question: Question) -> None:
        players = position.players
        self.trump = position.trump
        self.makes = [seat in position.makers for seat in players]
        self.called = position.called
        hands = tuple(position.hands[seat] for seat in players)
        self.start: _State = (hands, 0, position.trick, position.makers_won)
        self.judge: Callable[[int], int] = (
            (lambda tricks: tricks)
            if question is Question.TRICKS
            else (lambda tricks: class_of(tricks, position.hand_size))
        )
        self.memory: dict[_State, int] = {}

    def answer(self) -> int:
        return self.value(self.start)

    def answer_by_card(self) -> dict[Card, int]:
        return {card: self.value(state) for card, state in self.each_card(self.start)}

    def value(self, state: _State) -> int:
        hands, leader, trick, won = state
        if not any(hands):
            return self.judge(won)
        if state not in self.memory:
            values = [self.value(following) for _, following in self.each_card(state)]
            maker_plays = self.makes[(leader + len(trick)) % len(hands)]
            self.memory[state] = max(values) if maker_plays else min(values)
        return self.memory[state]

    def each_card(self, state: _State) -> Iterator[tuple[Card, _State]]:
        hands, leader, trick, won = state
        place = (leader + len(trick)) % len(hands)
        for card in self.legal(hands[place], trick):
            left = tuple(held for held in hands[place] if held is not card)
            yield card, self.next((*hands[:place], left, *hands[place + 1 :]), leader, (*trick, card), won)

    def legal(self, hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
        # The called card leaves the hand in the first trick, so it restricts nothing later.
        if self.called is not None and self.called in hand:
            return (self.called,)
        if not trick:
            return hand
        led = trick[0].suit_under(self.trump)
        return tuple(card for card in hand if card.suit_under(self.trump) is led) or hand

    def next(
        self, hands: tuple[tuple[Card, ...], ...], leader: int, trick: tuple[Card, ...], won: int
    ) -> _State:
        if len(trick) < len(hands):
            return hands, leader, trick, won
        winner = (leader + winning_place(trick, self.trump)) % len(hands)
        return hands, winner, (), won + self.makes[winner]

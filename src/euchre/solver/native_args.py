"""A position as integers, for the native core and for batches."""

from __future__ import annotations

from collections.abc import Iterable

from .position import Position


def native_args(position: Position) -> tuple[list[int], int, int, int, int, list[int], int, int, int]:
    """Arguments of the native core for a position: cards by `Card.index`, sets as bit masks."""
    hands = [sum(1 << card.index for card in hand) for hand in position.hands]
    absent = range(len(hands), 4)
    return (
        hands + [0] * len(absent),
        int(position.trump),
        int(position.leader),
        _bits(position.makers),
        _bits((*position.out, *absent)),
        [card.index for card in position.trick] + [-1] * (4 - len(position.trick)),
        -1 if position.called is None else position.called.index,
        position.makers_won,
        position.adversaries_won,
    )


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))

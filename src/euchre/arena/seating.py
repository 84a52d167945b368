"""Who sits where: each deal is played at two tables, sides changed.

With partners the first entrant has A and C at the first table, B and D at the second; at two A, then B.
At three, each for himself, one seat is the first's alone at the first table and the second's alone at
the second; that seat goes round once while the deal goes round three times over.
"""

from __future__ import annotations

from typing import TypeAlias

from ..laws import Code
from ..seats import BySide, Seat

Seated: TypeAlias = tuple[int, ...]
"""For each seat which entrant has it: 0 the first, 1 the second."""


def tables(code: Code, number: int) -> tuple[Seated, Seated]:
    """Who has which seat at the two tables of a pair, counted from 1."""
    if code.partnerships or code.players == 2:
        alone = code.seating.sides[0].seats
    else:
        alone = (Seat((number - 1) // code.players % code.players),)
    one = tuple(0 if seat in alone else 1 for seat in code.seating.seats)
    return one, tuple(1 - entrant for entrant in one)


def first_dealer(code: Code, number: int) -> Seat:
    """Who deals the deal of a pair, or the first of its game: the deal goes round."""
    return Seat((number - 1) % code.players)


def of_entrants(seated: Seated, values: BySide[int]) -> tuple[int, int]:
    """What the sides of the first and those of the second have together."""
    by_entrant = [0, 0]
    for side, value in values.items():
        by_entrant[seated[side.seats[0]]] += value
    return by_entrant[0], by_entrant[1]


def difference(seated: Seated, values: BySide[int]) -> float:
    """What a side of the first has more than a side of the second, on average where there are several."""
    sides = [seated[side.seats[0]] for side in values.sides]
    first, second = of_entrants(seated, values)
    return first / sides.count(0) - second / sides.count(1)

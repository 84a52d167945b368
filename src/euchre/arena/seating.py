"""Seats of the entrants: each deal is played at two tables with sides swapped.

With partners, the first entrant has seats A and C at the first table, and B and D at the second. With two
players it has A, then B. With three players, each for themselves, the first entrant has one seat at the first
table, and the second entrant has that seat at the second; the seat goes round once while the deal goes round
three times.
"""

from __future__ import annotations

from typing import TypeAlias

from ..laws import Code
from ..seats import BySide, Seat

Seated: TypeAlias = tuple[int, ...]
"""For each seat its entrant: 0 the first, 1 the second."""


def tables(code: Code, number: int) -> tuple[Seated, Seated]:
    """The entrants by seat at both tables of a pair; pairs count from 1."""
    if code.partnerships or code.players == 2:
        alone = code.seating.sides[0].seats
    else:
        alone = (Seat((number - 1) // code.players % code.players),)
    one = tuple(0 if seat in alone else 1 for seat in code.seating.seats)
    return one, tuple(1 - entrant for entrant in one)


def first_dealer(code: Code, number: int) -> Seat:
    """The dealer of a pair, or of the first deal of its game; the deal goes round."""
    return Seat((number - 1) % code.players)


def of_entrants(seated: Seated, values: BySide[int]) -> tuple[int, int]:
    """Sums over the sides of the first entrant and over those of the second."""
    by_entrant = [0, 0]
    for side, value in values.items():
        by_entrant[seated[side.seats[0]]] += value
    return by_entrant[0], by_entrant[1]


def difference(seated: Seated, values: BySide[int]) -> float:
    """The mean over the first entrant's sides minus the mean over the second's."""
    sides = [seated[side.seats[0]] for side in values.sides]
    first, second = of_entrants(seated, values)
    return first / sides.count(0) - second / sides.count(1)

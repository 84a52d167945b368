"""Schedules in which no two players meet twice, for up to about a quarter as many rounds as players.

The players stand in four columns, one for each chair. In each round every column moves on by a number of
tables. Two players of different columns meet once at most if the two columns' distance is never the same in
two rounds; players of one column never meet.
"""

from __future__ import annotations

from itertools import combinations

from .evening import EveningRound, EveningTable

Moves = tuple[int, int, int, int]
"""How many tables each column has moved on."""

_MOST_TRIES = 50_000
"""Moves that the search tries before it gives up."""


def column_rounds(players: int, rounds: int) -> tuple[EveningRound, ...] | None:
    """Return rounds for a number of players that four divides, with no second meeting; None if none are
    found."""
    tables, over = divmod(players, 4)
    moves = None if over or rounds > tables else _find_moves(tables, rounds)
    if moves is None:
        return None
    return tuple(
        EveningRound(tuple(_table(number, move, tables) for number in range(tables)), ()) for move in moves
    )


def _table(number: int, move: Moves, tables: int) -> EveningTable:
    """Return a table of the round with this move: column c has the players from c * tables on."""
    a, b, c, d = (column * tables + (number - by) % tables for column, by in enumerate(move))
    return EveningTable((a, b), (c, d))


def _find_moves(tables: int, rounds: int) -> list[Moves] | None:
    """Return a move for each round, so that no distance of two columns occurs twice; None if none are
    found."""
    found: list[Moves] = []
    used: set[tuple[int, int, int]] = set()
    places = [0]
    for _ in range(_MOST_TRIES):
        if len(found) == rounds:
            return found
        place = places[-1]
        if place == tables * tables:
            places.pop()
            if not found:
                return None
            used -= _distances(found.pop(), tables)
            continue
        places[-1] += 1
        move = (0, len(found), *divmod(place, tables))
        distances = _distances(move, tables)
        if not used & distances:
            used |= distances
            found.append(move)
            places.append(0)
    return None


def _distances(move: Moves, tables: int) -> set[tuple[int, int, int]]:
    """Return the distance of each two columns."""
    return {(one, other, (move[other] - move[one]) % tables) for one, other in combinations(range(4), 2)}

"""Whist tournaments: schedules in which each two players are partners once and opponents twice.

They exist for 4n and 4n + 1 players. The data hold the first round for such numbers of players. Its points
are the elements of an abelian group; for 4n players one more point stays in place. Each element of the group,
added to all points, gives one round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ..bundled import read_bundled
from .evening import EveningRound, EveningTable


def has_whist(players: int) -> bool:
    """Return whether the package has a whist tournament for this number of players."""
    return str(players) in _starters()


def whist_cycle(players: int) -> int:
    """Return rounds of a whist tournament for 4n or 4n + 1 players."""
    return players - 1 if players % 4 == 0 else players


def whist_rounds(players: int) -> tuple[EveningRound, ...]:
    """Return the rounds of a whist tournament; raises KeyError if `has_whist` is false.

    >>> whist_rounds(4)[0].tables
    (EveningTable(first=(1, 2), second=(3, 0)),)
    """
    starter = _starters()[str(players)]
    group = starter["group"]
    everybody = frozenset(range(players))
    rounds = []
    for shift in _elements(group):
        tables = tuple(
            EveningTable((a, b), (c, d))
            for a, b, c, d in (
                [_moved(p, shift, group, players) for p in table] for table in starter["tables"]
            )
        )
        seated = {player for table in tables for player in table.players}
        rounds.append(EveningRound(tables, tuple(sorted(everybody - seated))))
    return tuple(rounds)


@cache
def _starters() -> dict[str, Any]:
    return read_bundled("euchre.events", "starters", "whist tournaments", "tools/whist_starters.cpp")


def _elements(group: list[int]) -> Iterator[list[int]]:
    """Yield the elements of a product of cyclic groups, each as its coordinates, the last changing
    fastest."""
    if not group:
        yield []
        return
    for first in range(group[0]):
        for rest in _elements(group[1:]):
            yield [first, *rest]


def _moved(point: int, shift: list[int], group: list[int], players: int) -> int:
    """Return a point plus an element of the group, as a number; the point -1 stays in place and is the
    last."""
    if point < 0:
        return players - 1
    sum_, scale = 0, 1
    for order, step in zip(reversed(group), reversed(shift), strict=True):
        point, digit = divmod(point, order)
        sum_ += (digit + step) % order * scale
        scale *= order
    return sum_

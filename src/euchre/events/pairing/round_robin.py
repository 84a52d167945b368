"""Round robin: everybody meets everybody else once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..refusals import check_entrants


@dataclass(frozen=True, slots=True)
class LeagueRound:
    """The matches of one round of a league."""

    matches: tuple[tuple[str, str], ...]
    """Names of the two entrants of each match."""
    bye: str | None
    """Name of the entrant without a match, if their number is odd."""


def round_robin(names: Sequence[str]) -> tuple[LeagueRound, ...]:
    """Rounds in which each two of 2 to 1000 entrants meet exactly once.

    The first entrant stays in place and the others move on by one in each round (circle method). With an odd
    number nobody stays, and each entrant has one bye.

    Raises EventError if there are too few or too many entrants, or if a name occurs twice.

    >>> [each.matches for each in round_robin(["Ann", "Bob", "Cid"])]
    [(('Ann', 'Bob'),), (('Bob', 'Cid'),), (('Cid', 'Ann'),)]
    """
    entrants = check_entrants(names, least=2, kind="entrants")
    circle: list[str | None] = [*entrants] if len(entrants) % 2 == 0 else [None, *entrants]
    rounds = []
    for number in range(len(circle) - 1):
        moved = circle[1:][number:] + circle[1:][:number]
        line = [circle[0], *moved]
        couples = [(line[i], line[-1 - i]) for i in range(len(line) // 2)]
        if number % 2:
            couples[0] = couples[0][::-1]
        matches = tuple((one, other) for one, other in couples if one is not None and other is not None)
        resting = [one or other for one, other in couples if one is None or other is None]
        rounds.append(LeagueRound(matches, resting[0] if resting else None))
    return tuple(rounds)

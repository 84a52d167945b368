"""Movements for duplicate pairs: which pairs meet at which table, and with which set of boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ...chance import Stream
from ..refusals import EventError

MOST_MITCHELL_PAIRS = 200
"""The most pairs of a Mitchell movement."""
MOST_HOWELL_PAIRS = 40
"""The most pairs of a Howell movement."""

_MOST_ATTEMPTS, _MOST_CHOICES = 2000, 400
"""Bounds of the search for a Howell movement; the tests make one for each number of pairs."""


@dataclass(frozen=True, slots=True)
class DuplicateTable:
    """One table of a round. It plays every board of its set."""

    number: int
    """Number of the table, from 0."""
    one: int
    """Number of a pair, from 0; in a Mitchell movement the pair that stays at the table."""
    other: int
    """Number of the pair they meet."""
    board_set: int
    """Number of the set of boards, from 0."""


@dataclass(frozen=True, slots=True)
class DuplicateRound:
    """The tables of one round."""

    tables: tuple[DuplicateTable, ...]
    """In the order of their numbers; a table without a second pair is left out."""
    sitting_out: int | None
    """The pair without a table, if the number of pairs is odd."""


@dataclass(frozen=True, slots=True)
class DuplicateMovement:
    """All rounds of a movement."""

    pairs: int
    """How many pairs take part."""
    board_sets: int
    """How many sets of boards there are."""
    shares_boards: bool
    """Whether all tables play the same set in each round, so each set is needed once for each table."""
    rounds: tuple[DuplicateRound, ...]
    """In the order of play."""


def mitchell(pairs: int) -> DuplicateMovement:
    """Return a Mitchell movement for 6 to 200 pairs: half of them stay, the others move up a table after each
    round.

    The boards move down a table. With an odd number of tables each staying pair meets each moving pair. With
    an even number the moving pairs skip a table after half of the rounds, and each meets all but one. Nobody
    plays a set of boards twice. If the number of pairs is odd, a staying pair sits out in each round.

    Raises EventError if there are too few or too many pairs.

    >>> [(t.one, t.other, t.board_set) for t in mitchell(6).rounds[1].tables]
    [(0, 5, 1), (1, 3, 2), (2, 4, 0)]
    """
    if not 6 <= pairs <= MOST_MITCHELL_PAIRS:
        raise EventError(f"{pairs:,} pairs cannot play a Mitchell movement: 6 to {MOST_MITCHELL_PAIRS} can")
    tables = (pairs + 1) // 2
    skip_after = tables // 2 if tables % 2 == 0 else tables
    rounds = []
    for number in range(tables if tables % 2 else tables - 1):
        moved = number + (number >= skip_after)
        places = [
            (table, table, tables + (table - moved) % tables, (table + number) % tables)
            for table in range(tables)
        ]
        rounds.append(_round(places, pairs))
    return DuplicateMovement(pairs, tables, False, tuple(rounds))


def howell(pairs: int) -> DuplicateMovement:
    """Return a Howell movement for 3 to 40 pairs: each two pairs meet once, and nobody plays a set of boards
    twice.

    The last pair stays, and each other pair takes the place of the pair whose number is one lower. With 3
    to 6 pairs all tables play the same boards in each round. If the number of pairs is odd, the pair that
    would meet the last sits out.

    Raises EventError if there are too few or too many pairs.
    """
    if not 3 <= pairs <= MOST_HOWELL_PAIRS:
        raise EventError(f"{pairs:,} pairs cannot play a Howell movement: 3 to {MOST_HOWELL_PAIRS} can")
    order = pairs - 1 + pairs % 2
    shares = order < 7
    couples = [(x, order - x, 0) for x in range(1, order // 2 + 1)] if shares else _starter(order)
    rounds = []
    for number in range(order):
        places = [(0, order, number, number)]
        places += [
            (table, (x + number) % order, (y + number) % order, (boards + number) % order)
            for table, (x, y, boards) in enumerate(couples, start=1 - pairs % 2)
        ]
        rounds.append(_round(places, pairs))
    return DuplicateMovement(pairs, order, shares, tuple(rounds))


def _round(places: list[tuple[int, int, int, int]], pairs: int) -> DuplicateRound:
    """Return the round with these tables, pairs and sets; a pair whose number is too high is nobody."""
    tables = tuple(DuplicateTable(*place) for place in places if max(place[1:3]) < pairs)
    resting = [min(place[1:3]) for place in places if max(place[1:3]) >= pairs]
    return DuplicateRound(tables, resting[0] if resting else None)


Couple = tuple[int, int, int]
"""Two pairs that meet in the first round, and their set of boards."""


@cache
def _starter(order: int) -> list[Couple]:
    """Return the first round of a Howell movement without the last pair; later rounds add 1, modulo an odd
    order.

    The differences of the couples are all different, so each two pairs meet once. The sets are different from
    each other and from 0, and so are the differences of each pair's set and number: nobody plays a set twice.
    A couple has the set x + y, for which the last condition is always true; order 9 needs other sets too.
    """
    attempts = (_attempt(order, Stream(order, number)) for number in range(_MOST_ATTEMPTS))
    return next(couples for couples in attempts if couples)


def _attempt(order: int, stream: Stream) -> list[Couple]:
    """Return a first round found in a bounded number of random choices, or an empty list."""
    chosen: list[Couple] = []
    branches = [_couples(order, chosen, stream)]
    for _ in range(_MOST_CHOICES):
        couple = next(branches[-1], None)
        if couple is not None:
            chosen.append(couple)
            if len(chosen) == order // 2:
                return chosen
            branches.append(_couples(order, chosen, stream))
        elif chosen:
            branches.pop()
            chosen.pop()
    return []


def _couples(order: int, chosen: list[Couple], stream: Stream) -> Iterator[Couple]:
    """Yield the couples that can follow those chosen, all with the lowest pair that is still free."""
    used = {pair for x, y, _ in chosen for pair in (x, y)}
    differences = {_difference(x, y, order) for x, y, _ in chosen}
    sets = {0, *(boards for _, _, boards in chosen)}
    starts = {0, *((boards - pair) % order for x, y, boards in chosen for pair in (x, y))}
    x = next(pair for pair in range(1, order) if pair not in used)
    for y in stream.shuffled(range(x + 1, order)):
        if y in used or _difference(x, y, order) in differences:
            continue
        for boards in range(1, order) if order == 9 else [(x + y) % order]:
            if boards not in sets and not {(boards - x) % order, (boards - y) % order} & starts:
                yield x, y, boards


def _difference(x: int, y: int, order: int) -> int:
    """Return the difference without its sign."""
    return min((x - y) % order, (y - x) % order)

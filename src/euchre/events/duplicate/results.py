"""Scores of duplicate: each result compared with the others on the same board."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

MOST_BOARD_POINTS = 16
"""The most points that one deal of any code gives to a side: those of a jamboree."""


class BoardScoring(Enum):
    """How results become scores."""

    MATCHPOINTS = "matchpoints"
    """2 for each result on the board that is worse for one's own side, and 1 for each that is equal."""
    CROSS_POINTS = "cross-points"
    """The difference of points, less the average difference of the other results on the board."""
    POINTS = "points"
    """The points of one's own side."""


@dataclass(frozen=True, slots=True)
class BoardResult:
    """What one table did with one board."""

    board: int
    """From 1."""
    round: int
    table: int
    first: tuple[int, ...]
    """Entrants at A and C."""
    second: tuple[int, ...]
    """Entrants at B and D."""
    points: tuple[int, int]
    """Points of the first and of the second."""
    group: int = 0
    """Results are compared with those of the same board and group."""

    @property
    def net(self) -> int:
        """Points of the first less points of the second."""
        return self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class BoardTally:
    """The sums of one entrant."""

    entrant: int
    boards: int = 0
    """Boards played that at least one other table of the group played too."""
    matchpoints: int = 0
    top: int = 0
    """The most matchpoints that these boards could give."""
    cross_points: Fraction = Fraction(0)
    points: int = 0

    @property
    def percent(self) -> float:
        """Matchpoints in percent of the most possible; 50 if no board was compared."""
        return 100 * self.matchpoints / self.top if self.top else 50.0

    def by(self, scoring: BoardScoring) -> Fraction:
        """Return the number that a scoring ranks by."""
        if scoring is BoardScoring.MATCHPOINTS:
            return Fraction(self.matchpoints, self.top) if self.top else Fraction(1, 2)
        return self.cross_points if scoring is BoardScoring.CROSS_POINTS else Fraction(self.points)


@dataclass(frozen=True, slots=True)
class BoardStanding:
    """An entrant's place."""

    place: int
    """From 1; entrants whom nothing separates share it."""
    tally: BoardTally


def board_tallies(entrants: int, results: Iterable[BoardResult]) -> tuple[BoardTally, ...]:
    """Return the sums of each entrant.

    >>> one = BoardResult(1, 1, 1, (0,), (1,), (2, 0))
    >>> other = BoardResult(1, 1, 2, (2,), (3,), (0, 1))
    >>> [(tally.matchpoints, str(tally.cross_points)) for tally in board_tallies(4, [one, other])]
    [(2, '3'), (0, '-3'), (0, '-3'), (2, '3')]
    """
    sums = {entrant: BoardTally(entrant) for entrant in range(entrants)}
    for together in _compared(results):
        for entrant, gained in _gains(together):
            sums[entrant] = _sum(sums[entrant], gained)
    return tuple(sums.values())


def _compared(results: Iterable[BoardResult]) -> Iterable[list[BoardResult]]:
    """Return the results that are compared with each other."""
    groups: dict[tuple[int, int, int], list[BoardResult]] = defaultdict(list)
    for result in results:
        groups[result.board, result.group, result.round if result.group else 0].append(result)
    return groups.values()


def _matchpoints(together: Iterable[BoardResult]) -> dict[int, int]:
    """Return the matchpoints of the first for each net result of a board; thousands of tables may have played
    it."""
    worse, found = 0, dict[int, int]()
    for net, count in sorted(Counter(result.net for result in together).items()):
        found[net] = 2 * worse + count - 1
        worse += count
    return found


def _gains(results: Sequence[BoardResult]) -> Iterator[tuple[int, BoardTally]]:
    """Yield what each entrant gains on one board."""
    others, matchpoints = len(results) - 1, _matchpoints(results)
    total = sum(result.net for result in results)
    for result in results:
        cross = Fraction(result.net * others - (total - result.net), others) if others else Fraction(0)
        own = matchpoints[result.net]
        for entrant in result.first:
            yield entrant, _gain(entrant, others, own, cross, result.points[0])
        for entrant in result.second:
            yield entrant, _gain(entrant, others, 2 * others - own, -cross, result.points[1])


def _gain(entrant: int, others: int, matchpoints: int, cross: Fraction, points: int) -> BoardTally:
    return BoardTally(entrant, int(others > 0), matchpoints, 2 * others, cross, points)


def _sum(one: BoardTally, other: BoardTally) -> BoardTally:
    return BoardTally(
        entrant=one.entrant,
        boards=one.boards + other.boards,
        matchpoints=one.matchpoints + other.matchpoints,
        top=one.top + other.top,
        cross_points=one.cross_points + other.cross_points,
        points=one.points + other.points,
    )


@dataclass(frozen=True, slots=True)
class BoardLead:
    """What two sides that met made of their boards, compared with the other tables."""

    place: tuple[int, int]
    """Round and table; of a match of two teams, its first table."""
    first: tuple[int, ...]
    """Entrants at A and C; of two teams, the one at A and C of the first table."""
    second: tuple[int, ...]
    lead: int
    """Matchpoints of the first less those of the second."""


def board_leads(results: Iterable[BoardResult]) -> tuple[BoardLead, ...]:
    """Return the lead at each table and round, or in each match of two teams, where at least one board is
    compared.

    >>> one = BoardResult(1, 1, 1, (0,), (1,), (2, 0))
    >>> [each.lead for each in board_leads([one, BoardResult(1, 1, 2, (2,), (3,), (0, 1))])]
    [2, -2]
    """
    found: dict[tuple[int, int], BoardLead] = {}
    for together in _compared(results):
        matchpoints = _matchpoints(together)
        for result in together if len(together) > 1 else ():
            key = (result.round, -result.group or result.table)
            new = BoardLead((result.round, result.table), result.first, result.second, 0)
            known = found.get(key, new)
            lead = 2 * (matchpoints[result.net] - (len(together) - 1))
            is_turned = known.first != result.first
            found[key] = replace(known, lead=known.lead + (-lead if is_turned else lead))
    return tuple(found.values())


def board_standings(sums: Sequence[BoardTally], scoring: BoardScoring) -> tuple[BoardStanding, ...]:
    """Return the entrants in order by a scoring; the other scorings break ties, in the order of
    `BoardScoring`."""
    rules = [scoring, *(rule for rule in BoardScoring if rule is not scoring)]

    def key(tally: BoardTally) -> list[Fraction]:
        return [-tally.by(rule) for rule in rules]

    found: list[BoardStanding] = []
    for position, tally in enumerate(sorted(sums, key=key), start=1):
        last = found[-1] if found else None
        is_tied = last is not None and key(last.tally) == key(tally)
        found.append(BoardStanding(last.place if last is not None and is_tied else position, tally))
    return tuple(found)

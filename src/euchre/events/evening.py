"""An evening of the individual progressive game: its rounds and how evenly the players meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class EveningTable:
    """Four players at one table for one round, by their numbers from 0."""

    first: tuple[int, int]
    """The two partners of one side."""
    second: tuple[int, int]
    """The two partners of the other side."""

    @property
    def players(self) -> tuple[int, int, int, int]:
        """All four."""
        return (*self.first, *self.second)


@dataclass(frozen=True, slots=True)
class EveningRound:
    """The tables of one round, and who sits out."""

    tables: tuple[EveningTable, ...]
    """In the order of their numbers in the room."""
    sitting_out: tuple[int, ...]
    """Players without a table in this round, at most three."""


@dataclass(frozen=True, slots=True)
class Evenness:
    """How evenly pairs of players meet in some rounds, beside the bound that no schedule can pass."""

    most_partnered: int
    """How often the pair that are partners most often are partners."""
    least_met: int
    """How often the pair that meet least are at one table."""
    most_met: int
    """How often the pair that meet most are at one table."""
    partner_excess: int
    """Sum over pairs of the squared number of rounds as partners, less the bound; 0 is the best possible."""
    partner_bound: int
    """The sum of these squares if the partnerships were spread evenly over the pairs."""
    meeting_excess: int
    """Sum over pairs of the squared number of rounds at one table, less the bound; 0 is the best possible."""
    meeting_bound: int
    """The sum of these squares if the meetings were spread evenly over the pairs."""
    sit_out_spread: int
    """Most rounds that one player sits out, less the fewest; at most 1 in a fair schedule."""


@dataclass(frozen=True, slots=True)
class EveningSchedule:
    """All rounds of an individual progressive evening."""

    names: tuple[str, ...]
    """Name of each player; the place in this tuple is the number used in the tables."""
    rounds: tuple[EveningRound, ...]
    """In the order of play."""

    @property
    def evenness(self) -> Evenness:
        """How evenly the players meet and sit out."""
        return evenness(len(self.names), self.rounds)

    def at_table(self, table: EveningTable) -> tuple[str, str, str, str]:
        """Return names of the players at a table: two partners, then the other two."""
        first, second, third, fourth = (self.names[player] for player in table.players)
        return first, second, third, fourth


def partnerships(rounds: tuple[EveningRound, ...]) -> Iterator[tuple[int, int]]:
    """Yield each pair of partners of each round, the lower number first."""
    for table in (table for each in rounds for table in each.tables):
        for one, other in (table.first, table.second):
            yield (min(one, other), max(one, other))


def meetings(rounds: tuple[EveningRound, ...]) -> Iterator[tuple[int, int]]:
    """Yield each pair of players at one table in each round, the lower number first."""
    for each in rounds:
        for table in each.tables:
            yield from combinations(sorted(table.players), 2)


def least_squares(total: int, parts: int) -> int:
    """Return the smallest sum of the squares of `parts` whole numbers that add up to `total`.

    >>> least_squares(5, 3)  # 2, 2 and 1
    9
    """
    each, more = divmod(total, parts)
    return (parts - more) * each**2 + more * (each + 1) ** 2


def evenness(players: int, rounds: tuple[EveningRound, ...]) -> Evenness:
    """Count how evenly the players meet in the rounds."""
    pairs = players * (players - 1) // 2
    partnered, met = Counter(partnerships(rounds)), Counter(meetings(rounds))
    partner_bound = least_squares(partnered.total(), pairs)
    meeting_bound = least_squares(met.total(), pairs)
    outs = Counter(player for each in rounds for player in each.sitting_out)
    sits = [outs[player] for player in range(players)]
    return Evenness(
        most_partnered=max(partnered.values(), default=0),
        least_met=min(met.values(), default=0) if len(met) == pairs else 0,
        most_met=max(met.values(), default=0),
        partner_excess=sum(n * n for n in partnered.values()) - partner_bound,
        partner_bound=partner_bound,
        meeting_excess=sum(n * n for n in met.values()) - meeting_bound,
        meeting_bound=meeting_bound,
        sit_out_spread=max(sits) - min(sits),
    )

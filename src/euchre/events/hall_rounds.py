"""Who sits where in an evening: by a schedule made before, or by the results of each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ..chance import Stream
from .evening import EveningRound, EveningTable
from .progressive import remaining_rounds
from .refusals import EventError

if TYPE_CHECKING:
    from .evening_acts import EveningPlan

Points = tuple[int, int]
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class HallPlayer:
    """Somebody who takes part, and in which rounds."""

    name: str
    from_round: int
    until_round: int
    """The last round they play; `MOST_ROUNDS` if they stay."""

    def is_in(self, number: int) -> bool:
        """Return whether they are there in a round."""
        return self.from_round <= number <= self.until_round


def with_stand_ins(
    rounds: tuple[EveningRound, ...], stand_ins: Mapping[tuple[int, int], int | None]
) -> tuple[EveningRound, ...]:
    """Return the rounds with those who take the seat of somebody who is missing, by round and player."""
    changed = list(rounds)
    for (number, missing), other in stand_ins.items():
        if other is not None and number <= len(changed):
            changed[number - 1] = _exchanged(changed[number - 1], missing, other)
    return tuple(changed)


def _exchanged(each: EveningRound, seated: int, resting: int) -> EveningRound:
    """Return the round with somebody who sits out in the place of somebody who sits at a table."""
    tables = tuple(
        EveningTable(_taken(table.first, seated, resting), _taken(table.second, seated, resting))
        for table in each.tables
    )
    out = tuple(sorted(seated if player == resting else player for player in each.sitting_out))
    return EveningRound(tables, out)


def _taken(side: tuple[int, int], seated: int, resting: int) -> tuple[int, int]:
    one, other = (resting if player == seated else player for player in side)
    return one, other


@lru_cache(maxsize=32)
def scheduled_rounds(players: tuple[HallPlayer, ...], plan: EveningPlan) -> tuple[EveningRound, ...]:
    """Return all rounds of a schedule. When somebody comes or leaves, only the rounds from then on change.

    Raises EventError if fewer than four players are there.
    """
    changes = {player.from_round for player in players} | {player.until_round + 1 for player in players}
    starts = sorted({1} | {number for number in changes if 1 < number <= plan.rounds})
    rounds: tuple[EveningRound, ...] = ()
    for start, end in zip(starts, [*starts[1:], plan.rounds + 1], strict=True):
        present = tuple(number for number, player in enumerate(players) if player.is_in(start))
        if len(present) < 4:
            raise EventError(f"{len(present)} players in round {start} are too few: at least 4 are needed")
        rounds += remaining_rounds(present, plan.rounds - start + 1, plan.seed, rounds)[: end - start]
    return rounds


def rounds_by_result(
    players: tuple[HallPlayer, ...],
    plan: EveningPlan,
    played: tuple[EveningRound, ...],
    scores: Mapping[tuple[int, int], Points],
) -> tuple[EveningRound, ...]:
    """Return the rounds that have begun, and the next one if all scores of the last are in.

    Raises EventError if fewer than four players are there.
    """
    if len(played) == plan.rounds:
        return played
    number = len(played) + 1
    present = tuple(index for index, player in enumerate(players) if player.is_in(number))
    if len(present) < 4:
        raise EventError(f"{len(present)} players in round {number} are too few: at least 4 are needed")
    if not played:
        return (first_round(present, plan.seed),)
    tables = range(1, len(played[-1].tables) + 1)
    points = {table: scores[number - 1, table] for table in tables if (number - 1, table) in scores}
    if len(points) < len(tables):
        return played
    return (*played, next_round(played, present, points, plan.seed))


def first_round(present: Sequence[int], seed: int) -> EveningRound:
    """Return the first round: the players in an order drawn by lot. Raises EventError for fewer than four."""
    return _seated(Stream(seed, len(present)).shuffled(present), Counter(), set())


def next_round(
    past: Sequence[EveningRound], present: Iterable[int], points: Mapping[int, Points], seed: int
) -> EveningRound:
    """Return the round after some rounds, from the points of the last one by table, for the players who are
    there.

    Table 1 is the head table. The winners of each other table move up one; those of the head table stay. The
    losers stay, but those of the head table go to the last one. Players who sat out or came late join there.
    Where the tables leave players over, those sit out who did so least, from the last table up. A tie is
    decided by lot. Nobody keeps the partner of the last round.

    >>> one = EveningRound((EveningTable((0, 1), (2, 3)), EveningTable((4, 5), (6, 7))), ())
    >>> after = next_round([one], range(8), {1: (9, 6), 2: (4, 8)}, seed=1)
    >>> [sorted(table.players) for table in after.tables]
    [[0, 1, 6, 7], [2, 3, 4, 5]]
    """
    here = set(present)
    last = past[-1]
    winners, losers = _split(last.tables, points, Stream(seed, len(past)))
    order = _order(winners, losers)
    order += [player for player in last.sitting_out if player not in order]
    order += sorted(here - set(order))
    rests = Counter(player for each in past for player in each.sitting_out)
    partners = {frozenset(pair) for table in last.tables for pair in (table.first, table.second)}
    return _seated([player for player in order if player in here], rests, partners)


def _split(
    tables: Sequence[EveningTable], points: Mapping[int, Points], stream: Stream
) -> tuple[list[Pair], list[Pair]]:
    """Return the winners and the losers of each table."""
    winners, losers = [], []
    for number, table in enumerate(tables, start=1):
        first, second = points[number]
        is_first = bool(stream.below(2)) if first == second else first > second
        winners.append(table.first if is_first else table.second)
        losers.append(table.second if is_first else table.first)
    return winners, losers


def _order(winners: list[Pair], losers: list[Pair]) -> list[int]:
    """Return the players four by four: who stays at each table from the head down, and who joins them."""
    if len(winners) == 1:
        return [*winners[0], *losers[0]]
    found = [*winners[0], *winners[1]]
    for stay, come in zip(losers[1:-1], winners[2:], strict=True):
        found += [*stay, *come]
    return [*found, *losers[-1], *losers[0]]


def _seated(order: Sequence[int], rests: Counter[int], partners: set[frozenset[int]]) -> EveningRound:
    """Return tables of four in this order; those who have rested least, the last first, sit out."""
    if len(order) < 4:
        raise EventError(f"{len(order)} players are too few: at least 4 are needed")
    place = {player: index for index, player in enumerate(order)}
    by_rest = sorted(order, key=lambda player: (rests[player], -place[player]))
    out = set(by_rest[: len(order) % 4])
    playing = [player for player in order if player not in out]
    tables = [_table(playing[start : start + 4], partners) for start in range(0, len(playing), 4)]
    return EveningRound(tuple(tables), tuple(player for player in order if player in out))


def _table(four: Sequence[int], partners: set[frozenset[int]]) -> EveningTable:
    """Return the four in the first of three ways in which fewest keep their partner."""
    a, b, c, d = four
    ways = (((a, c), (b, d)), ((a, d), (b, c)), ((a, b), (c, d)))
    first, second = min(ways, key=lambda pairs: sum(frozenset(pair) in partners for pair in pairs))
    return EveningTable(first, second)

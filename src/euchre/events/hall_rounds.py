"""Who sits where in an evening: by a schedule made before, or by the results of each round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from .by_result import Points, first_round, next_round
from .evening import EveningRound, EveningTable
from .evening_acts import EveningPlan
from .progressive import remaining_rounds
from .refusals import EventError


@dataclass(frozen=True, slots=True)
class HallPlayer:
    """Somebody who takes part, and in which rounds."""

    name: str
    from_round: int
    until_round: int
    """The last round they play; `MOST_ROUNDS` if they stay."""

    def is_in(self, number: int) -> bool:
        """Whether they are there in a round."""
        return self.from_round <= number <= self.until_round


def with_stand_ins(
    rounds: tuple[EveningRound, ...], stand_ins: Mapping[tuple[int, int], int | None]
) -> tuple[EveningRound, ...]:
    """The rounds with those who take the seat of somebody who is missing, by round and player."""
    changed = list(rounds)
    for (number, missing), other in stand_ins.items():
        if other is not None and number <= len(changed):
            changed[number - 1] = _exchanged(changed[number - 1], missing, other)
    return tuple(changed)


def _exchanged(each: EveningRound, seated: int, resting: int) -> EveningRound:
    """The round with somebody who sits out in the place of somebody who sits at a table."""
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
    """All rounds of a schedule. When somebody comes or leaves, only the rounds from then on change.

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
    """The rounds that have begun, and the next one if all scores of the last are in.

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

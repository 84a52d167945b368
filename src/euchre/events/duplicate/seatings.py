"""Who plays which boards where: movements of pairs, of players who change partners, and of teams of four."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from ..evening import EveningRound, EveningTable, Evenness, evenness
from ..pairing import round_robin
from ..progressive import individual_schedule
from ..refusals import EventError
from ..whist import has_whist, whist_cycle, whist_rounds
from .movements import howell, mitchell

MOST_TEAMS = 40
"""The most teams of four of one event."""
MOST_INDIVIDUAL = 60
"""The most players of one individual event."""


class MovementKind(Enum):
    """How the entrants move."""

    HOWELL = "howell"
    MITCHELL = "mitchell"
    INDIVIDUAL = "individual"
    TEAMS = "teams"

    @property
    def entrants(self) -> str:
        """What takes part: pairs, players or teams."""
        return {MovementKind.INDIVIDUAL: "players", MovementKind.TEAMS: "teams"}.get(self, "pairs")


@dataclass(frozen=True, slots=True)
class BoardTable:
    """A table of a round."""

    number: int
    """From 1."""
    first: tuple[int, ...]
    """Entrants at A and C, from 0: a pair, a team, or two players."""
    second: tuple[int, ...]
    """Entrants at B and D."""
    board_set: int
    """The set of boards that is played, from 0."""
    group: int
    """Results are compared within a group: 0 for all, or the number of a team match."""


@dataclass(frozen=True, slots=True)
class BoardMovement:
    """All rounds of a movement."""

    entrants: int
    rounds: tuple[tuple[BoardTable, ...], ...]
    board_sets: int
    """How many sets of boards there are."""
    lines: int
    """How many entrants stay in a Mitchell movement, and are ranked apart; 0 if all are ranked together."""

    def line_of(self, entrant: int) -> int:
        """0, or 1 for those who move in a Mitchell movement."""
        return int(bool(self.lines) and entrant >= self.lines)


def board_movement(kind: MovementKind, entrants: int) -> BoardMovement:
    """Return the movement for a number of pairs, players or teams. Raises EventError if it does not fit."""
    if kind is MovementKind.INDIVIDUAL:
        return _individual(entrants)
    if kind is MovementKind.TEAMS:
        return _teams(entrants)
    found = howell(entrants) if kind is MovementKind.HOWELL else mitchell(entrants)
    rounds = tuple(
        tuple(
            BoardTable(table.number + 1, (table.one,), (table.other,), table.board_set, 0)
            for table in each.tables
        )
        for each in found.rounds
    )
    staying = (entrants + 1) // 2 if kind is MovementKind.MITCHELL else 0
    return BoardMovement(entrants, rounds, found.board_sets, staying)


def _individual(players: int) -> BoardMovement:
    """Return a movement with new partners every round; all tables play the same boards at once.

    Where a whist tournament is known, everybody is everybody's partner once and adversary twice. For other
    numbers a search meets as evenly as it can, in as many rounds as there are players, so that everybody sits
    out equally often, or in one round less if four divides their number.
    """
    if not 4 <= players <= MOST_INDIVIDUAL:
        raise EventError(f"{players} players cannot play this movement: 4 to {MOST_INDIVIDUAL} can")
    rounds = tuple(
        tuple(
            BoardTable(number, table.first, table.second, board_set, 0)
            for number, table in enumerate(each.tables, start=1)
        )
        for board_set, each in enumerate(_individual_rounds(players))
    )
    return BoardMovement(players, rounds, len(rounds), 0)


@lru_cache(maxsize=8)
def _individual_rounds(players: int) -> tuple[EveningRound, ...]:
    if has_whist(players):
        return whist_rounds(players)
    names = [str(number) for number in range(players)]
    return individual_schedule(names, whist_cycle(players), seed=1).rounds


def individual_evenness(movement: BoardMovement) -> Evenness:
    """Return how evenly the players of an individual movement meet, beside the bound that none can pass."""
    everybody = set(range(movement.entrants))
    rounds = []
    for each in movement.rounds:
        tables = tuple(EveningTable(_pair(table.first), _pair(table.second)) for table in each)
        seated = {player for table in tables for player in table.players}
        rounds.append(EveningRound(tables, tuple(sorted(everybody - seated))))
    return evenness(movement.entrants, tuple(rounds))


def _pair(players: tuple[int, ...]) -> tuple[int, int]:
    one, other = players
    return one, other


def _teams(teams: int) -> BoardMovement:
    """Return each two teams meet once, at two tables: the same boards, with the seats exchanged."""
    if not 2 <= teams <= MOST_TEAMS:
        raise EventError(f"{teams} teams cannot play: 2 to {MOST_TEAMS} can")
    rounds = []
    for board_set, each in enumerate(round_robin([str(team) for team in range(teams)])):
        tables = []
        for match, (one, other) in enumerate(each.matches, start=1):
            home, guests = (int(one),), (int(other),)
            tables.append(BoardTable(2 * match - 1, home, guests, board_set, match))
            tables.append(BoardTable(2 * match, guests, home, board_set, match))
        rounds.append(tuple(tables))
    return BoardMovement(teams, tuple(rounds), len(rounds), 0)

"""A duplicate event: who plays which boards where, what each board gave, and the standings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from ...errors import EuchreError
from ...laws import load_code
from ..evening_acts import EveningTitle
from ..event_lines import EventLine, WrittenAct, state_after
from ..refusals import EventError
from .acts import (
    BoardScored,
    BoardsOpened,
    BoardsSealed,
    DuplicatePlan,
    DuplicateRanking,
    EntrantNamed,
)
from .boards import MOST_BOARDS, DuplicateBoard, boards_of, sealed_boards
from .results import (
    MOST_BOARD_POINTS,
    BoardResult,
    BoardScoring,
    BoardStanding,
    board_standings,
    board_tallies,
)
from .seatings import BoardMovement, BoardTable, MovementKind, board_movement

_USUAL = DuplicatePlan(MovementKind.HOWELL, 8, 2)
Where = tuple[int, int, int]
"""Round, table and board, from 1."""


@dataclass(frozen=True, kw_only=True)
class DuplicateEvent:
    """The event after some of its acts."""

    title: str = "Duplicate euchre"
    plan: DuplicatePlan = _USUAL
    scoring: BoardScoring = BoardScoring.MATCHPOINTS
    sealed: BoardsSealed | None = None
    seed: str | None = None
    """The seed of the boards, once they are opened."""
    names: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    """By number, from 1."""
    points: Mapping[Where, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    """By round, table and board, the points of A and C, and of B and D."""

    @property
    def movement(self) -> BoardMovement:
        """Who plays which set where. Raises EventError if the movement does not fit the number."""
        return _movement(self.plan.kind, self.plan.entrants)

    @property
    def boards(self) -> int:
        """How many boards there are."""
        return self.movement.board_sets * self.plan.boards

    def boards_at(self, table: BoardTable) -> range:
        """The numbers of the boards that a table plays."""
        first = table.board_set * self.plan.boards + 1
        return range(first, first + self.plan.boards)

    def table(self, number: int, table: int) -> BoardTable:
        """A table of a round. Raises EventError if there is none."""
        rounds = self.movement.rounds
        if not 1 <= number <= len(rounds):
            raise EventError(f"there is no round {number}: the movement has rounds 1 to {len(rounds)}")
        for each in rounds[number - 1]:
            if each.number == table:
                return each
        raise EventError(f"round {number} has no table {table}")

    def name_of(self, entrant: int) -> str:
        """The name of an entrant, counted from 0."""
        kind = {"pairs": "Pair", "players": "Player", "teams": "Team"}[self.plan.kind.entrants]
        return self.names.get(entrant + 1, f"{kind} {entrant + 1}")

    @cached_property
    def results(self) -> tuple[BoardResult, ...]:
        """What each table did with each board so far."""
        found = []
        for (number, table, board), points in sorted(self.points.items()):
            at = self.table(number, table)
            found.append(BoardResult(board, number, table, at.first, at.second, points, at.group))
        return tuple(found)

    @property
    def standings(self) -> tuple[tuple[BoardStanding, ...], ...]:
        """The standings; of a Mitchell movement, of those who stay and of those who move."""
        movement = self.movement
        sums = board_tallies(movement.entrants, self.results)
        lines = sorted({movement.line_of(entrant) for entrant in range(movement.entrants)})
        return tuple(
            board_standings([one for one in sums if movement.line_of(one.entrant) == line], self.scoring)
            for line in lines
        )

    @property
    def unplayed(self) -> int:
        """How many results of the whole event are not there."""
        tables = sum(map(len, self.movement.rounds))
        return tables * self.plan.boards - len(self.points)

    @property
    def missing(self) -> tuple[Where, ...]:
        """What has no result yet, in the rounds that have one."""
        begun = max((number for number, _, _ in self.points), default=0)
        wanted = (
            (number, table.number, board)
            for number, tables in enumerate(self.movement.rounds[:begun], start=1)
            for table in tables
            for board in self.boards_at(table)
        )
        return tuple(where for where in wanted if where not in self.points)

    def dealt(self, seed: str) -> tuple[DuplicateBoard, ...]:
        """The boards. Raises EventError if this is not the seed that was sealed."""
        if self.sealed is None:
            raise EventError("no boards are sealed for this event")
        if sealed_boards(self.sealed.name, bytes.fromhex(seed)) != self.sealed.commitment:
            raise EventError("this is not the seed that was sealed")
        return boards_of(self.sealed.name, bytes.fromhex(seed), self.boards, load_code(self.sealed.code))


def duplicate_after(event: DuplicateEvent, act: WrittenAct) -> DuplicateEvent:
    """The event after an act other than taking back. Raises EventError, and says why, if it cannot be."""
    return _AFTER[type(act)](event, act)


def duplicate_of(lines: Iterable[tuple[int, EventLine[WrittenAct]]]) -> DuplicateEvent:
    """The event after the lines of its file. Raises EventError, naming the line, if one cannot be."""
    return state_after(DuplicateEvent(), lines, duplicate_after)


def _titled(event: DuplicateEvent, act: EveningTitle) -> DuplicateEvent:
    return replace(event, title=act.title)


def _planned(event: DuplicateEvent, act: DuplicatePlan) -> DuplicateEvent:
    if event.points or event.sealed is not None:
        raise EventError("the boards are dealt: the movement stays as it is")
    planned = replace(event, plan=act)
    if act.boards < 1 or not 1 <= planned.boards <= MOST_BOARDS:
        raise EventError(f"{planned.boards} boards are too few or too many: 1 to {MOST_BOARDS} can be played")
    return planned


def _sealed(event: DuplicateEvent, act: BoardsSealed) -> DuplicateEvent:
    if event.sealed is not None:
        raise EventError("the boards are sealed already")
    try:
        seating = load_code(act.code).seating
    except EuchreError as fault:
        raise EventError(str(fault)) from None
    if not seating.partnerships:
        raise EventError(f"{act.code} has no two sides of two players, which duplicate needs")
    return replace(event, sealed=act)


def _opened(event: DuplicateEvent, act: BoardsOpened) -> DuplicateEvent:
    event.dealt(act.seed)
    return replace(event, seed=act.seed)


def _named(event: DuplicateEvent, act: EntrantNamed) -> DuplicateEvent:
    name = " ".join(act.name.split())
    if not 1 <= act.number <= event.plan.entrants:
        raise EventError(f"there is no number {act.number}: the movement is for {event.plan.entrants}")
    if not name or not act.name.isprintable() or len(name) > 80:
        raise EventError(f"{act.name!r} is no name: write 1 to 80 printable characters")
    taken = {each.casefold() for number, each in event.names.items() if number != act.number}
    if name.casefold() in taken:
        raise EventError(f"the name '{name}' is taken")
    return replace(event, names=MappingProxyType({**event.names, act.number: name}))


def _scored(event: DuplicateEvent, act: BoardScored) -> DuplicateEvent:
    if event.seed is not None and (act.round, act.table, act.board) not in event.points:
        raise EventError("the boards are opened: results can be corrected, but nothing more can be played")
    boards = event.boards_at(event.table(act.round, act.table))
    if act.board not in boards:
        played = f"{boards[0]} to {boards[-1]}"
        raise EventError(f"round {act.round}, table {act.table} plays boards {played}, not {act.board}")
    if min(act.first, act.second) > 0:
        raise EventError("only one side has points after one deal")
    if max(act.first, act.second) > MOST_BOARD_POINTS:
        raise EventError(f"one deal gives at most {MOST_BOARD_POINTS} points")
    points = {**event.points, (act.round, act.table, act.board): (act.first, act.second)}
    return replace(event, points=MappingProxyType(points))


def _ranked(event: DuplicateEvent, act: DuplicateRanking) -> DuplicateEvent:
    return replace(event, scoring=act.scoring)


_AFTER: dict[type[Any], Callable[[DuplicateEvent, Any], DuplicateEvent]] = {
    EveningTitle: _titled,
    DuplicatePlan: _planned,
    BoardsSealed: _sealed,
    BoardsOpened: _opened,
    EntrantNamed: _named,
    BoardScored: _scored,
    DuplicateRanking: _ranked,
}


@lru_cache(maxsize=64)
def _movement(kind: MovementKind, entrants: int) -> BoardMovement:
    return board_movement(kind, entrants)

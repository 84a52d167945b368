"""A duplicate event: its acts, who plays which boards where, what each board gave, and the standings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType

from ...laws import load_code
from ..evening_acts import check_has_two_sides
from ..event_lines import EventKind, WrittenAct
from ..refusals import MOST_BOARDS, EventError, checked_name
from .boards import DuplicateBoard, boards_of, sealed_boards
from .results import (
    MOST_BOARD_POINTS,
    BoardResult,
    BoardScoring,
    BoardStanding,
    board_standings,
    board_tallies,
)
from .seatings import BoardMovement, BoardTable, MovementKind, board_movement

DUPLICATE_HEAD = "euchre duplicate 1"
"""The first line of the file: what it is, and its version."""
Where = tuple[int, int, int]
"""Round, table and board, from 1."""


class DuplicateAct(WrittenAct):
    """An act that only a duplicate event has."""

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event after the act. Raises EventError, and says why, if it cannot be."""
        raise NotImplementedError


class DuplicatePlan(
    DuplicateAct,
    written="movement {kind} of {entrants} {counted:entrants}, {boards} board(s) in a set"
    "{from_table_1|, from table 1}",
):
    """The movement, for how many, and how many boards make a set."""

    kind: MovementKind
    entrants: int
    boards: int
    from_table_1: bool = False
    """Whether an odd number of pairs uses table 1 in a Howell movement; in older files it stays empty."""

    @property
    def counted(self) -> str:
        """What takes part: pairs, players or teams."""
        return self.kind.entrants

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the movement."""
        if event.points or event.sealed is not None:
            raise EventError("the boards are dealt: the movement stays as it is")
        planned = replace(event, plan=self)
        if self.boards < 1 or not 1 <= planned.boards <= MOST_BOARDS:
            boards = f"{planned.boards} boards are too few or too many"
            raise EventError(f"{boards}: 1 to {MOST_BOARDS} can be played")
        return planned


class BoardsSealed(DuplicateAct, written="boards {name:hex24} of {code:code} sealed as {commitment:hex64}"):
    """The boards are dealt, in the game of a code; their seed is secret, and this is its commitment."""

    name: str
    """The name of the boards; it is part of the commitment."""
    code: str
    commitment: str

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the boards."""
        if event.sealed is not None:
            raise EventError("the boards are sealed already")
        check_has_two_sides(self.code, "duplicate")
        return replace(event, sealed=self)


class BoardsOpened(DuplicateAct, written="boards opened with {seed:hex64}"):
    """The seed of the boards is published: from now on nothing more is played."""

    seed: str

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the seed."""
        event.dealt(self.seed)
        return replace(event, seed=self.seed)


class EntrantNamed(DuplicateAct, written="entrant {number}: {name}"):
    """The name of a pair, a player or a team."""

    number: int
    """From 1."""
    name: str

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the name."""
        if not 1 <= self.number <= event.plan.entrants:
            raise EventError(f"there is no number {self.number}: the movement is for {event.plan.entrants}")
        name = checked_name(self.name, 80)
        taken = {each.casefold() for number, each in event.names.items() if number != self.number}
        if name.casefold() in taken:
            raise EventError(f"the name '{name}' is taken")
        return replace(event, names=MappingProxyType({**event.names, self.number: name}))


class BoardScored(
    DuplicateAct, written="result round {round} table {table} board {board}: {first} to {second}"
):
    """The points of one board at one table; a later line for the same corrects it."""

    round: int
    table: int
    board: int
    first: int
    """Points of A and C."""
    second: int
    """Points of B and D."""

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the result."""
        place = (self.round, self.table, self.board)
        if event.seed is not None and place not in event.points:
            raise EventError(
                "the boards are opened: results can be corrected, but nothing more can be played"
            )
        boards = event.boards_at(event.table(self.round, self.table))
        if self.board not in boards:
            played = f"{boards[0]} to {boards[-1]}"
            raise EventError(
                f"round {self.round}, table {self.table} plays boards {played}, not {self.board}"
            )
        if min(self.first, self.second) > 0:
            raise EventError("only one side has points after one deal")
        if max(self.first, self.second) > MOST_BOARD_POINTS:
            raise EventError(f"one deal gives at most {MOST_BOARD_POINTS} points")
        return replace(event, points=MappingProxyType({**event.points, place: (self.first, self.second)}))


class DuplicateRanking(DuplicateAct, written="rank by {scoring}"):
    """How the standings are made."""

    scoring: BoardScoring

    def after(self, event: DuplicateEvent, /) -> DuplicateEvent:
        """Return the event with the scoring."""
        return replace(event, scoring=self.scoring)


_USUAL = DuplicatePlan(MovementKind.HOWELL, 8, 2)


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
        return _movement(self.plan.kind, self.plan.entrants, self.plan.from_table_1)

    @property
    def boards(self) -> int:
        """How many boards there are."""
        return self.movement.board_sets * self.plan.boards

    def boards_at(self, table: BoardTable) -> range:
        """Return the numbers of the boards that a table plays."""
        first = table.board_set * self.plan.boards + 1
        return range(first, first + self.plan.boards)

    def table(self, number: int, table: int) -> BoardTable:
        """Return a table of a round. Raises EventError if there is none."""
        rounds = self.movement.rounds
        if not 1 <= number <= len(rounds):
            raise EventError(f"there is no round {number}: the movement has rounds 1 to {len(rounds)}")
        for each in rounds[number - 1]:
            if each.number == table:
                return each
        raise EventError(f"round {number} has no table {table}")

    def name_of(self, entrant: int) -> str:
        """Return the name of an entrant, counted from 0."""
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
        """Return the boards. Raises EventError if this is not the seed that was sealed."""
        if self.sealed is None:
            raise EventError("no boards are sealed for this event")
        if sealed_boards(self.sealed.name, bytes.fromhex(seed)) != self.sealed.commitment:
            raise EventError("this is not the seed that was sealed")
        return boards_of(self.sealed.name, bytes.fromhex(seed), self.boards, load_code(self.sealed.code))


@lru_cache(maxsize=64)
def _movement(kind: MovementKind, entrants: int, from_table_1: bool) -> BoardMovement:
    found = board_movement(kind, entrants)
    if kind is not MovementKind.HOWELL or entrants % 2 == 0 or from_table_1:
        return found
    rounds = tuple(tuple(replace(table, number=table.number + 1) for table in each) for each in found.rounds)
    return replace(found, rounds=rounds)


DUPLICATE = EventKind(
    DUPLICATE_HEAD, "a duplicate event", BoardScored(1, 2, 3, 2, 0), DuplicateAct, DuplicateEvent
)
"""The kind of event of which this module has the rules."""

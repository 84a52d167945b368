"""What happens in a duplicate event, one line each, as its file keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..evening_acts import EveningTitle
from ..event_lines import TakenBack, WrittenAct, act_of_text
from ..refusals import EventError
from .results import BoardScoring
from .seatings import MovementKind

DUPLICATE_HEAD = "euchre duplicate 1"
"""The first line of the file: what it is, and its version."""


@dataclass(frozen=True, slots=True)
class DuplicatePlan:
    """The movement, for how many, and how many boards make a set."""

    kind: MovementKind
    entrants: int
    boards: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        counted = f"{self.entrants} {self.kind.entrants}"
        return f"movement {self.kind.value} of {counted}, {self.boards} boards in a set"


@dataclass(frozen=True, slots=True)
class BoardsSealed:
    """The boards are dealt, in the game of a code; their seed is secret, and this is its commitment."""

    name: str
    """The name of the boards; it is part of the commitment."""
    code: str
    commitment: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"boards {self.name} of {self.code} sealed as {self.commitment}"


@dataclass(frozen=True, slots=True)
class BoardsOpened:
    """The seed of the boards is published: from now on nothing more is played."""

    seed: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"boards opened with {self.seed}"


@dataclass(frozen=True, slots=True)
class EntrantNamed:
    """The name of a pair, a player or a team."""

    number: int
    """From 1."""
    name: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"entrant {self.number}: {self.name}"


@dataclass(frozen=True, slots=True)
class BoardScored:
    """The points of one board at one table; a later line for the same corrects it."""

    round: int
    table: int
    board: int
    first: int
    """Points of A and C."""
    second: int
    """Points of B and D."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        where = f"round {self.round} table {self.table} board {self.board}"
        return f"result {where}: {self.first} to {self.second}"


@dataclass(frozen=True, slots=True)
class DuplicateRanking:
    """How the standings are made."""

    scoring: BoardScoring

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"rank by {self.scoring.value}"


_NUMBER = r"([0-9]{1,6})"
_KINDS = "|".join(kind.value for kind in MovementKind)
_SCORINGS = "|".join(scoring.value for scoring in BoardScoring)
_FORMS: tuple[tuple[str, Callable[..., WrittenAct]], ...] = (
    (r"title (.+)", EveningTitle),
    (
        rf"movement ({_KINDS}) of {_NUMBER} (?:pairs|players|teams), {_NUMBER} boards? in a set",
        lambda kind, entrants, boards: DuplicatePlan(MovementKind(kind), int(entrants), int(boards)),
    ),
    (r"boards ([0-9a-f]{24}) of ([a-z0-9-]+) sealed as ([0-9a-f]{64})", BoardsSealed),
    (r"boards opened with ([0-9a-f]{64})", BoardsOpened),
    (rf"entrant {_NUMBER}: (.+)", lambda number, name: EntrantNamed(int(number), name)),
    (
        rf"result round {_NUMBER} table {_NUMBER} board {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: BoardScored(*map(int, numbers)),
    ),
    (rf"rank by ({_SCORINGS})", lambda scoring: DuplicateRanking(BoardScoring(scoring))),
    (r"take back", TakenBack),
)


def read_duplicate_act(text: str) -> WrittenAct:
    """The act with a text. Raises EventError for anything else.

    >>> read_duplicate_act("result round 1 table 2 board 3: 2 to 0")
    BoardScored(round=1, table=2, board=3, first=2, second=0)
    """
    act = act_of_text(text, _FORMS)
    if act is None:
        raise EventError(
            f"'{text}' is not an act of a duplicate event; one is 'result round 1 table 2 board 3: 2 to 0'"
        )
    return act

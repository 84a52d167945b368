"""What persons do to form a table and to change who plays there, with no rule inside.

They cut, take seats and leave them by the acts of regular play.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .actors import Person
from .regular import Act


@dataclass(frozen=True, slots=True)
class SeatingAct(Act):
    """An act by which a table is formed, changed or broken up."""


@dataclass(frozen=True, slots=True)
class Come(SeatingAct):
    """A person comes and wishes to play at this table."""

    company: Person | None = None
    """Somebody with whom he came in, so that neither was first in the room."""
    table: int | None = None
    """Another table, by its number, to which he belonged or where he played."""
    breaker: Person | None = None
    """Who broke that table up; None if it goes on."""

    @property
    def words(self) -> str:
        company = "" if self.company is None else f" with {self.company}"
        table = "" if self.table is None else f" from table {self.table}"
        breaker = "" if self.breaker is None else f" broken up by {self.breaker}"
        return f"comes{company}{table}{breaker}"


@dataclass(frozen=True, slots=True)
class LeaveTable(SeatingAct):
    """A person goes away and belongs to the table no longer."""

    @property
    def words(self) -> str:
        return "leaves the table"


@dataclass(frozen=True, slots=True)
class JoinTable(SeatingAct):
    """A person cuts in at another table."""

    table: int
    """The number of that table."""

    @property
    def words(self) -> str:
        return f"joins table {self.table}"


@dataclass(frozen=True, slots=True)
class NameSubstitute(SeatingAct):
    """A player who has to go names somebody to play in his place until the rubber is over."""

    substitute: Person

    @property
    def words(self) -> str:
        return f"names {self.substitute} as substitute"


@dataclass(frozen=True, slots=True)
class AnswerSubstitute(SeatingAct):
    """Another player's yes or no to a substitute."""

    substitute: Person
    accepts: bool

    @property
    def words(self) -> str:
        return f"{'accepts' if self.accepts else 'refuses'} {self.substitute} as substitute"


class Choice(Enum):
    """What may be chosen at a table beside the seats."""

    PACK = "pack"
    COUNTERS = "counters"


@dataclass(frozen=True, slots=True)
class Choose(SeatingAct):
    """A pack or counters are chosen."""

    choice: Choice
    which: str
    """The pack by its back, or the counters by their suit, in one word."""

    @property
    def words(self) -> str:
        return f"chooses {self.choice.value} {self.which}"


@dataclass(frozen=True, slots=True)
class CallForPacks(SeatingAct):
    """New cards are called for."""

    @property
    def words(self) -> str:
        return "calls for new packs"


class GameOrRubber(Enum):
    """What deals add up to."""

    GAME = "game"
    RUBBER = "rubber"


@dataclass(frozen=True, slots=True)
class Finish(SeatingAct):
    """A game or a rubber is over; written only where the deals themselves are not."""

    span: GameOrRubber

    @property
    def words(self) -> str:
        return f"finishes the {self.span.value}"

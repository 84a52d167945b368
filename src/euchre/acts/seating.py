"""The acts with which people form a table and change who plays.

Cutting, taking a seat and leaving it are among the acts of regular play.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .actors import Person
from .regular import Act


@dataclass(frozen=True, slots=True)
class SeatingAct(Act):
    """Base of the acts that form, change or break up a table."""


@dataclass(frozen=True, slots=True)
class Come(SeatingAct):
    """A person arrives and wants to play at this table."""

    company: Person | None = None
    """A person who arrived at the same moment, so that neither was first."""
    table: int | None = None
    """The number of the table where the person belonged or played before."""
    breaker: Person | None = None
    """Who broke up that table; None if it goes on."""

    @property
    def words(self) -> str:
        company = "" if self.company is None else f" with {self.company}"
        table = "" if self.table is None else f" from table {self.table}"
        breaker = "" if self.breaker is None else f" broken up by {self.breaker}"
        return f"comes{company}{table}{breaker}"


@dataclass(frozen=True, slots=True)
class LeaveTable(SeatingAct):
    """A person leaves and no longer belongs to the table."""

    phrase: ClassVar[str] = "leaves the table"


@dataclass(frozen=True, slots=True)
class JoinTable(SeatingAct):
    """A person joins another table."""

    phrase: ClassVar[str] = "joins table {0.table}"
    table: int
    """The number of that table."""


@dataclass(frozen=True, slots=True)
class NameSubstitute(SeatingAct):
    """A player who must leave names a substitute until the rubber is over."""

    phrase: ClassVar[str] = "names {0.substitute} as substitute"
    substitute: Person


@dataclass(frozen=True, slots=True)
class AnswerSubstitute(SeatingAct):
    """Another player accepts or refuses a substitute."""

    substitute: Person
    accepts: bool

    @property
    def words(self) -> str:
        return f"{'accepts' if self.accepts else 'refuses'} {self.substitute} as substitute"


class Choice(Enum):
    """What the highest cutter may choose besides a seat."""

    PACK = "pack"
    COUNTERS = "counters"


@dataclass(frozen=True, slots=True)
class Choose(SeatingAct):
    """A pack or counters are chosen."""

    phrase: ClassVar[str] = "chooses {0.choice.value} {0.which}"
    choice: Choice
    which: str
    """The back of the pack or the suit of the counters, in one word."""


@dataclass(frozen=True, slots=True)
class CallForPacks(SeatingAct):
    """A player asks for new packs."""

    phrase: ClassVar[str] = "calls for new packs"


class GameOrRubber(Enum):
    """What a table can finish."""

    GAME = "game"
    RUBBER = "rubber"


@dataclass(frozen=True, slots=True)
class Finish(SeatingAct):
    """A game or a rubber is over; recorded only if its deals are not."""

    span: GameOrRubber

    phrase: ClassVar[str] = "finishes the {0.span.value}"

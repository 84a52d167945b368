"""What a record holds: the code, the heads, and the entries in the order in which things happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from ..acts import Act
from ..errors import EuchreError, NotationError
from ..laws import Code
from ..seats import BySide, Seat

if TYPE_CHECKING:
    from ..game import Sitting

VERSION = 1
"""The version of the notation that is written, and the only one that is read."""


class RecordError(NotationError):
    """A record that is well written but tells of something that cannot be, or is against the laws."""

    def __init__(self, cause: EuchreError, *, line: int | None, column: int | None = None) -> None:
        super().__init__(str(cause), line=line, column=column)
        self.cause = cause
        """The error as the game raised it: an `IllegalAct` for an unlawful act."""
        self.laws: tuple[str, ...] = getattr(cause, "laws", ())
        """Ids of the laws broken, in the code's register; empty where none is."""


@dataclass(frozen=True, slots=True)
class DealLine:
    """The line with which a deal begins."""

    number: int
    """Deals are counted through the record; an excerpt may begin with any number."""
    dealer: Seat
    """Who deals."""
    owner: Seat | None = None
    """Whose deal it is, where another deals."""
    pack: str | None = None
    """The pack by its back, in one word."""
    line: int | None = field(default=None, compare=False)

    @property
    def text(self) -> str:
        """The line as it is written."""
        owner = "" if self.owner is None else f" for {self.owner}"
        pack = "" if self.pack is None else f" with {self.pack} pack"
        return f"deal {self.number} by {self.dealer}{owner}{pack}"


@dataclass(frozen=True, slots=True)
class ActEntry:
    """Something that somebody did."""

    act: Act
    line: int | None = field(default=None, compare=False)
    column: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark of the writer; it has no part in the game."""

    text: str
    """The remark without its `#` and the blanks around it."""
    beside: bool = False
    """Whether it stands at the end of the line of the entry before it."""
    line: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Expectation:
    """A line kept for the referee's test records: what is expected at this place."""

    text: str
    """The line without the word `expect`."""
    line: int | None = field(default=None, compare=False)


Entry: TypeAlias = DealLine | ActEntry | Comment | Expectation


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What was played at one table under one code, in order."""

    code: Code
    headers: tuple[tuple[str, str], ...] = ()
    """`title`, `date` and names beginning with `x-`, each with its value, in order."""
    points: BySide[int] | None = None
    """Points standing before the first deal; None for none."""
    entries: tuple[Entry, ...] = ()

    def header(self, name: str) -> str | None:
        """The value of the first header of a name, None if there is none."""
        return next((value for known, value in self.headers if known == name), None)

    @property
    def acts(self) -> Iterator[Act]:
        """The acts alone, in order."""
        return (entry.act for entry in self.entries if isinstance(entry, ActEntry))

    def sittings(self) -> Iterator[Sitting]:
        """The table after each entry, every act checked. Raises RecordError at the first unlawful act."""
        from .replay import replay

        return replay(self)

"""The contents of a record: the code, the headers, and the entries in the order of events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from ..acts import Act
from ..errors import EuchreError, NotationError
from ..laws import Code
from ..seats import BySide, Seat

VERSION = 1
"""The version of the notation, the only one that is read and written."""


class RecordError(NotationError):
    """A record with correct notation but an act that is impossible or against the laws."""

    def __init__(
        self,
        cause: EuchreError,
        *,
        line: int | None = None,
        column: int | None = None,
        key: str | None = None,
    ) -> None:
        super().__init__(str(cause) if key is None else f"{key}: {cause}", line=line, column=column)
        self.cause = cause
        """The original error; an `IllegalAct` for an unlawful act."""
        self.laws: tuple[str, ...] = getattr(cause, "laws", ())
        """Ids of the laws broken, in the code's register; empty if none."""
        self.key = key
        """The place in a JSON file: `deals[0].phases[0].calls[1]`; None in a `.euchre` record."""


@dataclass(frozen=True, slots=True)
class DealLine:
    """The line that begins a deal."""

    number: int
    """The number of the deal; an excerpt may begin with any number."""
    dealer: Seat
    """Who deals."""
    owner: Seat | None = None
    """Whose deal it is, if another player deals."""
    pack: str | None = None
    """The back of the pack, in one word."""
    line: int | None = field(default=None, compare=False)

    @property
    def text(self) -> str:
        """The text of the line."""
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
    """A comment of the writer, with no effect on the game."""

    text: str
    """The comment without `#` and surrounding blanks."""
    beside: bool = False
    """Whether it is at the end of the line of the entry before it."""
    line: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Expectation:
    """An `expect` line of a test record: what the referee should say at this place."""

    text: str
    """The line without the word `expect`."""
    line: int | None = field(default=None, compare=False)


Entry: TypeAlias = DealLine | ActEntry | Comment | Expectation


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What was done at one table under one code, in order."""

    code: Code
    headers: tuple[tuple[str, str], ...] = ()
    """`title`, `date` and names that begin with `x-`, each with its value, in order."""
    points: BySide[int] | None = None
    """Points before the first deal; None for no points."""
    entries: tuple[Entry, ...] = ()

    def header(self, name: str) -> str | None:
        """Return the value of the first header with a name; None if there is none."""
        return next((value for known, value in self.headers if known == name), None)

    @property
    def acts(self) -> Iterator[Act]:
        """The acts in order, without other entries."""
        return (entry.act for entry in self.entries if isinstance(entry, ActEntry))

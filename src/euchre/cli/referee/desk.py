"""The referee's desk: entries that can be taken back, and the table they lead to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...acts import Act
from ...errors import NotationError
from ...laws import Code
from ...notation import ActEntry, DealLine, Entry
from ...notation.read import LineReader
from ...seats import BySide
from ...table import RefereedTable, Ruling, after, deal_begins, new_table
from ...table.fold import rulings_at_deal
from ...table.words.replies import said_to


@dataclass(frozen=True, slots=True)
class Entered:
    """One entry, and the table after it."""

    what: DealLine | Act
    table: RefereedTable
    at_deal: tuple[Ruling, ...] = ()
    """What the beginning of a deal has brought on."""

    @property
    def text(self) -> str:
        """The text of the entry in the record."""
        return self.what.text

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings on it."""
        return self.table.last_rulings if isinstance(self.what, Act) else self.at_deal

    @property
    def reply(self) -> str | None:
        """The referee's reply to a question, or what is taken for granted; None for all else."""
        return said_to(self.what, self.table) if isinstance(self.what, Act) else None


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything entered so far; entries are numbered from 1."""

    code: Code
    entries: tuple[Entered, ...] = ()
    points: BySide[int] | None = None
    """Points before the first deal; None for no points."""
    headers: tuple[tuple[str, str], ...] = ()
    """The headers of the record that is continued."""

    @property
    def table(self) -> RefereedTable:
        """The table after the last entry."""
        return self.entries[-1].table if self.entries else new_table(self.code, points=self.points)

    def entered(self, line: str) -> Desk:
        """Return the desk with the acts of a line of the notation.

        Raises EuchreError for a line that is not in the notation or an act that is impossible.
        """
        reader = LineReader()
        reader.code, reader.begun = self.code, True
        reader.deal = max(
            (one.what.number for one in self.entries if isinstance(one.what, DealLine)), default=0
        )
        try:
            return self.with_entries(reader.entries(line, _NOT_THE_FIRST))
        except NotationError as fault:
            raise NotationError(fault.message) from None

    def with_entries(self, entries: list[Entry]) -> Desk:
        """Return the desk with entries of a record; what is no act is left out."""
        desk = self
        for entry in entries:
            if isinstance(entry, DealLine):
                table = deal_begins(desk.table, entry.dealer, entry.owner, entry.pack)
                entered = Entered(entry, table, rulings_at_deal(desk.table, table))
            elif isinstance(entry, ActEntry):
                entered = Entered(entry.act, after(desk.table, entry.act))
            else:
                raise NotationError(f"'{entry.text}' is neither an act nor the beginning of a deal")
            desk = replace(desk, entries=(*desk.entries, entered))
        return desk

    def without_last(self) -> Desk:
        """Return the desk without its last entry."""
        return replace(self, entries=self.entries[:-1])


_NOT_THE_FIRST = 2
"""The number of a line that is not the first line of a record."""

"""The referee's desk: entries that can be corrected, and the table they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ...acts import Act
from ...errors import EuchreError
from ...laws import Code
from ...notation import DealLine
from ...seats import BySide
from ...table import RefereedTable, Ruling, after, deal_begins, new_table
from ...table.between_deals import rulings_at_deal
from ...table.speech.telling import told_in
from .answers.replies import said_to


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
        """The referee's reply to a question that a player may ask, or what is taken for granted; None for all
        else."""
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

    @property
    def table_by_names(self) -> RefereedTable:
        """The table after the last entry, an empty seat with the name of who has left it."""
        table, names = self.table, list(self.table.sitting.people)
        for entry in self.entries:
            for seat, name in enumerate(entry.table.sitting.people):
                names[seat] = self.table.sitting.people[seat] or name or names[seat]
        return replace(table, sitting=replace(table.sitting, people=tuple(names)))

    def going_on_with(self, points: BySide[int]) -> Desk:
        """The desk with the points that the sides have before the first deal."""
        return replace(self, points=points, entries=())._followed_by(self.entries)

    def entered(self, text: str) -> Desk:
        """The desk with one more entry, or several separated by commas.

        Raises EuchreError for a text that is not understood or an act that is impossible.
        """
        return self.with_told(told_in(text, self.table))

    def with_told(self, told: Iterable[tuple[DealLine | Act, RefereedTable]]) -> Desk:
        """The desk with what a line tells, each thing with the table after it."""
        entries = list(self.entries)
        before = self.table
        for what, table in told:
            at_deal = rulings_at_deal(before, table) if isinstance(what, DealLine) else ()
            entries.append(Entered(what, table, at_deal))
            before = table
        return replace(self, entries=tuple(entries))

    def corrected(self, number: int, text: str) -> Desk:
        """The desk with one entry corrected and all later entries ruled on again.

        Raises EuchreError, naming the entry that is no longer possible.
        """
        desk = replace(self, entries=self.entries[: number - 1]).entered(text)
        return desk._followed_by(self.entries[number:])

    def without(self, number: int) -> Desk:
        """The desk without one of its entries. Raises EuchreError as `corrected` does."""
        desk = replace(self, entries=self.entries[: number - 1])
        return desk._followed_by(self.entries[number:])

    def _followed_by(self, entries: tuple[Entered, ...]) -> Desk:
        desk = self
        for entry in entries:
            try:
                desk = desk._with(entry.what)
            except EuchreError as fault:
                number = len(desk.entries) + 1
                raise EuchreError(f"entry {number}, '{entry.text}', is then impossible: {fault}") from fault
        return desk

    def _with(self, what: DealLine | Act) -> Desk:
        table = self.table
        if isinstance(what, DealLine):
            now = deal_begins(table, what.dealer, what.owner, what.pack)
        else:
            now = after(table, what)
        return self.with_told([(what, now)])

"""The referee's desk: entries that can be corrected, and the table they lead to."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ...acts import Act, Call, CallKind
from ...deal import Stage
from ...errors import EuchreError
from ...laws import Code
from ...notation import DealLine
from ...seats import Seat
from ...table import RefereedTable, Ruling, after, deal_begins, new_table
from .shorthand import read_short, split_line

_ALL_PASS = re.compile(r"(?:all|everybody|everyone)(?: pass(?:es|ed)?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Entered:
    """One entry, and the table after it."""

    what: DealLine | Act
    table: RefereedTable

    @property
    def text(self) -> str:
        """The text of the entry in the record."""
        return self.what.text

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings on it."""
        return self.table.last_rulings if isinstance(self.what, Act) else ()


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything entered so far; entries are numbered from 1."""

    code: Code
    entries: tuple[Entered, ...] = ()

    @property
    def table(self) -> RefereedTable:
        """The table after the last entry."""
        return self.entries[-1].table if self.entries else new_table(self.code)

    def entered(self, text: str) -> Desk:
        """The desk with one more entry, or several separated by commas.

        Raises EuchreError for a text that is not understood or an act that is impossible.
        """
        desk = self
        for piece in split_line(text) or [text]:
            desk = desk._all_pass() if _ALL_PASS.fullmatch(piece) else desk._with(_read(piece, desk.table))
        return desk

    def _all_pass(self) -> Desk:
        """The desk with a pass of every player who has not called in this round yet."""
        desk, deal = self, self.table.sitting.deal
        if deal is None or deal.stage not in (Stage.ORDERING, Stage.MAKING):
            raise EuchreError("no calls are due now, so nobody can pass")
        while desk.table.deal.stage is deal.stage and (seat := desk.table.deal.turn) is not None:
            turns_down = seat == deal.dealer and deal.stage is Stage.ORDERING
            desk = desk._with(Call(seat, CallKind.TURN_DOWN if turns_down else CallKind.PASS))
        return desk

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
            now = deal_begins(table, what.dealer, what.owner)
        else:
            now = after(table, what)
        return replace(self, entries=(*self.entries, Entered(what, now)))


def _read(text: str, table: RefereedTable) -> DealLine | Act:
    words = text.split()
    if words[:1] == ["deal"]:
        return _deal_line(words[1:], table)
    return read_short(text, table)


def _deal_line(words: list[str], table: RefereedTable) -> DealLine:
    """The deal that begins with `deal`, `deal B`, `deal B for A` or the line of a record."""
    if len(words) >= 2 and words[0].isdigit() and words[1] == "by":
        words = words[2:]
    seats = [Seat.from_text(word.upper()) for word in words if word != "for"]
    dealer = seats[0] if seats else table.sitting.next_dealer
    if dealer is None:
        raise EuchreError("nobody has been drawn to deal; name the dealer: deal A")
    return DealLine(table.sitting.deals + 1, dealer, seats[1] if len(seats) > 1 else None)

"""What was entered at the desk: acts and deals, numbered from 1, and the table to which they lead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from ...acts import Act, Person
from ...errors import EuchreError, NotationError
from ...laws import Code
from ...notation import ActEntry, DealLine, Record, record_head
from ...notation.read import LineReader
from ...seating import Session, after_act, begin_deal, new_session
from ...seats import BySide, Seat
from ...table import RefereedTable, Ruling
from ...table.between_deals import rulings_at_deal

What: TypeAlias = DealLine | Act


@dataclass(frozen=True, slots=True)
class DeskEntry:
    """One entry, the session after it, and the rulings that it brought on."""

    what: What
    session: Session
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything entered so far."""

    code: Code
    entries: tuple[DeskEntry, ...] = ()
    points: BySide[int] | None = None
    """Points before the first deal; None for no points."""
    headers: tuple[tuple[str, str], ...] = ()
    """The header fields of the record that is continued."""

    @property
    def session(self) -> Session:
        """The people and the table after the last entry."""
        if self.entries:
            return self.entries[-1].session
        return new_session(self.code, self.points, refereed=True)

    @property
    def table(self) -> RefereedTable:
        """The table after the last entry."""
        return self.session.table

    @property
    def has_result(self) -> bool:
        """Whether a deal has ended, so that the score is counted from the entries."""
        sitting = self.table.sitting
        return sitting.deals > 1 or (sitting.deals == 1 and sitting.is_between_deals)

    @property
    def texts(self) -> tuple[str, ...]:
        """The text of each entry in the record."""
        return tuple(entry.what.text for entry in self.entries)

    @property
    def head(self) -> str:
        """The head of the record."""
        return record_head(self.code, self.headers, points=self.points)

    def before(self, number: int) -> Desk:
        """Return the desk as it was before the entry with a number."""
        return replace(self, entries=self.entries[: number - 1])

    def entered(self, acts: Iterable[What]) -> Desk:
        """Return the desk with more entries. Raises EuchreError for an act that is impossible."""
        desk = self
        for what in acts:
            if isinstance(what, DealLine) and (last := desk.last_deal) is not None:
                what = replace(what, number=last + 1)
            desk = replace(desk, entries=(*desk.entries, _entry(desk.session, what)))
        return desk

    @property
    def last_deal(self) -> int | None:
        """The number of the last deal; None before the first."""
        deals = (entry.what.number for entry in reversed(self.entries) if isinstance(entry.what, DealLine))
        return next(deals, None)

    def corrected(self, number: int, acts: Iterable[What]) -> Desk:
        """Return the desk with other acts, or none, in the place of an entry, and all that follows ruled on
        again.

        Raises EuchreError, naming the later entry that would no longer be possible.
        """
        return self.before(number).entered(acts)._followed_by(self.entries[number:])

    def starting_with(self, points: BySide[int]) -> Desk:
        """Return the desk with the points that the sides have before the first deal."""
        return replace(self, points=points, entries=())._followed_by(self.entries)

    def _followed_by(self, entries: tuple[DeskEntry, ...]) -> Desk:
        desk = self
        for entry in entries:
            try:
                desk = desk.entered((entry.what,))
            except EuchreError as fault:
                number = len(desk.entries) + 1
                text = entry.what.text
                raise EuchreError(f"entry {number}, '{text}', would then be impossible: {fault}") from fault
        return desk


def _entry(session: Session, what: What) -> DeskEntry:
    if isinstance(what, DealLine):
        now = begin_deal(session, what.dealer, what.owner, what.pack)
        return DeskEntry(what, now, rulings_at_deal(session.table, now.table))
    now = after_act(session, what)
    return DeskEntry(what, now, now.table.last_rulings)


def points_told(desk: Desk, text: str) -> BySide[int]:
    """Return the points of the sides that a text tells, `3 2`.

    Raises EuchreError for other texts, and once a deal has ended.
    """
    points, sides = re.split(r"[\s:,]+", text), desk.code.seating.sides
    if len(points) != len(sides) or not all(each.isdecimal() for each in points):
        raise EuchreError(f"type the points of {', '.join(map(str, sides))}, such as 'score 3 2'")
    if desk.has_result:
        raise EuchreError("the score is counted from the deals; say it before the first deal ends")
    return BySide(sides, tuple(map(int, points)))


def desk_of(record: Record) -> Desk:
    """Return the desk with the entries of a record, without its comments."""
    acts = (entry.act if isinstance(entry, ActEntry) else entry for entry in record.entries)
    told = (what for what in acts if isinstance(what, (Act, DealLine)))
    return Desk(record.code, points=record.points, headers=record.headers).entered(told)


def acts_in(text: str, desk: Desk) -> list[What]:
    """Return the acts of a line in notation, where small letters will do for seats and cards: `c as`.

    Raises NotationError for a line that is something else.
    """
    fault: NotationError | None = None
    for written in dict.fromkeys(_spellings(text, desk)):
        reader = LineReader()
        reader.code, reader.begun = desk.code, True
        try:
            entries = reader.entries(written, 2)
        except NotationError as wrong:
            fault = wrong
            continue
        told = [entry.act if isinstance(entry, ActEntry) else entry for entry in entries]
        if told and all(isinstance(what, (Act, DealLine)) for what in told):
            return [what for what in told if isinstance(what, (Act, DealLine))]
    raise fault or NotationError(f"'{text}' is not an act")


_OUTSIDE_QUOTES = re.compile(r'("(?:[^"\\]|\\.)*")')
_SEATS = re.compile(r"\b[a-d](?:\+[a-d])?(?![\w'])")
_CARDS = re.compile(r"\b[789tjqka][shdc]\b")
_DEALS = re.compile(r"^(?:deal (?:by )?([A-D])|([A-D]) deals$)")


def _spellings(text: str, desk: Desk) -> Iterator[str]:
    """Return the line as typed, with seats for names, with capital letters for seats, and for cards too."""
    yield text
    steps = (_name_pattern(desk), partial(_seat_of_name, desk)), (_SEATS, _capital), (_CARDS, _capital)
    for pattern, replaced in steps:
        pieces = _OUTSIDE_QUOTES.split(text)
        text = "".join(
            piece if place % 2 else pattern.sub(replaced, piece) for place, piece in enumerate(pieces)
        )
        yield _DEALS.sub(rf"deal {(desk.last_deal or 0) + 1} by \1\2", text)


def _capital(found: re.Match[str]) -> str:
    return found[0].upper()


def _name_pattern(desk: Desk) -> re.Pattern[str]:
    names = sorted(people_at(desk), key=len, reverse=True)
    return re.compile(
        rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)" if names else r"(?!)", re.IGNORECASE
    )


def _seat_of_name(desk: Desk, found: re.Match[str]) -> str:
    """Return the seat of a player, or the quoted name of somebody who is here without one."""
    name = next(name for name in people_at(desk) if name.casefold() == found[0].casefold())
    people = desk.table.sitting.people
    return str(Seat(people.index(name))) if name in people else str(Person(name))


def people_at(desk: Desk) -> tuple[str, ...]:
    """Return the names of those who sit, and of those who are here."""
    sitting = (name for name in desk.table.sitting.people if name is not None)
    return tuple(dict.fromkeys((*sitting, *(one.name for one in desk.session.roster.people))))

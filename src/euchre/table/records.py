"""A record read with the referee at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..errors import EuchreError
from ..notation.record import ActEntry, DealLine, Entry, Expectation, Record, RecordError
from .expectations import Unmet, expect
from .fold import after, deal_begins, new_table
from .ruling import Ruling
from .state import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One entry of a record and what the referee says to it."""

    entry: Entry
    table: Table
    """The table after it."""
    rulings: tuple[Ruling, ...] = ()
    """What it brought on."""
    unmet: Unmet | None = None
    """For an `expect` line that does not come out, what was found instead."""


def referee(record: Record, law: str | None = None) -> Iterator[Step]:
    """Each entry of a record with the table after it and the rulings on it.

    `law` is the law that refusals expected without one have to name. Raises RecordError, with the
    line, for what no hand could do.
    """
    table = new_table(record.code, points=record.points)
    for entry in record.entries:
        try:
            step = _step(table, entry, law)
        except EuchreError as fault:
            column = entry.column if isinstance(entry, ActEntry) else None
            raise RecordError(fault, line=entry.line, column=column) from fault
        yield step
        table = step.table


def _step(table: Table, entry: Entry, law: str | None) -> Step:
    match entry:
        case ActEntry():
            now = after(table, entry.act)
            return Step(entry=entry, table=now, rulings=now.last_rulings)
        case DealLine():
            return Step(entry=entry, table=deal_begins(table, entry.dealer, entry.owner, entry.pack))
        case Expectation():
            try:
                expect(table, entry.text, law)
            except Unmet as unmet:
                return Step(entry=entry, table=table, unmet=unmet)
    return Step(entry=entry, table=table)

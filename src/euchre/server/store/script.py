"""What a store does, as scripts: each command to the database is answered with rows before the next is given.

A script knows no driver, so that one text serves SQLite and PostgreSQL. Its commands keep to what both
understand: `$1` for values, flags as 0 and 1, and `now_ms()` for the clock of the database.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Command:
    """One command, with its values."""

    sql: str
    values: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach:
    """One command that gives no rows, for each of some tuples of values."""

    sql: str
    values: tuple[tuple[object, ...], ...]


Rows: TypeAlias = Sequence[Sequence[Any]]
Script: TypeAlias = Generator[Command | ForEach, Rows, Result]
"""Commands in, rows out, and a result in the end; what it raises undoes what it did."""


def told(sql: str, *values: object) -> Script[Rows]:
    """The rows of one command."""
    return (yield Command(sql, values))


def told_one(sql: str, *values: object) -> Script[Sequence[Any] | None]:
    """The only row of one command; None if it gives none."""
    rows = yield from told(sql, *values)
    return rows[0] if rows else None

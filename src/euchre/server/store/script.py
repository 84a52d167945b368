"""Database operations as scripts: generators that yield SQL commands and receive their rows.

A script knows no driver, so the same script runs on SQLite and on PostgreSQL. Its commands use only what both
understand: `$1` for values, 0 and 1 for flags, and `now_ms()` for the database's clock.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class SqlCommand:
    """One SQL command with its values."""

    sql: str
    values: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class SqlForEach:
    """One SQL command that returns no rows, run once for each tuple of values."""

    sql: str
    values: tuple[tuple[object, ...], ...]


Rows: TypeAlias = Sequence[Sequence[Any]]
Script: TypeAlias = Generator[SqlCommand | SqlForEach, Rows, Result]
"""Yields commands, receives rows and returns a result; an exception rolls its changes back."""


def rows_of(sql: str, *values: object) -> Script[Rows]:
    """Run one command; its rows."""
    return (yield SqlCommand(sql, values))


def row_of(sql: str, *values: object) -> Script[Sequence[Any] | None]:
    """Run one command; its first row, or None if it returns none."""
    rows = yield from rows_of(sql, *values)
    return rows[0] if rows else None

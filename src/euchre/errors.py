"""The errors of the package.

Each is an `EuchreError`, so one `except` is enough for a program that only wants to report them.
"""

from __future__ import annotations

from typing import TypeVar

_LONGEST, _BEGINNING, _END = 800, 500, 250
"""Longest message in characters; a longer one keeps this much of its beginning and end."""


def shortened(message: str) -> str:
    """Return a message, with the middle left out if it is too long to read."""
    return message if len(message) <= _LONGEST else f"{message[:_BEGINNING]} ... {message[-_END:]}"


class EuchreError(Exception):
    """Base of all errors of this package; its text is one sentence that a player can read."""


class NotationError(EuchreError):
    """A text that is not valid notation: says what was found, where, and what was expected."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        self.message = shortened(message)
        """What is wrong, without the place; shortened if it is very long."""
        self.line = line
        """Line in the text, from 1; None if the text has only one."""
        self.column = column
        """Column in the line, from 1; None if unknown."""
        place = (
            "" if line is None else f"line {line}" + ("" if column is None else f", column {column}") + ": "
        )
        super().__init__(place + self.message)


class StageError(EuchreError):
    """A part of a state was needed that does not exist at this stage, such as the outcome during play."""


_Part = TypeVar("_Part")


def reached(part: _Part | None, missing: str) -> _Part:
    """Return a part of a state that exists from some stage on. Raises StageError, saying what is missing."""
    if part is None:
        raise StageError(missing)
    return part


class LawDataError(EuchreError):
    """A code or a house rule with a wrong value: names the key and what is allowed there."""

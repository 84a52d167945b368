"""What can be wrong, as one small family of errors.

Every error of the package is an `EuchreError`, so that one `except` is enough for a program
that only wants to say what happened.
"""


class EuchreError(Exception):
    """Anything this package refuses; its text is one sentence a player can read."""


class NotationError(EuchreError):
    """A text that is not notation: says what was read, where, and what was expected."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        self.message = message
        """The fault without its place."""
        self.line = line
        """Line in the text, counted from 1, or None where there is only one."""
        self.column = column
        """Column in the line, counted from 1, or None where unknown."""
        place = (
            "" if line is None else f"line {line}" + ("" if column is None else f", column {column}") + ": "
        )
        super().__init__(place + message)


class LawDataError(EuchreError):
    """A code or a house rule that is not well formed: names the key and what is allowed there."""

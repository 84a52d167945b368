"""What can be wrong, as one small family of errors.

Every error of the package is an `EuchreError`, so that one `except` is enough for a program
that only wants to say what happened.
"""

_LONGEST, _BEGINNING, _END = 800, 500, 250
"""Characters of a message, and of the beginning and end that stay of a longer one."""


def shortened(message: str) -> str:
    """A message of a length that can be read, the middle of a longer one left out."""
    return message if len(message) <= _LONGEST else f"{message[:_BEGINNING]} ... {message[-_END:]}"


class EuchreError(Exception):
    """Anything this package refuses; its text is one sentence a player can read."""


class NotationError(EuchreError):
    """A text that is not notation: says what was read, where, and what was expected."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        self.message = shortened(message)
        """The fault without its place; of a very long one, as a line of a megabyte makes it, both ends."""
        self.line = line
        """Line in the text, counted from 1, or None where there is only one."""
        self.column = column
        """Column in the line, counted from 1, or None where unknown."""
        place = (
            "" if line is None else f"line {line}" + ("" if column is None else f", column {column}") + ": "
        )
        super().__init__(place + self.message)


class LawDataError(EuchreError):
    """A code or a house rule that is not well formed: names the key and what is allowed there."""

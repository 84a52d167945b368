"""Output of commands: lines with or without colour, JSON documents, warnings, errors."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ..pictures import Line, Signs
    from ..seats import BySide


class Ended(click.ClickException):
    """Ends the command with an exit code and a line on standard error (none if empty)."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.code = exit_code
        """The exit code of the process."""


def bad_input(message: str) -> Ended:
    """Return the error for input that cannot be used: exit code 2."""
    return Ended(message, 2)


def answer_is_no(message: str) -> Ended:
    """Return the error for a negative answer: exit code 1."""
    return Ended(message, 1)


def warn(message: str) -> None:
    """Write a line to standard error."""
    sys.stderr.write(f"euchre: {message}\n")
    sys.stderr.flush()


def write_json(schema: str, document: Mapping[str, object]) -> None:
    """Write one JSON document, starting with the name of its schema."""
    sys.stdout.write(json.dumps({"schema": schema, **document}, indent=2, ensure_ascii=False) + "\n")


def picked(source: object, *names: str) -> dict[str, object]:
    """Return some fields of an object, for a JSON document."""
    return {name: getattr(source, name) for name in names}


def by_side(values: BySide[int]) -> dict[str, int]:
    """Return numbers by the letters of the sides, for a JSON document."""
    return {str(side): value for side, value in values.items()}


def text_or_none(value: object) -> str | None:
    """Return the text of a value, for a JSON document; None for None."""
    return None if value is None else str(value)


def how_many(number: int, noun: str) -> str:
    """Return a number in digits with its noun: `1 table`, `12 tables`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def has_colour() -> bool:
    """Return whether to use colour: on a terminal with colours, unless NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def can_write(text: str) -> bool:
    """Return whether standard output can encode a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def signs_to_draw_with() -> Signs:
    """Box lines and suit symbols on a terminal that can show them, otherwise letters only."""
    from ..pictures import DRAWN, LETTERS

    drawn = "".join((DRAWN.across, DRAWN.down, *DRAWN.corners, DRAWN.back, DRAWN.suits, DRAWN.dot))
    return DRAWN if sys.stdout.isatty() and can_write(drawn) else LETTERS


def console() -> Console:
    """Return a console on standard output, in colour only if `has_colour`."""
    from rich.console import Console

    class Quiet(Console):
        """A console that raises an error when the reader has closed the pipe."""

        def on_broken_pipe(self) -> None:
            """Raise the error."""
            raise BrokenPipeError

    return Quiet(
        file=sys.stdout,
        color_system="auto" if has_colour() else None,
        force_terminal=None if has_colour() else False,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=True,
        width=None if sys.stdout.isatty() else 80,
    )


def table_of(*heads: str, numbers: Iterable[int] = ()) -> Table:
    """Return an empty table with these heads; the columns in `numbers` are aligned to the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place in numbers else "left")
    return table


_STYLES = {
    "plain": "",
    "red": "bold red",
    "black": "bold",
    "strong": "bold",
    "faint": "dim",
    "good": "green",
    "bad": "yellow",
}


def print_lines(out: Console, lines: Iterable[Line], end: str = "\n") -> None:
    """Print lines, with colours for their tones if the console has any, and flush."""
    from rich.text import Text

    for line in lines:
        out.print(Text.assemble(*((span.text, _STYLES[span.tone.value]) for span in line)), end=end)
    sys.stdout.flush()

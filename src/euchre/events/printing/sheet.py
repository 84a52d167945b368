"""A sheet of paper: texts and boxes at places in millimetres, each text fitted to the room it has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from .letters import text_width

MARGIN = 12.0
"""Millimetres at each edge of the paper that stay empty."""
READ_AT_TWO_METRES = 24.0
"""The smallest type, in points, of what hangs on the wall: its capitals are 6 mm high."""

Anchor: TypeAlias = Literal["start", "middle", "end"]
_STEP = 0.5


class Paper(Enum):
    """Sizes of paper, by the word that CSS has for them."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres, upright."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedText:
    """A line of text."""

    text: str
    x: float
    """Where it starts, has its middle or ends, as `anchor` says."""
    y: float
    """The line on which the letters stand, from the top of the sheet."""
    size: float
    """In points."""
    room: float
    """The width it may take, in millimetres."""
    bold: bool = False
    anchor: Anchor = "start"

    @property
    def width(self) -> float:
        """Its width in millimetres."""
        return text_width(self.text, self.size, bold=self.bold)

    @property
    def left(self) -> float:
        """Where its first letter begins."""
        return self.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor] * self.width


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedBox:
    """A rectangle."""

    x: float
    y: float
    """Its upper edge, from the top of the sheet."""
    width: float
    height: float
    line: float = 0.25
    """How thick its line is, in millimetres; 0 for none."""
    is_shaded: bool = False
    is_dashed: bool = False


PrintedMark: TypeAlias = PrintedText | PrintedBox


@dataclass(frozen=True, slots=True)
class PrintSheet:
    """One side of paper."""

    title: str
    width: float
    height: float
    marks: tuple[PrintedMark, ...]

    @property
    def texts(self) -> tuple[PrintedText, ...]:
        """What is written on it."""
        return tuple(mark for mark in self.marks if isinstance(mark, PrintedText))


def even_parts(count: int, most: int) -> tuple[range, ...]:
    """The fewest parts of at most so many, of which no two differ by more than one.

    So no single line is left alone on a last sheet.

    >>> even_parts(22, 20)
    (range(0, 11), range(11, 22))
    """
    parts = -(-count // most)
    return tuple(range(part * count // parts, (part + 1) * count // parts) for part in range(parts))


def fitted(
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    *,
    least: float = 6.0,
    bold: bool = False,
    anchor: Anchor = "start",
) -> PrintedText:
    """A text in the largest type that fits its room, from `size` down to `least`.

    What does not fit even then loses its end and has dots instead.
    """
    while size > least and text_width(text, size, bold=bold) > room:
        size = max(least, size - _STEP)
    shown = text
    while len(shown) > 1 and text_width(shown, size, bold=bold) > room:
        text = text[:-1].rstrip()
        shown = f"{text}…"
    return PrintedText(text=shown, x=x, y=y, size=size, room=room, bold=bold, anchor=anchor)


def in_lines(text: str, room: float, size: float, *, bold: bool = False) -> Iterator[str]:
    """A text broken at its blanks into lines that fit the room; a longer word stands alone."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size, bold=bold) > room:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line

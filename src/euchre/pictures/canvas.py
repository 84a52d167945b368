"""A canvas of characters for tables and diagrams; each character has a tone.

The canvas does not depend on a terminal: the code that shows it turns tones into colours or ignores them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import TypeAlias

from ..cards import Card, Suit


class Tone(Enum):
    """The role of a piece of text, which decides its colour."""

    PLAIN = "plain"
    RED = "red"
    """A card or sign of hearts or diamonds."""
    BLACK = "black"
    """A card or sign of spades or clubs."""
    STRONG = "strong"
    """Text to be noticed first."""
    FAINT = "faint"
    """Frames, labels and cards out of play."""
    GOOD = "good"
    """Something that may be done now."""
    BAD = "bad"
    """A refusal."""


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one tone."""

    text: str
    tone: Tone = Tone.PLAIN


Line: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs:
    """The characters of a picture; some terminals cannot show all of them."""

    across: str
    down: str
    corners: tuple[str, str, str, str]
    """Top left, top right, bottom left, bottom right."""
    back: str
    """The back of a card."""
    suits: str
    """A sign for each suit in the order of `Suit`."""
    dot: str
    """The separator between two items on a line."""


LETTERS = Signs(across="-", down="|", corners=("+", "+", "+", "+"), back="#", suits="SHDC", dot="-")
"""ASCII characters only."""
DRAWN = Signs(across="─", down="│", corners=("╭", "╮", "╰", "╯"), back="░", suits="♠♥♦♣", dot="·")
"""Lines and suit signs, for terminals that can show them."""


class Canvas:
    """Rows of characters that grow as text is put on them."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, Tone]]] = []

    @property
    def height(self) -> int:
        """Rows in use."""
        return len(self._rows)

    def put(self, row: int, column: int, text: str, tone: Tone = Tone.PLAIN) -> int:
        """Write a text at a place, over what was there, and return the column after its end."""
        while len(self._rows) <= row:
            self._rows.append([])
        line = self._rows[row]
        line.extend((" ", Tone.PLAIN) for _ in range(column + len(text) - len(line)))
        line[column : column + len(text)] = [(character, tone) for character in text]
        return column + len(text)

    def centred(self, row: int, middle: int, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Write a text centred on a column."""
        self.put(row, max(0, middle - len(text) // 2), text, tone)

    def ending(self, row: int, column: int, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Write a text that ends before a column."""
        self.put(row, max(0, column - len(text)), text, tone)

    def framed(
        self, row: int, column: int, inside: Iterable[str], signs: Signs, tone: Tone = Tone.PLAIN
    ) -> None:
        """Draw a frame around rows of equal length, with its top left corner at a place."""
        rows = list(inside)
        width = len(rows[0])
        left_top, right_top, left_bottom, right_bottom = signs.corners
        self.put(row, column, left_top + signs.across * width + right_top, Tone.FAINT)
        for step, text in enumerate(rows, start=1):
            self.put(row + step, column, signs.down, Tone.FAINT)
            self.put(row + step, column + 1, text, tone)
            self.put(row + step, column + 1 + width, signs.down, Tone.FAINT)
        self.put(row + len(rows) + 1, column, left_bottom + signs.across * width + right_bottom, Tone.FAINT)

    def lines(self) -> list[Line]:
        """Return the lines of the canvas without blanks at their ends."""
        return [_spans(row) for row in self._rows]

    def text(self) -> str:
        """Return the canvas as plain text; every line ends with a line break."""
        return "".join(plain(line) + "\n" for line in self.lines())


def _spans(row: list[tuple[str, Tone]]) -> Line:
    end = len(row)
    while end and row[end - 1][0] == " ":
        end -= 1
    runs = groupby(row[:end], key=lambda cell: cell[1])
    return tuple(Span("".join(character for character, _ in run), tone) for tone, run in runs)


def plain(line: Line) -> str:
    """Return the text of a line without tones."""
    return "".join(span.text for span in line)


def tone_of_suit(suit: Suit | None) -> Tone:
    """Return red or black; plain for the joker and for an unknown card."""
    if suit is None:
        return Tone.PLAIN
    return Tone.RED if suit.is_red else Tone.BLACK


def tone_of(card: Card) -> Tone:
    """Return the tone of a card."""
    return tone_of_suit(card.suit)

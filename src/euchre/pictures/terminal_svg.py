"""A canvas of characters as SVG, to show the table of the terminal on a web page.

Each run of text has its own position and length, so columns stay aligned in every monospaced font.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .canvas import Line, Tone
from .svg import Attributes, document, element

_COLUMN, _ROW, _EDGE = 8.4, 18.0, 16.0
_FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace"
_COLOURS = {
    Tone.PLAIN: "#d8dee4",
    Tone.RED: "#ff8f87",
    Tone.BLACK: "#ffffff",
    Tone.STRONG: "#ffffff",
    Tone.FAINT: "#8b98a5",
    Tone.GOOD: "#8fd694",
    Tone.BAD: "#ffb454",
}


def terminal_svg(lines: Sequence[Line], title: str, columns: int = 80) -> str:
    """The lines as a picture of a dark terminal with so many columns."""
    width, height = 2 * _EDGE + columns * _COLUMN, 2 * _EDGE + len(lines) * _ROW
    texts = [text for row, line in enumerate(lines) for text in _texts(row, line)]
    look: Attributes = {"font-family": _FONT, "font-size": 14}
    return document(width, height, title, texts, look, {"fill": "#1b2128", "stroke": "#3b444d"})


def _texts(row: int, line: Line) -> Iterator[str]:
    column = 0
    for span in line:
        for start, run in _runs(span.text):
            yield _text(row, column + start, run, span.tone)
        column += len(span.text)


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """The pieces of a text between two or more blanks, each with its column."""
    start = 0
    for piece in text.split("  "):
        stripped = piece.strip(" ")
        if stripped:
            yield start + piece.index(stripped), stripped
        start += len(piece) + 2


def _text(row: int, column: int, run: str, tone: Tone) -> str:
    x, y = _EDGE + column * _COLUMN, _EDGE + row * _ROW + 13
    attributes: Attributes = {"x": x, "y": y, "fill": _COLOURS[tone]}
    if tone in (Tone.STRONG, Tone.GOOD):
        attributes["font-weight"] = "bold"
    if len(run) > 1:
        attributes["textLength"] = len(run) * _COLUMN
    return element("text", attributes, escape(run, quote=False))

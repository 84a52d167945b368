"""A sheet of characters as SVG, for a picture of the terminal table in a page.

Each run of text stands at its own place with its length given, so columns stay true whatever
monospaced font the reader has. Frames drawn with line signs are drawn as lines.
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
    """The lines as they would stand on a dark terminal of so many columns."""
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
    """The words of a run that are parted by two blanks or more, each with its place."""
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

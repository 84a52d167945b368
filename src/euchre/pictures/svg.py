"""A small writer of SVG: elements, and cards with suits drawn as paths. It needs no other files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TypeAlias

from ..cards import Card, Rank, Suit
from .canvas import Line, Tone

_COLUMN, _ROW, _EDGE = 8.4, 18.0, 16.0
_MONOSPACE = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace"
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
    """Return the lines as a picture of a dark terminal with so many columns."""
    width, height = 2 * _EDGE + columns * _COLUMN, 2 * _EDGE + len(lines) * _ROW
    texts = [text for row, line in enumerate(lines) for text in _texts(row, line)]
    look: Attributes = {"font-family": _MONOSPACE, "font-size": 14}
    return document(width, height, title, texts, look, {"fill": "#1b2128", "stroke": "#3b444d"})


def _texts(row: int, line: Line) -> Iterator[str]:
    column = 0
    for span in line:
        for start, run in _runs(span.text):
            yield _text(row, column + start, run, span.tone)
        column += len(span.text)


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """Yield the pieces of a text between two or more blanks, each with its column."""
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


SUIT_PATHS = {
    Suit.SPADES: "M0-10C4-4 10-1 10 4C10 8 5 9 1.5 6C2 8 3 9.5 4 10.5H-4C-3 9.5-2 8-1.5 6"
    "C-5 9-10 8-10 4C-10-1-4-4 0-10Z",
    Suit.HEARTS: "M0 10C-3 5-10 2-10-4C-10-8.5-6-10-3.5-9C-1.8-8.3-0.5-7 0-5"
    "C0.5-7 1.8-8.3 3.5-9C6-10 10-8.5 10-4C10 2 3 5 0 10Z",
    Suit.DIAMONDS: "M0-11L8 0L0 11L-8 0Z",
    Suit.CLUBS: "M1.4 4.5C3 8.5 10 7.5 10 2.6C10-1.5 6-3 3-1.6C5.4-4 4.4-10 0-10"
    "C-4.4-10-5.4-4-3-1.6C-6-3-10-1.5-10 2.6C-10 7.5-3 8.5-1.4 4.5"
    "C-1.5 7-2.5 9.5-4 10.5H4C2.5 9.5 1.5 7 1.4 4.5Z",
}
"""The outline of each suit around its middle, 20 units wide and high."""
PAPER, INK, RED, FAINT, EDGE = "#fdfcf7", "#1d2021", "#b3171e", "#5f6460", "#b9b6a8"
"""The colours: a light background that is readable on light and dark pages."""
CARD_WIDTH, CARD_HEIGHT = 38, 52
"""Width and height of a card in SVG units."""
_FONT = "Georgia, 'Times New Roman', serif"


Attributes: TypeAlias = dict[str, str | float]
FAINTLY: Attributes = {"fill": FAINT}
"""Attributes of less important text."""
BOLDLY: Attributes = {"font-weight": "bold"}
"""Attributes of important text."""


def element(name: str, attributes: Attributes, content: str | None = None) -> str:
    """Return an element with its attributes; `content` is markup and is not escaped."""
    written = "".join(f' {key}="{escape(_value(value))}"' for key, value in attributes.items())
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:g}"


def label(
    x: float, y: float, text: str, size: float = 14, anchor: str = "start", more: Attributes | None = None
) -> str:
    """Return a line of text at a position."""
    attributes: Attributes = {"x": x, "y": y, "font-size": size, "text-anchor": anchor, **(more or {})}
    return element("text", attributes, escape(text, quote=False))


def document(
    width: float, height: float, title: str, parts: Iterable[str], look: Attributes, sheet: Attributes
) -> str:
    """Return a whole picture with a background, and a title for screen readers."""
    frame: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "width": width,
        "height": height,
        "viewBox": f"0 0 {width:g} {height:g}",
        "role": "img",
        **look,
    }
    paper = element("rect", {"width": width, "height": height, "rx": 10, **sheet})
    body = "\n".join((element("title", {}, escape(title, quote=False)), paper, *parts))
    return element("svg", frame, f"\n{body}\n") + "\n"


def printed(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Return a picture in the colours of this module."""
    look: Attributes = {"font-family": _FONT, "fill": INK}
    return document(width, height, title, parts, look, {"fill": PAPER, "stroke": EDGE})


def suit_sign(suit: Suit, x: float, y: float, size: float) -> str:
    """Return the shape of a suit with its middle at a position."""
    move = f"translate({x:g} {y:g}) scale({size / 20:g})"
    return element("path", {"d": SUIT_PATHS[suit], "transform": move, "fill": RED if suit.is_red else INK})


def card_drawn(card: Card, x: float, y: float, is_marked: bool = False) -> str:
    """Return a card with its top left corner at a position: its rank, and shape and letter of its suit.

    A marked card has a thick border; an unknown card shows its back.
    """
    edge: Attributes = {"stroke": INK, "stroke-width": 2.4} if is_marked else {"stroke": EDGE}
    size: Attributes = {"x": x, "y": y, "width": CARD_WIDTH, "height": CARD_HEIGHT, "rx": 5}
    box = element("rect", {**size, "fill": "#ffffff", **edge})
    return element("g", {"aria-label": card.text}, box + _face(card, x, y))


def _face(card: Card, x: float, y: float) -> str:
    middle = x + CARD_WIDTH / 2
    if card.rank is None:
        back: Attributes = {"x": x + 4, "y": y + 4, "rx": 3, "fill": "#8a99ab"}
        return element("rect", {**back, "width": CARD_WIDTH - 8, "height": CARD_HEIGHT - 8})
    if card.suit is None:
        return label(middle, y + 30, "Joker", 12, "middle")
    colour: Attributes = {"fill": RED if card.suit.is_red else INK}
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    return (
        label(middle - 8, y + 21, rank, 18 if len(rank) == 1 else 15, "middle", {**colour, **BOLDLY})
        + label(middle + 10, y + 20, card.suit.letter, 11, "middle", colour)
        + suit_sign(card.suit, middle, y + 37, 18)
    )

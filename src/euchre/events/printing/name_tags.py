"""Name tags to cut out, each name as large as it fits."""

from __future__ import annotations

from collections.abc import Iterator

from ..hall import HallEvening
from .letters import CAPITALS, POINT
from .sheet import MARGIN, Paper, PrintedBox, PrintedMark, PrintSheet, fitted, in_lines

_ACROSS, _DOWN, _HEIGHT = 2, 5, 50.0
_SIZES = (44.0, 40.0, 36.0, 32.0, 28.0, 24.0)


def name_tags(evening: HallEvening, paper: Paper, spare: int = 0) -> Iterator[PrintSheet]:
    """A tag for each player, ten on a sheet, and spare ones without a name."""
    width, height = paper.size
    names = [player.name for player in evening.players] + [""] * spare
    for start in range(0, len(names), _ACROSS * _DOWN):
        marks: list[PrintedMark] = []
        for place, name in enumerate(names[start : start + _ACROSS * _DOWN]):
            down, across = divmod(place, _ACROSS)
            tag = (width - 2 * MARGIN) / _ACROSS
            marks += _tag(name, evening.title, MARGIN + across * tag, MARGIN + down * _HEIGHT, tag)
        yield PrintSheet(f"{evening.title}: name tags", width, height, tuple(marks))


def _tag(name: str, title: str, x: float, y: float, width: float) -> Iterator[PrintedMark]:
    yield PrintedBox(x=x, y=y, width=width, height=_HEIGHT, is_dashed=True)
    yield fitted(title, x + width / 2, y + _HEIGHT - 5, width - 8, 11, anchor="middle")
    room = width - 8
    size, lines = _largest(name, room)
    step = size * POINT * 1.05
    first = y + (_HEIGHT - 10) / 2 + size * POINT * CAPITALS / 2 - step * (len(lines) - 1) / 2 + 2
    for place, line in enumerate(lines):
        yield fitted(line, x + width / 2, first + place * step, room, size, bold=True, anchor="middle")


def _largest(name: str, room: float) -> tuple[float, list[str]]:
    """The largest type in which a name takes at most two lines, and these lines."""
    for size in _SIZES:
        lines = list(in_lines(name, room, size, bold=True))
        if len(lines) <= 2 and all(fitted(line, 0, 0, room, size, bold=True).size == size for line in lines):
            return size, lines
    lines = list(in_lines(name, room, _SIZES[-1], bold=True))
    return _SIZES[-1], [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines

"""Personal score cards: a line for each round, and for each deal a box with 1, 2, 4 and X to mark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..evening import EveningRound
from ..hall import HallEvening
from .letters import text_width
from .sheet import MARGIN, Paper, PrintedBox, PrintedMark, PrintedText, PrintSheet, fitted

_HEAD, _NAMES_OF_COLUMNS, _GAP = 17.0, 6.0, 9.0
_CELL, _DEAL, _DEAL_HEIGHT, _DEALS_IN_A_LINE = 4.3, 9.6, 8.8, 8
_NUMBER, _TABLE, _SUM = 13.0, 14.0, 17.0
_SMALL = 8.5
"""Where both opponents do not fit one line in this type, they take two."""
_MARKS = ("1", "2", "4", "X")


@dataclass(frozen=True, slots=True)
class _Line:
    """A round on a card: empty texts are to be written in."""

    round: int
    table: str = ""
    partner: str = ""
    opponents: tuple[str, ...] = ()
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class _Card:
    name: str
    title: str
    deals: int
    lines: tuple[_Line, ...]

    @property
    def line_height(self) -> float:
        """The height of a round: more than eight deals take more lines of boxes."""
        return _DEAL_HEIGHT * -(-self.deals // _DEALS_IN_A_LINE) + 1.2

    @property
    def height(self) -> float:
        return _HEAD + _NAMES_OF_COLUMNS + self.line_height * len(self.lines)


def score_cards(evening: HallEvening, paper: Paper, spare: int = 0) -> Iterator[PrintSheet]:
    """A card for each player, as many on a sheet as it holds, and spare ones without a name."""
    width, height = paper.size
    cards = [_card(evening, number) for number in range(len(evening.players))]
    empty = tuple(_Line(number) for number in range(1, evening.last_round + 1))
    cards += [_Card("", evening.title, evening.plan.deals, empty)] * spare
    parts = [part for card in cards if card.lines for part in _parts(card, height - 2 * MARGIN)]
    for group in _groups(parts, height - 2 * MARGIN):
        marks: list[PrintedMark] = []
        top = MARGIN
        for place, card in enumerate(group):
            if place:
                marks.append(_cut(width, top - _GAP / 2))
            marks += _drawn(card, top, width - 2 * MARGIN)
            top += card.height + _GAP
        yield PrintSheet(f"{evening.title}: score cards", width, height, tuple(marks))


def _card(evening: HallEvening, player: int) -> _Card:
    rounds = evening.rounds
    lines = tuple(
        _line(evening, rounds[number - 1], number, player) if number <= len(rounds) else _Line(number)
        for number in range(1, evening.last_round + 1)
        if evening.players[player].is_in(number)
    )
    return _Card(evening.players[player].name, evening.title, evening.plan.deals, lines)


def _line(evening: HallEvening, seated: EveningRound, number: int, player: int) -> _Line:
    names = [each.name for each in evening.players]
    for place, table in enumerate(seated.tables, start=1):
        for own, other in ((table.first, table.second), (table.second, table.first)):
            if player in own:
                partner = own[1] if own[0] == player else own[0]
                return _Line(number, str(place), names[partner], (names[other[0]], names[other[1]]))
    return _Line(number, is_out=True)


def _parts(card: _Card, most: float) -> Iterator[_Card]:
    """A card in parts that each fit a sheet."""
    lines = int((most - _HEAD - _NAMES_OF_COLUMNS) // card.line_height)
    for start in range(0, len(card.lines), lines):
        yield _Card(card.name, card.title, card.deals, card.lines[start : start + lines])


def _groups(cards: Sequence[_Card], most: float) -> Iterator[list[_Card]]:
    group: list[_Card] = []
    for card in cards:
        if group and sum(each.height + _GAP for each in group) + card.height > most:
            yield group
            group = []
        group.append(card)
    if group:
        yield group


def _cut(width: float, y: float) -> PrintedBox:
    """A line to cut along."""
    return PrintedBox(x=0, y=y, width=width, height=0, is_dashed=True)


def _drawn(card: _Card, top: float, width: float) -> Iterator[PrintedMark]:
    yield from _head(card, top, width)
    y = top + _HEAD
    deals = _DEAL * min(card.deals, _DEALS_IN_A_LINE) + 2
    names = width - _NUMBER - _TABLE - deals - _SUM
    heads = (
        (_NUMBER, "Round"),
        (_TABLE, "Table"),
        (names, "Partner and opponents"),
        (deals, "Deals"),
        (_SUM, "Points"),
    )
    x = MARGIN
    for column, head in heads:
        yield PrintedBox(x=x, y=y, width=column, height=_NAMES_OF_COLUMNS, is_shaded=True)
        yield fitted(head, x + 1.5, y + 4.2, column - 2, 9, bold=True)
        x += column
    y += _NAMES_OF_COLUMNS
    for line in card.lines:
        yield from _row(line, card, y, (names, deals))
        y += card.line_height


def _head(card: _Card, top: float, width: float) -> Iterator[PrintedMark]:
    boxes = 46.0
    room = width - boxes - 4
    if card.name:
        yield fitted(card.name, MARGIN, top + 7, room, 20, least=12, bold=True)
    else:
        yield PrintedText(text="Name", x=MARGIN, y=top + 7, size=10, room=room)
        yield PrintedBox(x=MARGIN + 12, y=top + 7, width=room - 16, height=0)
    say = "In each deal mark what your side scored: 1, 2 or 4, or X for nothing. Add them up after the round."
    yield fitted(card.title, MARGIN, top + 11.3, room, 9)
    yield fitted(say, MARGIN, top + 15.2, room, 8)
    for place, head in enumerate(("Total", "Lone hands")):
        x = MARGIN + width - boxes + place * boxes / 2
        yield PrintedBox(x=x, y=top, width=boxes / 2, height=15)
        yield fitted(head, x + 1.5, top + 4, boxes / 2 - 3, 9)


def _row(line: _Line, card: _Card, y: float, widths: tuple[float, float]) -> Iterator[PrintedMark]:
    names, deals = widths
    height = card.line_height
    middle = y + height / 2
    columns = (
        [_NUMBER, _TABLE + names + deals + _SUM] if line.is_out else [_NUMBER, _TABLE, names, deals, _SUM]
    )
    x = MARGIN
    for column in columns:
        yield PrintedBox(x=x, y=y, width=column, height=height)
        x += column
    yield fitted(str(line.round), MARGIN + _NUMBER / 2, middle + 2, _NUMBER - 2, 14, anchor="middle")
    x = MARGIN + _NUMBER
    if line.is_out:
        yield fitted("sits out", x + _TABLE + 2, middle + 1.5, names - 4, 11)
        return
    if line.table:
        yield fitted(line.table, x + _TABLE / 2, middle + 2, _TABLE - 2, 16, bold=True, anchor="middle")
    x += _TABLE
    yield from _players(line, x, y + (height - 10) / 2, names)
    x += names
    for deal in range(card.deals):
        down, across = divmod(deal, _DEALS_IN_A_LINE)
        yield from _deal(x + 1.4 + across * _DEAL, y + 0.7 + down * _DEAL_HEIGHT)


def _players(line: _Line, x: float, y: float, width: float) -> Iterator[PrintedMark]:
    """Whom they play with and against, or lines to write it on."""
    x, room = x + 13, width - 14.5
    rows = [" and ".join(line.opponents)]
    size = 11.0
    if text_width(rows[0], _SMALL) > room:
        rows, size = [f"{line.opponents[0]} and", line.opponents[1]], _SMALL
    first, step = (8.6, 0.0) if len(rows) == 1 else (6.5, 2.9)
    for word, base in (("with", 3.6), ("against", first)):
        yield PrintedText(text=word, x=x - 11, y=y + base, size=8, room=10.5)
        if not line.partner:
            yield PrintedBox(x=x, y=y + base, width=room, height=0)
    if line.partner:
        yield fitted(line.partner, x, y + 3.6, room, 11, bold=True)
        for place, row in enumerate(rows):
            yield fitted(row, x, y + first + place * step, room, size)


def _deal(x: float, y: float) -> Iterator[PrintedMark]:
    """The four boxes of a deal."""
    for place, mark in enumerate(_MARKS):
        down, across = divmod(place, 2)
        left, top = x + across * _CELL, y + down * _CELL
        yield PrintedBox(x=left, y=top, width=_CELL, height=_CELL, line=0.15)
        yield PrintedText(text=mark, x=left + _CELL / 2, y=top + 3.3, size=8, room=_CELL, anchor="middle")

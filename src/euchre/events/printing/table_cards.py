"""Table cards: the number of the table in large figures, who plays there in each round, and their points."""

from __future__ import annotations

from collections.abc import Iterator

from ..hall import HallEvening
from .sheet import MARGIN, Paper, PrintedBox, PrintedMark, PrintSheet, fitted

_TOP, _HEAD, _LEAST, _MOST = 78.0, 8.0, 12.0, 18.0
_NUMBER, _POINTS = 15.0, 20.0


def table_cards(evening: HallEvening, paper: Paper, spare: int = 0) -> Iterator[PrintSheet]:
    """A sheet for each table; where rounds depend on results, the later ones have lines for the names."""
    width, height = paper.size
    rounds = evening.rounds
    tables = evening.most_tables + spare
    most = int((height - 2 * MARGIN - _TOP - _HEAD) // _LEAST)
    for table in range(1, tables + 1):
        numbers = [
            number
            for number in range(1, evening.last_round + 1)
            if number > len(rounds) or table <= len(rounds[number - 1].tables) or table > tables - spare
        ]
        for start in range(0, len(numbers), most):
            marks = _card(evening, table, numbers[start : start + most], paper)
            yield PrintSheet(f"{evening.title}: table {table}", width, height, tuple(marks))


def _card(evening: HallEvening, table: int, numbers: list[int], paper: Paper) -> Iterator[PrintedMark]:
    width, height = paper.size
    across = width - 2 * MARGIN
    yield fitted("Table", MARGIN, MARGIN + 16, 60, 40, bold=True)
    yield fitted(evening.title, MARGIN, MARGIN + 28, 92, 16)
    yield fitted("Write both points after each round.", MARGIN, MARGIN + 36, 92, 11)
    yield fitted("Partners sit across from each other.", MARGIN, MARGIN + 42, 92, 11)
    yield fitted(str(table), width - MARGIN, MARGIN + 62, across - 96, 230, bold=True, anchor="end")
    sides = (across - _NUMBER - 2 * _POINTS) / 2
    columns = (
        (_NUMBER, "Round"),
        (sides, "Side 1"),
        (_POINTS, "Points"),
        (sides, "Side 2"),
        (_POINTS, "Points"),
    )
    y, x = MARGIN + _TOP, MARGIN
    for column, head in columns:
        yield PrintedBox(x=x, y=y, width=column, height=_HEAD, is_shaded=True)
        yield fitted(head, x + 2, y + 5.6, column - 3, 11, bold=True)
        x += column
    y += _HEAD
    step = min(_MOST, (height - MARGIN - y) / len(numbers))
    for number in numbers:
        yield from _row(evening, table, number, y, step, tuple(column for column, _ in columns))
        y += step


def _row(
    evening: HallEvening, table: int, number: int, y: float, step: float, columns: tuple[float, ...]
) -> Iterator[PrintedMark]:
    x = MARGIN
    for column in columns:
        yield PrintedBox(x=x, y=y, width=column, height=step)
        x += column
    middle = y + step / 2
    yield fitted(str(number), MARGIN + _NUMBER / 2, middle + 2.5, _NUMBER - 3, 18, bold=True, anchor="middle")
    rounds = evening.rounds
    known = number <= len(rounds) and table <= len(rounds[number - 1].tables)
    x = MARGIN + _NUMBER
    for side in (0, 1):
        if known:
            seated = rounds[number - 1].tables[table - 1]
            for place, player in enumerate((seated.first, seated.second)[side]):
                name = evening.players[player].name
                yield fitted(name, x + 2, middle - 1 + place * 5.4, columns[1] - 4, 13)
        x += columns[1] + _POINTS

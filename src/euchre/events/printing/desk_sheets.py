"""For the director's desk: how to run the evening step by step, and the schedule of all rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..evening import EveningRound
from ..evening_acts import EveningPlan
from ..hall import HallEvening
from .sheet import MARGIN, Paper, PrintedBox, PrintedMark, PrintSheet, even_parts, fitted, in_lines

_TITLE, _HEAD, _ROW, _REST, _GAP = 14.0, 7.0, 6.0, 5.0, 4.0
_NUMBER = 12.0
_Row: TypeAlias = tuple[int, tuple[int, int], tuple[int, int]]
"""A table of a round: its number and both sides."""
_STEPS = (
    (
        "Before the doors open",
        "Put a table card, a pack of 24 cards (nine to ace) and two pencils on each table. "
        "Hang up the wall chart.",
        "Cut out the score cards and the name tags. Keep some empty ones for people who come late.",
    ),
    (
        "When people come",
        "Give everybody their name tag and their score card. The card says at which table they sit in each "
        "round, who is their partner and who are their opponents. Partners sit across from each other.",
        "Somebody comes late: euchre event seat FILE 'NAME'. "
        "Somebody goes home: euchre event leave FILE 'NAME'. "
        "Then print the sheets again: only the rounds that have not begun change.",
    ),
    (
        "Each round",
        "A round begins when you say so. Each table plays {deals} deals; the deal goes round the table.",
        "After each deal everybody marks on their own card what their side scored: 1, 2 or 4, or X for "
        "nothing. Who makes the trump scores 1 for three or four tricks, 2 for all five, and 4 for all five "
        "alone. If they take fewer than three, the other side scores 2.",
        "{ending}",
        "Both sides write their points on the table card, and somebody brings you the numbers. "
        "Enter them: euchre event score FILE ROUND TABLE POINTS POINTS, side 1 first.",
        "A number was wrong: enter it again with --correct. "
        "Your last entry was wrong: euchre event undo FILE.",
    ),
    (
        "At the end",
        "euchre event standings FILE shows the places, how ties are broken, and the prizes. "
        "euchre event print FILE standings prints them for the wall.",
    ),
)
_ENDS_TOGETHER = (
    "The round is over when all tables are done. Then everybody moves to the next table on their card."
)
_ENDS_WITH_DRAW = (
    "The round is over when all tables are done. "
    "When all scores are in, euchre event schedule FILE names the tables of the next round."
)
_ENDS_BY_BELL = (
    "Table 1 is the head table: when it has played its deals, it rings the bell, and the round is over for "
    "all. The winners of each other table move up one table; the losers of table 1 go to the last. "
    "When all scores are in, euchre event schedule FILE names the tables and partners of the next round."
)


def guides(evening: HallEvening, paper: Paper) -> Iterator[PrintSheet]:
    """How to run the evening, for somebody who never did."""
    width, height = paper.size
    marks: list[PrintedMark] = []
    y = MARGIN + 8
    marks.append(fitted(evening.title, MARGIN, y, width - 2 * MARGIN, 22, bold=True))
    y += 8
    marks.append(fitted(_summary(evening), MARGIN, y, width - 2 * MARGIN, 11))
    ending = _ending(evening.plan)
    for heading, *steps in _STEPS:
        y += 10
        marks.append(fitted(heading, MARGIN, y, width - 2 * MARGIN, 14, bold=True))
        for step in steps:
            text = step.replace("{deals}", str(evening.plan.deals)).replace("{ending}", ending)
            marks.append(PrintedBox(x=MARGIN, y=y + 3, width=3.2, height=3.2))
            for line in in_lines(text, width - 2 * MARGIN - 7, 11):
                y += 5.4
                marks.append(fitted(line, MARGIN + 7, y + 0.5, width - 2 * MARGIN - 7, 11))
            y += 2
    yield PrintSheet(f"{evening.title}: how to run it", width, height, tuple(marks))


def _ending(plan: EveningPlan) -> str:
    """How a round ends, and where everybody sits in the next."""
    if plan.by_result:
        return _ENDS_BY_BELL
    return _ENDS_WITH_DRAW if plan.depends_on_results else _ENDS_TOGETHER


def _summary(evening: HallEvening) -> str:
    first = evening.rounds[0]
    plan = evening.plan
    players = f"{len(evening.players)} players at {len(first.tables)} tables"
    out = f", {len(first.sitting_out)} sit out in turn" if first.sitting_out else ""
    rounds = f"{evening.last_round} rounds of {plan.deals} deals"
    return f"{players}{out}; {rounds}. FILE is the file of this evening."


@dataclass(frozen=True, slots=True)
class _Block:
    """A round, or the part of one that fits a sheet."""

    heading: str
    rows: tuple[_Row, ...]
    out: tuple[str, ...]
    """The lines that say who sits out."""

    @property
    def height(self) -> float:
        """In millimetres, with the gap below."""
        return _HEAD + _ROW * len(self.rows) + _REST * len(self.out) + _GAP


def schedule_sheets(evening: HallEvening, paper: Paper) -> Iterator[PrintSheet]:
    """All rounds in small type."""
    width, height = paper.size
    title = f"{evening.title}: schedule"
    blocks = [
        block
        for number, seated in enumerate(evening.rounds, start=1)
        for block in _blocks(evening, number, seated, width, height)
    ]
    for part in _on_sheets(blocks, height - 2 * MARGIN - _TITLE + _GAP):
        marks: list[PrintedMark] = [fitted(title, MARGIN, MARGIN + 7, width - 2 * MARGIN, 18, bold=True)]
        y = MARGIN + _TITLE
        for block in part:
            marks += _drawn(evening, block, y, width)
            y += block.height
        yield PrintSheet(title, width, height, tuple(marks))


def _on_sheets(blocks: Sequence[_Block], room: float) -> list[list[_Block]]:
    """The blocks of each sheet: as even as can be, if they fit so on the fewest sheets."""
    sheets: list[list[_Block]] = []
    left = 0.0
    for block in blocks:
        if not sheets or block.height > left:
            sheets.append([])
            left = room
        sheets[-1].append(block)
        left -= block.height
    parts = even_parts(len(blocks), -(-len(blocks) // len(sheets)))
    evenly = [list(blocks[part.start : part.stop]) for part in parts]
    return evenly if all(sum(block.height for block in part) <= room for part in evenly) else sheets


def _blocks(
    evening: HallEvening, number: int, seated: EveningRound, width: float, height: float
) -> Iterator[_Block]:
    """A round in parts that each fit a sheet."""
    most = int((height - 2 * MARGIN - _TITLE - _HEAD - 4 * _REST) // _ROW)
    for part in even_parts(len(seated.tables), most):
        rows = tuple((table + 1, seated.tables[table].first, seated.tables[table].second) for table in part)
        is_first = part.start == 0
        heading = f"Round {number}" if is_first else f"Round {number}, continued"
        yield _Block(heading, rows, tuple(_out(evening, seated, width)) if is_first else ())


def _out(evening: HallEvening, seated: EveningRound, width: float) -> list[str]:
    names = ", ".join(evening.players[player].name for player in seated.sitting_out)
    return list(in_lines(f"Sitting out: {names}", width - 2 * MARGIN, 10)) if names else []


def _drawn(evening: HallEvening, block: _Block, y: float, width: float) -> Iterator[PrintedMark]:
    yield fitted(block.heading, MARGIN, y + 5, 80, 12, bold=True)
    y += _HEAD
    side = (width - 2 * MARGIN - _NUMBER) / 2
    for place, first, second in block.rows:
        yield PrintedBox(x=MARGIN, y=y, width=_NUMBER, height=_ROW, is_shaded=True)
        yield fitted(str(place), MARGIN + _NUMBER - 2, y + 4.3, _NUMBER - 4, 11, bold=True, anchor="end")
        for column, players in enumerate((first, second)):
            x = MARGIN + _NUMBER + column * side
            names = " and ".join(evening.players[player].name for player in players)
            yield PrintedBox(x=x, y=y, width=side, height=_ROW)
            yield fitted(names, x + 2, y + 4.3, side - 4, 11)
        y += _ROW
    for line in block.out:
        y += _REST
        yield fitted(line, MARGIN, y - 1, width - 2 * MARGIN, 10)

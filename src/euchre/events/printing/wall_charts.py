"""What hangs on the wall, in type to read from two metres: rounds, where each player sits, and standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..evening import EveningRound, EveningTable
from ..hall import HallEvening
from ..scoring import EveningTally, Ranking
from .letters import text_width
from .sheet import (
    MARGIN,
    READ_AT_TWO_METRES,
    Paper,
    PrintedBox,
    PrintedMark,
    PrintedText,
    PrintSheet,
    even_parts,
    fitted,
    in_lines,
)

_LARGE = READ_AT_TWO_METRES
_TITLE, _TABLE, _LINE, _STEP = 24.0, 26.0, 11.0, 10.5
_TABLE_NUMBER, _COLUMN = 26.0, 15.0
_LEAST_NAMES, _MOST_NAMES = 90.0, 150.0
"""The room for names beside the columns of the rounds: as much as the longest name needs, between the two."""


def round_charts(evening: HallEvening, paper: Paper) -> Iterator[PrintSheet]:
    """The tables of each round, on sheets of their own, the paper across."""
    height, width = paper.size
    most = int((height - 2 * MARGIN - _TITLE) // _TABLE)
    for number, seated in enumerate(evening.rounds, start=1):
        heading = f"Round {number}"
        out = _sitting_out(evening, seated, width - 2 * MARGIN)
        for part in even_parts(len(seated.tables), most):
            marks = [*_heading(heading, evening.title, width)]
            for place, table in enumerate(part):
                y = MARGIN + _TITLE + place * _TABLE
                marks += _table(evening, table + 1, seated.tables[table], y, width)
            y = MARGIN + _TITLE + len(part) * _TABLE
            if part.stop == len(seated.tables) and y + _STEP * len(out) <= height - MARGIN:
                marks += _lines(out, y, width)
                out = []
            yield PrintSheet(f"{evening.title}: round {number}", width, height, tuple(marks))
        lines = int((height - 2 * MARGIN - _TITLE) // _STEP)
        for part in even_parts(len(out), lines):
            marks = [*_heading(heading, evening.title, width)]
            marks += _lines(out[part.start : part.stop], MARGIN + _TITLE, width)
            yield PrintSheet(f"{evening.title}: round {number}", width, height, tuple(marks))


def seat_charts(evening: HallEvening, paper: Paper) -> Iterator[PrintSheet]:
    """Each player's table in each round, the players in the order of the alphabet."""
    upright, across = paper.size, paper.size[::-1]
    rounds = evening.rounds
    longest = max((text_width(one.name, _LARGE, bold=True) for one in evening.players), default=0.0)
    names = min(max(_LEAST_NAMES, longest + 5), _MOST_NAMES)
    fits = (upright[0] - 2 * MARGIN - names) // _COLUMN >= len(rounds)
    width, height = upright if fits else across
    columns = int((width - 2 * MARGIN - names) // _COLUMN)
    rows = int((height - 2 * MARGIN - _TITLE - _LINE) // _LINE)
    order = sorted(range(len(evening.players)), key=lambda each: evening.players[each].name.casefold())
    for shown in even_parts(len(rounds), columns):
        numbers = range(shown.start + 1, shown.stop + 1)
        for part in even_parts(len(order), rows):
            marks = [*_heading("Your table", evening.title, width)]
            marks += _seats(evening, order[part.start : part.stop], numbers, width)
            yield PrintSheet(f"{evening.title}: tables of the players", width, height, tuple(marks))


def standing_charts(evening: HallEvening, paper: Paper) -> Iterator[PrintSheet]:
    """The places so far, with the numbers of the first two rules that decide them, and the prizes."""
    width, height = paper.size
    standings = evening.standings
    rows = int((height - 2 * MARGIN - _TITLE - 2 * _LINE) // _LINE)
    columns = _rule_columns(evening.ranking[:2], width - MARGIN)
    won, names = _prize_lines(evening, width - 2 * MARGIN), evening.entrants
    for part in even_parts(len(standings), rows):
        marks = [*_heading("Standings", f"after round {evening.begun}", width)]
        for rule, end, room in columns:
            for line, word in enumerate(rule.value.split()):
                marks.append(_figure(word, end, MARGIN + _TITLE + (line + 1) * 9.5 - 2, room))
        for row, each in enumerate(standings[part.start : part.stop]):
            y = MARGIN + _TITLE + (row + 2) * _LINE
            box = PrintedBox(x=MARGIN, y=y, width=width - 2 * MARGIN, height=_LINE, is_shaded=row % 2 == 0)
            room = columns[0][1] - columns[0][2] - MARGIN - 24
            marks += [box, _figure(str(each.place), MARGIN + 18, y + 8.4, 17)]
            name = names[each.tally.player]
            marks.append(fitted(name, MARGIN + 22, y + 8.4, room, _LARGE, least=_LARGE, bold=True))
            marks += [_figure(_shown(rule, each.tally), end, y + 8.4, most) for rule, end, most in columns]
        left = height - 2 * MARGIN - _TITLE - (len(part) + 2.3) * _LINE
        if part.stop == len(standings) and left >= _STEP * len(won):
            marks += _lines(won, height - MARGIN - left, width)
            won = []
        yield PrintSheet(f"{evening.title}: standings", width, height, tuple(marks))
    if won:
        marks = [*_heading("Prizes", f"after round {evening.begun}", width)]
        marks += _lines(won, MARGIN + _TITLE, width)
        yield PrintSheet(f"{evening.title}: prizes", width, height, tuple(marks))


def _heading(words: str, title: str, width: float) -> Iterator[PrintedMark]:
    room = width - 2 * MARGIN
    own = text_width(words, 48, bold=True)
    yield fitted(words, MARGIN, MARGIN + 14, own + 1, 48, least=_LARGE, bold=True)
    rest = room - own - 10
    yield fitted(title, width - MARGIN, MARGIN + 14, rest, 30, least=_LARGE, anchor="end")


def _table(
    evening: HallEvening, number: int, table: EveningTable, y: float, width: float
) -> Iterator[PrintedMark]:
    across = width - 2 * MARGIN
    yield PrintedBox(x=MARGIN, y=y, width=across, height=_TABLE)
    yield PrintedBox(x=MARGIN, y=y, width=_TABLE_NUMBER, height=_TABLE, is_shaded=True)
    middle = MARGIN + _TABLE_NUMBER / 2
    yield fitted(str(number), middle, y + 18, _TABLE_NUMBER - 4, 48, least=_LARGE, bold=True, anchor="middle")
    x, room = MARGIN + _TABLE_NUMBER + 5, across - _TABLE_NUMBER - 10
    for place, side in enumerate((table.first, table.second)):
        names = " and ".join(evening.players[player].name for player in side)
        yield fitted(names, x, y + 10 + place * 11.5, room, 30, least=_LARGE)


def _prize_lines(evening: HallEvening, room: float) -> list[str]:
    """A line for each prize that somebody wins, or more if the names are many."""
    found, names = list[str](), evening.entrants
    for won in evening.prizes_won:
        if won.winners:
            winners = ", ".join(names[number] for number in won.winners)
            found += in_lines(f"{won.prize.value.capitalize()}: {winners}", room, _LARGE)
    return found


def _sitting_out(evening: HallEvening, seated: EveningRound, room: float) -> list[str]:
    names = ", ".join(evening.players[player].name for player in seated.sitting_out)
    return list(in_lines(f"Sitting out: {names}", room, _LARGE)) if names else []


def _lines(lines: Sequence[str], y: float, width: float) -> Iterator[PrintedMark]:
    for place, line in enumerate(lines):
        base = y + (place + 1) * _STEP - 2
        yield fitted(line, MARGIN, base, width - 2 * MARGIN, _LARGE, least=_LARGE)


def _seats(
    evening: HallEvening, players: Sequence[int], numbers: Sequence[int], width: float
) -> Iterator[PrintedMark]:
    names = width - 2 * MARGIN - _COLUMN * len(numbers)
    y = MARGIN + _TITLE
    yield fitted("Round", MARGIN + 2, y + 8.4, names - 4, _LARGE, least=_LARGE)
    for column, number in enumerate(numbers):
        x = MARGIN + names + column * _COLUMN + _COLUMN / 2
        yield fitted(str(number), x, y + 8.4, _COLUMN, _LARGE, least=_LARGE, anchor="middle")
    for row, player in enumerate(players):
        y = MARGIN + _TITLE + (row + 1) * _LINE
        box = PrintedBox(x=MARGIN, y=y, width=width - 2 * MARGIN, height=_LINE, is_shaded=row % 2 == 0)
        yield box
        yield fitted(
            evening.players[player].name, MARGIN + 2, y + 8.4, names - 4, _LARGE, least=_LARGE, bold=True
        )
        for column, number in enumerate(numbers):
            x = MARGIN + names + column * _COLUMN + _COLUMN / 2
            shown = _place(evening, evening.rounds[number - 1], number, player)
            yield fitted(shown, x, y + 8.4, _COLUMN, _LARGE, least=_LARGE, anchor="middle")


def _place(evening: HallEvening, seated: EveningRound, number: int, player: int) -> str:
    """The table of a player, "out" if they sit out, nothing if they are not there."""
    if not evening.players[player].is_in(number):
        return " "
    tables = (place for place, table in enumerate(seated.tables, start=1) if player in table.players)
    return str(next(tables, "out"))


def _rule_columns(rules: Sequence[Ranking], right: float) -> list[tuple[Ranking, float, float]]:
    """Each rule with where its numbers end, and the room they have."""
    found: list[tuple[Ranking, float, float]] = []
    for rule in reversed(rules):
        room = max(24.0, *(text_width(word, _LARGE) for word in rule.value.split())) + 1
        found.insert(0, (rule, right - 2, room))
        right -= room + 5
    return found


def _figure(text: str, end: float, y: float, room: float) -> PrintedText:
    return fitted(text, end, y, room, _LARGE, least=_LARGE, anchor="end")


def _shown(rule: Ranking, tally: EveningTally) -> str:
    if rule is Ranking.GAMES:
        return f"{tally.games:g}"
    return str(tally.euchred if rule is Ranking.FEWEST_EUCHRED else rule.of(tally))

"""Strict reader of `.euchre`, line by line; errors name the line and column."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches

from ..acts import (
    Act,
    Draw,
    Everyone,
    Finish,
    LeaveSeat,
    Mark,
    Person,
    ReportResult,
    SeatingAct,
    TableAct,
    TakeSeat,
    VoidDeal,
    read_act,
    split_acts,
)
from ..errors import LawDataError, NotationError
from ..laws import CODE_NAMES, Code, house_variant, load_code, read_value
from ..seats import BySide, Seat, Side
from .phrases import with_meaning
from .record import VERSION, ActEntry, Comment, DealLine, Entry, Expectation, Record

FIRST_LINE = f"euchre record {VERSION}"
"""The first line of every record."""
HEADS = ("code", "rule", "title", "date", "score")
"""The header fields, besides names that begin with `x-`."""

_DEAL = re.compile(r"deal ([0-9]{1,9}) by ([A-D])(?: for ([A-D]))?(?: with ([a-z][a-z-]*) pack)?")
_QUOTED_OR_REMARK = re.compile(r'"(?:[^"\\]|\\.)*"?|  #')
_TITLE = re.compile(r'"((?:[^"\\]|\\.)*)"')
_DATE = re.compile(r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?", re.ASCII)
_OWN_HEAD = re.compile(r"x-[a-z0-9][a-z0-9.-]*")
_POINTS = re.compile(r"([ABC](?:\+[CD])?) ([0-9]{1,9})")
_FIRST_WORD = re.compile(r"\S+")


@dataclass(slots=True)
class Head:
    """The head of a record while it is being read."""

    code: str | None = None
    code_line: int = 1
    rules: dict[str, object] = field(default_factory=dict)
    headers: list[tuple[str, str]] = field(default_factory=list)
    score: tuple[int, str] | None = None
    """Line number and text of the points at the beginning."""

    def settled(self) -> tuple[Code, BySide[int] | None]:
        """Return the code with the changes of the house, and the points at the beginning."""
        if self.code is None:
            raise NotationError(
                f"the head names no code; expected a line 'code {CODE_NAMES[3]}'", line=self.code_line
            )
        try:
            code = house_variant(load_code(self.code), self.rules) if self.rules else load_code(self.code)
        except LawDataError as fault:
            raise NotationError(str(fault), line=self.code_line) from fault
        return code, self._points(code)

    def _points(self, code: Code) -> BySide[int] | None:
        if self.score is None:
            return None
        line, text = self.score
        points: dict[Side, int] = {}
        for piece in text.split(","):
            match = _POINTS.fullmatch(piece.strip())
            side = (
                None if match is None else next((s for s in code.seating.sides if str(s) == match[1]), None)
            )
            if match is None or side is None or side in points:
                example = ", ".join(f"{each} 0" for each in code.seating.sides)
                raise NotationError(
                    f"'{text}' is not a score here; write it as '{example}'", line=line, column=7
                )
            points[side] = int(match[2])
        return BySide(code.seating.sides, tuple(points.get(side, 0) for side in code.seating.sides))


def is_date(text: str) -> bool:
    """Return whether a text is a date, or a date and a time, in the form of ISO 8601."""
    return _DATE.fullmatch(text) is not None


class LineReader:
    """Reads lines in order; it keeps only the head and the number of the last deal."""

    def __init__(self) -> None:
        self.head = Head()
        self.code: Code | None = None
        """The code once the head is complete."""
        self.points: BySide[int] | None = None
        self.deal = 0
        """The number of the last deal."""
        self.begun = False

    def entries(self, line: str, number: int) -> list[Entry]:
        """Return the entries of the next line; empty for a blank line or a header field. Raises
        NotationError."""
        if number == 1:
            _read_first_line(line)
            return []
        text = line.strip()
        if not text:
            return []
        if text[0] == "#":
            return [Comment(text[1:].strip(), line=number)]
        indent = len(line) - len(line.lstrip())
        word = text.split(" ", 1)[0]
        if word in HEADS or word.startswith("x-"):
            return self._head_line(word, text, number, indent)
        if word == "expect":
            self.end_head(number)
            return [Expectation(text[6:].strip(), line=number)]
        return self._acts(text, number, indent)

    def end_head(self, number: int) -> Code:
        """Return the code, after the end of the head."""
        if self.code is None:
            if self.head.code is None:
                self.head.code_line = number
            self.code, self.points = self.head.settled()
        return self.code

    def _head_line(self, word: str, text: str, number: int, indent: int) -> list[Entry]:
        if self.code is not None:
            raise NotationError(
                f"'{word}' is a header field and must come before the first act or deal",
                line=number,
                column=indent + 1,
            )
        comment: list[Entry] = []
        if not word.startswith("x-"):
            text, comment = without_comment(text, number)
            comment = [Comment(entry.text, line=number) for entry in comment if isinstance(entry, Comment)]
        value = text[len(word) :].strip()
        column = indent + len(text) - len(value) + 1
        try:
            self._take_head(word, value, number)
        except LawDataError as fault:
            raise NotationError(str(fault), line=number, column=column) from fault
        except NotationError as fault:
            raise NotationError(fault.message, line=number, column=column) from None
        return comment

    def _take_head(self, word: str, value: str, number: int) -> None:
        head = self.head
        given = [name for name, _ in head.headers if not name.startswith("x-")]
        if word in given or (word in ("code", "score") and getattr(head, word) is not None):
            raise NotationError(f"there is a second '{word}'; a record has one")
        match word:
            case "code":
                load_code(value)
                head.code, head.code_line = value, number
            case "rule":
                key, rule = _read_rule(value)
                head.rules[key] = rule
            case "score":
                head.score = (number, value)
            case "title":
                found = _TITLE.fullmatch(value)
                if found is None:
                    raise NotationError(f"expected the title in double quotes, found '{value}'")
                head.headers.append(("title", re.sub(r"\\(.)", r"\1", found[1])))
            case "date":
                if not is_date(value):
                    raise NotationError(
                        f"'{value}' is not a date; write it as 2026-11-21, or with a time 2026-11-21T19:30"
                    )
                head.headers.append(("date", value))
            case _:
                if _OWN_HEAD.fullmatch(word) is None:
                    raise NotationError(
                        f"'{word}' is not a header field; after x- only a-z, 0-9, . and - are allowed"
                    )
                head.headers.append((word, value))

    def _acts(self, text: str, number: int, indent: int) -> list[Entry]:
        text, comment = without_comment(text, number)
        if text.startswith("deal "):
            return [self._deal_line(text, number, indent), *comment]
        entries: list[ActEntry] = []
        for column, piece in split_acts(text):
            try:
                act = with_meaning(read_act(piece))
            except NotationError as fault:
                if not entries and not self.begun and self.code is None:
                    fault = _unknown_head(text, fault)
                place = indent + column + (0 if fault.column is None else fault.column - 1)
                raise NotationError(fault.message, line=number, column=place) from None
            entries.append(ActEntry(act, number, indent + column))
        if not entries:
            raise NotationError("an act is missing between two commas", line=number, column=indent + 1)
        code = self.end_head(number)
        for entry in entries:
            _check_actor(entry, code)
        self.begun = True
        return [*entries, *comment]

    def _deal_line(self, text: str, number: int, indent: int) -> DealLine:
        code = self.end_head(number)
        match = _DEAL.fullmatch(text)
        if match is None:
            raise NotationError(
                f"'{text}' does not begin a deal; write 'deal 7 by A', if needed with 'for B' for the player "
                "whose deal it is, and 'with red pack'",
                line=number,
                column=indent + 1,
            )
        owner = None if match[3] is None else Seat.from_text(match[3])
        deal = DealLine(int(match[1]), Seat.from_text(match[2]), owner, match[4], number)
        for seat in (deal.dealer, owner):
            if seat is not None and seat not in code.seating.seats:
                raise NotationError(f"there is no seat {seat} at this table", line=number, column=indent + 1)
        if self.deal and deal.number != self.deal + 1:
            raise NotationError(
                f"expected deal {self.deal + 1}, found deal {deal.number}", line=number, column=indent + 6
            )
        self.deal = deal.number
        return deal


def _read_first_line(line: str) -> None:
    text = line.removeprefix("\ufeff").rstrip()
    if text == FIRST_LINE:
        return
    if re.fullmatch(r"euchre record \S+", text):
        raise NotationError(
            f"'{text}' is another version; this reader reads '{FIRST_LINE}'", line=1, column=15
        )
    raise NotationError(f"expected '{FIRST_LINE}', found '{text[:40]}'", line=1, column=1)


def _read_rule(text: str) -> tuple[str, object]:
    """Return the key and value of a changed rule, written as in TOML: `stick_the_dealer = false`."""
    if len(text) > 500:
        raise NotationError("a rule is one value; this text is too long")
    try:
        rule = tomllib.loads(text)
    except (ValueError, RecursionError):
        rule = {}
    if len(rule) != 1:
        raise NotationError(f"'{text}' is not a rule; write it as stick_the_dealer = false")
    ((key, value),) = rule.items()
    read_value(key, value)
    return key, value


def _unknown_head(text: str, fault: NotationError) -> NotationError:
    """Return the error for a word in the head that is neither a header field nor an actor."""
    found = _FIRST_WORD.match(text)
    word = "" if found is None else found.group()
    if fault.column is not None or not re.fullmatch(r"[a-z][a-z-]*", word) or word == "table":
        return fault
    near = get_close_matches(word, [*HEADS, "deal", "expect"], n=1)
    hint = f"; did you mean {near[0]}?" if near else ";"
    return NotationError(
        f"unknown header field '{word}'{hint} known are {', '.join(HEADS)} and names that begin with x-"
    )


def without_comment(text: str, number: int) -> tuple[str, list[Entry]]:
    """Return a line without the comment at its end, and the comment: two blanks and `#` outside quotes."""
    for match in _QUOTED_OR_REMARK.finditer(text) if "#" in text else ():
        if match.group() == "  #":
            remark = Comment(text[match.end() :].strip(), beside=True, line=number)
            return text[: match.start()].rstrip(), [remark]
    return text, []


def _check_actor(entry: ActEntry, code: Code) -> None:
    """Raise NotationError unless the seats are at the table and the actor can do the act."""
    act, seating = entry.act, code.seating
    fault = None
    if isinstance(act.actor, Seat) and act.actor not in seating.seats:
        fault = f"there is no seat {act.actor} at this table"
    elif isinstance(act.actor, Side) and act.actor not in seating.sides:
        fault = f"there is no side {act.actor} at this table"
    elif (seat := getattr(act, "seat", None)) is not None and seat not in seating.seats:
        fault = f"there is no seat {seat} at this table"
    elif isinstance(act, (TakeSeat, LeaveSeat)):
        fault = (
            None
            if isinstance(act.actor, Person)
            else f"only a person takes or leaves a seat, not {act.actor}"
        )
    elif isinstance(act, Mark):
        fault = (
            None if isinstance(act.actor, (Seat, Side)) else f"{act.actor} keeps no score; only a side does"
        )
    elif isinstance(act, SeatingAct):
        fits = isinstance(act.actor, Everyone if isinstance(act, Finish) else Person)
        doer = "the table as a whole" if isinstance(act, Finish) else "a person by name"
        fault = None if fits else f"only {doer} can do '{act}', not {act.actor}"
    else:
        fault = _against_actor_in_deal(act)
    if fault is not None:
        raise NotationError(fault, line=entry.line, column=entry.column)


def _against_actor_in_deal(act: Act) -> str | None:
    """Return why an act of a deal cannot be its actor's, None if it can."""
    if isinstance(act, ReportResult):
        return None if isinstance(act.actor, Everyone) else f"the table reports a result, not {act.actor}"
    is_anybodys = isinstance(act, (TableAct, VoidDeal))
    if (
        is_anybodys
        or isinstance(act.actor, Seat)
        or (isinstance(act, Draw) and isinstance(act.actor, Person))
    ):
        return None
    return f"only a seat can do '{act}', not {act.actor}"


def read_entries(reader: LineReader, lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the entries of some lines, one by one."""
    number = 0
    for number, line in enumerate(lines, start=1):
        yield from reader.entries(line.rstrip("\r\n"), number)
    if number == 0:
        _read_first_line("")
    reader.end_head(number)


def read_record(text: str) -> Record:
    """Return the record in a text. `replay` checks whether the acts are lawful.

    Raises NotationError with the line and column of the first fault and what was expected there.
    """
    reader = LineReader()
    entries = tuple(read_entries(reader, text.split("\n")))
    return Record(
        code=reader.end_head(1), headers=tuple(reader.head.headers), points=reader.points, entries=entries
    )


def read_live(text: str) -> Record:
    """Return the record of a game that is still being written; an incomplete last line is left out.

    Raises NotationError as `read_record` does.
    """
    return read_record(text[: text.rfind("\n") + 1])

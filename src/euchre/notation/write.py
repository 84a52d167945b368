"""Writes `.euchre`: a whole record in a fixed layout, or act by act during play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    Draw,
    FixSuit,
    GiveCard,
    GoUnder,
    JamboneCall,
    LayDown,
    LeaveSeat,
    Manner,
    Mark,
    Objection,
    Person,
    Play,
    PlayAlone,
    TakeDummy,
    TakeOver,
    TakeSeat,
    ThrowIn,
    TurnUp,
    Waiver,
)
from ..errors import NotationError
from ..laws import Code, value_text
from ..seats import BySide, Seat
from .read import FIRST_LINE
from .record import ActEntry, Comment, DealLine, Expectation, Record

_TOGETHER: tuple[tuple[type[Act], ...], ...] = (
    (TakeSeat, LeaveSeat),
    (Draw,),
    (Cut, DeclineCut, DealOut, TurnUp, FixSuit),
    (AskNewDeal, GoUnder),
    (Call, PlayAlone, TakeOver, Waiver, DefendAlone, JamboneCall),
    (GiveCard, Discard, DeclineTurnUp, TakeDummy),
    (Play,),
    (LayDown, ThrowIn, Assent, Objection),
    (Mark,),
)
"""Acts of one kind share a line; every other act has a line of its own."""
_KIND = {act: kind for kind, acts in enumerate(_TOGETHER) for act in acts}
_PLAYS = _KIND[Play]


class _Layout:
    """Decides where lines end: after a round of calls, after a trick, and before another kind of act."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.kind: int | None = None
        self.played: list[object] = []
        self.in_trick = code.players

    def begin_deal(self) -> None:
        """All players play again until somebody announces a lone hand."""
        self.kind, self.played, self.in_trick = None, [], self.code.players

    def begins_line(self, act: Act) -> bool:
        """Return whether an act begins a new line, given the acts before it."""
        kind = _KIND.get(type(act))
        fresh = kind is None or kind != self.kind
        self.kind = kind
        if kind == _PLAYS:
            if act.actor in self.played or len(self.played) >= self.in_trick:
                self.played, fresh = [], True
            self.played.append(act.actor)
        self._notice(act)
        return fresh

    def end_line(self) -> None:
        """End the line, because a comment follows."""
        self.kind = None

    def _notice(self, act: Act) -> None:
        if isinstance(act, Call) and act.word is CallKind.TURN_DOWN:
            self.kind = None
        partners = self.code.partnerships
        if partners and isinstance(act, (Call, PlayAlone, TakeOver)) and act.manner is not Manner.PARTNERSHIP:
            self.in_trick = self.code.players - 1
        if partners and isinstance(act, DefendAlone):
            self.in_trick = self.code.players - 2


def write_record(record: Record) -> str:
    """Return the record as text: one line for a round of calls, one for a trick, a blank line before each
    deal.

    Raises NotationError for a name or comment with a line break in it.
    """
    lines = [*_head_lines(record.code, record.headers, record.points), *_entry_lines(record)]
    broken = next((line for line in lines if "\n" in line or "\r" in line), None)
    if broken is not None:
        raise NotationError(f"a line of a record cannot hold a line break: {broken!r}")
    return "\n".join(lines) + "\n"


def _head_lines(code: Code, headers: Iterable[tuple[str, str]], points: BySide[int] | None) -> Iterator[str]:
    yield FIRST_LINE
    yield f"code {code.base or code.name}"
    for key, value in code.changes.items():
        yield f"rule {key} = {value_text(value)}"
    for name, text in headers:
        yield f"{name} {_quoted(text) if name == 'title' else text}".rstrip()
    if points is not None:
        yield "score " + ", ".join(f"{side} {number}" for side, number in points.items())


def _quoted(text: str) -> str:
    return str(Person(text))


def _entry_lines(record: Record) -> Iterator[str]:
    layout = _Layout(record.code)
    line: list[str] = []
    for entry in record.entries:
        match entry:
            case ActEntry(act):
                if layout.begins_line(act) and line:
                    yield ", ".join(line)
                    line = []
                line.append(act.text)
                continue
            case Comment(text, beside) if beside and line:
                yield f"{', '.join(line)}  # {text}".rstrip()
                line = []
                layout.end_line()
                continue
        if line:
            yield ", ".join(line)
            line = []
        layout.end_line()
        match entry:
            case DealLine():
                yield ""
                line = [entry.text]
                layout.begin_deal()
            case Comment(text):
                yield f"# {text}".rstrip()
            case Expectation(text):
                yield f"expect {text}".rstrip()
    if line:
        yield ", ".join(line)


def record_head(
    code: Code,
    headers: Iterable[tuple[str, str]] = (),
    people: Iterable[str | None] = (),
    points: BySide[int] | None = None,
) -> str:
    """Return the head of a record of live play: its header fields and the player in each seat.

    Every line ends with a line break, so acts can be appended.
    """
    seats = (
        TakeSeat(Person(name), seat) for seat, name in zip(Seat, people, strict=False) if name is not None
    )
    return "".join(
        f"{line}\n" for line in (*_head_lines(code, headers, points), *(act.text for act in seats))
    )


def act_line(act: Act) -> str:
    """Return the line of one act."""
    return f"{act.text}\n"


def deal_line(number: int, dealer: Seat, owner: Seat | None = None, pack: str | None = None) -> str:
    """Return the line that begins a deal, after a blank line."""
    return f"\n{DealLine(number, dealer, owner, pack).text}\n"

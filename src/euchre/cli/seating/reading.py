"""Reads what is typed while a table is formed: a card, a seat, a name with what that person does."""

from __future__ import annotations

import re
from enum import Enum
from typing import TypeAlias

from ...acts import (
    TABLE,
    Act,
    Draw,
    Finish,
    GameOrRubber,
    LeaveSeat,
    Person,
    SeatingAct,
    TableAct,
    TakeSeat,
    read_act,
)
from ...errors import NotationError
from ...seating import Roster, SeatingStage, refusal, to_cut
from ...seating.cuts import DROPPED, TWO_SHOWN
from ...seats import Seat
from ..play.reading import UnclearInput


class SeatingCommand(Enum):
    """Commands beside acts; the value is the word typed."""

    HELP = "help"
    WHO = "who"
    UNDO = "undo"
    QUIT = "quit"


Meaning: TypeAlias = Act | SeatingCommand | UnclearInput

_PIECES = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_CARDS = re.compile(r"(?:[7-9TJQKA][SHDC])(?: [7-9TJQKA][SHDC])*")
_BEFORE_A_NAME = ("with", "by", "names", "accepts", "refuses")
_SUBSTITUTE = ("names", "accepts", "refuses")


def next_to_sit(roster: Roster) -> str | None:
    """Who takes a seat next, first the person who may choose; None if no seat has to be taken."""
    if roster.stage is not SeatingStage.SEATING:
        return None
    names = sorted((one.name for one in roster.players), key=lambda name: name != roster.chooser)
    return next((name for name in names if roster.seat_of(name) is None), None)


def open_seats(roster: Roster, name: str) -> tuple[Seat, ...]:
    """The seats that somebody may take now, before the table is formed."""
    if roster.stage is not SeatingStage.SEATING:
        return ()
    acts = (TakeSeat(Person(name), seat) for seat in roster.code.seating.seats)
    return tuple(act.seat for act in acts if refusal(roster, act) is None)


def understood(roster: Roster, line: str) -> Meaning:
    """The meaning of a line. A card or a seat alone belongs to the person whose turn it is."""
    text = line.strip()
    lower = text.lower()
    if lower in (command.value for command in SeatingCommand):
        return SeatingCommand(lower)
    if lower in (span.value for span in GameOrRubber):
        return Finish(TABLE, GameOrRubber(lower))
    asked = next(iter(to_cut(roster)), None) or next_to_sit(roster)
    if asked is not None and (words := _short(text)):
        return _read(f"{Person(asked)} {words}")
    return _sentence(roster, text)


def _short(text: str) -> str:
    """The act that a card, several cards or a seat alone stands for; empty for anything else."""
    upper = text.upper()
    if _CARDS.fullmatch(upper):
        return f"shows {upper} in cutting" if " " in upper else f"draws {upper}"
    return f"takes seat {upper}" if upper in ("A", "B", "C", "D") else ""


def _sentence(roster: Roster, text: str) -> Meaning:
    """A name and what that person does; only names with blanks need quotation marks."""
    pieces = _PIECES.findall(text)
    if len(pieces) < 2:
        return UnclearInput(f"'{text}' has no meaning here; 'help' lists what you can type")
    known = {one.name.lower(): one.name for one in roster.people}
    actor = _quoted(pieces[0], known)
    words = _short(" ".join(pieces[1:]))
    if not words:
        before = ("", *pieces[1:])
        words = " ".join(
            _quoted(piece, known) if last in _BEFORE_A_NAME else piece
            for last, piece in zip(before, pieces[1:], strict=False)
        )
    if words == "leaves":
        words = "leaves the table"
    if words.startswith(_SUBSTITUTE) and not words.endswith("substitute"):
        words += " as substitute"
    return _read(f"{actor} {words}")


def _quoted(piece: str, known: dict[str, str]) -> str:
    if piece.startswith('"'):
        return piece
    return str(Person(known.get(piece.lower(), piece)))


def _read(text: str) -> Meaning:
    try:
        act = read_act(text)
    except NotationError as fault:
        return UnclearInput(fault.message)
    forms_a_table = isinstance(act, (SeatingAct, Draw, TakeSeat, LeaveSeat)) or _is_show(act)
    return (
        act
        if forms_a_table
        else UnclearInput(f"'{act}' is not an act of forming a table; 'help' lists what you can type")
    )


def _is_show(act: Act) -> bool:
    """Whether cards are shown or dropped in cutting."""
    return isinstance(act, TableAct) and act.form in (TWO_SHOWN, DROPPED)

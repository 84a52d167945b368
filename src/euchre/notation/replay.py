"""Replay of a record: the table after each entry, with every act checked against the laws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..acts import DealOut, Draw, LeaveSeat, Mark, Person, Play, SeatingAct, TableAct, TakeSeat, TurnUp
from ..cards import UNKNOWN
from ..deal.transition import BEFORE_HANDS
from ..errors import EuchreError
from ..game import Sitting, after, begin_deal, check, new_sitting
from .read import LineReader, read_entries
from .record import ActEntry, DealLine, Entry, Record, RecordError

_OUTSIDE_A_DEAL = (TakeSeat, LeaveSeat, Draw, Mark, TableAct, SeatingAct)


def replay(record: Record, check: bool = True) -> Iterator[Sitting]:
    """Yield the table after each entry of a record.

    With `check` every act must be lawful; without it every act that is physically possible is accepted.
    Table acts are kept in their deal and change nothing else; comments and expectations change nothing.
    Raises RecordError, with line, column and law, at the first act that is not lawful or not possible.
    """
    sitting = new_sitting(record.code, points=record.points)
    for entry in record.entries:
        sitting = step(sitting, entry, check)
        yield sitting


def step(sitting: Sitting, entry: Entry, checked: bool = True) -> Sitting:
    """Return the table after one more entry. Raises RecordError as `replay` does."""
    try:
        match entry:
            case ActEntry():
                return _after_act(sitting, entry, checked)
            case DealLine():
                return _deal_begins(sitting, entry, checked)
    except EuchreError as fault:
        column = entry.column if isinstance(entry, ActEntry) else None
        raise RecordError(fault, line=entry.line, column=column) from fault
    return sitting


def _after_act(sitting: Sitting, entry: ActEntry, checked: bool) -> Sitting:
    act = entry.act
    if sitting.is_between_deals and not isinstance(act, _OUTSIDE_A_DEAL):
        raise EuchreError(f"'{act}' is outside a deal; a line such as 'deal 1 by A' must come before it")
    if isinstance(act, Play) and act.card is UNKNOWN:
        raise EuchreError(f"'{act}' names no card; everybody sees a card that is played")
    if checked:
        if isinstance(act, (TakeSeat, LeaveSeat)):
            _check_seat(sitting, act)
        check(dealt_in_the_usual_way(sitting) if isinstance(act, TurnUp) else sitting, act)
    return after(sitting, act)


def dealt_in_the_usual_way(sitting: Sitting) -> Sitting:
    """Return the table after the cards are dealt, if the record shows neither the dealing nor the pack."""
    deal = sitting.deal
    if deal is None or deal.stage not in BEFORE_HANDS or any(card is not UNKNOWN for card in deal.pack):
        return sitting
    return after(sitting, DealOut(deal.dealer, tuple((size,) for size in deal.code.packets[0])))


def _check_seat(sitting: Sitting, act: TakeSeat | LeaveSeat) -> None:
    sits = sitting.people[act.seat]
    if isinstance(act, TakeSeat) and sits is not None:
        raise EuchreError(f'seat {act.seat} is taken: "{sits}" must leave it first')
    if isinstance(act, LeaveSeat) and act.actor != Person(sits or ""):
        who = "nobody sits" if sits is None else f'"{sits}" sits'
        raise EuchreError(f"{act.actor} cannot leave seat {act.seat}: {who} there")


def _deal_begins(sitting: Sitting, line: DealLine, checked: bool) -> Sitting:
    if checked and sitting.is_between_deals:
        _check_dealer(sitting, line)
    return begin_deal(sitting, line.dealer)


def _check_dealer(sitting: Sitting, line: DealLine) -> None:
    """Raise EuchreError unless the right player deals, or the line says for whom another deals."""
    turn = sitting.next_dealer
    if turn is None:
        if sitting.draws:
            raise EuchreError("the draw for the deal is not finished")
        return
    if line.owner is None and line.dealer != turn:
        written = f"deal {line.number} by {line.dealer} for {turn}"
        raise EuchreError(f"it is {turn}'s deal; if {line.dealer} deals for {turn}, write '{written}'")
    if line.owner is not None and line.owner != turn:
        raise EuchreError(f"it is {turn}'s deal, not {line.owner}'s")


def read_deals(lines: Iterable[str], check: bool = True) -> Iterator[Sitting]:
    """Yield the table at the end of each deal of a record, read line by line, for example from an open file.

    Only the table is kept in memory, so a record may have any length. An unfinished last deal is yielded as
    it is. Raises NotationError and RecordError.
    """
    reader = LineReader()
    sitting: Sitting | None = None
    dealt = False
    for entry in read_entries(reader, lines):
        if sitting is None:
            if reader.code is None:
                continue
            sitting = new_sitting(reader.code, points=reader.points)
        if isinstance(entry, DealLine):
            if dealt:
                yield sitting
            dealt = True
        sitting = step(sitting, entry, check)
    if dealt and sitting is not None:
        yield sitting

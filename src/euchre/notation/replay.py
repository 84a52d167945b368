"""A record played through: the table after each entry, each act judged by the laws."""

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
    """The table after each entry of a record.

    With `check` every act is judged first; without it whatever hands can do is taken as it stands.
    Deeds outside regular play are kept with their deal and change nothing else, remarks and expectations
    nothing at all. Raises RecordError, with the line, the column and the law, at the first act that is not
    lawful or not possible.
    """
    sitting = new_sitting(record.code, points=record.points)
    for entry in record.entries:
        sitting = step(sitting, entry, check)
        yield sitting


def step(sitting: Sitting, entry: Entry, checked: bool = True) -> Sitting:
    """The table after one more entry. Raises RecordError as `replay` does."""
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
        raise EuchreError(f"'{act}' belongs to no deal; expected a line such as 'deal 1 by A' before it")
    if isinstance(act, Play) and act.card is UNKNOWN:
        raise EuchreError(f"'{act}' names no card; what is played is seen by all")
    if checked:
        if isinstance(act, (TakeSeat, LeaveSeat)):
            _check_seat(sitting, act)
        check(dealt_in_the_usual_way(sitting) if isinstance(act, TurnUp) else sitting, act)
    return after(sitting, act)


def dealt_in_the_usual_way(sitting: Sitting) -> Sitting:
    """The table after a dealing of which the record tells nothing, nor of the order of the pack."""
    deal = sitting.deal
    if deal is None or deal.stage not in BEFORE_HANDS or any(card is not UNKNOWN for card in deal.pack):
        return sitting
    return after(sitting, DealOut(deal.dealer, tuple((size,) for size in deal.code.packets[0])))


def _check_seat(sitting: Sitting, act: TakeSeat | LeaveSeat) -> None:
    sits = sitting.people[act.seat]
    if isinstance(act, TakeSeat) and sits is not None:
        raise EuchreError(f'seat {act.seat} is taken: "{sits}" leaves it first')
    if isinstance(act, LeaveSeat) and act.actor != Person(sits or ""):
        who = "nobody sits" if sits is None else f'"{sits}" sits'
        raise EuchreError(f"{act.actor} cannot leave seat {act.seat}: {who} there")


def _deal_begins(sitting: Sitting, line: DealLine, checked: bool) -> Sitting:
    if checked and sitting.is_between_deals:
        _check_dealer(sitting, line)
    return begin_deal(sitting, line.dealer)


def _check_dealer(sitting: Sitting, line: DealLine) -> None:
    """The deal is whose turn it is, unless the line says that another deals for him."""
    turn = sitting.next_dealer
    if turn is None:
        if sitting.draws:
            raise EuchreError("the draw for the deal is not finished")
        return
    if line.owner is None and line.dealer != turn:
        written = f"deal {line.number} by {line.dealer} for {turn}"
        raise EuchreError(f"it is {turn}'s deal; where {line.dealer} deals in his place, write '{written}'")
    if line.owner is not None and line.owner != turn:
        raise EuchreError(f"it is {turn}'s deal, not {line.owner}'s")


def read_deals(lines: Iterable[str], check: bool = True) -> Iterator[Sitting]:
    """The table at the end of each deal of a record that comes line by line, as from an open file.

    Nothing but the table is kept, so a record may be of any length. A last deal that is not
    finished is yielded as it stands. Raises NotationError and RecordError.
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

"""Records read with a referee."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..acts import Act, Discard, Holding, Play, TableAct
from ..cards import UNKNOWN, Card
from ..copying import replace
from ..errors import EuchreError
from ..notation.record import ActEntry, DealLine, Entry, Expectation, Record, RecordError
from ..table import Case, RefereedTable, Ruling
from ..table.between_deals import rulings_at_deal
from ..table.seat_view import shows
from ..table.words.expectations import Unmet
from .expectations import expect
from .session import Session, after_act, begin_deal, new_session


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One entry of a record and what the referee says to it."""

    entry: Entry
    session: Session
    """The session after it."""
    rulings: tuple[Ruling, ...] = ()
    """The rulings on it."""
    unmet: Unmet | None = None
    """What was found instead, if an `expect` line is not met."""
    is_regular: bool = True
    """Whether regular play gives the same deal, and nothing irregular is found or open after the entry."""
    seems_regular: bool = True
    """The same, as far as everybody could notice: a revoke that nobody claimed shows only in time."""

    @property
    def table(self) -> RefereedTable:
        """The table after it."""
        return self.session.table


def referee(record: Record, law: str | None = None) -> Iterator[Step]:
    """Yield each entry of a record with the session after it and the rulings on it.

    `law` is the law that refusals expected without one have to name. Raises RecordError, with the
    line, for an act that is impossible, and with the line that it contradicts.
    """
    session = new_session(record.code, record.points, refereed=True)
    for place, entry in enumerate(record.entries):
        try:
            step = _step(session, entry, law)
        except EuchreError as fault:
            column = entry.column if isinstance(entry, ActEntry) else None
            cause = _with_contradicted(fault, entry, record.entries[:place])
            raise RecordError(cause, line=entry.line, column=column) from fault
        cases = step.table.ledger.cases
        noticed = [case for case in cases if shows(step.table, case)]
        yield replace(
            step,
            is_regular=_is_regular(session, step, cases),
            seems_regular=_is_regular(session, step, noticed),
        )
        session = step.session


def _is_regular(before: Session, step: Step, cases: Sequence[Case]) -> bool:
    if step.rulings or cases:
        return False
    is_table_act = isinstance(step.entry, ActEntry) and isinstance(step.entry.act, TableAct)
    return not is_table_act or step.session.sitting.deal == before.sitting.deal


def _with_contradicted(fault: EuchreError, entry: Entry, before: Sequence[Entry]) -> EuchreError:
    """Return the error with the line that shows that the card is not in the hand."""
    if not isinstance(entry, ActEntry) or not isinstance(entry.act, (Discard, Play)):
        return fault
    cards = entry.act.cards if isinstance(entry.act, Discard) else (entry.act.card,)
    for other in reversed(before):
        if isinstance(other, DealLine):
            break
        if isinstance(other, ActEntry) and other.act.actor == entry.act.actor and _tells_of(other.act, cards):
            return EuchreError(f"{fault}; line {other.line} says '{other.act}'")
    return fault


def _tells_of(act: Act, cards: tuple[Card, ...]) -> bool:
    """Return whether an act puts one of the cards out of its hand, or says what the whole hand was."""
    if isinstance(act, Play):
        return act.card in cards
    if isinstance(act, Discard):
        return any(card in cards for card in act.cards)
    return isinstance(act, Holding) and UNKNOWN not in act.cards


def _step(session: Session, entry: Entry, law: str | None) -> Step:
    match entry:
        case ActEntry():
            now = after_act(session, entry.act)
            return Step(entry=entry, session=now, rulings=now.table.last_rulings)
        case DealLine():
            now = begin_deal(session, entry.dealer, entry.owner, entry.pack)
            return Step(entry=entry, session=now, rulings=rulings_at_deal(session.table, now.table))
        case Expectation():
            try:
                expect(session, entry.text, law)
            except Unmet as unmet:
                return Step(entry=entry, session=session, unmet=unmet)
    return Step(entry=entry, session=session)

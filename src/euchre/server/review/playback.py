"""Records played through for those who look at them afterwards: each deal, act by act.

A record in which all is lawful is played through as it stands. One that tells of anything else is read with
the referee at the table, and what he rules is told; where no hand could do what it says, the telling ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ...acts import Act, Cut, DealOut, DeclineCut, Draw, Holding, LeaveSeat, Mark, Shuffle, TakeSeat, TurnUp
from ...deal import Deal, Result
from ...errors import EuchreError
from ...game import Score, Sitting
from ...laws import Code
from ...notation import ActEntry, Comment, DealLine, Entry, Record, RecordError
from ...seating.records import referee
from ...seating.session import new_session, step
from ...table import Ruling
from ...table.words import ruling_text
from ..refereed.seat_view import ENDING
from .proof import CLUB

_UNTOLD = (Shuffle, Cut, DeclineCut, DealOut, TurnUp, Holding, Draw, TakeSeat, LeaveSeat, Mark)
"""Acts that are no step of their own: the cards come to lie as they lie when the calling begins."""


LONGEST_DEAL = 1000
"""Acts of a deal that are told; a long deal in club mode has some two hundred. Each act is told with all that
lies on the table by then, so that the work grows with the square of their number."""
LARGEST_RECORD = 10_000
"""Entries of records that somebody brings."""


class RulingFault(EuchreError):
    """What the referee said to an act."""

    def __init__(self, ruling: Ruling, code: Code, deal: int | None) -> None:
        super().__init__(ruling_text(ruling, code))
        self.ruling = ruling
        self.laws = ruling.laws
        self.code = code
        self.deal = deal
        """The place of the deal among those told, from 0; None before the first."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The table after an act of a deal."""

    act: Act | None
    """None for the beginning."""
    deal: Deal
    score: Score
    remarks: tuple[str, ...] = ()
    """What the writer of the record remarked here."""
    rulings: tuple[Ruling, ...] = ()
    """What the referee ruled on it."""


@dataclass(slots=True)
class DealPlayback:
    """A deal with its stops, the first as the cards were dealt."""

    number: int
    """As the record counts; in a match of several records, counted through them."""
    game: int
    """Games are counted from 1, through all records."""
    people: tuple[str | None, ...]
    stops: list[ReplayStep] = field(default_factory=list)

    @property
    def end(self) -> ReplayStep:
        """How it stood at the end, or as far as it is told."""
        return self.stops[-1]

    @property
    def ended_by(self) -> Ruling | None:
        """The ruling that made the deal void; None where it came to its end in another way."""
        over = next((stop for stop in self.stops if stop.deal.outcome is not None), None)
        if over is None or over.deal.outcome is None or over.deal.outcome.result is not Result.VOID:
            return None
        return next((ruling for ruling in over.rulings if ruling.verdict in ENDING), None)

    def take(self, act: Act | None, sitting: Sitting) -> None:
        """Take an act with the table after it."""
        assert sitting.deal is not None
        if self.stops and isinstance(act, _UNTOLD):
            self.stops[-1] = replace(self.end, deal=sitting.deal, score=sitting.score)
        else:
            self.stops.append(ReplayStep(act, sitting.deal, sitting.score))

    def remark(self, text: str) -> None:
        """Take a remark about what was done last."""
        self.stops[-1] = replace(self.end, remarks=(*self.end.remarks, text))

    def rule(self, rulings: Iterable[Ruling]) -> None:
        """Take what the referee said to what was done last."""
        self.stops[-1] = replace(self.end, rulings=(*self.end.rulings, *rulings))


@dataclass(slots=True)
class Playback:
    """What some records tell."""

    deals: list[DealPlayback] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)
    """What the referee ruled, and at the end what could not be."""
    opening: list[str] = field(default_factory=list)
    """Remarks before the first deal."""


def without_laws(said: EuchreError) -> str:
    """What is said, without the laws cited behind it."""
    return str(said).partition(" [")[0]


def played(records: Iterable[Record], *, checked: bool = True, most: int | None = None) -> Playback:
    """Play records through; without `checked`, what is not in club mode is taken for lawful.

    No more entries than `most` are played through, nor more acts of a deal than `LONGEST_DEAL`: then a fault
    says so, and the telling ends.
    """
    told, left = Playback(), most
    for place, record in enumerate(records):
        entries = record.entries[:left]
        told, is_whole = _with_record(told, replace(record, entries=entries), checked, is_first=place == 0)
        if not is_whole:
            break
        if len(entries) < len(record.entries):
            too_long = EuchreError(f"this is too long: {most} of its entries are replayed")
            told.faults.append(RecordError(too_long, line=record.entries[len(entries)].line))
            break
        left = None if left is None else left - len(entries)
    return told


def _with_record(told: Playback, record: Record, checked: bool, *, is_first: bool) -> tuple[Playback, bool]:
    """The playback with one record more, and whether that could be told to its end."""
    if record.header(CLUB) is None:
        plain = _copied(told)
        if _play(plain, _lawfully(record, checked), is_first):
            return plain, True
    ruled = _copied(told)
    is_whole = _play(ruled, _refereed(record), is_first)
    return ruled, is_whole


def _copied(told: Playback) -> Playback:
    return Playback(list(told.deals), list(told.faults), list(told.opening))


PlayedEntry: TypeAlias = tuple[Entry, Sitting, tuple[Ruling, ...]]
"""An entry, the table after it, and what the referee says to it."""


def _lawfully(record: Record, checked: bool) -> Iterator[PlayedEntry]:
    """Each entry with the table after it. Raises RecordError at the first that is unlawful."""
    session = new_session(record.code, record.points)
    for entry in record.entries:
        session = step(session, entry, checked)
        yield entry, session.sitting, ()


def _refereed(record: Record) -> Iterator[PlayedEntry]:
    """The same as the referee has it. Raises RecordError for what cannot be."""
    yield from ((one.entry, one.table.sitting, one.rulings) for one in referee(record))


def _play(told: Playback, entries: Iterator[PlayedEntry], is_first: bool) -> bool:
    """Play one record through; whether it could be to its end."""
    before, is_new_game = len(told.deals), True
    try:
        for entry, sitting, rulings in entries:
            place = len(told.deals) - 1 if len(told.deals) > before else None
            ruled = [RulingFault(ruling, sitting.code, place) for ruling in rulings]
            told.faults += [RecordError(one, line=entry.line) for one in ruled]
            if isinstance(entry, DealLine):
                number = entry.number if is_first else before + sitting.deals
                game = (told.deals[-1].game if told.deals else 0) + is_new_game
                told.deals.append(DealPlayback(number, game, sitting.people))
                told.deals[-1].take(None, sitting)
                is_new_game = False
            elif len(told.deals) > before:
                if len(told.deals[-1].stops) > LONGEST_DEAL:
                    too_long = EuchreError(f"this deal is too long: {LONGEST_DEAL} of its acts are replayed")
                    raise RecordError(too_long, line=entry.line)
                _tell(told.deals[-1], entry, sitting)
                told.deals[-1].rule(rulings)
                is_new_game = sitting.is_between_deals and sitting.score.is_between_games
            elif isinstance(entry, Comment):
                told.opening.append(entry.text)
    except RecordError as fault:
        told.faults.append(fault)
        return False
    return True


def _tell(played: DealPlayback, entry: Entry, sitting: Sitting) -> None:
    if isinstance(entry, Comment):
        played.remark(entry.text)
    elif isinstance(entry, ActEntry) and sitting.deal is not None:
        played.take(entry.act, sitting)

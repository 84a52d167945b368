"""Playing records back: each deal, act by act.

A lawful record is played as it stands. Any other record is played with a referee at the table, and its
rulings are part of the playback, which ends at the first act that is impossible.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from ...acts import Act, Cut, DealOut, DeclineCut, Draw, Holding, LeaveSeat, Mark, Shuffle, TakeSeat, TurnUp
from ...deal import Deal, Result
from ...errors import EuchreError
from ...game import Score, Sitting
from ...laws import Code
from ...notation import ActEntry, Comment, DealLine, Entry, Record, RecordError, read_any
from ...notation.emn import FILE_TYPE as MATCH
from ...seating.records import referee
from ...seating.session import new_session, step
from ...table import Ruling
from ...table.words.rulings import ruling_text
from ..refereed.seat_view import ENDING
from ..tables.refusal import Refusal
from .proof import CLUB, first_deals_of

_WITHOUT_STEP = (Shuffle, Cut, DeclineCut, DealOut, TurnUp, Holding, Draw, TakeSeat, LeaveSeat, Mark)
"""Acts without a step of their own; they only bring the cards to where they are when the calling begins."""


LONGEST_DEAL = 1000
"""Most acts played back of one deal; a long deal in club mode has about two hundred. Each step holds the
whole table, so the work grows with the square of this number."""
LARGEST_RECORD = 10_000
"""Most entries played back of uploaded records."""


class RulingFault(EuchreError):
    """A ruling of the referee on an act."""

    def __init__(self, ruling: Ruling, code: Code, deal: int | None) -> None:
        super().__init__(ruling_text(ruling, code))
        self.ruling = ruling
        self.laws = ruling.laws
        self.code = code
        self.deal = deal
        """Index of the deal in the playback; None before the first deal."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The table after one act of a deal."""

    act: Act | None
    """None for the beginning of the deal."""
    deal: Deal
    score: Score
    remarks: tuple[str, ...] = ()
    """Comments at this place of the record."""
    rulings: tuple[Ruling, ...] = ()
    """The referee's rulings on the act."""


@dataclass(slots=True)
class DealPlayback:
    """One deal with its steps; at the first, the cards have been dealt."""

    number: int
    """Its number in the record; in a match of several records, counted through all of them."""
    game: int
    """Number of its game, counted from 1 through all records."""
    people: tuple[str | None, ...]
    """The name of the player in each seat; None if the record has none."""
    steps: list[ReplayStep] = field(default_factory=list)
    regular: Deal | None = None
    """The deal as far as everybody had to take it for regular; None if that was before its first act."""
    seems_regular: bool = True
    """Whether nothing irregular could be noticed in the whole deal."""

    @property
    def end(self) -> ReplayStep:
        """The last step."""
        return self.steps[-1]

    @property
    def ended_by(self) -> Ruling | None:
        """The ruling that made the deal void; None for a deal that ended in another way."""
        over = next((step for step in self.steps if step.deal.outcome is not None), None)
        if over is None or over.deal.outcome is None or over.deal.outcome.result is not Result.VOID:
            return None
        return next((ruling for ruling in over.rulings if ruling.verdict in ENDING), None)

    def add_act(self, act: Act | None, deal: Deal, score: Score) -> None:
        """Add an act with the deal and the score after it."""
        if self.steps and isinstance(act, _WITHOUT_STEP):
            self.steps[-1] = replace(self.end, deal=deal, score=score)
        else:
            self.steps.append(ReplayStep(act, deal, score))

    def check_regular(self, deal: Deal, seems_regular: bool) -> None:
        """Keep the deal as the regular part if nothing irregular could be noticed in it."""
        self.seems_regular = self.seems_regular and seems_regular
        if self.seems_regular:
            self.regular = deal

    def add_remark(self, text: str) -> None:
        """Add a comment on the last act."""
        self.steps[-1] = replace(self.end, remarks=(*self.end.remarks, text))

    def add_rulings(self, rulings: Iterable[Ruling]) -> None:
        """Add rulings on the last act."""
        self.steps[-1] = replace(self.end, rulings=(*self.end.rulings, *rulings))


@dataclass(slots=True)
class Playback:
    """Records played back."""

    deals: list[DealPlayback] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)
    """All rulings; the last fault may be an entry that is impossible."""
    opening: list[str] = field(default_factory=list)
    """Comments before the first deal."""


def without_laws(said: EuchreError) -> str:
    """Return the message of an error, without the laws cited at its end."""
    return str(said).partition(" [")[0]


def played(records: Iterable[Record], *, checked: bool = True, most: int | None = None) -> Playback:
    """Play records back; without `checked`, records not of club mode are taken to be lawful.

    At most `most` entries are played back, and at most `LONGEST_DEAL` acts of one deal; beyond that, the
    playback ends with a fault that says so.
    """
    playback, left = Playback(), most
    for place, record in enumerate(records):
        entries = record.entries[:left]
        playback, is_whole = _with_record(
            playback, replace(record, entries=entries), checked, is_first=place == 0
        )
        if not is_whole:
            break
        if len(entries) < len(record.entries):
            too_long = EuchreError(f"this is too long: {most} of its entries are replayed")
            playback.faults.append(RecordError(too_long, line=record.entries[len(entries)].line))
            break
        left = None if left is None else left - len(entries)
    return playback


def _with_record(
    playback: Playback, record: Record, checked: bool, *, is_first: bool
) -> tuple[Playback, bool]:
    """Return the playback with one more record, and whether that record could be played to its end."""
    if record.header(CLUB) is None:
        plain = _copied(playback)
        if _play(plain, record, _lawfully(record, checked), is_first):
            return plain, True
    ruled = _copied(playback)
    is_whole = _play(ruled, record, _refereed(record), is_first)
    return ruled, is_whole


def _copied(playback: Playback) -> Playback:
    return Playback(list(playback.deals), list(playback.faults), list(playback.opening))


PlayedEntry: TypeAlias = tuple[Entry, Sitting, tuple[Ruling, ...], bool]
"""An entry, the sitting after it, the rulings on it, and whether all seems regular there."""


def _lawfully(record: Record, checked: bool) -> Iterator[PlayedEntry]:
    """Yield each entry of a record, played without a referee. Raises RecordError at the first unlawful
    entry."""
    session = new_session(record.code, record.points)
    for entry in record.entries:
        session = step(session, entry, checked)
        yield entry, session.sitting, (), True


def _refereed(record: Record) -> Iterator[PlayedEntry]:
    """Yield each entry of a record, played with a referee. Raises RecordError for an impossible entry."""
    yield from ((one.entry, one.table.sitting, one.rulings, one.seems_regular) for one in referee(record))


def _play(playback: Playback, record: Record, entries: Iterator[PlayedEntry], is_first: bool) -> bool:
    """Play one record back; whether that was possible to its end."""
    before, is_new_game, first_deals = len(playback.deals), True, first_deals_of(record)
    games_before = playback.deals[-1].game if playback.deals else 0
    try:
        for entry, sitting, rulings, seems_regular in entries:
            place = len(playback.deals) - 1 if len(playback.deals) > before else None
            ruled = [RulingFault(ruling, sitting.code, place) for ruling in rulings]
            playback.faults += [RecordError(one, line=entry.line) for one in ruled]
            if isinstance(entry, DealLine) and sitting.deal is not None:
                number = entry.number if is_first else before + sitting.deals
                game = (playback.deals[-1].game if playback.deals else 0) + is_new_game
                if first_deals is not None:
                    game = games_before + max(1, bisect_right(first_deals, len(playback.deals) - before + 1))
                playback.deals.append(DealPlayback(number, game, sitting.people))
                playback.deals[-1].add_act(None, sitting.deal, sitting.score)
                is_new_game = False
            elif len(playback.deals) > before:
                if len(playback.deals[-1].steps) > LONGEST_DEAL:
                    too_long = EuchreError(f"this deal is too long: {LONGEST_DEAL} of its acts are replayed")
                    raise RecordError(too_long, line=entry.line)
                _add_entry(playback.deals[-1], entry, sitting)
                playback.deals[-1].add_rulings(rulings)
                if sitting.deal is not None:
                    playback.deals[-1].check_regular(sitting.deal, seems_regular)
                is_new_game = sitting.is_between_deals and sitting.score.is_between_games
            elif isinstance(entry, Comment):
                playback.opening.append(entry.text)
    except RecordError as fault:
        playback.faults.append(fault)
        return False
    return True


def _add_entry(deal: DealPlayback, entry: Entry, sitting: Sitting) -> None:
    if isinstance(entry, Comment):
        deal.add_remark(entry.text)
    elif isinstance(entry, ActEntry) and sitting.deal is not None:
        deal.add_act(entry.act, sitting.deal, sitting.score)


LARGEST = 64 * 1024
"""Most bytes of an uploaded record; enough for about two hundred deals."""


def records_in(body: bytes) -> tuple[Record, ...]:
    """Return the records in the bytes of a file. Raises Refusal with the place of the first error."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = body[: fault.start].count(b"\n") + 1
        raise Refusal(
            "record/malformed", f"line {line}: this is not text; a record is text in UTF-8"
        ) from None
    try:
        return read_any(text, _form_of(text))
    except EuchreError as fault:
        raise Refusal("record/malformed", str(fault), getattr(fault, "laws", ())) from None


def _form_of(text: str) -> str:
    """Return the file name ending for this text: `.euchre`, `.egn` or `.emn`."""
    if not text.lstrip().startswith("{"):
        return ".euchre"
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return ".egn"  # its reader reports the error
    return ".emn" if isinstance(document, dict) and document.get("fileType") == MATCH else ".egn"

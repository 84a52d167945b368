"""Records played through for those who look at them afterwards: each deal, act by act.

What is unlawful in a record is noted and taken as it stands, for it happened; where the record tells of
something no hand could do, the telling ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ..acts import Act, Cut, DealOut, DeclineCut, Draw, Holding, LeaveSeat, Mark, Shuffle, TakeSeat, TurnUp
from ..club.evening import Evening, new_evening, step
from ..deal import Deal
from ..game import Score
from ..notation import ActEntry, Comment, DealLine, Entry, Record, RecordError

MOST_FAULTS = 20
"""Unlawful acts of a record that are told of; the rest of a record with more is hardly looked at."""

_UNTOLD = (Shuffle, Cut, DeclineCut, DealOut, TurnUp, Holding, Draw, TakeSeat, LeaveSeat, Mark)
"""Acts that are no step of their own: the cards come to lie as they lie when the calling begins."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The table after an act of a deal."""

    act: Act | None
    """None for the beginning."""
    deal: Deal
    score: Score
    remarks: tuple[str, ...] = ()
    """What the writer of the record remarked here."""


@dataclass(slots=True)
class PlayedDeal:
    """A deal with its stops, the first as the cards were dealt."""

    number: int
    """As the record counts; in a match of several records, counted through them."""
    game: int
    """Games are counted from 1, through all records."""
    people: tuple[str | None, ...]
    stops: list[Stop] = field(default_factory=list)

    @property
    def end(self) -> Stop:
        """How it stood at the end, or as far as it is told."""
        return self.stops[-1]

    def take(self, act: Act | None, evening: Evening) -> None:
        """Take an act with the table after it."""
        sitting = evening.sitting
        assert sitting.deal is not None
        if self.stops and isinstance(act, _UNTOLD):
            self.stops[-1] = replace(self.end, deal=sitting.deal, score=sitting.score)
        else:
            self.stops.append(Stop(act, sitting.deal, sitting.score))

    def remark(self, text: str) -> None:
        """Take a remark about what was done last."""
        self.stops[-1] = replace(self.end, remarks=(*self.end.remarks, text))


@dataclass(slots=True)
class Playback:
    """What some records tell."""

    deals: list[PlayedDeal] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)
    """What is unlawful in them, in order; behind the last may stand what could not be."""
    opening: list[str] = field(default_factory=list)
    """Remarks before the first deal."""


def played(records: Iterable[Record], *, checked: bool = True) -> Playback:
    """Play records through; without `checked`, whatever hands can do is taken for lawful."""
    told = Playback()
    for place, record in enumerate(records):
        if not _play(told, record, checked, is_first=place == 0):
            break
    return told


def _play(told: Playback, record: Record, checked: bool, *, is_first: bool) -> bool:
    """Play one record through; whether it could be to its end."""
    evening = new_evening(record.code, record.points)
    before, is_new_game = len(told.deals), True
    for entry in record.entries:
        try:
            after = _stepped(told, evening, entry, checked)
        except RecordError as fault:
            told.faults.append(fault)
            return False
        if isinstance(entry, DealLine):
            number = entry.number if is_first else before + after.sitting.deals
            game = (told.deals[-1].game if told.deals else 0) + is_new_game
            told.deals.append(PlayedDeal(number, game, after.sitting.people))
            told.deals[-1].take(None, after)
            is_new_game = False
        elif len(told.deals) > before:
            _tell(told.deals[-1], entry, after)
            is_new_game = after.sitting.is_between_deals and after.sitting.score.is_between_games
        elif isinstance(entry, Comment):
            told.opening.append(entry.text)
        evening = after
    return True


def _tell(played: PlayedDeal, entry: Entry, evening: Evening) -> None:
    if isinstance(entry, Comment):
        played.remark(entry.text)
    elif isinstance(entry, ActEntry) and evening.sitting.deal is not None:
        played.take(entry.act, evening)


def _stepped(told: Playback, evening: Evening, entry: Entry, checked: bool) -> Evening:
    """The evening after an entry, lawful or not. Raises RecordError for what cannot be."""
    if checked and len(told.faults) < MOST_FAULTS:
        try:
            return step(evening, entry)
        except RecordError as fault:
            after = step(evening, entry, checked=False)
            told.faults.append(fault)
            return after
    return step(evening, entry, checked=False)

"""A table through an evening: who comes, plays and goes, together with the deals and the score.

What the deals add up to is not written: when the marks finish a game or a rubber, the table knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .. import game
from ..acts import Act, CallForPacks, Choice, Choose, Finish, LeaveSeat, Person, TakeSeat
from ..deal import Stage as DealStage
from ..errors import EuchreError
from ..game import Sitting
from ..game.score import rubber_conceded
from ..laws import Code
from ..notation import ActEntry, DealLine, Entry, Record, RecordError
from ..notation.replay import step as sitting_step
from ..seats import BySide, Seat
from .places import rubber_over
from .refusals import ClubReason, RefusedAct, verify
from .state import Club, Stage, new_club
from .transition import after, game_begins, game_over


@dataclass(frozen=True, slots=True)
class Evening:
    """The persons and the play of one table."""

    club: Club
    sitting: Sitting


def new_evening(code: Code, points: BySide[int] | None = None) -> Evening:
    """A table to which nobody has come, with some points already standing if there are any."""
    return Evening(new_club(code), game.new_sitting(code, points=points))


def evenings(record: Record, checked: bool = True) -> Iterator[Evening]:
    """The evening after each entry of a record. Raises RecordError, as `replay` does, at the first act
    that is not lawful or not possible."""
    evening = new_evening(record.code, record.points)
    for entry in record.entries:
        evening = step(evening, entry, checked)
        yield evening


def step(evening: Evening, entry: Entry, checked: bool = True) -> Evening:
    """The evening after one more entry. Raises RecordError as `evenings` does."""
    club = evening.club
    try:
        if isinstance(entry, ActEntry):
            if checked:
                check_act(evening, entry.act)
            club = after(club, entry.act)
        elif isinstance(entry, DealLine):
            club = club_at_deal(club)
    except EuchreError as fault:
        column = entry.column if isinstance(entry, ActEntry) else None
        raise RecordError(fault, line=entry.line, column=column) from fault
    sitting = sitting_step(evening.sitting, entry, checked)
    return joined(evening, club, sitting)


def after_act(evening: Evening, act: Act) -> Evening:
    """The evening after an act, lawful or not. Raises EuchreError for what nobody could do."""
    return joined(evening, after(evening.club, act), game.after(evening.sitting, act))


def begin_deal(evening: Evening, dealer: Seat | None = None) -> Evening:
    """The evening with its next deal begun. Raises EuchreError if no table is formed or a seat is empty."""
    return joined(evening, club_at_deal(evening.club), game.begin_deal(evening.sitting, dealer))


def check_act(evening: Evening, act: Act) -> None:
    """Raise RefusedAct unless an act is lawful as far as it forms or changes the table.

    Where nobody has come by an act of his own, seats are taken and left as people please.
    """
    club = evening.club
    if isinstance(act, (TakeSeat, LeaveSeat)) and not club.people:
        return
    verify(club, act)
    fault = _fault_in_play(evening, act)
    if fault is not None:
        raise RefusedAct(club, act, *fault)


def _fault_in_play(evening: Evening, act: Act) -> tuple[ClubReason, str] | None:
    """What is wrong with an act as the deals stand: leeds-dwight-1888 72, of new packs."""
    sitting, dealer = evening.sitting, _dealer(evening)
    match act:
        case CallForPacks() if sitting.deal is not None and sitting.deal.stage not in _BEFORE_THE_CUT:
            return ClubReason.NEW_PACKS, "new packs are called for before the pack is cut to the dealer"
        case Choose(Person(name), Choice.PACK) if evening.club.new_packs and dealer not in (None, name):
            return ClubReason.NEW_PACKS, f'"{dealer}" deals and chooses between the new packs'
        case Finish() if sitting.deals:
            return ClubReason.NOT_NOW, "the marks tell when a game or a rubber is over"
    return None


_BEFORE_THE_CUT = (DealStage.SHUFFLING, DealStage.CUTTING, DealStage.OVER)


def _dealer(evening: Evening) -> str | None:
    seat = evening.sitting.next_dealer
    return None if seat is None else evening.club.sits_at(seat)


def club_at_deal(club: Club) -> Club:
    """The club as a deal begins, which needs a table that is formed and somebody in every seat.

    Raises EuchreError otherwise. Where nobody has come by an act of his own it needs nothing.
    """
    if not club.people:
        return club
    if club.stage is not Stage.PLAYING:
        raise EuchreError("no deal begins before the table is formed and all seats are taken")
    empty = [seat for seat in club.code.seating.seats if club.sits_at(seat) is None]
    if empty:
        raise EuchreError(f"nobody sits in seat {empty[0]}: its player or a substitute takes it first")
    return game_begins(club)


def joined(before: Evening, club: Club, sitting: Sitting) -> Evening:
    """Persons and play together again: a table just formed has its dealer by the cut, games and rubbers
    that the marks finish are over, and a rubber broken off leaves nothing marked."""
    score = sitting.score
    if club.stage is Stage.PLAYING and before.club.stage is Stage.SEATING and club.dealer is not None:
        sitting = replace(sitting, next_dealer=club.seat_of(club.dealer))
    if club.stage is not Stage.PLAYING and before.club.stage is Stage.PLAYING:
        given_up = rubber_conceded(score)
        sitting = replace(sitting, score=given_up, before_deal=given_up, next_dealer=None)
    elif score.rubbers > before.sitting.score.rubbers and club.people:
        club = rubber_over(club)
    elif score.is_between_games and club.people:
        club = game_over(club)
    return Evening(club, sitting)

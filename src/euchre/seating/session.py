"""A session at one table: who comes, plays and goes, together with the deals and the score.

A session has a referee or none. With a referee it takes irregular acts and keeps the rulings on them.
Records do not say when a game or a rubber ends: the session sees it from the marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .. import game
from ..acts import Act, CallForPacks, Choice, Choose, Finish, LeaveSeat, LeaveTable, Person, TakeSeat
from ..copying import replace
from ..deal import Stage as DealStage
from ..deciding import decides
from ..errors import EuchreError
from ..game import Sitting
from ..game.score import rubber_conceded
from ..laws import Code
from ..notation import ActEntry, DealLine, Entry, Record, RecordError
from ..notation.replay import step as sitting_step
from ..seats import BySide, Seat
from ..table import RefereedTable, Ruling, Verdict, new_table
from ..table import after as table_after
from ..table import deal_begins as table_deal_begins
from .places import rubber_over
from .refusals import RefusedAct, SeatingReason, verify
from .state import Roster, SeatingStage, new_roster
from .transition import after as roster_after
from .transition import game_begins, game_over


@dataclass(frozen=True, slots=True)
class Session:
    """The people and the play of one table."""

    roster: Roster
    play: Sitting | RefereedTable
    """The deals and the score; a `RefereedTable` if the session has a referee."""

    @property
    def sitting(self) -> Sitting:
        """The deals and the score without rulings."""
        return self.play.sitting if isinstance(self.play, RefereedTable) else self.play

    @property
    def table(self) -> RefereedTable:
        """The table with its rulings. Raises LookupError if the session has no referee."""
        if not isinstance(self.play, RefereedTable):
            raise LookupError("the session has no referee")
        return self.play


def new_session(code: Code, points: BySide[int] | None = None, *, refereed: bool = False) -> Session:
    """Return a session to which nobody has come, with a referee if `refereed`.

    `points` is the score at the start, no points if it is None.
    """
    play = new_table(code, points=points) if refereed else game.new_sitting(code, points=points)
    return Session(new_roster(code), play)


def sessions(record: Record, checked: bool = True) -> Iterator[Session]:
    """Yield the session after each entry of a record, without a referee.

    Raises RecordError at the first act that is impossible or, if `checked`, unlawful.
    """
    session = new_session(record.code, record.points)
    for entry in record.entries:
        session = step(session, entry, checked)
        yield session


def step(session: Session, entry: Entry, checked: bool = True) -> Session:
    """Return a session without a referee after one more entry. Raises RecordError as `sessions` does."""
    roster = session.roster
    try:
        if isinstance(entry, ActEntry):
            if checked:
                check_act(session, entry.act)
            roster = roster_after(roster, entry.act)
        elif isinstance(entry, DealLine):
            roster = _roster_at_deal(roster)
    except EuchreError as fault:
        column = entry.column if isinstance(entry, ActEntry) else None
        raise RecordError(fault, line=entry.line, column=column) from fault
    return _joined(session, roster, sitting_step(session.sitting, entry, checked))


def after_act(session: Session, act: Act) -> Session:
    """Return the session after an act, lawful or not; a referee adds rulings.

    Raises EuchreError for an act that is impossible.
    """
    act = _seat_left(session, act)
    if not isinstance(session.play, RefereedTable):
        return _joined(session, roster_after(session.roster, act), game.after(session.play, act))
    table = table_after(session.play, act)
    try:
        check_act(session, act)
    except RefusedAct as fault:
        table = _with_fault_noted(table, fault)
    return _joined(session, roster_after(session.roster, act), table)


def _seat_left(session: Session, act: Act) -> Act:
    """Return a person who leaves the table gives up the seat, where the record never says that anybody
    came."""
    if not isinstance(act, LeaveTable) or not isinstance(act.actor, Person) or session.roster.people:
        return act
    name, people = act.actor.name, session.sitting.people
    if name not in people:
        raise EuchreError(f"\"{name}\" is not here; 'C leaves the table' speaks of a player by the seat")
    return LeaveSeat(act.actor, Seat(people.index(name)))


def begin_deal(
    session: Session, dealer: Seat | None = None, rightful: Seat | None = None, pack: str | None = None
) -> Session:
    """Return the session with its next deal begun; the next dealer deals if `dealer` is None.

    With a referee, `rightful` is the player whose deal it was, and `pack` the colour of the pack's back.
    Raises EuchreError if a deal is on, no table is formed or a seat is empty.
    """
    roster = _roster_at_deal(session.roster)
    if isinstance(session.play, RefereedTable):
        return _joined(session, roster, table_deal_begins(session.play, dealer, rightful, pack))
    return _joined(session, roster, game.begin_deal(session.play, dealer))


def check_act(session: Session, act: Act) -> None:
    """Raise RefusedAct if an act that forms or changes the table is unlawful.

    People take and leave seats freely if the record never says that anybody came.
    """
    roster = session.roster
    if isinstance(act, (TakeSeat, LeaveSeat)) and not roster.people:
        return
    verify(roster, act)
    fault = _fault_in_play(session, act)
    if fault is not None:
        raise RefusedAct(roster, act, *fault)


def _with_fault_noted(table: RefereedTable, fault: RefusedAct) -> RefereedTable:
    """Return the table with a ruling on an unlawful act that forms or changes the table."""
    noted = Ruling(
        act=table.acts - 1,
        irregularity=fault.reason.value,
        verdict=Verdict.NOTED,
        laws=fault.laws,
        why=fault.message,
    )
    return replace(table, rulings=(*table.rulings, noted))


@decides("leeds-dwight-1888 72", reasons="club/new-packs")
def _fault_in_play(session: Session, act: Act) -> tuple[SeatingReason, str] | None:
    """Return what is wrong with an act as the deals stand (leeds-dwight-1888 72, new packs)."""
    sitting, dealer = session.sitting, _dealer(session)
    match act:
        case CallForPacks() if sitting.deal is not None and sitting.deal.stage not in _BEFORE_THE_CUT:
            return SeatingReason.NEW_PACKS, "new packs are called for before the pack is cut to the dealer"
        case Choose(Person(name), Choice.PACK) if session.roster.new_packs and dealer not in (None, name):
            return SeatingReason.NEW_PACKS, f'"{dealer}" deals and chooses between the new packs'
        case Finish() if sitting.deals:
            return SeatingReason.NOT_NOW, "the marks show when a game or a rubber is over"
    return None


_BEFORE_THE_CUT = (DealStage.SHUFFLING, DealStage.CUTTING, DealStage.OVER)


def _dealer(session: Session) -> str | None:
    seat = session.sitting.next_dealer
    return None if seat is None else session.roster.sits_at(seat)


def _roster_at_deal(roster: Roster) -> Roster:
    """Return the roster as a deal begins.

    Raises EuchreError if no table is formed or a seat is empty, unless the record never says that anybody
    came.
    """
    if not roster.people:
        return roster
    if roster.stage is not SeatingStage.PLAYING:
        raise EuchreError("no deal begins before the table is formed and all seats are taken")
    empty = [seat for seat in roster.code.seating.seats if roster.sits_at(seat) is None]
    if empty:
        raise EuchreError(f"nobody sits in seat {empty[0]}: its player or a substitute takes it first")
    return game_begins(roster)


def _joined(before: Session, roster: Roster, play: Sitting | RefereedTable) -> Session:
    """Return the session after an act that led to this roster and this play.

    A table just formed has its dealer by the cut, marks can end a game or a rubber, and a rubber broken off
    leaves nothing marked.
    """
    sitting = play.sitting if isinstance(play, RefereedTable) else play
    score = sitting.score
    was_playing = before.roster.stage is SeatingStage.PLAYING
    is_playing = roster.stage is SeatingStage.PLAYING
    if is_playing and before.roster.stage is SeatingStage.SEATING and roster.dealer is not None:
        sitting = replace(sitting, next_dealer=roster.seat_of(roster.dealer))
    if was_playing and not is_playing:
        conceded = rubber_conceded(score)
        sitting = replace(sitting, score=conceded, before_deal=conceded, next_dealer=None)
    elif score.rubbers > before.sitting.score.rubbers and roster.people:
        roster = rubber_over(roster)
    elif score.is_between_games and roster.people:
        roster = game_over(roster)
    if isinstance(play, RefereedTable):
        return Session(roster, play if sitting is play.sitting else replace(play, sitting=sitting))
    return Session(roster, sitting)

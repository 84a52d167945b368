"""How an act changes who is here, who plays and who sits where.

It takes any act that people can do, lawful or not; `euchre.seating.refusals` says what is unlawful.
"""

from __future__ import annotations

from ..acts import (
    Act,
    AnswerSubstitute,
    CallForPacks,
    Choose,
    Come,
    Finish,
    GameOrRubber,
    JoinTable,
    LeaveSeat,
    LeaveTable,
    NameSubstitute,
    Person,
    TakeSeat,
)
from ..copying import replace
from ..errors import EuchreError
from ..seats import Seat
from .claims import left_by_same
from .cuts import after_cut, is_cut
from .places import broken_off, closed, rubber_over, with_vacancy_filled
from .state import Attendee, Membership, Roster, SeatingStage, SubstituteOffer


def after(roster: Roster, act: Act) -> Roster:
    """Return the roster after an act; one that has nothing to do with forming a table changes nothing.

    Raises EuchreError for an act that is impossible.
    """
    if is_cut(roster, act):
        return after_cut(roster, act)
    match act:
        case Come(Person(name)):
            return _comes(roster, name, act)
        case LeaveTable(Person(name)) | JoinTable(Person(name)):
            return _goes(roster, name)
        case TakeSeat(Person(name), seat):
            return _sits(roster, name, seat)
        case LeaveSeat(Person(name), seat):
            return _rises(roster, name, seat)
        case NameSubstitute(Person(name), substitute):
            return replace(roster, offer=SubstituteOffer(name, substitute.name))
        case AnswerSubstitute(Person(name), substitute, accepts):
            return _answers(roster, name, substitute.name, accepts)
    return _with_table_changed(roster, act)


def _with_table_changed(roster: Roster, act: Act) -> Roster:
    """Return the roster after an act about packs and counters, or about the end of a game or rubber."""
    match act:
        case Choose(Person(), choice, which):
            others = tuple(pair for pair in roster.chosen if pair[0] is not choice)
            return replace(roster, chosen=(*others, (choice, which)), new_packs=False)
        case CallForPacks():
            return replace(roster, new_packs=True)
        case Finish(_, span):
            return rubber_over(roster) if span is GameOrRubber.RUBBER else game_over(roster)
    return roster


def game_begins(roster: Roster) -> Roster:
    """Return the roster when the first deal of a game begins."""
    return replace(roster, game_on=True)


def game_over(roster: Roster) -> Roster:
    """Return the roster when a game is over: other packs may be taken where no cut has given the choice."""
    return replace(roster, game_on=False)


def _comes(roster: Roster, name: str, act: Come) -> Roster:
    if roster.find(name) is not None:
        raise EuchreError(f'"{name}" is here already')
    breaker = None if act.breaker is None else act.breaker.name
    company = [one for one in roster.people if act.company is not None and one.name == act.company.name]
    company += [one for one in roster.outside if name != breaker and left_by_same(one, act.table, breaker)]
    latest = max((one.arrival for one in roster.people), default=0)
    arrival = company[0].arrival if company else latest + 1
    comer = Attendee(name=name, arrival=arrival, other_table=act.table, breaker=breaker)
    return replace(roster, people=(*roster.people, comer))


def _goes(roster: Roster, name: str) -> Roster:
    """Return the roster without a person. A cut or a rubber in which they had a part is broken off, unless a
    substitute plays it out for them (leeds-dwight-1888 18)."""
    one = roster.find(name)
    if one is None:
        raise EuchreError(f'"{name}" is not here')
    gone = replace(roster, people=tuple(each for each in roster.people if each is not one))
    if _has_substitute(roster, name):
        return gone
    if roster.stage is not SeatingStage.GATHERING and (
        one.place is Membership.PLAYS or _is_cut_for(roster, name)
    ):
        gone = broken_off(gone)
    gone = with_vacancy_filled(gone, one)
    is_broken = one.place is Membership.PLAYS and len(gone.people) < roster.code.players
    return replace(gone, broken_by=name) if is_broken else gone


def _has_substitute(roster: Roster, name: str) -> bool:
    return any(player == name and substitute is not None for player, substitute in roster.absent)


def _is_cut_for(roster: Roster, name: str) -> bool:
    """Return whether a cut that is on settles something for somebody."""
    cutting = roster.cutting
    return cutting is not None and any(name in tier for tier in (*cutting.tiers, cutting.entering))


def _sits(roster: Roster, name: str, seat: Seat) -> Roster:
    """Somebody sits down: a player in a seat that becomes theirs, or a substitute for a player who is away.

    With the last seat taken the table is formed. Where nothing is to be cut, the first seat taken closes
    the list of candidates.
    """
    if roster.stage is SeatingStage.PLAYING:
        owner = roster.seats[seat]
        others = tuple(pair for pair in roster.absent if pair[0] != owner)
        if owner is None or name == owner:
            return replace(roster, absent=others)
        return replace(roster, absent=(*others, (owner, name)))
    open_table = closed(roster)
    one = open_table.find(name)
    if open_table.stage is not SeatingStage.SEATING or one is None or one.place is not Membership.PLAYS:
        return roster
    left = tuple(None if taken == name else taken for taken in open_table.seats)
    seats = (*left[:seat], name, *left[seat + 1 :])
    stage = SeatingStage.SEATING if None in seats else SeatingStage.PLAYING
    return replace(open_table, seats=seats, stage=stage, broken_by=None)


def _rises(roster: Roster, name: str, seat: Seat) -> Roster:
    """Somebody gets up: before the rubber the seat is free again, and during it they are away."""
    owner = roster.seats[seat]
    if owner is None:
        return roster
    if roster.stage is SeatingStage.SEATING and owner == name:
        return replace(roster, seats=(*roster.seats[:seat], None, *roster.seats[seat + 1 :]))
    if roster.stage is SeatingStage.PLAYING and roster.sits_at(seat) == name:
        others = tuple(pair for pair in roster.absent if pair[0] != owner)
        return replace(roster, absent=(*others, (owner, None)))
    return roster


def _answers(roster: Roster, name: str, substitute: str, accepts: bool) -> Roster:
    offer = roster.offer
    if offer is None or offer.substitute != substitute:
        return roster
    return replace(roster, offer=replace(offer, accepted=(*offer.accepted, name)) if accepts else None)

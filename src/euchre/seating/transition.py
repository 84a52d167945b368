"""The one transition of a club: what an act makes of who is here, who plays and who sits where.

It takes any act that persons can do, lawful or not; what the laws say to it is asked in
`euchre.seating.refusals`.
"""

from __future__ import annotations

from dataclasses import replace

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
from ..errors import EuchreError
from ..seats import Seat
from .claims import left_by_same
from .cuts import after_cut, is_cut
from .places import broken_off, closed, rubber_over, with_vacancy_filled
from .state import Candidate, Club, Offer, Place, Stage


def after(club: Club, act: Act) -> Club:
    """The club after an act; one that has nothing to do with forming a table changes nothing.

    Raises EuchreError for what nobody could do.
    """
    if is_cut(club, act):
        return after_cut(club, act)
    match act:
        case Come(Person(name)):
            return _comes(club, name, act)
        case LeaveTable(Person(name)) | JoinTable(Person(name)):
            return _goes(club, name)
        case TakeSeat(Person(name), seat):
            return _sits(club, name, seat)
        case LeaveSeat(Person(name), seat):
            return _rises(club, name, seat)
        case Choose(Person(), choice, which):
            others = tuple(pair for pair in club.chosen if pair[0] is not choice)
            return replace(club, chosen=(*others, (choice, which)), new_packs=False)
        case CallForPacks():
            return replace(club, new_packs=True)
        case NameSubstitute(Person(name), substitute):
            return replace(club, offer=Offer(name, substitute.name))
        case AnswerSubstitute(Person(name), substitute, accepts):
            return _answers(club, name, substitute.name, accepts)
        case Finish(_, span):
            return rubber_over(club) if span is GameOrRubber.RUBBER else game_over(club)
    return club


def game_begins(club: Club) -> Club:
    """The club when the first deal of a game begins."""
    return replace(club, game_on=True)


def game_over(club: Club) -> Club:
    """The club when a game is over: other packs may be taken where no cut has given the choice."""
    return replace(club, game_on=False)


def _comes(club: Club, name: str, act: Come) -> Club:
    if club.find(name) is not None:
        raise EuchreError(f'"{name}" is here already')
    breaker = None if act.breaker is None else act.breaker.name
    company = [one for one in club.people if act.company is not None and one.name == act.company.name]
    company += [one for one in club.outside if name != breaker and left_by_same(one, act.table, breaker)]
    latest = max((one.arrival for one in club.people), default=0)
    arrival = company[0].arrival if company else latest + 1
    comer = Candidate(name=name, arrival=arrival, other_table=act.table, breaker=breaker)
    return replace(club, people=(*club.people, comer))


def _goes(club: Club, name: str) -> Club:
    """The club without somebody. A cut or a rubber in which he had a part is broken off, unless a
    substitute plays it out for him (leeds-dwight-1888 18)."""
    one = club.find(name)
    if one is None:
        raise EuchreError(f'"{name}" is not here')
    gone = replace(club, people=tuple(each for each in club.people if each is not one))
    if _has_substitute(club, name):
        return gone
    if club.stage is not Stage.GATHERING and (one.place is Place.PLAYS or _is_cut_for(club, name)):
        gone = broken_off(gone)
    gone = with_vacancy_filled(gone, one)
    is_broken = one.place is Place.PLAYS and len(gone.people) < club.code.players
    return replace(gone, broken_by=name) if is_broken else gone


def _has_substitute(club: Club, name: str) -> bool:
    return any(player == name and substitute is not None for player, substitute in club.absent)


def _is_cut_for(club: Club, name: str) -> bool:
    """Whether a cut that is on settles something for somebody."""
    cutting = club.cutting
    return cutting is not None and any(name in tier for tier in (*cutting.tiers, cutting.entering))


def _sits(club: Club, name: str, seat: Seat) -> Club:
    """Somebody sits down: a player in a seat that becomes his, or anybody in the place of one who is away.

    With the last seat taken the table is formed. Where nothing is to be cut, the first seat taken closes
    the list of candidates.
    """
    if club.stage is Stage.PLAYING:
        owner = club.seats[seat]
        others = tuple(pair for pair in club.absent if pair[0] != owner)
        if owner is None or name == owner:
            return replace(club, absent=others)
        return replace(club, absent=(*others, (owner, name)))
    open_table = closed(club)
    one = open_table.find(name)
    if open_table.stage is not Stage.SEATING or one is None or one.place is not Place.PLAYS:
        return club
    left = tuple(None if taken == name else taken for taken in open_table.seats)
    seats = (*left[:seat], name, *left[seat + 1 :])
    stage = Stage.SEATING if None in seats else Stage.PLAYING
    return replace(open_table, seats=seats, stage=stage, broken_by=None)


def _rises(club: Club, name: str, seat: Seat) -> Club:
    """Somebody gets up: before the rubber his seat is free again, and during it he is away."""
    owner = club.seats[seat]
    if owner is None:
        return club
    if club.stage is Stage.SEATING and owner == name:
        return replace(club, seats=(*club.seats[:seat], None, *club.seats[seat + 1 :]))
    if club.stage is Stage.PLAYING and club.sits_at(seat) == name:
        others = tuple(pair for pair in club.absent if pair[0] != owner)
        return replace(club, absent=(*others, (owner, None)))
    return club


def _answers(club: Club, name: str, substitute: str, accepts: bool) -> Club:
    offer = club.offer
    if offer is None or offer.substitute != substitute:
        return club
    return replace(club, offer=replace(offer, accepted=(*offer.accepted, name)) if accepts else None)

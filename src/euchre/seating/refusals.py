"""What the laws say to an act by which a table is formed or changed: nothing, or a reason and its laws."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from ..acts import (
    Act,
    AnswerSubstitute,
    CallForPacks,
    Choice,
    Choose,
    Come,
    Draw,
    Finish,
    GameOrRubber,
    JoinTable,
    LeaveSeat,
    LeaveTable,
    NameSubstitute,
    Person,
    SeatingAct,
    TableAct,
    TakeSeat,
)
from ..errors import EuchreError
from ..seats import Seat
from .cuts import counted, is_cut, to_cut
from .places import closed
from .state import Club, Offer, Place, Stage


class ClubReason(Enum):
    """What is wrong with an act; the value is its name on the wire, and in a code's `[reasons]`."""

    ALREADY_HERE = "club/already-here"
    NOT_HERE = "club/not-here"
    TOO_FEW = "club/too-few"
    NOT_YOUR_CUT = "club/not-your-cut"
    CUT_FIRST = "club/cut-first"
    VOID_CUT = "club/void-cut"
    NO_PLACE = "club/no-place"
    SEAT_TAKEN = "club/seat-taken"
    PARTNERS_FACE = "club/partners-face"
    CHOICE_FIRST = "club/choice-first"
    CHOICE_MADE = "club/choice-made"
    PACK_STAYS = "club/pack-stays"
    NEW_PACKS = "club/new-packs"
    SUBSTITUTE = "club/substitute"
    NOT_NOW = "club/not-now"


class RefusedAct(EuchreError):
    """An act of forming a table that the laws, or the people who are there, do not allow."""

    def __init__(self, club: Club, act: Act, reason: ClubReason, message: str) -> None:
        self.club = club
        """The club as it stood, unchanged."""
        self.act = act
        """The act refused."""
        self.reason = reason
        """What is wrong with it."""
        self.laws = club.code.reasons.get(reason.value, ())
        """Ids of the laws it would break in the code's register; empty where the code is silent."""
        self.message = message
        """One sentence for those at the table."""
        cited = club.code.cite(self.laws)
        super().__init__(message + (f" ({cited})" if cited else ""))


_Fault: TypeAlias = tuple[ClubReason, str]


def verify(club: Club, act: Act) -> None:
    """Raise RefusedAct unless the act is lawful now; acts that form no table are not judged."""
    fault = refusal(club, act)
    if fault is not None:
        raise fault


def refusal(club: Club, act: Act) -> RefusedAct | None:
    """What is wrong with an act now, None if it is lawful or forms no table."""
    fault = next(_faults(club, act), None)
    return None if fault is None else RefusedAct(club, act, *fault)


def _faults(club: Club, act: Act) -> Iterator[_Fault]:
    """The faults of an act, the first of which is told."""
    if not isinstance(act, (SeatingAct, Draw, TableAct, TakeSeat, LeaveSeat)):
        return
    if isinstance(act, Finish):
        yield from _finishing(club, act)
    if not isinstance(act.actor, Person):
        return
    name = act.actor.name
    if is_cut(club, act):
        yield from _cutting(club, name, act)
    match act:
        case Come():
            if club.find(name) is not None:
                yield ClubReason.ALREADY_HERE, f'"{name}" is here already'
            elif act.company is not None and club.find(act.company.name) is None:
                yield ClubReason.NOT_HERE, f"{act.company} is not here to come with"
        case LeaveTable() | JoinTable():
            if club.find(name) is None:
                yield ClubReason.NOT_HERE, f'"{name}" is not here'
        case TakeSeat(_, seat):
            seated = _substituting if club.stage is Stage.PLAYING else _sitting
            yield from seated(club, name, seat)
        case LeaveSeat(_, seat):
            allowed = (name,) if club.stage is Stage.PLAYING else (name, None)
            if club.sits_at(seat) not in allowed:
                yield ClubReason.NOT_NOW, f'"{name}" does not sit in seat {seat}'
        case Choose():
            yield from _choosing(club, name, act)
        case CallForPacks():
            if not _plays(club, name) or club.stage is not Stage.PLAYING:
                yield ClubReason.NOT_NOW, "new packs are called for by a player, once seats are taken"
        case NameSubstitute():
            yield from _naming(club, name, act.substitute.name)
        case AnswerSubstitute():
            yield from _answering(club, name, act.substitute.name)


def _plays(club: Club, name: str) -> bool:
    one = club.find(name)
    return one is not None and one.place is Place.PLAYS


def _missing(club: Club) -> Iterator[_Fault]:
    """Too few are here for a table."""
    missing = club.code.players - len(club.people)
    if club.stage is Stage.GATHERING and missing > 0:
        yield ClubReason.TOO_FEW, f"{club.code.players} are needed at a table; {missing} more must come"


def _cutting(club: Club, name: str, act: Act) -> Iterator[_Fault]:
    due = to_cut(club)
    yield from _missing(club)
    if name not in due:
        now = f"{_names(due)} cut" if due else "nothing is to be cut"
        yield ClubReason.NOT_YOUR_CUT, f"'{act}' is not due: {now}"
    elif counted(closed(club), act) is None:
        void = f"'{act}' is void: one card of the pack is shown, and all cut from one pack"
        yield ClubReason.VOID_CUT, void


def _sitting(club: Club, name: str, seat: Seat) -> Iterator[_Fault]:
    yield from _missing(club)
    club, due = closed(club), to_cut(club)
    if due:
        yield ClubReason.CUT_FIRST, f"it is not settled who plays with whom: {_names(due)} cut first"
    elif not _plays(club, name):
        yield ClubReason.NO_PLACE, f'"{name}" is not of those who play'
    elif club.seats[seat] is not None:
        yield ClubReason.SEAT_TAKEN, f'seat {seat} is "{club.seats[seat]}"\'s'
    elif club.seat_of(name) is not None:
        yield ClubReason.CHOICE_MADE, f'"{name}" has taken seat {club.seat_of(name)}'
    elif club.chooser not in (None, name) and club.seat_of(str(club.chooser)) is None:
        yield ClubReason.CHOICE_FIRST, f'"{club.chooser}" has the choice of seats before the others'
    else:
        yield from _facing(club, name, seat)


def _facing(club: Club, name: str, seat: Seat) -> Iterator[_Fault]:
    """Partners sit opposite each other."""
    partner, opposite = club.partner_of(name), club.code.seating.partner(seat)
    if partner is None or opposite is None:
        return
    across = club.seats[opposite]
    sits = club.seat_of(partner)
    if across not in (None, partner) or sits not in (None, opposite):
        yield ClubReason.PARTNERS_FACE, f'"{name}" and "{partner}" are partners and face each other'


def _substituting(club: Club, name: str, seat: Seat) -> Iterator[_Fault]:
    owner, sits = club.seats[seat], club.sits_at(seat)
    offer = club.offer
    if sits is not None:
        yield ClubReason.SEAT_TAKEN, f'seat {seat} is taken: "{sits}" leaves it first'
    elif name == owner:
        return
    elif offer is None or (offer.player, offer.substitute) != (owner, name):
        yield ClubReason.SUBSTITUTE, f'"{owner}" has not named "{name}" as substitute'
    elif silent := _to_answer(club, offer):
        yield ClubReason.SUBSTITUTE, f'"{name}" may not play unless {_names(silent)} consent'


def _choosing(club: Club, name: str, act: Choose) -> Iterator[_Fault]:
    taken = [which for choice, which in club.chosen if choice is act.choice]
    if not _plays(club, name) or club.stage not in (Stage.SEATING, Stage.PLAYING):
        yield ClubReason.NOT_NOW, f"{act.choice.value} are chosen by a player, once it is settled who plays"
    elif act.choice is Choice.PACK and club.new_packs:
        return
    elif club.chooser is None and club.game_on:
        yield ClubReason.PACK_STAYS, f"the {act.choice.value} taken for a game stay until it is over"
    elif club.chooser not in (None, name):
        yield ClubReason.CHOICE_FIRST, f'"{club.chooser}" has the choice of {act.choice.value}'
    elif club.chooser is not None and taken:
        yield ClubReason.CHOICE_MADE, f'"{name}" has chosen {act.choice.value} {taken[0]} and abides by it'


def _naming(club: Club, name: str, substitute: str) -> Iterator[_Fault]:
    if not _plays(club, name) or club.stage is not Stage.PLAYING:
        yield ClubReason.SUBSTITUTE, "a substitute is named by a player, before the rubber is over"
    elif _plays(club, substitute):
        yield ClubReason.SUBSTITUTE, f'"{substitute}" plays already'


def _answering(club: Club, name: str, substitute: str) -> Iterator[_Fault]:
    if club.offer is None or club.offer.substitute != substitute:
        yield ClubReason.SUBSTITUTE, f'"{substitute}" has not been named as substitute'
    elif name not in _to_answer(club, club.offer):
        yield ClubReason.SUBSTITUTE, f'"{name}" has no say in it: the other players have'


def _to_answer(club: Club, offer: Offer) -> tuple[str, ...]:
    """The other players who have not yet said yes to the substitute."""
    return tuple(
        one.name for one in club.players if one.name not in (offer.player, offer.substitute, *offer.accepted)
    )


def _finishing(club: Club, act: Finish) -> Iterator[_Fault]:
    if club.stage is not Stage.PLAYING:
        yield ClubReason.NOT_NOW, f"no {act.span.value} is on"
    elif act.span is GameOrRubber.RUBBER and not club.code.rubber_games:
        yield ClubReason.NOT_NOW, "games make no rubber under this code"


def _names(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)

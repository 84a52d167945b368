"""Whether an act that forms or changes a table is lawful: nothing, or a reason and its laws."""

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
from ..deciding import decides
from ..errors import EuchreError
from ..seats import Seat
from .cuts import counted, is_cut, to_cut
from .places import closed
from .state import Membership, Roster, SeatingStage, SubstituteOffer


class SeatingReason(Enum):
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
    """An act of forming a table that is unlawful or impossible for the people there."""

    def __init__(self, roster: Roster, act: Act, reason: SeatingReason, message: str) -> None:
        self.roster = roster
        """The roster as it was, unchanged."""
        self.act = act
        """The act refused."""
        self.reason = reason
        """What is wrong with it."""
        self.laws = roster.code.reasons.get(reason.value, ())
        """Ids of the laws it would break in the code's register; empty where the code is silent."""
        self.message = message
        """A sentence for the people at the table."""
        cited = roster.code.cite(self.laws)
        super().__init__(message + (f" ({cited})" if cited else ""))


_Fault: TypeAlias = tuple[SeatingReason, str]


def verify(roster: Roster, act: Act) -> None:
    """Raise RefusedAct unless the act is lawful now; acts that form no table are not judged."""
    fault = refusal(roster, act)
    if fault is not None:
        raise fault


def refusal(roster: Roster, act: Act) -> RefusedAct | None:
    """Return what is wrong with an act now, None if it is lawful or forms no table."""
    fault = next(_faults(roster, act), None)
    return None if fault is None else RefusedAct(roster, act, *fault)


def _faults(roster: Roster, act: Act) -> Iterator[_Fault]:
    """Yield the faults of an act, the most important first."""
    if not isinstance(act, (SeatingAct, Draw, TableAct, TakeSeat, LeaveSeat)):
        return
    if isinstance(act, Finish):
        yield from _finishing(roster, act)
    if not isinstance(act.actor, Person):
        return
    name = act.actor.name
    if is_cut(roster, act):
        yield from _cutting(roster, name, act)
    yield from _by_person(roster, name, act)


def _by_person(roster: Roster, name: str, act: Act) -> Iterator[_Fault]:
    """Yield the faults of an act other than a cut that a person does."""
    match act:
        case Come():
            yield from _coming(roster, name, act)
        case LeaveTable() | JoinTable():
            if roster.find(name) is None:
                yield SeatingReason.NOT_HERE, f'"{name}" is not here'
        case TakeSeat(_, seat):
            seated = _substituting if roster.stage is SeatingStage.PLAYING else _sitting
            yield from seated(roster, name, seat)
        case LeaveSeat(_, seat):
            yield from _rising(roster, name, seat)
        case Choose():
            yield from _choosing(roster, name, act)
        case CallForPacks():
            yield from _calling_for_packs(roster, name)
        case NameSubstitute():
            yield from _naming(roster, name, act.substitute.name)
        case AnswerSubstitute():
            yield from _answering(roster, name, act.substitute.name)


def _coming(roster: Roster, name: str, act: Come) -> Iterator[_Fault]:
    if roster.find(name) is not None:
        yield SeatingReason.ALREADY_HERE, f'"{name}" is here already'
    elif act.company is not None and roster.find(act.company.name) is None:
        yield SeatingReason.NOT_HERE, f"{act.company} is not here to come with"


def _rising(roster: Roster, name: str, seat: Seat) -> Iterator[_Fault]:
    allowed = (name,) if roster.stage is SeatingStage.PLAYING else (name, None)
    if roster.sits_at(seat) not in allowed:
        yield SeatingReason.NOT_NOW, f'"{name}" does not sit in seat {seat}'


def _calling_for_packs(roster: Roster, name: str) -> Iterator[_Fault]:
    if not _plays(roster, name) or roster.stage is not SeatingStage.PLAYING:
        yield SeatingReason.NOT_NOW, "new packs are called for by a player, once seats are taken"


def _plays(roster: Roster, name: str) -> bool:
    one = roster.find(name)
    return one is not None and one.place is Membership.PLAYS


@decides("jerome-1877 s.12")
def _missing(roster: Roster) -> Iterator[_Fault]:
    """Return why too few are here for a table."""
    missing = roster.code.players - len(roster.people)
    if roster.stage is SeatingStage.GATHERING and missing > 0:
        yield SeatingReason.TOO_FEW, f"{roster.code.players} are needed at a table; {missing} more must come"


def _cutting(roster: Roster, name: str, act: Act) -> Iterator[_Fault]:
    due = to_cut(roster)
    yield from _missing(roster)
    if name not in due:
        now = f"{_names(due)} cut" if due else "nothing is to be cut"
        yield SeatingReason.NOT_YOUR_CUT, f"'{act}' is not due: {now}"
    elif counted(closed(roster), act) is None:
        void = f"'{act}' is void: one card of the pack is shown, and all cut from one pack"
        yield SeatingReason.VOID_CUT, void


@decides(reasons="club/choice-first club/choice-made")
def _sitting(roster: Roster, name: str, seat: Seat) -> Iterator[_Fault]:
    yield from _missing(roster)
    roster, due = closed(roster), to_cut(roster)
    if due:
        yield SeatingReason.CUT_FIRST, f"it is not settled who plays with whom: {_names(due)} cut first"
    elif not _plays(roster, name):
        yield SeatingReason.NO_PLACE, f'"{name}" is not of those who play'
    elif roster.seats[seat] is not None:
        yield SeatingReason.SEAT_TAKEN, f'seat {seat} is "{roster.seats[seat]}"\'s'
    elif roster.seat_of(name) is not None:
        yield SeatingReason.CHOICE_MADE, f'"{name}" has taken seat {roster.seat_of(name)}'
    elif roster.chooser not in (None, name) and roster.seat_of(str(roster.chooser)) is None:
        yield SeatingReason.CHOICE_FIRST, f'"{roster.chooser}" has the choice of seats before the others'
    else:
        yield from _facing(roster, name, seat)


@decides("professor-1862 P7", reasons="club/partners-face")
def _facing(roster: Roster, name: str, seat: Seat) -> Iterator[_Fault]:
    """Yield partners sit opposite each other."""
    partner, opposite = roster.partner_of(name), roster.code.seating.partner(seat)
    if partner is None or opposite is None:
        return
    across = roster.seats[opposite]
    sits = roster.seat_of(partner)
    if across not in (None, partner) or sits not in (None, opposite):
        yield SeatingReason.PARTNERS_FACE, f'"{name}" and "{partner}" are partners and face each other'


@decides("leeds-dwight-1888 18", reasons="club/substitute")
def _substituting(roster: Roster, name: str, seat: Seat) -> Iterator[_Fault]:
    owner, sits = roster.seats[seat], roster.sits_at(seat)
    offer = roster.offer
    if sits is not None:
        yield SeatingReason.SEAT_TAKEN, f'seat {seat} is taken: "{sits}" leaves it first'
    elif name == owner:
        return
    elif offer is None or (offer.player, offer.substitute) != (owner, name):
        yield SeatingReason.SUBSTITUTE, f'"{owner}" has not named "{name}" as substitute'
    elif silent := _to_answer(roster, offer):
        yield SeatingReason.SUBSTITUTE, f'"{name}" may not play unless {_names(silent)} consent'


@decides(
    "professor-1862 P4", "leeds-dwight-1888 11", reasons="club/choice-first club/choice-made club/pack-stays"
)
def _choosing(roster: Roster, name: str, act: Choose) -> Iterator[_Fault]:
    taken = [which for choice, which in roster.chosen if choice is act.choice]
    if not _plays(roster, name) or roster.stage not in (SeatingStage.SEATING, SeatingStage.PLAYING):
        yield (
            SeatingReason.NOT_NOW,
            f"{act.choice.value} are chosen by a player, once it is settled who plays",
        )
    elif act.choice is Choice.PACK and roster.new_packs:
        return
    elif roster.chooser is None and roster.game_on:
        yield SeatingReason.PACK_STAYS, f"the {act.choice.value} taken for a game stay until it is over"
    elif roster.chooser not in (None, name):
        yield SeatingReason.CHOICE_FIRST, f'"{roster.chooser}" has the choice of {act.choice.value}'
    elif roster.chooser is not None and taken:
        yield SeatingReason.CHOICE_MADE, f'"{name}" has chosen {act.choice.value} {taken[0]} and abides by it'


def _naming(roster: Roster, name: str, substitute: str) -> Iterator[_Fault]:
    if not _plays(roster, name) or roster.stage is not SeatingStage.PLAYING:
        yield SeatingReason.SUBSTITUTE, "a substitute is named by a player, before the rubber is over"
    elif _plays(roster, substitute):
        yield SeatingReason.SUBSTITUTE, f'"{substitute}" plays already'


@decides(reasons="club/substitute")
def _answering(roster: Roster, name: str, substitute: str) -> Iterator[_Fault]:
    if roster.offer is None or roster.offer.substitute != substitute:
        yield SeatingReason.SUBSTITUTE, f'"{substitute}" has not been named as substitute'
    elif name not in _to_answer(roster, roster.offer):
        yield SeatingReason.SUBSTITUTE, f'"{name}" has no say in it: the other players have'


def _to_answer(roster: Roster, offer: SubstituteOffer) -> tuple[str, ...]:
    """Return the other players who have not yet said yes to the substitute."""
    return tuple(
        one.name
        for one in roster.players
        if one.name not in (offer.player, offer.substitute, *offer.accepted)
    )


def _finishing(roster: Roster, act: Finish) -> Iterator[_Fault]:
    if roster.stage is not SeatingStage.PLAYING:
        yield SeatingReason.NOT_NOW, f"no {act.span.value} is on"
    elif act.span is GameOrRubber.RUBBER and not roster.code.rubber_games:
        yield SeatingReason.NOT_NOW, "games make no rubber under this code"


def _names(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)

"""People who form a table: what they do next, what an act of theirs has settled, who goes out next."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from ...acts import Act, Finish, LeaveSeat, Person, TakeSeat
from ...errors import EuchreError
from ...notation import DealLine
from ...pictures import counted
from ...seating import Attendee, Purpose, Roster, SeatingStage, Session, refusal
from ...seating.places import closed, rubber_over
from ...seating.state import Cutting
from ...table.desk import ActDraft, Form, Item, Scene, forms


def next_to_sit(roster: Roster) -> str | None:
    """Return who takes a seat next, first the person who may choose; None if no seat has to be taken."""
    if roster.stage is not SeatingStage.SEATING:
        return None
    names = sorted((one.name for one in roster.players), key=lambda name: name != roster.chooser)
    return next((name for name in names if roster.seat_of(name) is None), None)


def forming_items(session: Session, scene: Scene) -> tuple[Item, ...]:
    """Return what people do next to form their table: cards to be cut, seats to be taken, who comes."""
    drafts = (ActDraft(_forms()[name], values) for name, values in _due(session.roster))
    return tuple(Item(scene.label(draft), draft, "next") for draft in drafts)


def _due(roster: Roster) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return the forms of what is due, each with the values that are known."""
    closing = closed(roster)
    due = () if closing.cutting is None else closing.cutting.order.to_cut
    yield from (("draws-as-person", (str(Person(name)),)) for name in due)
    sitter = next_to_sit(roster)
    if sitter is not None:
        acts = ((str(Person(sitter)), seat) for seat in roster.code.seating.seats)
        yield from (
            ("takes-seat", (name, str(seat)))
            for name, seat in acts
            if refusal(roster, TakeSeat(Person(sitter), seat)) is None
        )
    if roster.stage is SeatingStage.GATHERING:
        yield "comes", ()
        if not due and len(roster.people) >= roster.code.players:
            yield "takes-seat", ()
    elif roster.stage is SeatingStage.PLAYING:
        yield ("finishes-rubber" if roster.code.rubber_games else "finishes-game"), ()
        yield "leaves", ()
        yield "comes", ()


@cache
def _forms() -> Mapping[str, Form]:
    return {form.id: form for form in forms()}


def with_seats_left(session: Session, what: DealLine | Act) -> Iterator[DealLine | Act]:
    """Return an act with what the record needs around it.

    A person leaves a seat before another takes it, and at the end of a rubber all get up.
    """
    seated = zip(session.roster.code.seating.seats, session.sitting.people, strict=True)
    people = [(seat, name) for seat, name in seated if name is not None]
    if isinstance(what, TakeSeat) and session.roster.stage is not SeatingStage.PLAYING:
        for seat, name in people:
            if seat == what.seat or Person(name) == what.actor:
                yield LeaveSeat(Person(name), seat)
    yield what
    if isinstance(what, Finish) and session.roster.code.rubber_games:
        yield from (LeaveSeat(Person(name), seat) for seat, name in people)


def names_told(session: Session, text: str) -> tuple[DealLine | Act, ...]:
    """Return the acts after which players with the names in a text sit, from seat A on.

    Raises EuchreError for another number of names, and where people take their seats themselves.
    """
    seats = session.roster.code.seating.seats
    try:
        names = shlex.split(text)
    except ValueError:
        raise EuchreError("a name with blanks stands in double quotes") from None
    if session.roster.people:
        raise EuchreError("people take their seats here; choose it from the list")
    if len(names) != len(seats) or len(set(names)) != len(names):
        raise EuchreError(f"type {len(seats)} different names, from seat A on")
    pairs = zip(seats, session.sitting.people, names, strict=True)
    changed = [(seat, before, name) for seat, before, name in pairs if before != name]
    left = (LeaveSeat(Person(before), seat) for seat, before, _ in changed if before is not None)
    return (*left, *(TakeSeat(Person(name), seat) for seat, _, name in changed))


def request(roster: Roster) -> str:
    """Return the question that the table waits for; empty while it plays."""
    cutting, sitter = closed(roster).cutting, next_to_sit(roster)
    due = () if cutting is None else cutting.order.to_cut
    if cutting is not None and due:
        sides = " play ".join(map(together, cutting.sides))
        asks = f"{together(due)} {'cuts' if len(due) == 1 else 'cut'} {_what_for(cutting)}."
        return f"{sides}. {asks}" if sides else asks
    if sitter is not None:
        return f"Which seat does {sitter} take?"
    if roster.stage is SeatingStage.PLAYING:
        empty = [str(seat) for seat in roster.code.seating.seats if roster.sits_at(seat) is None]
        return f"Nobody sits in seat {empty[0]}." if empty else ""
    missing = roster.code.players - len(roster.people)
    if missing > 0:
        return f"{len(roster.people)} of {roster.code.players} are here. Who comes?"
    return "Enough are here. The first seat taken closes the list."


def news(before: Roster, now: Roster) -> Iterator[str]:
    """Return what an act has settled, in sentences."""
    if now.broken_by is not None and before.broken_by is None:
        yield f"{now.broken_by} has broken up the table."
    if _names(now.players) != _names(before.players) and now.players:
        yield f"{together(_names(now.players))} play."
    if _names(now.waiting) != _names(before.waiting) and now.waiting:
        verb = "belongs" if len(now.waiting) == 1 else "belong"
        yield f"{together(_names(now.waiting))} {verb} to the table and may come in after the rubber."
    if now.sides and now.sides != before.sides:
        high, low = now.sides
        yield f"{together(high)} play {together(low)}."
        yield from _privileges(now)
    if now.stage is SeatingStage.PLAYING and before.stage is SeatingStage.SEATING:
        yield from standing(now)


def standing(roster: Roster) -> Iterator[str]:
    """Return who sits where, deals first, waits, is here without a claim, and goes out next."""
    sitting = [f"{seat} {roster.sits_at(seat) or '-'}" for seat in roster.code.seating.seats]
    if any(owner is not None for owner in roster.seats):
        yield f"{', '.join(sitting)}." + (f" {roster.dealer} deals first." if roster.dealer else "")
    for one in roster.players:
        if one.rubbers:
            yield f"{one.name} has played {counted(one.running, 'rubber')} running, {one.rubbers} in all."
    if roster.waiting:
        yield f"Waiting, in order: {', '.join(_names(roster.waiting))}."
    if roster.outside:
        yield f"Here without a right to play: {', '.join(_names(roster.outside))}."
    yield from _next_out(roster)


def together(names: Iterable[str]) -> str:
    """Return names in a row, `Ann, Bob and Cid`."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _names(people: Iterable[Attendee]) -> list[str]:
    return [one.name for one in people]


def _lowest(number: int) -> str:
    return "lowest goes" if number == 1 else f"{number} lowest go"


def _what_for(cutting: Cutting) -> str:
    have_cut = [cut.actor for cut in cutting.cuts]
    again = "again " if any(Person(name) in have_cut for name in cutting.order.to_cut) else ""
    match cutting.purpose:
        case Purpose.PLACES:
            return f"{again}for a place at the table"
        case Purpose.OUT:
            return f"{again}to settle who goes out"
        case Purpose.PARTNERS:
            return f"{again}for {'the deal' if cutting.sides else 'partners and the deal'}"


def _privileges(roster: Roster) -> Iterator[str]:
    if roster.dealer is not None and roster.dealer == roster.chooser:
        yield f"{roster.dealer} deals first and has the choice of cards and seats."
    elif roster.dealer is not None:
        yield f"{roster.dealer} deals first."


def _next_out(roster: Roster) -> Iterator[str]:
    """Yield who goes out when this rubber is over, as far as it is known now."""
    if roster.stage is not SeatingStage.PLAYING or not roster.code.rubber_games:
        return
    later = closed(rubber_over(roster))
    stay = {one.name for one in later.players}
    out = [name for name in _names(roster.players) if name not in stay]
    cutting = later.cutting
    if cutting is not None and cutting.purpose is Purpose.OUT:
        order = cutting.order
        out = [name for name in order.people[cutting.edges[0] :] if name not in order.to_cut]
        by_cut = len(order.people) - cutting.edges[0] - len(out)
        yield f"After this rubber {together(order.to_cut)} cut for going out: the {_lowest(by_cut)}."
    if out:
        yield f"After this rubber {together(out)} {'goes' if len(out) == 1 else 'go'} out."

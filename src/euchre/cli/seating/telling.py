"""Sentences while a table is formed: who has to act, what is settled, who goes out next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...acts import Person
from ...pictures import counted
from ...seating import Attendee, Purpose, Roster, SeatingStage
from ...seating.places import closed, rubber_over
from ...seating.state import Cutting
from .reading import next_to_sit, open_seats

HELP = (
    "KS               the card cut by the person asked, or: king of spades; QH 9S if two were shown",
    "Bob KS           the card of somebody else, or: Bob shows the king of spades",
    "A                the seat of the person asked; Bob B for somebody else, or: Bob sits at B",
    "Eve comes        or: Eve comes with Ann, Eve comes from table 2",
    "Dot leaves       or: Dot joins table 2",
    "Dot leaves seat D, then Dot takes seat D: away for a while",
    "Dot names Eve    as substitute; then: Ann accepts Eve, or Ann refuses Eve",
    "Ann chooses pack red, Ann chooses counters spades",
    "rubber           the rubber is over, in these words too; game, where games make no rubber",
    "who, undo, help, quit",
)
"""What people can type."""


def request(roster: Roster) -> str:
    """The question that the table waits for."""
    cutting, sitter = closed(roster).cutting, next_to_sit(roster)
    due = () if cutting is None else cutting.order.to_cut
    if cutting is not None and due:
        sides = " play ".join(map(together, cutting.sides))
        asks = f"{together(due)} {'cuts' if len(due) == 1 else 'cut'} {_what_for(cutting)}. {due[0]} shows?"
        return f"{sides}. {asks}" if sides else asks
    if sitter is not None:
        free = ", ".join(map(str, open_seats(roster, sitter)))
        return f"Which seat does {sitter} take, {free}?"
    if roster.stage is SeatingStage.PLAYING:
        empty = [str(seat) for seat in roster.code.seating.seats if roster.sits_at(seat) is None]
        if empty:
            return f"Nobody sits in seat {empty[0]}."
        return f"They play. Say '{'rubber' if roster.code.rubber_games else 'game'}' when it is over."
    missing = roster.code.players - len(roster.people)
    if missing > 0:
        return f"{len(roster.people)} of {roster.code.players} are here. Who comes? As: Eve comes."
    return "Enough are here. The first seat taken closes the list, for example: Ann A."


def news(before: Roster, now: Roster) -> Iterator[str]:
    """What an act has settled."""
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
    """Who sits where, who deals first, who waits, who is here without a claim, who goes out next."""
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
    """Names in a row, `Ann, Bob and Cid`."""
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
    """Who goes out when this rubber is over, as far as it is known now."""
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

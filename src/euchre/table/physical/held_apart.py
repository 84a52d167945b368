"""A card that a player holds apart from the hand, and an adversary who names it (leeds-dwight-1888 51)."""

from __future__ import annotations

from ...acts import TableAct
from ...cards import UNKNOWN, Card
from ...deal import seat_of
from ...seats import Seat
from ..state import RefereedTable


def held_apart(table: RefereedTable, naming: TableAct) -> tuple[Seat, Card] | None:
    """The last card that an adversary of a player who names one holds apart, unless it was named before;
    `UNKNOWN` where nobody has told which it is."""
    namer = seat_of(naming)
    for deed in reversed(table.deeds("detaches {card}", "names {card}")):
        if deed is naming:
            continue
        if deed.form == "names {card}":
            return None
        holder, (card,) = deed.actor, deed.cards
        if isinstance(holder, Seat) and _are_adversaries(table, holder, namer):
            is_there = card is UNKNOWN or table.deal.hand_may_hold(holder, card)
            return (holder, card) if is_there else None
    return None


def holder_of_unseen(table: RefereedTable, naming: TableAct) -> Seat | None:
    """The player of whose card held apart a naming cannot be judged yet: nobody has told which it is."""
    apart = held_apart(table, naming) if isinstance(naming.actor, Seat) else None
    if apart is None or apart[1] is not UNKNOWN:
        return None
    return apart[0] if table.deal.hand_may_hold(apart[0], naming.cards[0]) else None


def holder_to_tell(table: RefereedTable) -> Seat | None:
    """The player whose card held apart an adversary has named, while nobody has said which it is."""
    deeds = table.deeds("detaches {card}", "names {card}")[-2:]
    holder = deeds[0].actor if deeds else None
    return holder if isinstance(holder, Seat) and named_unseen(table, holder) is not None else None


def named_unseen(table: RefereedTable, holder: Seat) -> TableAct | None:
    """The naming by an adversary that waits until the holder's card is known; None if none does."""
    deeds = table.deeds("detaches {card}", "names {card}")[-2:]
    if len(deeds) < 2 or deeds[0].actor != holder or deeds[0].cards != (UNKNOWN,):
        return None
    named = deeds[1]
    waits = named.form == "names {card}" and table.deal.hand_may_hold(holder, named.cards[0])
    is_theirs = isinstance(named.actor, Seat) and _are_adversaries(table, holder, named.actor)
    return named if waits and is_theirs else None


def _are_adversaries(table: RefereedTable, one: Seat, other: Seat) -> bool:
    seating = table.code.seating
    return seating.side_of(one) is not seating.side_of(other)

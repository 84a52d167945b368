"""Cards that lie open: a jambone hand, and a card held apart that an adversary names."""

from __future__ import annotations

from ...acts import Act, JamboneCall, Play, TableAct
from ...cards import UNKNOWN, Card
from ...deal import Stage, hands_laid_open
from ...deal.rights import first_leader, jambone_caller, owner_of_call
from ...deal.state import deal_with, seat_of
from ...deciding import decides
from ...seats import Seat
from ..ruling import COUNTS_WITH_LEAD
from ..state import RefereedTable, with_deal


def shows_open_hand(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the table on which the cards that a jambone player shows are known to be in the hand, which lies
    open: what may be called from it, and what has to be played, is judged by them."""
    deal = table.sitting.deal
    if deal is None or deal.calling.lone is None or deed.actor not in hands_laid_open(deal):
        return table
    seat = seat_of(deed)
    hand, shown = list(deal.hands[seat]), [card for card in deed.cards if card not in deal.hands[seat]]
    if hand.count(UNKNOWN) < len(shown) or not all(deal.hand_may_hold(seat, card) for card in shown):
        return table
    for card in shown:
        hand[hand.index(UNKNOWN)] = card
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    return with_deal(table, deal_with(deal, {"hands": hands}))


@decides("professor-1862 S5 S8")
def calls_before_lead(table: RefereedTable, act: JamboneCall) -> bool:
    """Return whether the player who is to lead calls a card from the open hand before they lead."""
    deal = table.sitting.deal
    if deal is None or deal.stage is not Stage.PREPARING or deal.tricks:
        return False
    owner, lone = owner_of_call(deal), deal.calling.lone
    if lone is None or owner != act.actor or owner != first_leader(deal) or owner in deal.calling.waived:
        return False
    return deal.hand_may_hold(lone, act.card)


def why_call_waits(act: JamboneCall) -> str:
    """Return what is said of such a call."""
    return f"{act.card} {COUNTS_WITH_LEAD}"


def call_that_counts_now(before: RefereedTable, now: RefereedTable, act: Act) -> JamboneCall | None:
    """Return the last call made before the lead, once that lead is made; None without one."""
    deal = now.sitting.deal
    if deal is None or not isinstance(act, Play) or before.deal.tricks or jambone_caller(deal) != act.actor:
        return None
    calls = (one for one in reversed(deal.acts) if isinstance(one, JamboneCall) and one.actor == act.actor)
    return next(calls, None)


def held_apart(table: RefereedTable, naming: TableAct) -> tuple[Seat, Card] | None:
    """Return the last card that an adversary of a player who names one holds apart, unless it was named
    before; `UNKNOWN` where nobody has told which it is."""
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
    """Return the player of whose card held apart a naming cannot be judged yet: nobody has told which it
    is."""
    apart = held_apart(table, naming) if isinstance(naming.actor, Seat) else None
    if apart is None or apart[1] is not UNKNOWN:
        return None
    return apart[0] if table.deal.hand_may_hold(apart[0], naming.cards[0]) else None


def holder_to_tell(table: RefereedTable) -> Seat | None:
    """Return the player whose card held apart an adversary has named, while nobody has said which it is."""
    deeds = table.deeds("detaches {card}", "names {card}")[-2:]
    holder = deeds[0].actor if deeds else None
    return holder if isinstance(holder, Seat) and named_unseen(table, holder) is not None else None


def named_unseen(table: RefereedTable, holder: Seat) -> TableAct | None:
    """Return the naming by an adversary that waits until the holder's card is known; None if none does."""
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

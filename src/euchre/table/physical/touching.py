"""Who has touched and who has looked at the cards dealt to them, during the deal and afterwards."""

from __future__ import annotations

from ...acts import (
    Call,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    LayDown,
    Play,
    PlayAlone,
    Shuffle,
    TableAct,
    TableActForm,
    TakeOver,
    TurnUp,
)
from ...deal import Deal
from ...deciding import decides
from ...seats import Seat

TOUCHES: tuple[TableActForm, ...] = ("takes up the hand", "touches the cards", "looks at hand")
"""The acts with which a player touches the cards dealt to them."""

_LOOKS = frozenset({"takes up the hand", "looks at hand", "lays open the hand"})
_BY_HIS_CARDS = (Call, DeclineTurnUp, DefendAlone, Discard, LayDown, Play, PlayAlone, TakeOver)
"""What players do only when they have seen their cards."""


@decides(irregularities="cards-taken-up")
def touches(deal: Deal, *, while_dealing: bool = False) -> tuple[Seat, ...]:
    """Return who has touched their cards, in the order of the first touches, without the dealer, who has to;
    only until all the hands are dealt, where it is asked who did `while_dealing`."""
    order: dict[Seat, None] = {}
    for act in deal.acts[: _dealt_after(deal) if while_dealing else None]:
        if isinstance(act, TableAct) and act.form in TOUCHES and isinstance(act.actor, Seat):
            order[act.actor] = None
    order.pop(deal.dealer, None)
    return tuple(order)


def is_dealt(deal: Deal) -> bool:
    """Return whether every hand has got its last packet, whatever the packets were."""
    return _dealt_after(deal) is not None


def _dealt_after(deal: Deal) -> int | None:
    """Return after how many acts of a deal the last packet was dealt, which is the dealer's; None before
    that."""
    rounds = len(deal.code.packets[0])
    packets = 0
    for number, act in enumerate(deal.acts, 1):
        if isinstance(act, TableAct) and act.form == "deals {number} to {seat}":
            packets += int(act.seat == deal.dealer)
        if packets == rounds or isinstance(act, (DealOut, TurnUp)):
            return number
    return None


def has_card(deal: Deal) -> bool:
    """Return whether a player other than the dealer has touched or shown a card of the hand dealt to them, so
    that the dealing has begun though the record tells nothing of it, of the shuffle or of the cut."""
    if any(isinstance(act, (Cut, DeclineCut, Shuffle)) for act in deal.acts):
        return False
    shows = (act for act in deal.acts if isinstance(act, TableAct) and act.form == "exposes {cards}")
    return bool(touches(deal)) or any(act.actor != deal.dealer for act in shows)


@decides(irregularities="card-faced-by-dealer card-faced-by-partner card-faced-by-adversary")
def first_to_touch(deal: Deal, *, while_dealing: bool = False) -> Seat | None:
    """Return who touched their cards first; that side answers for all that were touched after it
    (leeds-dwight-1888 36, 43)."""
    return next(iter(touches(deal, while_dealing=while_dealing)), None)


def has_looked(deal: Deal, seat: Seat, *, while_dealing: bool = False) -> bool:
    """Return whether a seat has seen its cards, as far as others can tell: it looked, called or played."""
    for act in deal.acts:
        if while_dealing and isinstance(act, TurnUp):
            return False
        if act.actor != seat:
            continue
        if isinstance(act, _BY_HIS_CARDS) or (isinstance(act, TableAct) and act.form in _LOOKS):
            return True
    return False

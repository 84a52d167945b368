"""What a player with a weak hand may do at their first call, where the house allows it.

They may show the hand and call for a new deal, or exchange three cards with the talon (farmer's hand).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from ..acts import Act, AskNewDeal, GoUnder, Waiver
from ..cards import UNKNOWN, Card, Rank
from ..deciding import decides
from ..laws import WeakHand
from ..seats import Seat
from .following import unseen
from .hands import with_hand, without
from .state import Deal, Stage, seat_of

UNDER = 3
"""How many cards a player exchanges with the talon."""


def _is_low(deal: Deal, card: Card) -> bool:
    return card.rank is not None and card.rank <= Rank.TEN


def _is_no_face(deal: Deal, card: Card) -> bool:
    return _is_low(deal, card) or card.rank is Rank.ACE


def _is_low_and_no_trump(deal: Deal, card: Card) -> bool:
    return _is_low(deal, card) and card.suit is not deal.turned_suit


_WEAK: Mapping[WeakHand, Callable[[Deal, Card], bool]] = {
    "no_ace_no_face": _is_low,
    "no_face": _is_no_face,
    "no_ace_no_face_no_trump": _is_low_and_no_trump,
}
"""For each sort of weak hand whether a card may be in it."""


@decides(values="weak_hand_deals_again")
def may_call_new_deal(deal: Deal, seat: Seat) -> bool:
    """Return whether a seat may show its hand and call for a new deal, as far as its cards are known."""
    rule = deal.code.weak_hand_deals_again
    if rule == "never" or not _is_at_first_call(deal, seat):
        return False
    return all(card is UNKNOWN or _WEAK[rule](deal, card) for card in deal.hands[seat])


@decides(values="farmers_hand")
def ways_under(deal: Deal, seat: Seat) -> Iterator[GoUnder]:
    """Yield each way in which a seat may exchange cards with the talon; only one player in a deal may."""
    if not deal.code.farmers_hand or not _is_at_first_call(deal, seat):
        return
    hand = deal.hands[seat]
    if any(card is not UNKNOWN and not _is_low(deal, card) for card in hand):
        return
    if any(isinstance(act, GoUnder) for act in deal.acts):
        return
    hidden = (card for card in unseen(deal, seat) if _is_low(deal, card)) if UNKNOWN in hand else ()
    known = {card for card in hand if card is not UNKNOWN}
    for cards in combinations(sorted({*known, *hidden}), UNDER):
        if len(set(cards) - known) <= hand.count(UNKNOWN):
            yield GoUnder(seat, cards)


def gone_under(deal: Deal, act: GoUnder) -> dict[str, object]:
    """Return what changes when cards are exchanged with the top of the talon; those put out lie at its
    bottom.

    Nothing changes if the seat may not do it.
    """
    seat, number = seat_of(act), len(act.cards)
    if GoUnder(seat, tuple(sorted(act.cards))) not in ways_under(deal, seat):
        return {}
    hand = (*without(deal.hands[seat], act.cards, deal, act), *deal.pack[:number])
    return {"hands": with_hand(deal, seat, hand), "pack": (*deal.pack[number:], *act.cards)}


def weak_hand_acts(deal: Deal, seat: Seat) -> tuple[Act, ...]:
    """Return what a seat may do about a weak hand, with the waiver of it; empty for any other hand."""
    if not (deal.code.farmers_hand or deal.code.weak_hand_deals_again != "never"):
        return ()
    new_deal = (AskNewDeal(seat),) if may_call_new_deal(deal, seat) else ()
    acts = (*new_deal, *ways_under(deal, seat))
    return (*acts, Waiver(seat)) if acts else ()


def _is_at_first_call(deal: Deal, seat: Seat) -> bool:
    if deal.stage is not Stage.ORDERING or seat != deal.turn:
        return False
    return not any(act.actor == seat and isinstance(act, (Waiver, GoUnder)) for act in deal.acts)

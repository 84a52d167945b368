"""Whether an act is lawful: it is due, or it is a fact or a table act that may always be recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..acts import (
    Act,
    DealOut,
    Discard,
    Everyone,
    GiveCard,
    GoUnder,
    Holding,
    Mark,
    ReportResult,
    Shuffle,
    TableAct,
    VoidDeal,
)
from ..cards import UNKNOWN
from ..deciding import decides
from ..seats import Seat
from .dues import awaited, dues, open_rights, ways_to_deal
from .ending.reported import against_report
from .following import unseen
from .giving import discards_for_gift, giver
from .hands import cards_still_held
from .outcome import side_of_mark
from .rights import dealer_exchanges
from .state import Deal, Result, Stage
from .transition import BEFORE_HANDS


def is_lawful(deal: Deal, act: Act) -> bool:
    """Return whether an act is due; facts and table acts outside regular play are always lawful."""
    fits = _FITS.get(type(act))
    if fits is not None:
        return fits(deal, act)
    if isinstance(act, (TableAct, VoidDeal)):
        return True
    if isinstance(act, Discard):
        if _hidden_discard_fits(deal, act):
            return True
        act = Discard(act.actor, tuple(sorted(act.cards)))
    if isinstance(act, GiveCard) and act.card is UNKNOWN:
        return _hidden_gift_fits(deal, act)
    if isinstance(act, GoUnder):
        act = GoUnder(act.actor, tuple(sorted(act.cards)))
    return any(act in due.acts for due in awaited(deal)) or any(act in due.acts for due in open_rights(deal))


def _shuffle_fits(deal: Deal, act: Shuffle) -> bool:
    if not any(Shuffle(act.actor) in due.acts for due in dues(deal)):
        return False
    return not act.pack or (is_the_pack(deal, act) and not any(deal.hands))


@decides(reasons="deal/wrong-pack")
def is_the_pack(deal: Deal, act: Shuffle) -> bool:
    """Return whether the cards shuffled are those of the pack, as far as they are known."""
    given, pack = Counter(act.pack), Counter(deal.code.pack)
    unknown = given.pop(UNKNOWN, 0)
    return given <= pack and sum(given.values()) + unknown == sum(pack.values())


@decides(reasons="deal/not-the-dealer")
def _deal_fits(deal: Deal, act: DealOut) -> bool:
    """Return whether the dealer may deal so now.

    A record may leave out shuffle and cut, but a pack whose shuffle is recorded must also be cut."""
    if deal.stage not in (Stage.SHUFFLING, Stage.DEALING) or act.actor != deal.dealer:
        return False
    return act in lawful_packets(deal)


def lawful_packets(deal: Deal) -> tuple[Act, ...]:
    """Return every lawful way to deal this deal's hands."""
    code = deal.code
    return ways_to_deal(deal.dealer, code.packets, code.same_packets_for_all, code.players)


def _order_is_told(deal: Deal) -> bool:
    return any(card is not UNKNOWN for card in deal.pack)


@decides(reasons="deal/wrong-hand")
def _holding_fits(deal: Deal, act: Holding) -> bool:
    return cards_too_many(deal, act) == 0


@decides(values="hand_size")
def cards_too_many(deal: Deal, act: Holding) -> int | None:
    """Return how many cards more than it should have a record gives a hand, below zero for too few; None if
    they cannot be the cards of that hand by what the record shows."""
    if not isinstance(act.actor, Seat) or act.actor not in deal.code.seating.seats:
        return None
    hand = Counter(deal.hands[act.actor])
    if deal.stage in BEFORE_HANDS and not hand:
        if _order_is_told(deal):
            return None
        hand[UNKNOWN] = deal.code.hand_size
    hidden = hand.pop(UNKNOWN, 0)
    given = Counter(cards_still_held(deal, act))
    new_unknown = given.pop(UNKNOWN, 0)
    more = given - hand
    is_possible = not hand - given and all(count == 1 for count in given.values())
    if not is_possible or not set(more) <= set(unseen(deal, act.actor)):
        return None
    return sum(more.values()) + new_unknown - hidden


def _hidden_discard_fits(deal: Deal, act: Discard) -> bool:
    """Return whether a discard fits where the discard or the hand is not fully known."""
    if not isinstance(act.actor, Seat) or act.actor not in deal.code.seating.seats:
        return False
    if deal.stage is not Stage.PREPARING:
        return False
    hand, number = deal.hands[act.actor], 1
    if act.actor == discards_for_gift(deal):
        number = 1
    elif act.actor == deal.calling.maker and deal.dummy_taken:
        number = len(hand) - deal.code.hand_size
    elif act.actor != deal.dealer or not dealer_exchanges(deal):
        return False
    is_hidden = UNKNOWN in act.cards or not set(act.cards) <= set(hand)
    if number < 1 or len(act.cards) != number or not is_hidden:
        return False
    told = [card for card in act.cards if card is not UNKNOWN]
    new = [card for card in told if card not in hand]
    if len(set(told)) < len(told) or len(new) > hand.count(UNKNOWN):
        return False
    return set(new) <= set(unseen(deal, act.actor))


def _hidden_gift_fits(deal: Deal, act: GiveCard) -> bool:
    """Return whether a partner may give a card that the record does not know."""
    partner = giver(deal)
    if partner is None or partner != act.actor or dealer_exchanges(deal):
        return False
    return UNKNOWN in deal.hands[partner]


@decides(reasons="score/wrong-mark")
def _mark_fits(deal: Deal, act: Mark) -> bool:
    """Return whether a side marks what is due to it for a deal that is over.

    If the deal was voided or had acts outside regular play, the referee decides what is due, and any mark
    is accepted here.
    """
    side = side_of_mark(deal.code, act)
    if deal.outcome is None or side is None:
        return False
    if deal.outcome.result is Result.VOID or any(isinstance(one, TableAct) for one in deal.acts):
        return True
    return act.points == deal.outcome.points[side]


def _report_fits(deal: Deal, act: ReportResult) -> bool:
    """Return whether nothing in the record contradicts a result that the table reports."""
    return isinstance(act.actor, Everyone) and not deal.is_over and against_report(deal, act) is None


_FITS: dict[type[Act], Callable[[Deal, Any], bool]] = {
    Shuffle: _shuffle_fits,
    DealOut: _deal_fits,
    Holding: _holding_fits,
    Mark: _mark_fits,
    ReportResult: _report_fits,
}

"""Partner's best: the partner of a lone player gives them a card, for which they discard one."""

from __future__ import annotations

from ..acts import Discard, GiveCard
from ..cards import UNKNOWN
from ..deciding import decides
from ..seats import Seat
from .following import unseen
from .hands import with_hand, without
from .rights import dealer_exchanges
from .state import Deal, Stage, seat_of


@decides(values="partners_best", reasons="discard/not-the-dealer")
def giver(deal: Deal) -> Seat | None:
    """Return the lone player's partner while they have still to give a card; else None.

    The exchange comes after the dealer's, and before a lone adversary and the opening lead.
    """
    lone = deal.calling.lone
    if not deal.code.partners_best or lone is None or deal.best_given or deal.stage is not Stage.PREPARING:
        return None
    return deal.code.seating.partner(lone)


def card_given(deal: Deal, act: GiveCard) -> dict[str, object]:
    """Return what changes when the partner gives a card; nothing if they may not."""
    lone = deal.calling.lone
    if lone is None or giver(deal) != act.actor or dealer_exchanges(deal):
        return {}
    left = with_hand(deal, seat_of(act), without(deal.hands[seat_of(act)], (act.card,), deal, act))
    hands = tuple((*hand, act.card) if seat == lone else hand for seat, hand in enumerate(left))
    return {"hands": hands, "best_given": True}


def discards_for_gift(deal: Deal) -> Seat | None:
    """Return the lone player while they have still to discard a card for the one given; else None.

    A player with real cards may still do so after a lead, until they play.
    """
    lone = deal.calling.lone
    if lone is None or not deal.best_given or len(deal.hands[lone]) <= deal.code.hand_size:
        return None
    has_played = any(lone in trick.seats for trick in deal.tricks)
    return None if has_played else lone


def gifts(deal: Deal, seat: Seat) -> tuple[GiveCard, ...]:
    """Return the cards that a seat may give, or that may be in its hand, in the order of the faces."""
    hand = deal.hands[seat]
    known = {card for card in hand if card is not UNKNOWN}
    cards = known | set(unseen(deal, seat)) if UNKNOWN in hand else known
    return tuple(GiveCard(seat, card) for card in sorted(cards))


def discards_of_lone(deal: Deal, seat: Seat) -> tuple[Discard, ...]:
    """Return the lone player's ways to discard for the card given."""
    return tuple(Discard(seat, (card,)) for card in sorted(set(deal.hands[seat])))

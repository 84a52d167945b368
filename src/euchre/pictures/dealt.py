"""The hands of a deal as they were dealt, at any later point of the deal."""

from __future__ import annotations

from ..acts import Call
from ..cards import UNKNOWN, Card
from ..deal import Deal, Stage, after, new_deal, seat_of


def hands_as_dealt(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The hand of each seat before the first call; unknown cards are filled in from later acts.

    Empty hands before the cards are dealt.
    """
    hands = _before_calls(deal).hands
    return tuple(_filled(hand, _came_out(deal, seat)) for seat, hand in enumerate(hands))


def dummy_as_dealt(deal: Deal) -> tuple[Card, ...]:
    """The dummy hand before the maker took it; empty if there is none or it is not known."""
    dummy = _before_calls(deal).dummy
    return () if all(card is UNKNOWN for card in dummy) else dummy


def _before_calls(deal: Deal) -> Deal:
    before = new_deal(deal.code, deal.dealer)
    for act in deal.acts:
        if isinstance(act, Call) or before.stage in (Stage.PREPARING, Stage.PLAYING, Stage.OVER):
            break
        before = after(before, act)
    return before


def _came_out(deal: Deal, seat: int) -> list[Card]:
    """The cards known to have been in a hand, without a turn-up that the dealer took."""
    cards = [card for card in deal.hands[seat] if card is not UNKNOWN]
    cards += [play.card for trick in deal.tricks for play in trick.plays if seat_of(play) == seat]
    cards += [card for who, card in deal.discards if who == seat and card is not UNKNOWN]
    taken = _before_calls(deal).dummy if deal.dummy_taken and seat == deal.calling.maker else ()
    cards = [card for card in cards if card not in taken]
    if seat == deal.dealer and deal.exchanged and deal.turn_up in cards:
        cards.remove(deal.turn_up)
    return cards


def _filled(hand: tuple[Card, ...], came_out: list[Card]) -> tuple[Card, ...]:
    known = [card for card in hand if card is not UNKNOWN]
    more = [card for card in came_out if card not in known][: len(hand) - len(known)]
    return (*known, *more, *(UNKNOWN,) * (len(hand) - len(known) - len(more)))


def talon(deal: Deal) -> tuple[Card, ...]:
    """The undealt cards under the turn-up; empty if the record knows none of them."""
    return () if all(card is UNKNOWN for card in deal.pack) else deal.pack

"""Partner's best in EGN: the cards that a lone player and their partner exchange, as acts and back.

EGN keeps the card given as an exchange from the partner to the lone player; the card that the lone player
puts out for it is kept as an exchange the other way. Cards that nobody knows are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..acts import Act, Discard, GiveCard
from ..cards import UNKNOWN, Card
from ..deal import Deal
from ..errors import NotationError
from ..seats import Seat
from .egn_words import card_text, read_card
from .json_keys import Object, as_list, as_object, as_whole


def cards_given(exchanges: list[Any], deal: Deal, place: str) -> Iterator[Act]:
    """Yield the acts of an exchange in a deal whose calls are over; none if the table does not play it.

    Raises NotationError, naming the key, for exchanges that are not between a lone player and the partner.
    """
    lone = deal.calling.lone
    partner = None if lone is None else deal.code.seating.partner(lone)
    if not deal.code.partners_best or lone is None or partner is None:
        if exchanges and deal.code.farmers_hand:
            raise NotationError(f"{place}: EGN does not say which cards are put out when a player goes under")
        if exchanges:
            raise NotationError(f"{place}: cards are given to a lone player only, under partners_best")
        return
    cards = {Seat(sender): card for sender, card in _cards(exchanges, deal, lone, partner, place)}
    yield GiveCard(partner, cards.get(partner, UNKNOWN))
    yield Discard(lone, (cards.get(lone, UNKNOWN),))


def _cards(
    exchanges: list[Any], deal: Deal, lone: Seat, partner: Seat, place: str
) -> Iterator[tuple[int, Card]]:
    """Yield who gives which card to the other."""
    for index, value in enumerate(exchanges):
        at = f"{place}[{index}]"
        found = as_object(value, at, ("sender", "receiver", "cards"), ("sender", "receiver", "cards"))
        between = (as_whole(found["sender"], f"{at}.sender"), as_whole(found["receiver"], f"{at}.receiver"))
        cards = as_list(found["cards"], f"{at}.cards")
        if set(between) != {int(lone), int(partner)} or len(cards) != 1:
            raise NotationError(
                f"{at}: the lone player, {int(lone)}, and their partner, {int(partner)}, exchange one card"
            )
        yield between[0], read_card(cards[0], f"{at}.cards[0]", deal.trump)


def exchange_object(giver: Seat, receiver: Seat, card: Card) -> Object:
    """Return an exchange as EGN writes it."""
    return {"sender": int(giver), "receiver": int(receiver), "cards": [card_text(card)]}

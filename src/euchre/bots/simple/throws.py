"""The card to play when the player cannot or does not want to win the trick."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card, Suit
from .reading import Reading

_TRUMP = 1000
_BEST = 400
_GUARD = 60
_LAST_OF_SUIT = 45


def least_card(reading: Reading, cards: Sequence[Card]) -> Card:
    """The least useful card of those given.

    Trumps and the best card of a suit are kept first, then high cards and the guard of a second-best card. A
    single low card goes first while the player has a trump to ruff with.
    """
    return min(cards, key=lambda card: (worth_keeping(reading, card), card.index))


def worth_keeping(reading: Reading, card: Card) -> int:
    """A number to compare cards by: the more useful the card, the higher."""
    height = reading.height[card.index]
    if reading.is_trump(card):
        return _TRUMP + height
    worth = 10 * height
    if reading.is_best(card):
        worth += _BEST
    suit = reading.suits[card.index]
    length = reading.length(suit)
    if length == 1:
        if reading.length(reading.trump) and not reading.is_best(card):
            worth -= _LAST_OF_SUIT
        return worth
    if length == 2 and _is_guarded(reading, suit):
        worth += _GUARD
    return worth


def _is_guarded(reading: Reading, suit: Suit) -> bool:
    """Whether the higher card of a two-card suit can be beaten by exactly one card still out."""
    top = min((card for card in reading.hand if reading.suits[card.index] is suit), key=reading.lowness)
    return (reading.above[top.index] & reading.out).bit_count() == 1

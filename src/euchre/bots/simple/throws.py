"""What to throw off, or follow with, when the trick is not for the taking."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card
from .reading import Reading

_TRUMP = 1000
_BEST = 400
_GUARD = 60
_LAST_OF_SUIT = 45


def least_card(reading: Reading, cards: Sequence[Card]) -> Card:
    """The card that is missed least.

    Trumps and the best card of a suit are kept, then high cards and what guards a second best; a
    bare low card goes first while a trump is left to ruff with.
    """
    return min(cards, key=lambda card: (worth_keeping(reading, card), card.index))


def worth_keeping(reading: Reading, card: Card) -> int:
    """How much a card would be missed, as a number to compare."""
    height = reading.height[card.index]
    if reading.is_trump(card):
        return _TRUMP + height
    worth = 10 * height
    if reading.is_best(card):
        worth += _BEST
    suit = reading.suits[card.index]
    assert suit is not None
    length = reading.length(suit)
    if length == 1:
        if reading.length(reading.trump) and not reading.is_best(card):
            worth -= _LAST_OF_SUIT
        return worth
    if length == 2 and _guards(reading, card):
        worth += _GUARD
    return worth


def _guards(reading: Reading, card: Card) -> bool:
    """Whether a card of a suit of two is the small one beside a card that only one card beats."""
    suit = reading.suits[card.index]
    for other in reading.hand:
        if other is not card and reading.suits[other.index] is suit:
            return (reading.above[other.index] & reading.out).bit_count() == 1
    return False

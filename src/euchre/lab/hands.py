"""What many hands hold, as arrays. A hand is a uint64 mask with bit `Card.index` for each card."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ..bots.simple.tables import DEFENCE, TRICKS
from ..bots.simple.worth import Scale
from ..cards import (
    FACES,
    SUITS,
    Card,
    Rank,
    Suit,
    card_mask,
    left_bower,
    order_of_trumps,
    read_cards,
    right_bower,
)
from ..evaluation.calling import row_of_scale, sums

Hands = NDArray[np.uint64]
Flags = NDArray[np.bool_]

TURNED = Suit.SPADES
"""The suit turned up in every experiment: all suits are alike, so one is enough."""
EVERY = np.uint64(2**32 - 1)
"""The mask of all cards."""
NEXT, CROSS = TURNED.next_suit, (Suit.HEARTS, Suit.DIAMONDS)


def mask(text: str) -> np.uint64:
    """Return the mask of the cards written, such as `JS AH`."""
    return np.uint64(card_mask(read_cards(text)))


@lru_cache
def trumps_mask(trump: Suit) -> np.uint64:
    """Return all trumps."""
    return np.uint64(card_mask(order_of_trumps(trump)))


@lru_cache
def suit_mask(suit: Suit, trump: Suit) -> np.uint64:
    """Return all cards of a lay suit, without the left bower."""
    return np.uint64(card_mask(card for card in FACES if card.suit is suit and card is not left_bower(trump)))


@lru_cache
def lay_aces(trump: Suit) -> np.uint64:
    """Return the three aces that are not trumps."""
    return np.uint64(card_mask(c for c in FACES if c.rank is Rank.ACE and c.suit is not trump))


def count(hands: Hands, cards: np.uint64) -> NDArray[np.int64]:
    """Return (N,) int64: how many of some cards each hand holds."""
    found: NDArray[np.int64] = np.bitwise_count(hands & cards).astype(np.int64)
    return found


def holds(hands: Hands, cards: np.uint64) -> Flags:
    """Return (N,) bool: whether a hand holds all of some cards."""
    found: Flags = (hands & cards) == cards
    return found


def bower(trump: Suit, which: str) -> np.uint64:
    """Return the mask of the `right` or the `left` bower."""
    return np.uint64(card_mask(((right_bower if which == "right" else left_bower)(trump),)))


def trumps(hands: Hands, trump: Suit = TURNED) -> NDArray[np.int64]:
    """Return (N,) int64: the number of trumps."""
    return count(hands, trumps_mask(trump))


def aces(hands: Hands, trump: Suit = TURNED) -> NDArray[np.int64]:
    """Return (N,) int64: the number of lay aces."""
    return count(hands, lay_aces(trump))


def side_suits(hands: Hands, trump: Suit = TURNED) -> NDArray[np.int64]:
    """Return (N,) int64: the number of lay suits held."""
    held = np.zeros(len(hands), np.int64)
    for suit in SUITS:
        if suit is not trump:
            held += (hands & suit_mask(suit, trump)) != 0
    return held


def sure_trump(hands: Hands, trump: Suit = TURNED) -> Flags:
    """Return (N,) bool: whether a hand holds the right bower, or the left with another trump."""
    left = holds(hands, bower(trump, "left")) & (trumps(hands, trump) > 1)
    return holds(hands, bower(trump, "right")) | left


def strength(hands: Hands, trump: Suit = TURNED) -> NDArray[np.float64]:
    """Return (N,) float64: tricks that `simple` expects of each hand as maker, without its seat, in
    hundredths."""
    return sums(_row(TRICKS), hands, trump)


@lru_cache
def _row(scale: Scale) -> tuple[int, ...]:
    return row_of_scale(scale)


def after_discard(six: Hands, trump: Suit, kept: Card | None, *, makers: bool) -> Hands:
    """Return (N,) uint64: six-card hands after the discard that `simple` would make; `kept` may not be
    thrown."""
    row = _row(TRICKS if makers else DEFENCE)
    best = np.full(len(six), -np.inf)
    found = six.copy()
    rest = six.copy()
    fixed = np.uint64(0 if kept is None else card_mask((kept,)))
    while rest.any():
        lowest = rest & (~rest + np.uint64(1))
        five = six & ~lowest
        worth = np.where((lowest & fixed) != 0, -np.inf, sums(row, five, trump))
        better = (worth > best) & (lowest != 0)
        best, found = np.where(better, worth, best), np.where(better, five, found)
        rest ^= lowest
    return found


def highest(hands: Hands, cards: np.uint64) -> Hands:
    """Return (N,) uint64: the card with the highest index among some cards, 0 where a hand has none."""
    rest = hands & cards
    for shift in (1, 2, 4, 8, 16, 32):
        rest = rest | (rest >> np.uint64(shift))
    found: Hands = (hands & cards) & ~(rest >> np.uint64(1))
    return found


def lowest(hands: Hands, cards: np.uint64) -> Hands:
    """Return (N,) uint64: the card with the lowest index among some cards, 0 where a hand has none."""
    rest = hands & cards
    found: Hands = rest & (~rest + np.uint64(1))
    return found


def one_weak_card(hands: Hands) -> Flags:
    """Return three or more trumps with the right bower, and exactly one lay card that is not an ace.

    (N,) bool for (N,) uint64 hands.
    """
    lay = 5 - trumps(hands)
    result: Flags = (
        (trumps(hands) >= 3)
        & holds(hands, bower(TURNED, "right"))
        & (lay - count(hands, lay_aces(TURNED)) == 1)
    )
    return result


def no_weak_suit(hands: Hands) -> Flags:
    """Return three trumps with right, left or ace, and every lay suit held has its ace or king.

    (N,) bool for (N,) uint64 hands.
    """
    strong = count(hands, mask("JS JC AS")) > 0
    for suit in (*CROSS, NEXT):
        cards = hands & suit_mask(suit, TURNED)
        strong &= (cards == 0) | ((cards & np.uint64(0b11000000 << 8 * suit)) != 0)
    return strong & (trumps(hands) >= 3)

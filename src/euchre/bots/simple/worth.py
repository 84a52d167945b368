"""Measure a hand under a trump suit on integer scales.

A scale is a few short tables: what each trump adds by its rank, what the number of trumps (and the tops
among them) adds, and what each lay suit adds by its kind (void, ace and king, single ace, ...). The
scales are in `tables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import NO_TRUMP, SUIT_TABLE, SUITS, Card, Suit
from .plain import UNUSED, Plain, measure_plain
from .reading import HEIGHT

LOWEST_TRUMP = 27
"""The height of the seven of trumps in `HEIGHT`; the joker stands fourteen higher."""

(VOID, ACE_KING, BARE_ACE, ACE_LOW, BARE_KING, KING_LOW, BARE_LOW, TWO_LOW, LONG_LOW) = range(9)
"""The kinds of lay suit; `ACE_LOW` is an ace with others but no king, `KING_LOW` a king likewise."""

_ACE, _KING = 1 << 7, 1 << 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """The tables that measure a hand."""

    base: int
    """The constant term."""
    trumps: tuple[int, ...]
    """By rank from the seven up: 7 8 9 T, an unused entry, Q K A, four unused entries, left, right, joker."""
    lengths: tuple[tuple[int, ...], ...]
    """By the number of trumps, then by those of the three best among them: 4 for the right bower, plus 2
    for the left, plus 1 for the ace; a single entry if that does not matter. With a joker in the pack, the
    three best are joker, right and left bower."""
    suits: tuple[int, ...]
    """By the kind of lay suit."""
    plain: Plain = UNUSED
    """The tables for no trump."""


def kind_of_suit(ranks: int) -> int:
    """The kind of a lay suit from the mask of its ranks; bit 0 is the seven."""
    if not ranks:
        return VOID
    if ranks & _ACE:
        if ranks & _KING:
            return ACE_KING
        return BARE_ACE if ranks == _ACE else ACE_LOW
    if ranks & _KING:
        return BARE_KING if ranks == _KING else KING_LOW
    return BARE_LOW + min(ranks.bit_count(), 3) - 1


KIND_OF_SUIT = tuple(kind_of_suit(ranks) for ranks in range(256))
"""`kind_of_suit` as a table."""

_TOPS = (0,) * 7 + (1, 0, 0, 0, 0, 2, 4, 0)
_TOPS_UNDER_JOKER = (0,) * 12 + (1, 2, 4)


def measure(scale: Scale, cards: Sequence[Card], trump: Suit, joker: bool) -> int:
    """The measure of some cards on a scale under a trump; `joker` says whether the pack has one."""
    if trump is NO_TRUMP:
        return measure_plain(scale.plain, cards)
    suits, height = SUIT_TABLE[trump], HEIGHT[trump]
    top_of = _TOPS_UNDER_JOKER if joker else _TOPS
    total, count, tops, lay = scale.base, 0, 0, 0
    for card in cards:
        index = card.index
        if suits[index] is trump:
            place = height[index] - LOWEST_TRUMP
            total += scale.trumps[place]
            tops |= top_of[place]
            count += 1
        else:
            lay |= 1 << index
    by_tops = scale.lengths[count]
    total += by_tops[tops] if len(by_tops) > 1 else by_tops[0]
    for suit in SUITS:
        if suit is not trump:
            total += scale.suits[KIND_OF_SUIT[lay >> 8 * suit & 255]]
    return total

"""What a hand is worth under a trump, on scales of whole numbers.

A scale is a few short tables: what each trump adds by its height, what the number of trumps (and
the tops among them) adds, and what each lay suit adds by its kind (void, ace and king, bare ace,
...). The scales themselves stand in `tables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import SUIT_TABLE, Card, Suit
from .reading import HEIGHT

LOWEST_TRUMP = 27
"""The height of the seven of trumps in `HEIGHT`; the joker stands fourteen higher."""

(VOID, ACE_KING, BARE_ACE, ACE_LOW, BARE_KING, KING_LOW, BARE_LOW, TWO_LOW, LONG_LOW) = range(9)
"""The kinds of lay suit a hand can have; `ACE_LOW` and `KING_LOW` are guarded, without the other."""

_ACE, _KING = 1 << 7, 1 << 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """Tables by which hands are measured."""

    base: int
    """What a hand of nothing measures."""
    trumps: tuple[int, ...]
    """By height from the seven of trumps up: 7 8 9 T, an unused place, Q K A, four unused, left,
    right, joker."""
    lengths: tuple[tuple[int, ...], ...]
    """By the number of trumps from none, then by which of the three best are among them: 4 for the
    right bower, 2 for the left, 1 for the ace; one entry where that does not matter. A joker stands
    for the right bower, and the bowers below it for the next lower."""
    suits: tuple[int, ...]
    """By the kind of each lay suit."""


def kind_of_suit(ranks: int) -> int:
    """The kind of a lay suit from the set of its ranks, the seven being bit 0."""
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
    """What some cards come to on a scale under a trump; `joker` tells whether the pack has one."""
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
    for suit in Suit:
        if suit is not trump:
            total += scale.suits[KIND_OF_SUIT[lay >> 8 * suit & 255]]
    return total

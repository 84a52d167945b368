"""Measure a hand on integer scales, under a trump suit and at no trump.

A scale is a few short tables: what each trump adds by its rank, what the number of trumps (and the tops
among them) adds, and what each lay suit adds by its kind (void, ace and king, single ace, ...). At no trump
each suit counts by its best cards, with more for a hand that leads. The scales are in `tables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import NO_TRUMP, SUIT_TABLE, SUITS, Card, Suit, card_mask
from .reading import HEIGHT


@dataclass(frozen=True, slots=True, kw_only=True)
class Plain:
    """The tables that measure a hand at no trump."""

    base: int
    """The constant term."""
    lead: int
    """Added for a hand that leads to the first trick."""
    suits: tuple[int, ...]
    """By the mask of the ranks held in a suit (256); bit 0 is the seven."""


UNUSED = Plain(base=0, lead=0, suits=(0,) * 256)
"""For a scale that no choice at no trump uses: the dealer takes up no card then."""


def measure_plain(plain: Plain, cards: Sequence[Card]) -> int:
    """Return the measure of some cards at no trump."""
    held = card_mask(cards)
    return plain.base + sum(plain.suits[held >> 8 * suit & 255] for suit in SUITS)


def plain_suits(
    *, run: tuple[int, ...], guarded: tuple[int, ...], bare: tuple[int, ...], longer: int, void: int
) -> tuple[int, ...]:
    """Return the table `Plain.suits` from the worth of each holding.

    `run` is by the number of best cards held, from the ace down. `guarded` and `bare` are by the highest card
    if it is no ace (king, queen, jack), with enough lower cards to guard it or not. `longer` is added for
    each other card.
    """
    return tuple(_plain_suit(ranks, run, guarded, bare, longer, void) for ranks in range(256))


def _plain_suit(
    ranks: int, run: tuple[int, ...], guarded: tuple[int, ...], bare: tuple[int, ...], longer: int, void: int
) -> int:
    if not ranks:
        return void
    length, best = ranks.bit_count(), 0
    while best < min(length, len(run) - 1) and ranks >> 7 - best & 1:
        best += 1
    if best:
        return run[best] + longer * (length - best)
    above = 8 - ranks.bit_length()
    if above > len(guarded):
        return longer * (length - 1)
    return (guarded if length > above else bare)[above - 1] + longer * (length - 1)


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
    """Return the kind of a lay suit from the mask of its ranks; bit 0 is the seven."""
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
    """Return the measure of some cards on a scale under a trump; `joker` says whether the pack has one."""
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

"""Measure a hand at no trump: each suit by its best cards, with more for a hand that leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...cards import SUITS, Card, card_mask


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
    """The measure of some cards at no trump."""
    held = card_mask(cards)
    return plain.base + sum(plain.suits[held >> 8 * suit & 255] for suit in SUITS)


def plain_suits(
    *, run: tuple[int, ...], guarded: tuple[int, ...], bare: tuple[int, ...], longer: int, void: int
) -> tuple[int, ...]:
    """The table `Plain.suits` from the worth of each holding.

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

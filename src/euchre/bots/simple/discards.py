"""Discards: the dealer's after taking the turn-up, the maker's after taking the dummy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...cards import Card, Suit
from ...view import SeatView
from .reading import HEIGHT
from .tables import ALONE, DEFENCE, STOPPERS, TRICKS
from .worth import Scale, measure


def best_five(
    scale: Scale, cards: Sequence[Card], trump: Suit, joker: bool, surplus: int
) -> tuple[int, tuple[Card, ...]]:
    """The best measure on `scale` after discarding `surplus` of the cards, and the cards to discard.

    Of equal choices the lowest cards are discarded, and of those the first in the order of the faces.
    """
    height = HEIGHT[trump]

    def measured(thrown: tuple[Card, ...]) -> tuple[int, int, tuple[Card, ...]]:
        kept = [card for card in cards if card not in thrown]
        return measure(scale, kept, trump, joker), -sum([height[card.index] for card in thrown]), thrown

    choices = map(measured, combinations(sorted(cards), surplus))
    worth, _, thrown = max(choices, key=lambda choice: choice[:2])
    return worth, thrown


def scale_for(view: SeatView) -> Scale:
    """The scale for the dealer's choice of five cards: as maker with a partner or alone, or as adversary."""
    lone = view.calling.lone
    if view.seat in view.makers:
        return TRICKS if lone is None else ALONE
    return DEFENCE if lone is None else STOPPERS


def dealers_discard(view: SeatView, allowed: Sequence[Card]) -> Card:
    """The dealer's discard, one of `allowed`, or the turn-up if the dealer is better off without it."""
    trump, turn_up = view.settled_trump, view.turned_card
    _, (thrown,) = best_five(scale_for(view), (*view.hand, turn_up), trump, view.code.joker, 1)
    if thrown in allowed or thrown is turn_up:
        return thrown
    return min(allowed, key=lambda card: (HEIGHT[trump][card.index], card.index))


def makers_discard(view: SeatView, surplus: int) -> tuple[Card, ...]:
    """The maker's discards after taking the dummy, in the order of the faces."""
    return best_five(TRICKS, view.hand, view.settled_trump, view.code.joker, surplus)[1]


def best_to_give(view: SeatView) -> Card:
    """The card to give a lone partner: the highest trump, or else the highest card of another suit."""
    height = HEIGHT[view.settled_trump]
    return max(view.hand, key=lambda card: (height[card.index], -card.index))


def weakest_of_six(view: SeatView) -> Card:
    """The lone player's discard for the card that the partner gave."""
    _, (thrown,) = best_five(ALONE, view.hand, view.settled_trump, view.code.joker, 1)
    return thrown

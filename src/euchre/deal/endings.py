"""Exhaustive search over the endings of a deal with all cards known: the reference for tests."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import play
from ..seats import Seat
from .following import legal_cards
from .rights import first_leader
from .state import Deal
from .transition import after


def every_ending(deal: Deal) -> Iterator[Deal]:
    """The finished deal of every lawful way to play a deal out from here."""
    if deal.is_over:
        yield deal
        return
    seat = _to_play(deal)
    for card in legal_cards(deal, seat):
        yield from every_ending(after(deal, play(seat, card)))


def count_endings(deal: Deal) -> int:
    """The number of lawful ways to play a deal out from here."""
    if deal.is_over:
        return 1
    seat = _to_play(deal)
    return sum(count_endings(after(deal, play(seat, card))) for card in legal_cards(deal, seat))


def best_tricks(deal: Deal) -> int:
    """The makers' tricks if both sides see all hands and play perfectly from here.

    Computed by plain minimax over every lawful card.
    """
    if deal.is_over:
        return deal.makers_tricks()
    seat = _to_play(deal)
    values = (best_tricks(after(deal, play(seat, card))) for card in legal_cards(deal, seat))
    return max(values) if seat in deal.makers else min(values)


def _to_play(deal: Deal) -> Seat:
    """Who leads or plays next, once everything before the first lead is done."""
    return first_leader(deal) if deal.turn is None else deal.turn

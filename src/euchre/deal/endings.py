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

    It tries one number of tricks after another and keeps the positions it has solved, which makes it fast
    enough for whole hands.
    """
    solved: dict[object, bool] = {}
    tricks = deal.makers_tricks()
    while tricks < deal.code.hand_size and _can_make(deal, tricks + 1, solved):
        tricks += 1
    return tricks


def _can_make(deal: Deal, tricks: int, solved: dict[object, bool]) -> bool:
    """Whether the makers can still make this many tricks in all."""
    made = deal.makers_tricks()
    if made >= tricks:
        return True
    if deal.is_over or made + deal.code.hand_size - len(deal.finished_tricks) < tricks:
        return False
    seat = _to_play(deal)
    on_table = () if deal.trick is None else deal.trick.plays
    position = (tricks - made, tuple(map(frozenset, deal.hands)), on_table, seat)
    if position not in solved:
        outcomes = (
            _can_make(after(deal, play(seat, card)), tricks, solved) for card in legal_cards(deal, seat)
        )
        solved[position] = any(outcomes) if seat in deal.makers else all(outcomes)
    return solved[position]


def _to_play(deal: Deal) -> Seat:
    """Who leads or plays next, once everything before the first lead is done."""
    return first_leader(deal) if deal.turn is None else deal.turn

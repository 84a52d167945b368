"""The endings of a deal with all cards known: all of them for tests, and the best for both sides."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import play
from ...seats import Seat
from ..following import legal_cards
from ..rights import first_leader
from ..state import Deal
from ..transition import after
from .play_out import PlayOut


def every_ending(deal: Deal) -> Iterator[Deal]:
    """Yield the finished deal of every lawful way to play a deal out from here."""
    if deal.is_over:
        yield deal
        return
    seat = _to_play(deal)
    for card in legal_cards(deal, seat):
        yield from every_ending(after(deal, play(seat, card)))


def count_endings(deal: Deal) -> int:
    """Return the number of lawful ways to play a deal out from here."""
    if deal.is_over:
        return 1
    seat = _to_play(deal)
    return sum(count_endings(after(deal, play(seat, card))) for card in legal_cards(deal, seat))


def best_tricks(deal: Deal) -> int:
    """Return the makers' tricks if both sides see all hands and play perfectly from here."""
    if deal.is_over:
        return deal.makers_tricks()
    trick, seating = deal.trick, deal.code.seating
    leader = _to_play(deal) if trick is None else trick.leader
    clockwise = dict.fromkeys((leader, *seating.from_left_of(leader)))
    players = [seat for seat in clockwise if seat not in deal.calling.out]
    search = PlayOut(
        tuple(deal.hands[seat] for seat in players),
        deal.settled_trump,
        [seat in deal.makers for seat in players],
        () if trick is None else tuple(play.card for play in trick.plays),
        deal.called if not deal.finished_tricks else None,
    )
    return deal.makers_tricks() + search.tricks()


def _to_play(deal: Deal) -> Seat:
    """Return who leads or plays next, once everything before the first lead is done."""
    return first_leader(deal) if deal.turn is None else deal.turn

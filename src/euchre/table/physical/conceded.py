"""The result of a hand that all give up: perfect play of the cards that lie open
(leeds-dwight-1888 49)."""

from __future__ import annotations

from ...acts import Play
from ...cards import UNKNOWN
from ...deal import Deal, after, first_leader, legal_cards


def makers_tricks_seen(deal: Deal) -> int:
    """The makers' tricks when all hands are seen and both sides play perfectly from here.

    The same as `deal.best_tricks`, which tries every way to play; this tries one number of tricks after
    another and keeps the positions it has solved, so that it is fast enough for whole hands. Where the
    record does not know all faces, the makers get no trick beyond those they have.
    """
    known: dict[object, bool] = {}
    tricks = deal.makers_tricks()
    if any(UNKNOWN in deal.hands[seat] for seat in deal.active):
        return tricks
    while tricks < deal.code.hand_size and _reach(deal, tricks + 1, known):
        tricks += 1
    return tricks


def _reach(deal: Deal, tricks: int, known: dict[object, bool]) -> bool:
    """Whether the makers can still make this many tricks in all."""
    made = deal.makers_tricks()
    if made >= tricks:
        return True
    if deal.is_over or made + deal.code.hand_size - len(deal.finished_tricks) < tricks:
        return False
    seat = first_leader(deal) if deal.turn is None else deal.turn
    on_table = () if deal.trick is None else deal.trick.plays
    position = (tricks - made, tuple(map(frozenset, deal.hands)), on_table, seat)
    if position not in known:
        outcomes = (_reach(after(deal, Play(seat, card)), tricks, known) for card in legal_cards(deal, seat))
        known[position] = any(outcomes) if seat in deal.makers else all(outcomes)
    return known[position]

"""Every ending of a deal whose faces are all known: the exhaustive reference for proofs."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import play
from .following import legal_cards
from .state import Deal
from .transition import after


def every_ending(deal: Deal) -> Iterator[Deal]:
    """Each way to play a deal out lawfully from here, card by card, as the finished deal."""
    if deal.is_over:
        yield deal
        return
    assert deal.turn is not None
    for card in legal_cards(deal, deal.turn):
        yield from every_ending(after(deal, play(deal.turn, card)))


def count_endings(deal: Deal) -> int:
    """How many lawful ways there are to play a deal out from here."""
    if deal.is_over:
        return 1
    assert deal.turn is not None
    return sum(count_endings(after(deal, play(deal.turn, card))) for card in legal_cards(deal, deal.turn))


def best_tricks(deal: Deal) -> int:
    """The makers' tricks when all hands are seen and both sides play perfectly from here.

    Plain minimax over every lawful card.
    """
    if deal.is_over:
        return deal.makers_tricks()
    assert deal.turn is not None
    values = (best_tricks(after(deal, play(deal.turn, card))) for card in legal_cards(deal, deal.turn))
    return max(values) if deal.turn in deal.makers else min(values)

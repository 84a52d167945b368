"""What is due for a deal: the points of penalties first, then those of the hand as far as they count."""

from __future__ import annotations

from dataclasses import replace

from ..game import settled
from ..seats import BySide
from .state import Table


def counts(table: Table) -> tuple[BySide[int], ...]:
    """What is counted for the deal that is on, one count after another: penalties, then the hand.

    Penalties go first, so that they may win the game before the hand is counted (leeds-dwight-1888 4,
    jerome-1877 18.6). A side that is barred counts nothing of the hand (professor-1862 L35,
    leeds-dwight-1888 90), and nobody does where the penalty is the only count (jerome-1877 18.5).
    """
    ledger, nothing = table.ledger, table.code.seating.by_side(0)
    penalties, hand = nothing, nothing
    for award in ledger.awards:
        penalties = penalties.replaced(award.side, penalties[award.side] + award.points)
    outcome = table.deal.outcome
    if outcome is not None and not any(award.instead for award in ledger.awards):
        hand = outcome.points
        for side in ledger.barred:
            hand = hand.replaced(side, 0)
    return penalties, hand


def due(table: Table) -> BySide[int]:
    """The points due for the deal by side, penalties and hand together."""
    penalties, hand = counts(table)
    return BySide(hand.sides, tuple(a + b for a, b in zip(penalties, hand, strict=True)))


def with_score(table: Table) -> Table:
    """The table with the score that is due from its deal, and who deals next."""
    if table.sitting.deal is None:
        return table
    return replace(table, sitting=settled(table.sitting, counts(table)))

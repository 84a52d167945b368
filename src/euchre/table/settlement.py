"""What is due for a deal: the points of penalties first, then those of the hand as far as they count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..deal import Result
from ..game import game_given, settled
from ..seats import BySide
from .state import Case, RefereedTable


def counts(table: RefereedTable) -> tuple[BySide[int], ...]:
    """What is counted for the deal that is on, one count after another: penalties, then the hand.

    Penalties go first, so that they may win the game before the hand is counted (leeds-dwight-1888 4,
    jerome-1877 18.6). A side that is barred counts nothing of the hand (professor-1862 L35,
    leeds-dwight-1888 90), and nobody does where the penalty is the only count (jerome-1877 18.5).
    """
    ledger = table.ledger
    paying = [case for case in table.ledger.cases if case.points]
    kinds = {case.irregularity: table.code.provisions[case.irregularity] for case in paying}
    nothing = table.code.seating.by_side(0)
    penalties = nothing
    for kind, provision in kinds.items():
        of_kind = sorted((case for case in paying if case.irregularity == kind), key=_in_play)
        if provision.both_sides == "first":
            of_kind = of_kind[:1]
        points = _added(nothing, of_kind)
        penalties = _sum(penalties, _set_off(points) if provision.both_sides == "net" else points)
    outcome = table.deal.outcome
    if outcome is None or any(provision.only_count for provision in kinds.values()):
        return penalties, nothing
    hand = outcome.points
    if (
        ledger.lone_march is not None
        and outcome.result is Result.MARCH
        and table.deal.calling.lone is not None
    ):
        hand = hand.mapped(lambda points: min(points, ledger.lone_march or 0))
    for side in table.ledger.barred:
        hand = hand.replaced(side, 0)
    return penalties, hand


def due(table: RefereedTable) -> BySide[int]:
    """The points due for the deal by side, penalties and hand together."""
    return _sum(*counts(table))


def with_score(table: RefereedTable) -> RefereedTable:
    """The table with the score that is due from its deal, and who deals next."""
    if table.sitting.deal is None:
        return table
    sitting = settled(table.sitting, counts(table))
    if table.ledger.next_dealer is not None and sitting.is_between_deals:
        sitting = replace(sitting, next_dealer=table.ledger.next_dealer)
    if table.ledger.game_to is not None:
        sitting = replace(sitting, score=game_given(sitting.before_deal, table.ledger.game_to))
    return replace(table, sitting=sitting)


def _in_play(case: Case) -> tuple[int, int]:
    return case.trick or 0, case.since


def _added(points: BySide[int], cases: Iterable[Case]) -> BySide[int]:
    for case in cases:
        for side, amount in case.points:
            points = points.replaced(side, points[side] + amount)
    return points


def _set_off(points: BySide[int]) -> BySide[int]:
    """The smaller total struck from the larger (leeds-dwight-1888 71)."""
    least = min(points)
    return points.mapped(lambda amount: amount - least)


def _sum(first: BySide[int], second: BySide[int]) -> BySide[int]:
    return BySide(first.sides, tuple(a + b for a, b in zip(first, second, strict=True)))

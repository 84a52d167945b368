"""Deals that are void: whether they may still be lost, and the laws that make them void."""

from __future__ import annotations

from ..deal import Deal, Result, Stage
from ..deal.state import deal_with
from ..deciding import decides
from ..laws import Provision
from .ruling import Verdict
from .state import CaseStatus, RefereedTable, with_deal

VOIDING = frozenset({"lose-deal", "deal-again"})
"""Remedies that make a deal void."""


def may_lose_deal(provision: Provision) -> bool:
    """Whether the dealer may lose the deal by what is found, or by a choice of the other side."""
    return "lose-deal" in (*provision.follows, *provision.excused, *provision.choices)


@decides("professor-1862 L10", "leeds-dwight-1888 33", "modern m.10")
def is_dealer_cleared(table: RefereedTable) -> bool:
    """Whether the deal is void by what is nobody's fault, such as an imperfect pack: what was dealt from it
    then proves nothing against the dealer."""
    rows = table.code.provisions
    cases = (one for one in table.ledger.cases if rows[one.irregularity].says("clears-dealer"))
    return any(one.status is CaseStatus.SETTLED for one in cases)


def as_if_not_void(table: RefereedTable) -> RefereedTable:
    """Return the table as it would stand if its deal were not void."""
    deal = table.sitting.deal
    if deal is None or deal.outcome is None or deal.outcome.result is not Result.VOID:
        return table
    return with_deal(table, deal_with(deal, {"outcome": None, "stage": _stage_reached(deal)}))


def _stage_reached(deal: Deal) -> Stage:
    """How far a deal came before it was void."""
    if deal.tricks:
        return Stage.PLAYING
    if deal.trump is not None:
        return Stage.PREPARING
    return Stage.TURNING if deal.turn_up is None else Stage.ORDERING


@decides("modern m.10")
def laws_of_void_deal(table: RefereedTable) -> tuple[str, ...]:
    """The laws that made the deal void, as the ruling on it has them; none if the players agreed to it."""
    cases = {(case.irregularity, case.offender) for case in table.ledger.cases}
    for ruling in reversed(table.rulings):
        if (ruling.irregularity, ruling.offender) in cases and _MAKING_VOID & {*ruling.remedies}:
            return ruling.laws if ruling.verdict in (Verdict.IMPOSED, Verdict.CHOSEN) else ()
    return ()


_MAKING_VOID = VOIDING | {"start-over", "spoil-deal", "right-dealer"}

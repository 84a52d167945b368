"""Choices that spare the offenders what follows by law (professor-1862 L31, B6)."""

from __future__ import annotations

from ...acts import TableAct
from ...copying import replace
from ..bidding import has_to_pass
from ..cases import ruled
from ..ruling import Verdict
from ..state import Case, CaseStatus, RefereedTable, with_case
from ..terms.holders import may_claim

FAVOURS = (("allow-ordering-up",),)
"""The choices that spare the offenders what follows by law: a claim holds them to it, a waiver takes them."""


def held_to(table: RefereedTable, case: Case, deed: TableAct) -> RefereedTable:
    """The table when the offenders are held to what a favour would spare them; the dealer's word prevails
    over the partner's (professor-1862 B6)."""
    if deed.actor == table.deal.dealer:
        table = with_case(table, replace(case, status=CaseStatus.SETTLED))
    follows = table.code.provisions[case.irregularity].follows
    return ruled(table, case, Verdict.IMPOSED, remedies=follows)


def is_favour_offered(table: RefereedTable, case: Case) -> bool:
    """Whether the other side may still spare the offenders what follows."""
    return case.status is CaseStatus.OPEN and _is_favour(table, case)


def kept_to(table: RefereedTable, deed: TableAct, remedy: str) -> Case | None:
    """The case in which a player chooses what follows by law and no favour: `chooses forbid-ordering-up`."""
    for case in reversed(table.ledger.cases):
        follows = table.code.provisions[case.irregularity].follows
        if remedy not in follows or not (is_favour_offered(table, case) or still_binds(table, case)):
            continue
        if may_claim(table, case, deed.actor):
            return case
    return None


def still_binds(table: RefereedTable, case: Case) -> bool:
    """Whether the offenders still have to pass for what is settled, so another claim gets the ruling again
    (professor-1862 L31)."""
    is_settled = case.status is CaseStatus.SETTLED and _is_favour(table, case)
    return is_settled and case.offender is not None and has_to_pass(table, case.offender)


def _is_favour(table: RefereedTable, case: Case) -> bool:
    return table.code.provisions[case.irregularity].choices in FAVOURS

"""Which case a claim or a choice is about, what it offers, and who has spoken for what."""

from __future__ import annotations

from dataclasses import replace

from ...acts import TableAct
from ...deal import seat_of
from ...laws.irregularities import load_irregularities
from ..state import Case, RefereedTable
from ..terms.holders import holders_of


def spoken_for(case: Case, remedy: str, deed: TableAct) -> Case:
    """The case with a player's word for one of its remedies."""
    return replace(case, agreed=(*case.agreed, (seat_of(deed), remedy)))


def all_agree(table: RefereedTable, case: Case, remedy: str) -> bool:
    """Whether all who may choose have spoken for a remedy."""
    return all((seat, remedy) in case.agreed for seat in holders_of(table, case))


def is_about(case: Case, deed: TableAct) -> bool:
    """Whether what a player says is about a case, by its name and the player and the trick that they name."""
    if deed.matter not in (case.irregularity, *load_irregularities()[case.irregularity].claimed_as):
        return False
    if deed.seat is not None and deed.seat != case.offender:
        return False
    return not deed.numbers or deed.numbers[0] == case.trick


def choices_of(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """The remedies that a case offers under the code."""
    return table.code.provisions[case.irregularity].choices

"""A score put right."""

from __future__ import annotations

from ...acts import Act
from ...copying import replace
from ...deal import side_of_mark
from ...deciding import decides
from ...seats import Side
from ..remedy import REMEDIES
from ..settlement import slips, with_score
from ..state import Case, RefereedTable, with_case, with_ledger


@decides(irregularities="overcount undercount")
@REMEDIES.add("correct-score", "the score is put right to what was due")
def correct_score(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """What was due stands in place of what was marked (leeds-dwight-1888 5, jerome-1877 19.2, 19.3)."""
    side = _side(table, case)
    marks = tuple(mark for mark in table.sitting.marks if side_of_mark(table.code, mark) is not side)
    marked = tuple(mark for mark in table.ledger.marked if mark.side is not side)
    table = replace(table, sitting=replace(table.sitting, marks=marks))
    return with_ledger(table, marked=marked)


@REMEDIES.add(
    "excess-to-adversaries", "the points marked too much are taken from {side} and given to {others}"
)
def excess_to_adversaries(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """The markers go back to what was due, and the other side scores what they added (professor-1862 L32).

    If the game is won without it, the other side scores it in the game after.
    """
    side = _side(table, case)
    excess = slips(table)[side]
    others = tuple((other, excess) for other in table.code.seating.sides if other is not side)
    corrected = with_score(correct_score(table, case, act))
    if corrected.sitting.score.won_by is not None:
        return with_ledger(corrected, carried=(*table.ledger.carried, *others))
    return correct_score(with_case(table, replace(table.ledger.cases[case.number], points=others)), case, act)


def _side(table: RefereedTable, case: Case) -> Side:
    return table.code.seating.side_of(case.known_offender)

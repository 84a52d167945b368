"""Marks that are not what was due (professor-1862 L32, jerome-1877 19.2, 19.3, leeds-dwight-1888 5,
modern m.8)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Mark
from ...deal import side_of_mark
from ...deciding import decides
from ...laws import IrregularityName
from ..settlement import due
from ..state import Finding, RefereedTable
from .watching import Watcher


@decides(irregularities="overcount undercount")
def wrong_mark(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """More or fewer points marked than are due; nobody corrects it until somebody points it out."""
    if not isinstance(act, Mark) or not before.deal.is_over:
        return
    side = side_of_mark(before.code, act)
    if side is None or act.points == due(before)[side]:
        return
    irregularity: IrregularityName = "overcount" if act.points > due(before)[side] else "undercount"
    yield Finding(irregularity=irregularity, offender=side.seats[0])


WATCHERS: tuple[Watcher, ...] = (wrong_mark,)

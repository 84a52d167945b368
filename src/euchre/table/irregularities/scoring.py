"""Marks that are not what was due (professor-1862 L32, jerome-1877 19.2, 19.3, leeds-dwight-1888 5,
modern m.8)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Mark
from ...deal import side_of_mark
from ..settlement import due
from ..state import Finding, RefereedTable
from .watching import watches


@watches(Mark, finds="overcount undercount")
def wrong_mark(before: RefereedTable, now: RefereedTable, act: Mark) -> Iterator[Finding]:
    """More or fewer points marked than are due; nobody corrects it until somebody points it out."""
    side = side_of_mark(before.code, act)
    if side is not None and before.deal.is_over and act.points != due(before)[side]:
        yield Finding("overcount" if act.points > due(before)[side] else "undercount", side.seats[0])

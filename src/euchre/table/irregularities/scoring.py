"""Marks that are not what was due (professor-1862 L32, jerome-1877 19.2, 19.3, leeds-dwight-1888 5,
modern m.8)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Mark
from ...deal import side_of_mark
from ..settlement import slips
from ..state import Finding, RefereedTable
from .watching import watches


@watches(Mark, finds="overcount undercount")
def wrong_mark(before: RefereedTable, now: RefereedTable, act: Mark) -> Iterator[Finding]:
    """Yield more or fewer points marked than are due; nobody corrects it until somebody points it out."""
    side = side_of_mark(before.code, act)
    slip = 0 if side is None or not before.deal.is_over else slips(now)[side]
    if side is not None and slip:
        yield Finding("overcount" if slip > 0 else "undercount", side.seats[0])

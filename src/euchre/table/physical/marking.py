"""What a side has marked for a deal, against what was due when it marked."""

from __future__ import annotations

from ...seats import BySide, Side
from ..state import Marked, RefereedTable


def marks_of(table: RefereedTable, side: Side) -> tuple[Marked, ...]:
    """What a side has marked for the deal, in order."""
    return tuple(mark for mark in table.ledger.marked if mark.side is side)


def slip(table: RefereedTable, side: Side, due: int) -> int:
    """How many points too many stand marked for a side to which so many are due now; below zero for too few.

    What falls due after a mark is posted with the ruling. A mark made after that may be for the new points
    or for all of the deal, and points marked before the ruling on them are right once they are due.
    """
    marks = marks_of(table, side)
    if marks and due in (marks[-1].points, sum(mark.points for mark in marks)):
        return 0
    found = before = 0
    for nth, mark in enumerate(marks):
        in_all, new = mark.points - mark.due, mark.due - before
        found = min(in_all, found + mark.points - new, key=abs) if nth and new > 0 else in_all
        before = mark.due
    return found


def with_slips(counts: tuple[BySide[int], ...], slips: BySide[int]) -> tuple[BySide[int], ...]:
    """Counts of a deal as they were marked: points too many come with the last, points too few are missing
    from the last that gives any."""
    marked = list(counts)
    for side, amount in slips.items():
        for place in reversed(range(len(marked))):
            points = max(0, marked[place][side] + amount)
            amount -= points - marked[place][side]
            marked[place] = marked[place].replaced(side, points)
    return tuple(marked)

"""Leads over a false lead: the player whose lead it was leads, and sends the card led falsely back by it."""

from __future__ import annotations

import re

from ....acts import Play
from ....seats import Seat
from ...claims.meant import choice_of
from ...physical.handling import leader_due, trick_swept_back
from ...state import Case, RefereedTable
from ...terms.holders import holders_of
from ..beginnings.openings import Told
from ..plain import plain
from ..shorthand import act_in_short

_LEADS = re.compile(
    r"(?P<who>[A-D]) lead (?:with |out )?(?P<card>[0-9TJQKA][SHDC])(?: (?:now|himself|herself))?"
)


def as_lead_over(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """The recall of a false lead and the right lead: `D leads KH` over a lead of A, when it was D's lead.

    A player who may have the card sent back has done so by leading another (professor-1862 L15, jerome-1877
    9.8, leeds-dwight-1888 52, 104).
    """
    said = _LEADS.fullmatch(plain(text, table))
    seat = None if said is None else Seat.from_text(said["who"])
    case = None if seat is None else _may_recall(table, seat)
    if said is None or seat is None or case is None:
        return ()
    play = act_in_short(f"{seat} {said['card']}", table)
    return (choice_of(table, case, seat, "recall"), play) if isinstance(play, Play) else ()


def _may_recall(table: RefereedTable, seat: Seat) -> Case | None:
    """The false lead to the trick that is on, if a player has the lead and may recall the card; else None."""
    number = 0 if table.sitting.is_between_deals else len(table.deal.tricks)
    for case in table.open_cases:
        recalls = "recall" in table.code.provisions[case.irregularity].choices
        if not recalls or case.trick != number or table.deal.tricks[-1].leader != case.offender:
            continue
        may = seat in holders_of(table, case) and seat == leader_due(trick_swept_back(table.deal))
        return case if may else None
    return None

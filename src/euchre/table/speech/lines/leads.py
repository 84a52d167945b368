"""Leads over a false lead: the player whose lead it was leads, and sends the card led falsely back by it."""

from __future__ import annotations

import re

from ....acts import Play, TableAct
from ....seats import Seat
from ...physical.handling import leader_due, trick_swept_back
from ...state import RefereedTable
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
    if said is None or seat is None or not _may_recall(table, seat):
        return ()
    play = act_in_short(f"{seat} {said['card']}", table)
    return (TableAct(seat, "chooses {matter}", matter="recall"), play) if isinstance(play, Play) else ()


def _may_recall(table: RefereedTable, seat: Seat) -> bool:
    """Whether the trick that is on was led to falsely, and a player has the lead and may recall the card."""
    number = 0 if table.sitting.is_between_deals else len(table.deal.tricks)
    for case in table.open_cases:
        recalls = "recall" in table.code.provisions[case.irregularity].choices
        if not recalls or case.trick != number or table.deal.tricks[-1].leader != case.offender:
            continue
        return seat in holders_of(table, case) and seat == leader_due(trick_swept_back(table.deal))
    return False

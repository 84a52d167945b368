"""Leads over a false lead: the player whose lead it was leads, and sends the card led falsely back by it."""

from __future__ import annotations

import re

from ....acts import Play
from ....errors import EuchreError
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
    9.8, leeds-dwight-1888 52, 104). Raises EuchreError, with what to type, where only others may.
    """
    said = _LEADS.fullmatch(plain(text, table))
    seat = None if said is None else Seat.from_text(said["who"])
    case = None if seat is None else _led_over(table, seat)
    if said is None or seat is None or case is None:
        return ()
    play = act_in_short(f"{seat} {said['card']}", table)
    if not isinstance(play, Play):
        return ()
    holders = holders_of(table, case)
    if holders and seat not in holders:
        raise EuchreError(_asked(case, play, holders))
    return (choice_of(table, case, seat, "recall"), play)


def _asked(case: Case, play: Play, holders: tuple[Seat, ...]) -> str:
    """The question whether a false lead has been sent back, or the player whose lead it was follows it."""
    who = " or ".join(map(str, holders))
    return (
        f"{case.offender}'s card lies there still. Type '{holders[0]} chooses recall' first if {who} has had "
        f"it sent back, or '{play.actor} plays {play.card}' if {play.actor} follows it"
    )


def _led_over(table: RefereedTable, seat: Seat) -> Case | None:
    """The false lead to the trick that is on, which may be recalled, if a player has the lead; else None."""
    number = 0 if table.sitting.is_between_deals else len(table.deal.tricks)
    for case in table.open_cases:
        recalls = "recall" in table.code.provisions[case.irregularity].choices
        if not recalls or case.trick != number or table.deal.tricks[-1].leader != case.offender:
            continue
        return case if seat == leader_due(trick_swept_back(table.deal)) else None
    return None

"""A card called from a jambone hand by the player who has yet to lead: the call counts with the lead.

Nobody at a table says both at once, and the call belongs to the player who leads (professor-1862 S5, S8).
"""

from __future__ import annotations

from ...acts import Act, JamboneCall, Play
from ...deal import Stage
from ...deal.rights import first_leader, jambone_caller, owner_of_call
from ...deciding import decides
from ..ruling import COUNTS_WITH_LEAD
from ..state import RefereedTable


@decides("professor-1862 S5 S8")
def calls_before_lead(table: RefereedTable, act: JamboneCall) -> bool:
    """Whether the player who is to lead calls a card from the open hand before they lead."""
    deal = table.sitting.deal
    if deal is None or deal.stage is not Stage.PREPARING or deal.tricks:
        return False
    owner, lone = owner_of_call(deal), deal.calling.lone
    if lone is None or owner != act.actor or owner != first_leader(deal) or owner in deal.calling.waived:
        return False
    return deal.hand_may_hold(lone, act.card)


def why_call_waits(act: JamboneCall) -> str:
    """What is said of such a call."""
    return f"{act.card} {COUNTS_WITH_LEAD}"


def call_that_counts_now(before: RefereedTable, now: RefereedTable, act: Act) -> JamboneCall | None:
    """The last call made before the lead, once that lead is made; None without one."""
    deal = now.sitting.deal
    if deal is None or not isinstance(act, Play) or before.deal.tricks or jambone_caller(deal) != act.actor:
        return None
    calls = (one for one in reversed(deal.acts) if isinstance(one, JamboneCall) and one.actor == act.actor)
    return next(calls, None)

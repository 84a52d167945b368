"""What the referee takes for granted where a record leaves open what decides a right."""

from __future__ import annotations

from ....acts import Act, Call, Manner, PlayAlone, TakeOver
from ....deal import Deal
from ....seats import Seat
from ...physical.discarding import holds_discard, may_change_discard
from ...state import RefereedTable


def assumed(act: Act, table: RefereedTable) -> str | None:
    """What is assumed for an act, at the table after it, and what to enter if it was not so.

    A dealer may play alone until the discard is let go (professor-1862 L14, leeds-dwight-1888 96); a card
    that is put out counts as not let go while the dealer speaks next, unless the record says so.
    """
    deal = table.sitting.deal
    if deal is None or not isinstance(act, (PlayAlone, TakeOver)) or act.actor != deal.dealer:
        return None
    who = deal.dealer
    is_open = may_change_discard(table, who) and not holds_discard(table, who)
    if table.code.dealer_alone_until != "discard" or not is_open or deal.calling.lone != who:
        return None
    if _plays_alone_already(deal, who):
        return None
    return (
        f"{who}'s discard counts as put out but not let go, so {who} was in time. If {who} had let it go "
        f"before, enter '{who} quits the discard' ahead of '{act}'."
    )


def _plays_alone_already(deal: Deal, seat: Seat) -> bool:
    """Whether a player had announced a lone hand before the words just spoken, which only raise it: that may
    be done after the discard (professor-1862 S16)."""
    return any(
        isinstance(act, (Call, PlayAlone, TakeOver))
        and act.actor == seat
        and act.manner is not Manner.PARTNERSHIP
        for act in deal.acts[:-1]
    )

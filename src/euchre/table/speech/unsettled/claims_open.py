"""What a player claims who does not name it: the one thing that is open to them."""

from __future__ import annotations

import re

from ....seats import Seat
from ...seat_view import lies_open
from ...state import RefereedTable
from ...terms.holders import may_claim
from ..sentences.meaning import newest_open


def claim_possible(table: RefereedTable, who: str) -> str | None:
    """The name of the one irregularity that a player may claim now, if there is just one."""
    if table.sitting.deal is None:
        return None
    seat = Seat.from_text(who)
    names = {
        case.irregularity
        for case in table.ledger.cases
        if lies_open(table, case) and may_claim(table, case, seat)
    }
    return names.pop() if len(names) == 1 else None


def claims_it(match: re.Match[str], table: RefereedTable) -> str | None:
    """What may be claimed, or the card that lies open, demanded without its name."""
    if newest_open(table) is not None:
        return None
    who = match["who"]
    name = claim_possible(table, who)
    if name is not None:
        return f"{who} claims {name}"
    if table.sitting.deal is None:
        return None
    mine = table.code.seating.side_of(Seat.from_text(who)).seats
    lying = [one for one in table.ledger.exposed if one.seat not in mine]
    return f"{who} calls {lying[0].card} from {lying[0].seat}" if len(lying) == 1 else None

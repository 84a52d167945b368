"""A lead that goes back because a card put to the trick before it has given that trick another winner."""

from __future__ import annotations

from ....acts import Act, Play
from ....cards import write_cards
from ....deal import seat_of
from ....seats import Seat
from ...cases import ruled
from ...revokes import MISLED
from ...ruling import Verdict
from ...state import Case, RefereedTable

_CHANGED = ("revoke-mended", "obeys-after-all", *MISLED)
"""The cases in which a player owes a trick another card."""


def with_lead_undone(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """The table with a ruling on the cards that go back when a card owed to a trick changes its winner."""
    if not isinstance(act, Play) or before.sitting.deal is None or len(before.deal.tricks) < 2:
        return now
    was, tricks = before.deal.tricks, now.deal.tricks
    seat = seat_of(act)
    paid = [trick for owes, trick in before.ledger.owed if owes == seat]
    if not paid or len(tricks) != len(was) - 1 or act not in tricks[-1].plays:
        return now
    case = _changed(now, seat, paid[0])
    if case is None:
        return now
    cards = ", ".join(f"{play.actor}'s {write_cards((play.card,))}" for play in was[-1].plays)
    several = len(was[-1].plays) > 1
    back = f"{cards} {'go' if several else 'goes'} back to the hand and may not be called"
    leader = tricks[-1].winner
    return ruled(
        now, case, Verdict.NOTED, why=f"trick {paid[0]} is {leader}'s now, and {leader} leads; {back}"
    )


def _changed(table: RefereedTable, seat: Seat, trick: int) -> Case | None:
    """The case in which a player had to put another card to a trick."""
    for case in reversed(table.ledger.cases):
        is_theirs = seat == case.offender if case.irregularity not in MISLED else seat != case.offender
        if case.irregularity in _CHANGED and case.trick == trick and is_theirs:
            return case
    return None

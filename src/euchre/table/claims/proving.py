"""Revokes that were claimed: which of them the cards played prove, and which nobody proves in time."""

from __future__ import annotations

from dataclasses import replace

from ...deal import Result
from ...deciding import decides
from ..cases import brought_up, ruled
from ..revokes import claimed_case, revokes_claimed
from ..ruling import Verdict
from ..seat_view import has_come_to_light
from ..state import RefereedTable, with_ledger


@decides(irregularities="revoke")
def with_claims_proved(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """The table with the claims ruled on that a later card of the suit proves: when the hand is over, since
    the tricks stay down until then, or at once under a code that judges claims at once.

    Everybody has seen that card, so nobody has to show the tricks for it.
    """
    if now.sitting.deal is None or not now.ledger.claims or not _is_time(before, now):
        return now
    for claim in now.ledger.claims:
        for case in revokes_claimed(now, claim):
            if has_come_to_light(now, case):
                now = with_ledger(now, claims=tuple(one for one in now.ledger.claims if one != claim))
                now = brought_up(now, case)
    return now


def _is_time(before: RefereedTable, now: RefereedTable) -> bool:
    outcome = now.deal.outcome
    if outcome is None:
        return now.code.provisions["revoke"].proof == "at-once"
    return outcome.result is not Result.VOID and not (before.sitting.deal is not None and before.deal.is_over)


def with_claims_lapsed(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """The table with an answer to each claim about the deal before that was open when its time ended."""
    was, earlier = before.earlier, now.earlier
    if earlier is None or not earlier.ledger.claims or not earlier.ledger.claims_closed:
        return now
    if was is not None and was.ledger.claims_closed:
        return now
    for claim in earlier.ledger.claims:
        now = ruled(now, claimed_case(earlier, claim), Verdict.REFUSED, why="it can no longer be proved")
    return replace(now, earlier=with_ledger(earlier, claims=()))

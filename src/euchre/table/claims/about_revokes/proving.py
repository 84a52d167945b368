"""Revokes that were claimed: which of them the cards played prove, and which nobody proves in time."""

from __future__ import annotations

from ....copying import replace
from ....deal import Result
from ....deciding import decides
from ...cases import brought_up, ruled
from ...revokes import claimed_case, judged_at_last, revokes_claimed
from ...ruling import Verdict
from ...seat_view import has_come_to_light
from ...settlement import NOTHING_SCORED, POINTS_GONE, is_void
from ...state import RefereedTable, with_ledger


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


def without_claims_of_void_deal(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """The table with no revoke left to be proved once its deal is void, in which nothing is scored (modern
    m.10, professor-1862 L10, jerome-1877 5.11); what was paid for in it is said to count no more."""
    claims = now.ledger.claims
    if before.sitting.deal is None or not is_void(now) or is_void(before):
        return now
    voided = next((one.laws for one in now.rulings[::-1] if one.act == now.acts), ())
    for case in now.ledger.cases[: len(before.ledger.cases)]:
        if case.points:
            now = ruled(now, case, Verdict.LAPSED, why=POINTS_GONE, instead=voided)
    if claims:
        now = with_ledger(now, claims=())
    for claim in claims:
        now = ruled(now, claimed_case(now, claim), Verdict.LAPSED, why=NOTHING_SCORED)
    return now


def claims_judged_at_last(before: RefereedTable, now: RefereedTable) -> RefereedTable | None:
    """The deal before with an answer to each claim about it that was open when the time for claims ended;
    None if there was none."""
    was, earlier = before.earlier, now.earlier
    if earlier is None or not earlier.ledger.claims or not earlier.ledger.claims_closed:
        return None
    if was is None or was.ledger.claims_closed:
        return None
    judged = replace(with_ledger(earlier, claims=()), acts=now.acts, rulings=now.rulings)
    for claim in earlier.ledger.claims:
        judged = judged_at_last(judged, claim, was)
    return judged

"""Sentences in which a player demands a new deal for something that the dealer did, and that nobody has
claimed yet; and in which a player claims a hint."""

from __future__ import annotations

import re

from .....acts import AskNewDeal
from .....game import due_now
from .....seats import Seat
from ....seat_view import lies_open
from ....state import CaseStatus, RefereedTable
from ....terms.holders import cases_to_choose_in, may_claim
from ....words.rulings import what_happened
from ..meaning import Row, in_deal

_GIVES_NEW_DEAL = "deal-again"


def _claims_new_deal(match: re.Match[str], table: RefereedTable) -> str | None:
    """The claim of what gives a new deal by law: what is the player's to claim, or else what is another's,
    which the referee refuses with the reason."""
    if not in_deal(table):
        return None
    who = Seat.from_text(match["who"])
    rows = table.code.provisions
    known = [case for case in reversed(table.ledger.cases) if lies_open(table, case)]
    known = [case for case in known if _GIVES_NEW_DEAL in rows[case.irregularity].follows]
    mine = [case for case in known if may_claim(table, case, who)]
    return next((f"{{who}} claims {case.irregularity}" for case in mine or known), None)


def deals_anew(match: re.Match[str], table: RefereedTable) -> str | None:
    """A new deal, where it is offered to the player, or the player may claim it."""
    who = Seat.from_text(match["who"])
    offered = cases_to_choose_in(table, who)
    known = table.ledger.cases if table.sitting.deal is not None else ()
    claimable = [case for case in known if lies_open(table, case) and may_claim(table, case, who)]
    for case in (*offered, *claimable):
        for remedy in ("start-over", "deal-again"):
            if remedy in table.code.provisions[case.irregularity].choices:
                return f"{{who}} chooses {remedy}"
    if any(
        isinstance(act, AskNewDeal) and act.actor == who for due in due_now(table.sitting) for act in due.acts
    ):
        return "{who} calls for a new deal"
    if table.sitting.is_between_deals:
        return _NO_DEAL_TO_BEGIN
    for case in reversed(table.ledger.cases):
        provision = table.code.provisions[case.irregularity]
        offers = _GIVES_NEW_DEAL in (*provision.choices, *provision.follows)
        if offers and case.status is CaseStatus.LAPSED:
            return f"?The time for a new deal is over ({what_happened(case.irregularity, table.code)})"
    return _NO_NEW_DEAL


_NO_DEAL_TO_BEGIN = "?No deal is on, so there is nothing to begin again"
_NO_NEW_DEAL = (
    "?Nothing has been told for which {who} may have a new deal. Tell what went wrong, such as "
    "'{adversary} has six cards'; if all players agree to deal again, type 'table voids the deal and deals "
    "again'"
)

BEFORE_THE_GRAMMAR: tuple[Row, ...] = (
    (
        r"<who> (?:do |have )?(?:not (?:yet )?(?:look|see)(?: at)? (?:hand|card) and )?"
        r"(?:call for|ask(?: for)?|want|demand|claim|insist on|require|request|beg(?: for)?)"
        r"(?: to)?(?: have)? (?:new deal|redeal|deal anew)",
        _claims_new_deal,
    ),
    (
        r"<who> (?:say|insist|demand|ask|want)(?: to| it be)? (?:deal(?: it)?(?: (?:again|anew|over))?"
        r"|start over|redeal)",
        _claims_new_deal,
    ),
    (
        r"<who> (?:say|claim|complain|notice|point out|object) <whom> (?:hint|signal|sign|give (?:hint|sign))"
        r"(?: (?:to|at) .*)?",
        lambda match, table: "{who} claims hint" if table.provision("advice") else None,
    ),
)
"""The sentences, each with its meaning."""

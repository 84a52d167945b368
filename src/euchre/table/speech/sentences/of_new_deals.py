"""Sentences in which a player demands a new deal for something that the dealer did, and that nobody has
claimed yet; and in which a player claims a hint."""

from __future__ import annotations

import re

from ....seats import Seat
from ...seat_view import lies_open
from ...state import RefereedTable
from ...terms.holders import may_claim
from .meaning import Row, in_deal

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

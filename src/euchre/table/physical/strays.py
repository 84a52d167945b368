"""Cards that lie in a trick to which their owners have played another, and the revokes that result."""

from __future__ import annotations

from collections.abc import Iterator

from ...deciding import decides
from ..state import Case, Finding, RefereedTable, Stray


@decides("leeds-dwight-1888 61")
def revokes_meanwhile(table: RefereedTable, stray: Stray) -> Iterator[Finding]:
    """The revokes for which the owner of a stray card answers: in later tricks it would have followed suit
    and they did not. One that the referee knows of is not found again."""
    known = {case.trick for case in table.ledger.cases if _is_revoke_of(case, stray)}
    for number, trick in enumerate(table.deal.tricks[stray.trick :], stray.trick + 1):
        if number in known or stray.card.suit_under(trick.trump) is not trick.led:
            continue
        for play in trick.plays[1:]:
            if play.actor == stray.seat and play.card.suit_under(trick.trump) is not trick.led:
                yield Finding("revoke", stray.seat, cards=(play.card,), trick=number)


def _is_revoke_of(case: Case, stray: Stray) -> bool:
    return case.irregularity == "revoke" and case.offender == stray.seat

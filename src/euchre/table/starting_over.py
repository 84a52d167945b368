"""A dealer who shuffles once more, and by that takes the new deal that is offered to them."""

from __future__ import annotations

from ..acts import Act, Shuffle, TableAct
from ..deciding import decides
from .cases import chosen
from .state import RefereedTable
from .terms.holders import holders_of

_NEW_DEAL = ("start-over", "deal-again")
"""The choices with which the same dealer deals again."""


@decides("modern start-over")
def with_deal_begun_again(table: RefereedTable, act: Act) -> RefereedTable:
    """The table on which the dealer has chosen to begin the deal again, if they shuffle while that is theirs
    to choose."""
    shuffles = isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")
    if not shuffles or table.sitting.is_between_deals or act.actor != table.deal.dealer:
        return table
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        remedy = next((name for name in choices if name in _NEW_DEAL), None)
        if remedy is not None and act.actor in holders_of(table, case):
            return chosen(table, case, remedy, act)
    return table

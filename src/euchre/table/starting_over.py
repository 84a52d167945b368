"""A player who shuffles once more, and by that takes the new deal or the new cut that is offered."""

from __future__ import annotations

from ..acts import Act, Cut, Shuffle, TableAct
from ..deciding import decides
from .cases import chosen
from .state import RefereedTable
from .terms.holders import holders_of

_NEW_DEAL = ("start-over", "deal-again")
"""The choices with which the same dealer deals again."""
_NEW_CUT = ("shuffle-and-cut-again",)
"""The choices with which the pack is made ready again by a player who may shuffle."""


@decides("modern start-over", "professor-1862 L2")
def with_deal_begun_again(table: RefereedTable, act: Act) -> RefereedTable:
    """The table on which a player has chosen to begin the deal again, or to have the pack shuffled and cut
    again, if they shuffle or cut while that is theirs to choose."""
    shuffles = isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")
    if table.sitting.is_between_deals or not (shuffles or isinstance(act, Cut)):
        return table
    offered = (*_NEW_DEAL, *_NEW_CUT) if shuffles and act.actor == table.deal.dealer else _NEW_CUT
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        remedy = next((name for name in choices if name in offered), None)
        if remedy is not None and act.actor in holders_of(table, case):
            return chosen(table, case, remedy, act)
    return table

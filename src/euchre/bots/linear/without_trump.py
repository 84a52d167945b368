"""The gain of a call at no trump, for which the linear model has no features: from the scales of `simple`."""

from __future__ import annotations

from ...acts import Manner
from ...cards import NO_TRUMP
from ...laws import Code
from ...view import SeatView
from ..simple.calls import tricks_hoped
from ..simple.lone import odds_alone
from ..simple.tables import LATER, NEED, NEED_ALONE, NEED_JAMBONE, table_of

_BY_TRICKS, _BY_ODDS = 15, 4


def gain_at_no_trump(view: SeatView, manner: Manner) -> int:
    """How much more no trump is worth than passing, in thousandths of a point."""
    by_tricks, by_odds, constant = slopes_at_no_trump(view.code, manner)
    return by_tricks * tricks_hoped(view, NO_TRUMP) + by_odds * odds_alone(view, NO_TRUMP) + constant


def slopes_at_no_trump(code: Code, manner: Manner) -> tuple[int, int, int]:
    """Thousandths of a point for each hundredth of an expected trick and of the logarithm of the odds of
    winning all tricks alone, and a constant."""
    table = table_of(code)
    needs = {
        Manner.PARTNERSHIP: (),
        Manner.ALONE: (NEED_ALONE[table],),
        Manner.JAMBONE: (NEED_ALONE[table], NEED_JAMBONE),
    }[manner]
    return _BY_TRICKS, _BY_ODDS * len(needs), -_BY_TRICKS * NEED[table][LATER] - _BY_ODDS * sum(needs)

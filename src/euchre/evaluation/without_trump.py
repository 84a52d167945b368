"""The gain of a call at no trump for many hands at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..bots.linear.without_trump import slopes_at_no_trump
from ..bots.simple.calls import side_leads
from ..bots.simple.lone import leads_alone
from ..bots.simple.plain import Plain
from ..bots.simple.tables import ALONE_PLAIN, LATER, POSITION, TRICKS_PLAIN, table_of
from ..cards import SUITS
from ..seats import Seat
from ..view import View

_BYTE = np.uint64(255)


def gains_at_no_trump(
    view: View, seat: Seat, hands: NDArray[np.uint64], manner: Manner
) -> NDArray[np.float64]:
    """(N,) float64: how much more no trump is worth than passing, in thousandths of a point.

    `hands` is (N,) uint64, the hands dealt to the seat.
    """
    code, dealer = view.code, view.dealer
    by_tricks, by_odds, constant = slopes_at_no_trump(code, manner)
    tricks = POSITION[table_of(code)][LATER] + _measures(TRICKS_PLAIN, hands, side_leads(code, dealer, seat))
    odds = _measures(ALONE_PLAIN, hands, leads_alone(code, dealer, seat))
    found: NDArray[np.float64] = by_tricks * tricks + by_odds * odds + constant
    return found


def _measures(plain: Plain, hands: NDArray[np.uint64], leads: bool) -> NDArray[np.float64]:
    """(N,) float64: the measure of each hand, (N,) uint64, by the tables of a scale."""
    by_ranks = np.array(plain.suits, float)
    total = np.full(len(hands), float(plain.base + leads * plain.lead))
    for suit in SUITS:
        total += by_ranks[(hands >> np.uint64(8 * suit)) & _BYTE]
    return total

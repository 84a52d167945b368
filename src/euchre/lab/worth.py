"""The chance of the game after a deal: the score of the game taken into account."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ..equity import Equity, bundled_mix, of_length, solved
from ..game import new_score
from ..laws import load_code
from ..seats import BySide, Seat
from ..sim.columns import Outcomes
from .sample import DEALER


@lru_cache(maxsize=8)
def equity_of_game(name: str, points: int = 5) -> Equity:
    """The chance to win one game under a code, without rubbers, laps and slams."""
    return solved(of_length(load_code("modern"), points), bundled_mix(name))


def chance(outcomes: Outcomes, seat: Seat, score: tuple[int, int], name: str) -> NDArray[np.float64]:
    """(N,) float64: the chance of the game for a seat's side after each deal.

    `score` is that of the deal, the seat's own side first; `name` names the code whose deals follow.
    """
    equity = equity_of_game(name)
    own = int(seat) % 2
    marked = score if own == 0 else score[::-1]
    before = new_score(equity.code, BySide(equity.code.seating.sides, marked))
    pairs, places = np.unique(outcomes.points, axis=0, return_inverse=True)
    values = []
    for pair in pairs:
        points = BySide(equity.code.seating.sides, (int(pair[0]), int(pair[1])))
        values.append(equity.after_deal(before, DEALER, points).values[own])
    found: NDArray[np.float64] = np.array(values)[places.reshape(-1)]
    return found

"""Likelihood of the cards that the others played in each of some worlds.

A card that `simple` would not have played in the same seat lowers the likelihood of a world.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..deal.state import seat_of
from ..sim.retracing import BY_RULE, FORCED, retraced
from ..worlds import Worlds

STRANGE = 0.2
"""Probability that a player with a choice plays another card than `simple` would."""


def likelihood_of_plays(worlds: Worlds) -> NDArray[np.float64]:
    """(N,) float64: likelihood of all cards that the other seats played, in each world."""
    view = worlds.view
    seats = [seat_of(play) for trick in view.tricks for play in trick.plays]
    told = retraced(worlds)[:, [seat != view.seat for seat in seats]]
    by_choice = np.where(told == BY_RULE, 1 - STRANGE, STRANGE / np.maximum(told, 1))
    found: NDArray[np.float64] = np.where(told == FORCED, 1.0, by_choice).prod(axis=1)
    return found

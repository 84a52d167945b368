"""How likely the cards that the others played would be in each of some worlds.

Held against a world is each card that the rule player, in the same seat there, would not have played.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..deal.state import seat_of
from ..sim.retracing import BY_RULE, FORCED, retraced
from ..worlds import Worlds

STRANGE = 0.2
"""How likely somebody with a choice plays another card than `simple` would."""


def likelihood_of_plays(worlds: Worlds) -> NDArray[np.float64]:
    """How likely all cards that other seats played are in each world, each among those they might play."""
    view = worlds.view
    seats = [seat_of(play) for trick in view.tricks for play in trick.plays]
    told = retraced(worlds)[:, [seat != view.seat for seat in seats]]
    by_choice = np.where(told == BY_RULE, 1 - STRANGE, STRANGE / np.maximum(told, 1))
    found: NDArray[np.float64] = np.where(told == FORCED, 1.0, by_choice).prod(axis=1)
    return found

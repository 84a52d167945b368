"""When the choice of a computer player is shown: after a time that tells nothing of its hand.

A forced card takes no time to choose. It is shown after the same time as a free choice: after the floor of
its player, which is longer than nearly all choices take. On a busy machine choices take longer, so the floor
follows what the player's last choices took, at all tables together. It grows by doubling and a few slow
choices do not change it, so that the times of the next choices tell little of them.
"""

from __future__ import annotations

import math
from collections import deque

QUICK = frozenset({"random", "simple"})
"""Players that need microseconds for any choice."""
FLOORS = {"master": 2.0, "expert": 0.6} | dict.fromkeys(QUICK, 0.01)
"""Seconds after which the choice of a player is shown: more than it needs for nearly all choices."""
FLOOR = 0.25
"""The same for all other players."""
LATEST = 64
"""Choices of a player that the floor follows."""
IGNORED = 3
"""Slowest among them that do not change it."""
LONGEST = 8.0
"""Most seconds of a floor."""
MARGIN = 1.2
"""By how much the floor is longer than the slowest of the others."""


class ShownTimes:
    """The floor of each player on this machine, as busy as it is."""

    def __init__(self) -> None:
        self._taken: dict[str, deque[float]] = {}

    def floor(self, name: str) -> float:
        """Seconds after which a player's choice is shown at least."""
        floor = FLOORS.get(name, FLOOR)
        if name in QUICK:
            return floor  # their choices take no time
        slowest = sorted(self._taken.get(name, ()))[:-IGNORED]
        doublings = math.ceil(math.log2(MARGIN * slowest[-1] / floor)) if slowest and slowest[-1] > 0 else 0
        return max(floor, min(LONGEST, floor * 2.0 ** max(0, doublings)))

    def shown_after(self, name: str, taken: float) -> float:
        """When a choice is shown that took so many seconds: after the floor, or a multiple of it."""
        floor = self.floor(name)
        self._taken.setdefault(name, deque(maxlen=LATEST)).append(taken)
        return floor * max(1, math.ceil(taken / floor))

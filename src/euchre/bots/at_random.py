"""A player that picks a legal act at random."""

from __future__ import annotations

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import SeatView


class RandomPlayer:
    """Picks any legal act, each with equal probability: the baseline for comparing players."""

    name = "random"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """One of the acts due, each with equal probability."""
        return stream.choice(due.acts)

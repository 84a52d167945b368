"""The player who does anything lawful, each act as likely as another."""

from __future__ import annotations

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import View


class RandomPlayer:
    """Does anything lawful: the floor under every comparison."""

    name = "random"

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """One of the acts due, each as likely as another."""
        return stream.choice(due.acts)

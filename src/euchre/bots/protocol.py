"""What a player driven by the program is: a view and what is due in, an act out."""

from __future__ import annotations

from typing import Protocol

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import View


class Bot(Protocol):
    """A player who keeps nothing between one choice and the next.

    All he may use is what he is handed: what his seat can see, what is due from it, and a stream
    of chance of his own. The same three always give the same act.
    """

    @property
    def name(self) -> str:
        """The name he is chosen by."""

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """One of the acts that are due."""

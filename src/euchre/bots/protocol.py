"""The interface of a computer player: it gets a view and what is due, and returns an act."""

from __future__ import annotations

from typing import Protocol

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import SeatView


class Bot(Protocol):
    """A computer player, without state between one choice and the next.

    It may use only its arguments: what its seat can see, what is due from the seat, and a random stream.
    Equal arguments always give the same act.
    """

    @property
    def name(self) -> str:
        """The name that users select the player by."""

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """One of `due.acts`."""

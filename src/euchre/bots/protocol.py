"""The interface of a computer player: it gets a view and what is due, and returns an act."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import SeatView, View


class RandomPlayer:
    """Picks any legal act, each with equal probability: the baseline for comparing players."""

    name = "random"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return one of the acts due, each with equal probability."""
        return stream.choice(due.acts)


class Bot(Protocol):
    """A computer player, without state between one choice and the next.

    It may use only its arguments: what its seat can see, what is due from the seat, and a random stream.
    Equal arguments always give the same act.
    """

    @property
    def name(self) -> str:
        """The name that users select the player by."""

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return one of `due.acts`."""


@runtime_checkable
class Adaptive(Protocol):
    """A player that learns how the others call and play from the deals of a match.

    It keeps no state itself: `after_deal` gives another player, and a match starts with the original one.
    """

    def after_deal(self, view: View) -> Bot:
        """Return the player once it has also seen a deal that is over, with the score at which the deal
        began.

        Everything used is public: the view is that of a spectator.
        """


def learned_from(bot: Bot, view: View) -> Bot:
    """Return the player after a deal that is over: another one if it learns, otherwise the same."""
    return bot.after_deal(view) if isinstance(bot, Adaptive) else bot

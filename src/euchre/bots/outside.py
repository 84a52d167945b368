"""Players that are not of this package, with random numbers that tell them nothing about the cards."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import SeatView, View
from .protocol import Bot, learned_from


@dataclass(frozen=True, slots=True)
class OutsidePlayer:
    """A player whose random numbers depend only on what its seat may know.

    The stream of a seat leads back to the seed, and so to all hands. A player that is not of this package
    gets another stream, derived from its view; equal views give equal numbers, so a seed repeats its game.
    """

    bot: Bot

    @property
    def name(self) -> str:
        """The player's name."""
        return self.bot.name

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """The player's choice; `stream` is not used."""
        return self.bot.choose(view, due, stream_of_view(view))

    def after_deal(self, view: View) -> OutsidePlayer:
        """The player after a deal that is over, if it learns."""
        return OutsidePlayer(learned_from(self.bot, view))


def stream_of_view(view: SeatView) -> Stream:
    """A stream that depends only on the hand, the score and the acts that a seat has seen."""
    acts = ", ".join(act.text for act in view.acts)
    known = (view.code.name, view.seat, view.dealer, view.hand, view.discards, view.points, view.games, acts)
    digest = hashlib.blake2b(repr(known).encode(), digest_size=8).digest()
    return Stream(int.from_bytes(digest, "big"))

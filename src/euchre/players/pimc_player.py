"""A player that chooses the act with the best average over fifty worlds, each solved double dummy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from ..acts import Act, Call, DeclineTurnUp, Discard, Manner, Play, play
from ..bots.simple import SimplePlayer
from ..chance import Stream
from ..deal import Due, seat_of
from ..solver import NATIVE
from ..view import SeatView

if TYPE_CHECKING:
    from ..worlds import Worlds

WORLDS = 50
WORLDS_WITHOUT_NATIVE = 2
"""More would take several seconds a choice, solved in Python."""
PASSING = 0.4
"""Assumed value of passing, in points: the best of five values tried, see `docs/players/pimc50.md`."""

Choice = TypeVar("Choice")


class PimcPlayer:
    """Solves fifty equally likely worlds for every card, discard and call.

    A call has to be worth more than passing, whose value is the same for every seat and score. Other choices
    are those of `simple`; jambone is never called.
    """

    def __init__(self, name: str = "pimc50", *, worlds: int | None = None, passing: float = PASSING) -> None:
        self.name = name
        """The name that users select the player by."""
        self._worlds = worlds or (WORLDS_WITHOUT_NATIVE if NATIVE is None else WORLDS)
        self._passing = passing
        self._otherwise = SimplePlayer()

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act with the highest value; the first of equals."""
        acts = due.acts
        exchanges = [act for act in acts if isinstance(act, (Discard, DeclineTurnUp))]
        if len(acts) == 1:
            return acts[0]
        if not exchanges and not isinstance(acts[0], (Call, Play)):
            return self._otherwise.choose(view, due, stream)
        return _best(self._worths(self._drawn(view, stream), exchanges or acts))

    def _drawn(self, view: SeatView, stream: Stream) -> Worlds:
        # Imported here because worlds need NumPy, which the package loads only for players that use it.
        from ..worlds import Unseen

        return Unseen(view).some(self._worlds, stream.bits())

    def _worths(self, worlds: Worlds, acts: Sequence[Act]) -> dict[Act, float]:
        from ..evaluation.all_seen import act_worths, card_worths

        if isinstance(acts[0], Play):
            return {play(seat_of(acts[0]), card): worth for card, worth in card_worths(worlds).items()}
        passing: list[Act] = [act for act in acts if isinstance(act, Call) and not act.word.makes_trump]
        solved = [act for act in acts if act not in passing and not _lays_open(act)]
        return dict.fromkeys(passing, self._passing) | act_worths(worlds, solved)


def _lays_open(act: Act) -> bool:
    return isinstance(act, Call) and act.manner is Manner.JAMBONE


def _best(worths: Mapping[Choice, float]) -> Choice:
    """Return the choice with the highest value; the first of equals."""
    return max(worths, key=lambda choice: worths[choice])

"""The strongest player: many worlds for every choice, and a solved game tree for the last two tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..acts import Act, Play
from ..bots.reasons import Reasoned
from ..bots.simple import SimplePlayer
from ..chance import Stream
from ..deal import Due
from ..solver import NATIVE
from ..view import SeatView
from .expert_player import ExpertPlayer, Habits

HABITS = Habits(effective=8_000, most=16_000, clear=1000, worth_a_look=1500, tie=0.002, threads=2)
"""So many worlds that sampling noise hardly affects a choice, and more calls are estimated over worlds."""
_SIMPLE = SimplePlayer()


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingEffort:
    """How much work the player does with two cards left."""

    worlds: int = 4_000
    """Largest number of worlds that fit its own cards, and of others."""
    rounds: int = 60
    """Rounds of regret minimisation: after these, no player could gain 0.02 points by another plan."""
    tie: float = 0.005
    """Points that the player gives up at most to choose the usual act."""


FEW_ENDING = EndingEffort(worlds=20, rounds=20)
"""The work without the native modules, which more worlds would make too slow."""


class MasterPlayer:
    """Chooses as the expert does, with far more worlds, and solves the last two tricks.

    With two cards left, each player has one choice. That game is small enough to be solved with hidden
    cards, so the player chooses the best card against players who do the same.
    """

    def __init__(
        self, name: str = "master", habits: Habits | None = None, ending: EndingEffort | None = None
    ) -> None:
        self.name = name
        """The name that users select the player by."""
        self._ending = ending or (FEW_ENDING if NATIVE is None else EndingEffort())
        self._thinks = ExpertPlayer(name, habits or HABITS)

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act with the highest value, or a more usual one that is nearly as good."""
        return self.reason(view, due, stream).act

    def reason(self, view: SeatView, due: Due, stream: Stream) -> Reasoned:
        """Return the act that `choose` returns, with the estimates of all acts."""
        if is_ending(view, due.acts):
            return self._solved(view, due, stream)
        return self._thinks.reason(view, due, stream)

    def _solved(self, view: SeatView, due: Due, stream: Stream) -> Reasoned:
        # Imported here because worlds need NumPy, which the package loads only for players that use it.
        from ..evaluation import weights_for
        from ..evaluation.endings import solved_ending

        ending, weights = self._ending, weights_for(view.code)
        found = solved_ending(view, due.acts, weights, stream, most=ending.worlds, rounds=ending.rounds)
        usual = due.acts.index(_SIMPLE.choose(view, due, stream))
        best = found.candidates[found.best].points or 0
        place = usual if best - (found.candidates[usual].points or 0) <= ending.tie else found.best
        return Reasoned(
            player=self.name,
            act=due.acts[place],
            candidates=found.candidates,
            worlds=found.worlds,
            turns=found.turns,
        )


def is_ending(view: SeatView, acts: Sequence[Act]) -> bool:
    """Return whether the choice is between the last two cards of a seat."""
    is_last_but_one = len(view.finished_tricks) == view.code.hand_size - 2
    return is_last_but_one and len(acts) == 2 and all(isinstance(act, Play) for act in acts)

"""The player who takes his time: many worlds for every choice, and a solved game for the last two tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...acts import Act, Play
from ...bots.reasons import Reasoned
from ...bots.simple import SimplePlayer
from ...chance import Stream
from ...deal import Due
from ...solver import NATIVE
from ...view import View
from ..expert import ExpertPlayer, Habits
from ..expert.habits import FEW

HABITS = Habits(effective=8_000, most=16_000, clear=1000, worth_a_look=1500, tie=0.002, threads=2)
"""Worlds enough that chance hardly sways a choice; calls are looked at twice more often."""
_SIMPLE = SimplePlayer()


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingEffort:
    """How he thinks with two cards left."""

    worlds: int = 4_000
    """The most worlds he looks at of those that fit his own cards, and as many others."""
    rounds: int = 60
    """Rounds of regret: after so many nobody could gain a fiftieth of a point on the plans found."""
    tie: float = 0.005
    """Points he gives up at the most to do what is usual at the table."""


FEW_ENDING = EndingEffort(worlds=20, rounds=20)
"""The same where nothing native is built, which would take too long over more worlds."""


class MasterPlayer:
    """Thinks as the expert does over far more worlds, and solves the last two tricks.

    With two cards left in his hand each player of the deal has one choice. That is a game small enough to
    be solved as it is, nobody seeing the others' cards, so he plays what is best against players who do
    the same.
    """

    def __init__(
        self, name: str = "master", habits: Habits | None = None, ending: EndingEffort | None = None
    ) -> None:
        self.name = name
        """The name he is chosen by."""
        self._ending = ending or (FEW_ENDING if NATIVE is None else EndingEffort())
        self._thinks = ExpertPlayer(name, habits or (FEW if NATIVE is None else HABITS))

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The act worth most, or one that is as good and more usual."""
        return self.reason(view, due, stream).act

    def reason(self, view: View, due: Due, stream: Stream) -> Reasoned:
        """The same act with what each act is worth, and the worlds on which the choice turns."""
        if is_ending(view, due.acts):
            return self._solved(view, due, stream)
        return self._thinks.reason(view, due, stream)

    def _solved(self, view: View, due: Due, stream: Stream) -> Reasoned:
        # Worlds need NumPy, which the package does without until somebody asks this player.
        from ...evaluation import weights_for
        from ...evaluation.ending import solved_ending

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


def is_ending(view: View, acts: Sequence[Act]) -> bool:
    """Whether a choice is between the last two cards of a seat."""
    is_last_but_one = len(view.finished_tricks) == view.code.hand_size - 2
    return is_last_but_one and len(acts) == 2 and all(isinstance(act, Play) for act in acts)

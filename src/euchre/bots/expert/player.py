"""The player who weighs each choice over worlds that fit what was called, put out and played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...acts import Act, Assent, Call, FixSuit, LayDown, Manner, ThrowIn
from ...chance import Stream
from ...deal import Due
from ...solver import NATIVE
from ...view import View
from ..linear.player import choose_call, gain_of
from ..linear.weights import Weights
from ..reasoned import Candidate, Reasoned
from ..simple import SimplePlayer

_BY_RULE = (Assent, FixSuit, LayDown, ThrowIn)
"""Beginnings of what is done as `simple` does it: answers to claims, claims, and the suit of a joker."""
_SIMPLE = SimplePlayer()


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How a player thinks."""

    effective: int = 500
    """How many equally likely worlds those he looks at should be worth."""
    most: int = 1500
    """The most worlds he looks at; if there are no more, he looks at all."""
    played: float = 0.3
    """How much rule play counts beside play with all hands seen, where that can be reckoned."""
    clear: int = 800
    """A call this far from passing, in thousandths of a point, is not looked at twice."""
    worth_a_look: int = 1200
    """How far behind the best a call may be to be looked at again, in the same unit."""
    tie: float = 0.01
    """Points he gives up at the most to do what is usual at the table."""


FEW = Habits(effective=4, most=6, played=0.0)
"""The habits where nothing native is built, which would take too long over more worlds."""


class ExpertPlayer:
    """Calls by fitted weights, looking again by playing out what is close; weighs all else over worlds.

    Worlds count by how likely the others' calls and discard are in them. What an act comes to in one is in
    part the result with all hands seen, in part that of rule play, and is told as what the score is then
    worth. Of acts that come to much the same he does the usual one: that of `simple`, or the call of his
    weights.
    """

    def __init__(self, name: str = "expert", habits: Habits | None = None) -> None:
        self.name = name
        """The name he is chosen by."""
        self._habits = habits or (FEW if NATIVE is None else Habits())

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The act worth most, or one that is as good and more usual."""
        return self.reason(view, due, stream).act

    def reason(self, view: View, due: Due, stream: Stream) -> Reasoned:
        """The same act with what each act is worth, and the worlds on which the choice turns."""
        acts = due.acts
        if len(acts) == 1 or not due.awaited or isinstance(acts[0], _BY_RULE):
            return self._unweighed(_SIMPLE.choose(view, due, stream), acts)
        calls = [act for act in acts if isinstance(act, Call)]
        if not calls:
            return self._weighed(view, acts, _SIMPLE.choose(view, due, stream), stream)
        weights = _weights(view)
        usual = choose_call(view, calls, weights)
        if usual.manner is Manner.JAMBOREE or NATIVE is None:
            return self._unweighed(usual, acts)
        close = self._close(view, calls, weights)
        return self._unweighed(usual, acts) if len(close) == 1 else self._weighed(view, close, usual, stream)

    def _unweighed(self, act: Act, acts: Sequence[Act]) -> Reasoned:
        return Reasoned(player=self.name, act=act, candidates=tuple(Candidate(act=one) for one in acts))

    def _close(self, view: View, calls: Sequence[Call], weights: Weights) -> list[Call]:
        """The calls that may be the best by the fitted weights; one if that is clear."""
        gains = {call: gain_of(view, call, weights) if call.word.makes_trump else 0 for call in calls}
        best = max(gains.values())
        made = [gain for call, gain in gains.items() if call.word.makes_trump]
        if max(made) <= -self._habits.clear and best == 0:
            return [call for call in calls if not call.word.makes_trump]
        return [call for call, gain in gains.items() if gain >= best - self._habits.worth_a_look]

    def _weighed(self, view: View, acts: Sequence[Act], usual: Act, stream: Stream) -> Reasoned:
        # Worlds need NumPy, which the package does without until somebody asks this player.
        from ...prospects import Effort, weighed

        habits = self._habits
        effort = Effort(effective=habits.effective, most=habits.most, played=habits.played)
        found = weighed(view, acts, _weights(view), effort, stream)
        act = acts[found.best]
        if usual in acts:
            place = acts.index(usual)
            ahead = found.worths[found.best] - found.worths[place]
            points = (found.candidates[found.best].points or 0) - (found.candidates[place].points or 0)
            if ahead <= found.errors[place] and points <= habits.tie:
                act = usual
        return Reasoned(player=self.name, act=act, candidates=found.candidates, worlds=found.worlds)


def _weights(view: View) -> Weights:
    from ...prospects import weights_for

    return weights_for(view.code)

"""The player who weighs each choice over worlds that fit what was called, put out and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...acts import Act, Assent, Call, FixSuit, LayDown, Manner, ThrowIn
from ...bots.linear.player import choose_call, gain_of
from ...bots.linear.weights import Weights
from ...bots.reasons import Candidate, Reasoned
from ...bots.simple import SimplePlayer
from ...chance import Stream
from ...deal import Due
from ...solver import NATIVE
from ...view import View
from .habits import FEW, Habits

if TYPE_CHECKING:
    from ...evaluation import Effort, Weighed

_BY_RULE = (Assent, FixSuit, LayDown, ThrowIn)
"""Beginnings of what is done as `simple` does it: answers to claims, claims, and the suit of a joker."""
_SIMPLE = SimplePlayer()
_SUMMED, _FINE = 12, 2**32
"""Twelve even chances added up have the deviation 1."""


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

    def effort(self, view: View) -> Effort:
        """How he weighs what may be done where a view stands."""
        from ...evaluation import Effort

        habits = self._habits
        return Effort(
            effective=habits.effective,
            most=habits.most,
            played=habits.played if len(view.finished_tricks) + 1 < habits.solved_from else 0.0,
            patience=habits.patience,
            infers=habits.infers,
            threads=habits.threads,
        )

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
        from ...evaluation import weighed

        found = weighed(view, acts, _weights(view), self.effort(view), stream)
        place = found.best
        if self._habits.noise:
            place = self._noisy([one.points or 0 for one in found.candidates], stream)
        elif usual in acts and self._is_as_good(found, acts.index(usual)):
            place = acts.index(usual)
        return Reasoned(
            player=self.name,
            act=acts[place],
            candidates=found.candidates,
            worlds=found.worlds,
            turns=found.turns,
        )

    def _is_as_good(self, found: Weighed, place: int) -> bool:
        """Whether an act is worth so little less than the best that it may be done as well."""
        ahead = found.worths[found.best] - found.worths[place]
        points = (found.candidates[found.best].points or 0) - (found.candidates[place].points or 0)
        return ahead <= found.errors[place] and points <= self._habits.tie

    def _noisy(self, points: Sequence[float], stream: Stream) -> int:
        """The act that seems best to one who errs, of those that are not max_blunder."""
        seeming = [each + self._habits.noise * _error(stream) for each in points]
        fair = [place for place, each in enumerate(points) if each >= max(points) - self._habits.max_blunder]
        return max(fair, key=lambda place: seeming[place])


def _error(stream: Stream) -> float:
    """An error as they are spread about the truth: the normal law with deviation 1, near enough."""
    return sum(stream.below(_FINE) for _ in range(_SUMMED)) / _FINE - _SUMMED / 2


def _weights(view: View) -> Weights:
    from ...evaluation import weights_for

    return weights_for(view.code)

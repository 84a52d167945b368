"""A player that estimates each choice over worlds that fit the calls, discards and plays so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    DeclineTurnUp,
    Discard,
    FixSuit,
    GiveCard,
    GoUnder,
    LayDown,
    Manner,
    ThrowIn,
)
from ..bots.linear_player import Weights, choose_call, gain_of
from ..bots.reasons import Candidate, Reasoned
from ..bots.simple import SimplePlayer
from ..chance import Stream
from ..deal import Due
from ..solver import NATIVE
from ..view import SeatView, View

if TYPE_CHECKING:
    from ..evaluation import Effort, Impression, Tendencies, Weighed


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """Settings of a player that estimates choices over worlds."""

    effective: int = 1000
    """Target for the effective sample size: the number of equally likely worlds of the same accuracy."""
    most: int = 3000
    """Largest number of worlds; if no more exist, all are used."""
    played: float = 0.5
    """Share of simulated rule play in estimates, from 0 to 1; the rest is solved."""
    solved_from: int = 3
    """From this trick on, cards are estimated by solving only."""
    patience: float = 0.1
    """Points added to the estimate of passing before the dealer's turn: the later callers examine close calls
    more carefully than the simulation does."""
    clear: int = 800
    """Calls that differ from passing by this, in thousandths of a point, are decided by the model alone."""
    worth_a_look: int = 1200
    """Calls at most this far behind the best are estimated over worlds, in thousandths of a point."""
    tie: float = 0.01
    """Points that the player gives up at most to choose the usual act."""
    infers: bool = True
    """Whether worlds are weighted by calls, discards and plays; otherwise only voids shown are used."""
    adapts: bool = False
    """Whether the player learns how the others call and play from the deals of a match."""
    threads: int = 1
    """Number of threads; it does not change the choice."""
    noise: float = 0.0
    """Standard deviation of a random error in each estimate, in points; with any noise, ties are not used."""
    max_blunder: float = 0.5
    """Largest loss in points that noise may cause in one choice."""


EXPERT = Habits(adapts=True)
"""The strongest player that answers at once."""
MOST_WITHOUT_NATIVE = (100, 100, 60, 20, 3)
"""Most worlds without the native modules, by the number of cards that are held, from one to five.

A world of five cards takes Python fifty times as long as one of three. With so many a choice takes less than
a third of a second of an idle processor, so that it stays below a second on a busy one.
"""
NOVICE = Habits(effective=20, most=20, infers=False, noise=0.3, max_blunder=0.5)
"""A beginner: does not use what the others did, and often misjudges."""
REGULAR = Habits(effective=60, most=60, infers=False, noise=0.1, max_blunder=0.3)
"""A player who plays every week."""


def without_native(habits: Habits) -> Habits:
    """Return the settings where the native modules are missing: no simulated play, and no learning."""
    return replace(habits, played=0.0, adapts=False)


def lightened(habits: Habits, held: int) -> Habits:
    """Return the settings where the native modules are missing, for a choice with a number of cards in the
    hand."""
    most = min(habits.most, MOST_WITHOUT_NATIVE[min(held, len(MOST_WITHOUT_NATIVE)) - 1])
    return replace(habits, effective=min(habits.effective, most), most=most)


_BY_RULE = (AskNewDeal, Assent, FixSuit, GiveCard, GoUnder, LayDown, ThrowIn)
"""Kinds of acts chosen as `simple` does: weak hands, gifts, claims, answers, the suit of a joker."""
_SIMPLE = SimplePlayer()
_SUMMED, _FINE = 12, 2**32
"""The sum of twelve uniform random numbers has standard deviation 1."""


class ExpertPlayer:
    """Estimates every choice over worlds; clear calls are decided by the calling model alone.

    Worlds are weighted by the likelihood of the others' acts. The estimate of an act in a world is part
    double-dummy result, part simulated rule play, valued at the score. Among acts that are nearly equal it
    chooses the usual one: the act of `simple`, or the call of the model. Without the native modules it uses
    few worlds, calls by the model alone and discards as `simple` does, so that a choice stays under a second.
    """

    def __init__(
        self, name: str = "expert", habits: Habits | None = None, known: tuple[Impression, ...] = ()
    ) -> None:
        """`known` is what the earlier deals of a match have shown of each seat; empty at its beginning."""
        self.name = name
        """The name that users select the player by."""
        self._habits = (habits or Habits()) if NATIVE is not None else without_native(habits or Habits())
        self._known = known

    @property
    def adapts(self) -> bool:
        """Whether the player learns from the deals of a match; never without the native modules."""
        return self._habits.adapts

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the act with the highest value, or a more usual one that is nearly as good."""
        return self.reason(view, due, stream).act

    def reason(self, view: SeatView, due: Due, stream: Stream) -> Reasoned:
        """Return the act that `choose` returns, with the estimates of all acts."""
        acts = due.acts
        if len(acts) == 1 or not due.awaited or isinstance(acts[0], _BY_RULE):
            return self._unweighed(_SIMPLE.choose(view, due, stream), acts)
        if NATIVE is None and any(isinstance(act, (Discard, DeclineTurnUp)) for act in acts):
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

    def after_deal(self, view: View) -> ExpertPlayer:
        """Return the player once it has also seen a deal that is over, as a spectator saw it, if it adapts.

        The view has the score at which the deal began. Nothing is learned from a deal that regular play
        cannot explain.
        """
        if not self.adapts:
            return self
        from ..evaluation import impressions_after

        try:
            known = impressions_after(self._known, view, _weights(view))
        except ValueError:
            return self
        return ExpertPlayer(self.name, self._habits, known)

    def effort(self, view: SeatView) -> Effort:
        """Return the effort that the player makes at a view."""
        from ..evaluation import Effort, adverse_randomness

        habits, others = self._habits, self._others()
        if NATIVE is None:
            habits = lightened(habits, len(view.hand))
        played = habits.played if len(view.finished_tricks) + 1 < habits.solved_from else 0.0
        if others:
            played += (1 - played) * adverse_randomness(view, others)
        return Effort(
            effective=habits.effective,
            most=habits.most,
            played=played,
            patience=habits.patience,
            infers=habits.infers,
            threads=habits.threads,
            others=others,
        )

    def _others(self) -> Tendencies:
        """Return how the players in the seats differ from the models; empty if they do not, or nothing is
        known."""
        found = tuple(one.tendency for one in self._known)
        return found if any(one.differs for one in found) else ()

    def _unweighed(self, act: Act, acts: Sequence[Act]) -> Reasoned:
        return Reasoned(player=self.name, act=act, candidates=tuple(Candidate(act=one) for one in acts))

    def _close(self, view: SeatView, calls: Sequence[Call], weights: Weights) -> list[Call]:
        """Return the calls that may be best by the calling model; a single one if that is clear."""
        gains = {call: gain_of(view, call, weights) if call.word.makes_trump else 0 for call in calls}
        best = max(gains.values())
        made = [gain for call, gain in gains.items() if call.word.makes_trump]
        if max(made) <= -self._habits.clear and best == 0:
            return [call for call in calls if not call.word.makes_trump]
        return [call for call, gain in gains.items() if gain >= best - self._habits.worth_a_look]

    def _weighed(self, view: SeatView, acts: Sequence[Act], usual: Act, stream: Stream) -> Reasoned:
        # Imported here because worlds need NumPy, which the package loads only for players that use it.
        from ..evaluation import weighed

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
        """Return whether an act is so close to the best that the player may choose it instead."""
        ahead = found.worths[found.best] - found.worths[place]
        points = (found.candidates[found.best].points or 0) - (found.candidates[place].points or 0)
        return ahead <= found.errors[place] and points <= self._habits.tie

    def _noisy(self, points: Sequence[float], stream: Stream) -> int:
        """Return the index of the act that seems best after adding noise, without blunders above the
        limit."""
        seeming = [each + self._habits.noise * _error(stream) for each in points]
        fair = [place for place, each in enumerate(points) if each >= max(points) - self._habits.max_blunder]
        return max(fair, key=lambda place: seeming[place])


def _error(stream: Stream) -> float:
    """Return a random error from approximately the normal distribution with standard deviation 1."""
    return sum(stream.below(_FINE) for _ in range(_SUMMED)) / _FINE - _SUMMED / 2


def _weights(view: View) -> Weights:
    from ..evaluation import weights_for

    return weights_for(view.code)

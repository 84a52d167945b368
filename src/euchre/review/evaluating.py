"""Evaluate one recorded choice: the value of every option, the cost of what was done, and a mark."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ..acts import Act, Discard
from ..bots import Candidate, Reasoned
from ..cards import UNKNOWN
from ..chance import Stream
from ..errors import reached
from ..evaluation import Weighed, weighed, weights_for
from ..evaluation.endings import solved_ending
from ..evaluation.forecast import Stakes
from ..explain import with_maxims
from ..players import ExpertPlayer
from ..players.expert_player import Habits
from ..players.master_player import is_ending
from .choices import RecordedChoice

PLAYER = "review"
"""The name under which the review gives its reasons."""


class ReviewEffort(Enum):
    """How carefully choices are evaluated; the value is its name in text."""

    QUICK = "quick"
    """150 equally likely worlds."""
    NORMAL = "normal"
    """1,000 equally likely worlds, as many as the expert uses."""
    DEEP = "deep"
    """8,000 equally likely worlds, and the last two tricks solved as a game."""


_WORLDS = {
    ReviewEffort.QUICK: (150, 300),
    ReviewEffort.NORMAL: (1_000, 3_000),
    ReviewEffort.DEEP: (8_000, 16_000),
}
"""Target for the effective sample size, and the largest number of worlds."""
_ENDING_WORLDS, _ENDING_ROUNDS = 4_000, 60


class ChoiceMark(Enum):
    """The quality of a choice; the value is its name in text."""

    FORCED = "forced"
    """No other act was legal."""
    FINE = "fine"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    TOO_CLOSE = "too close to say"
    """The loss is within two standard errors."""
    UNKNOWN = "unknown"
    """The record does not show enough cards."""

    @property
    def is_fault(self) -> bool:
        """Whether the choice was worse than the best beyond doubt."""
        return self in THRESHOLDS


THRESHOLDS = {ChoiceMark.INEXACT: 0.05, ChoiceMark.MISTAKE: 0.15, ChoiceMark.BLUNDER: 0.4}
"""Smallest loss in points for each mark; see `docs/review.md` for how they were chosen."""
_ERRORS = 2.0
"""A loss must exceed 0 by this many standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedChoice:
    """A recorded choice and its evaluation."""

    choice: RecordedChoice
    mark: ChoiceMark
    reasons: Reasoned | None = None
    """The best act and the estimates of all options; None if the choice was forced or is unknown."""
    cost: float = 0.0
    """Loss against the best option, in points at this score; 0 or more."""
    error: float = 0.0
    """Standard error of `cost`."""
    points_lost: float = 0.0
    """Expected points lost against the option with the most points."""
    worth_lost: float = 0.0
    """Value lost against the best option, in the unit of the code: see `euchre.equity.Worth`."""
    why_unknown: str = ""
    """Why the choice cannot be evaluated."""

    @property
    def best(self) -> Act:
        """The best act; the act done if the choice was not evaluated."""
        return self.choice.act if self.reasons is None else self.reasons.act

    @property
    def is_counted(self) -> bool:
        """Whether the choice was evaluated."""
        return self.reasons is not None

    @property
    def against_done(self) -> Reasoned:
        """The reasons for the best act, compared with the act that was done, or else with the second best.

        Facts about hidden hands are left out if they are about another act.
        """
        reasons, done = reached(self.reasons, "the choice was not evaluated"), self.choice.act
        kept = (self.best, self.second if done == self.best else done)
        reasons = replace(reasons, candidates=tuple(one for one in reasons.candidates if one.act in kept))
        return reasons if done in (self.best, self.second) else replace(reasons, turns=(), worlds=())

    @property
    def second(self) -> Act | None:
        """The second-best act, if there is one."""
        options = () if self.reasons is None else self.reasons.candidates
        others = [one for one in options if one.act != self.best]
        ranked = max(others, key=lambda one: (one.game or 0.0, one.points or 0.0), default=None)
        return None if ranked is None else ranked.act

    def option(self, act: Act) -> Candidate | None:
        """Return the estimate of an act."""
        options = () if self.reasons is None else self.reasons.candidates
        return next((one for one in options if one.act == act), None)


def evaluate(choice: RecordedChoice, effort: ReviewEffort, deal: int, *, threads: int = 1) -> ReviewedChoice:
    """Evaluate a choice from what its seat could know; equal arguments give equal results.

    `deal` is the number of the deal, part of the seed. `threads` does not change the result.
    """
    if choice.is_forced:
        return ReviewedChoice(choice=choice, mark=ChoiceMark.FORCED)
    if choice.unknown:
        return ReviewedChoice(choice=choice, mark=ChoiceMark.UNKNOWN, why_unknown=choice.unknown)
    stream = Stream(0, deal, choice.seat, choice.number)
    try:
        found = _weighed(choice, effort, stream, threads)
    except ValueError as fault:
        return ReviewedChoice(choice=choice, mark=ChoiceMark.UNKNOWN, why_unknown=_why(choice, fault))
    return _judged(choice, found, stream)


def _why(choice: RecordedChoice, fault: ValueError) -> str:
    own = [act for act in choice.view.acts if isinstance(act, Discard) and act.actor == choice.seat]
    if any(UNKNOWN in act.cards for act in own):
        return "the record does not show the discard"
    return str(fault)


def mark_of(cost: float, error: float) -> ChoiceMark:
    """Return the mark of a choice from its loss in points and the standard error of the loss."""
    if cost < THRESHOLDS[ChoiceMark.INEXACT]:
        return ChoiceMark.FINE
    if cost < _ERRORS * error:
        return ChoiceMark.TOO_CLOSE
    return max((mark for mark in THRESHOLDS if cost >= THRESHOLDS[mark]), key=lambda mark: THRESHOLDS[mark])


def _weighed(choice: RecordedChoice, effort: ReviewEffort, stream: Stream, threads: int) -> Weighed:
    view, acts, weights = choice.view, choice.due.acts, weights_for(choice.view.code)
    if effort is ReviewEffort.DEEP and is_ending(view, acts):
        return solved_ending(view, acts, weights, stream, most=_ENDING_WORLDS, rounds=_ENDING_ROUNDS)
    effective, most = _WORLDS[effort]
    habits = replace(Habits(), effective=effective, most=most, threads=threads)
    return weighed(view, acts, weights, ExpertPlayer(PLAYER, habits).effort(view), stream)


def _judged(choice: RecordedChoice, found: Weighed, stream: Stream) -> ReviewedChoice:
    place, best = choice.due.acts.index(choice.act), found.best
    points = [one.points or 0.0 for one in found.candidates]
    worth_lost = found.worths[best] - found.worths[place]
    of_a_point = Stakes(choice.view).of_a_point
    cost = worth_lost / of_a_point if of_a_point > 0 else points[best] - points[place]
    error = found.errors[place] / of_a_point if of_a_point > 0 else 0.0
    reasons = Reasoned(
        player=PLAYER,
        act=found.candidates[best].act,
        candidates=found.candidates,
        worlds=found.worlds,
        turns=found.turns,
    )
    return ReviewedChoice(
        choice=choice,
        mark=mark_of(cost, error),
        reasons=with_maxims(choice.view, choice.due, stream, reasons),
        cost=max(0.0, cost),
        error=error,
        points_lost=max(points) - points[place],
        worth_lost=max(0.0, worth_lost),
    )

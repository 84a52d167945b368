"""Times of choices: count, sum, worst, and a histogram with twelve bins per doubling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Any

from ..acts import Act, Call, Play
from ..bots import Bot, learned_from
from ..chance import Stream
from ..deal import Due
from ..game import Sitting
from ..seats import Seat
from ..view import SeatView, View
from .match import FollowsDeals, TableInMatch

Clock = Callable[[], float]
"""Clock in seconds with an arbitrary origin."""

KINDS = ("call", "card", "other")
"""Calls; cards led and played; everything else."""
_LEAST, _STEPS = 1e-6, 12


@dataclass(slots=True)
class Spent:
    """Time spent on choices of one kind, in seconds."""

    choices: int = 0
    total: float = 0.0
    worst: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)
    """Histogram: bin k counts choices of at most 2 ** (k / 12) microseconds."""

    def add(self, seconds: float) -> None:
        """Count one choice."""
        self.choices += 1
        self.total += seconds
        self.worst = max(self.worst, seconds)
        self.steps[max(0, ceil(_STEPS * log2(max(seconds, _LEAST) / _LEAST)))] += 1

    def join(self, other: Spent) -> None:
        """Add the counts of another process."""
        self.choices += other.choices
        self.total += other.total
        self.worst = max(self.worst, other.worst)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """Mean in seconds; 0 without choices."""
        return self.total / self.choices if self.choices else 0.0

    def quantile(self, share: float) -> float:
        """Time in seconds within which this share of the choices was made; at most 6 % too high."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= share * self.choices:
                return min(self.worst, _LEAST * 2 ** (step / _STEPS))
        return 0.0

    def written(self) -> list[Any]:
        """Return it as plain values, for JSON."""
        steps = {str(step): count for step, count in sorted(self.steps.items())}
        return [self.choices, round(self.total, 6), round(self.worst, 6), steps]

    @classmethod
    def read(cls, values: list[Any]) -> Spent:
        """From the plain values."""
        choices, total, worst, steps = values
        return cls(choices, total, worst, Counter({int(step): count for step, count in steps.items()}))


class TimedPlayer:
    """A player whose choices are timed where there is more than one lawful act."""

    def __init__(self, bot: Bot, clock: Clock, spent: dict[str, Spent]) -> None:
        self._bot = bot
        self._clock = clock
        self._spent = spent

    @property
    def name(self) -> str:
        """The player's name."""
        return self._bot.name

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the player's choice."""
        if len(due.acts) == 1:
            return self._bot.choose(view, due, stream)
        begun = self._clock()
        act = self._bot.choose(view, due, stream)
        self._spent[_kind_of(due)].add(self._clock() - begun)
        return act

    def after_deal(self, view: View) -> TimedPlayer:
        """Return the player after a deal that is over, timed with the same clock."""
        return TimedPlayer(learned_from(self._bot, view), self._clock, self._spent)

    def deal_began(self, table: TableInMatch, seat: Seat, sitting: Sitting) -> None:
        """Tell the player, if it follows deals."""
        if isinstance(self._bot, FollowsDeals):
            self._bot.deal_began(table, seat, sitting)

    def deal_ended(self, seat: Seat, sitting: Sitting) -> None:
        """Tell the player, if it follows deals."""
        if isinstance(self._bot, FollowsDeals):
            self._bot.deal_ended(seat, sitting)


def _kind_of(due: Due) -> str:
    match due.acts[0]:
        case Call():
            return "call"
        case Play():
            return "card"
    return "other"


def nothing_spent() -> dict[str, Spent]:
    """Return zero for every kind of choice."""
    return {kind: Spent() for kind in KINDS}

"""Sequential test: ends a match as soon as it is decided, at error rates fixed in advance.

It is Wald's sequential probability ratio test of the mean of the pairs, taken as normal with the observed
variance (the generalised test used to tune chess programs). The hypotheses are that the mean is `null` and
that it is `gain`. After n pairs with mean m and variance v the logarithm of the likelihood ratio is

    n (gain - null) (2 m - null - gain) / (2 v)

and the match ends when it leaves the bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha).
`docs/players/arena.md` gives the error rates measured with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import copysign, inf, log


class SequentialVerdict(Enum):
    """Verdict of a sequential test."""

    GAIN = "the first is stronger"
    NO_GAIN = "the first is not stronger"
    OPEN = "undecided"


@dataclass(frozen=True, slots=True, kw_only=True)
class SequentialTest:
    """Tests whether the first entrant's mean is `gain` or `null`.

    Raises ValueError for impossible settings.
    """

    gain: float = 0.02
    """Mean of an entrant that is stronger, in points per deal or games per game."""
    null: float = 0.0
    """Mean of an entrant that is not stronger."""
    alpha: float = 0.05
    """Probability of calling an entrant with mean `null` stronger."""
    beta: float = 0.05
    """Probability of calling an entrant with mean `gain` not stronger."""
    least: int = 200
    """Pairs before the first look; the variance of fewer is unreliable."""

    def __post_init__(self) -> None:
        if not self.gain > self.null:
            raise ValueError("gain must be greater than null")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5) or self.least < 2:
            raise ValueError("error rates must lie between 0 and 0.5, and `least` must be at least 2")

    @property
    def bounds(self) -> tuple[float, float]:
        """Lower and upper bound of the log likelihood ratio."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def log_ratio(self, pairs: int, mean: float, variance: float) -> float:
        """Log likelihood ratio; infinite if all pairs are equal."""
        distance = (self.gain - self.null) * (2 * mean - self.null - self.gain) / 2
        if variance == 0:
            return copysign(inf, distance) if distance else 0.0
        return pairs * distance / variance

    def verdict(self, pairs: int, mean: float, variance: float) -> SequentialVerdict:
        """The verdict after the pairs so far."""
        if pairs < self.least:
            return SequentialVerdict.OPEN
        ratio, (low, high) = self.log_ratio(pairs, mean, variance), self.bounds
        if ratio >= high:
            return SequentialVerdict.GAIN
        return SequentialVerdict.NO_GAIN if ratio <= low else SequentialVerdict.OPEN

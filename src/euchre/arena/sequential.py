"""A test that ends a match as soon as it is decided, at error rates fixed beforehand.

It is Wald's sequential probability ratio test of the mean of the pairs, taken as normal with the
variance seen so far (the generalised test that chess programs are tuned by): the mean is `null`, or it
is `gain`. After n pairs of mean m and variance v the logarithm of the likelihood ratio is

    n (gain - null) (2 m - null - gain) / (2 v)

and the match is over when it leaves the bounds log(beta / (1 - alpha)) and log((1 - beta) / alpha).
`docs/arena.md` has the error rates that come of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import copysign, inf, log


class Verdict(Enum):
    """What a sequential test says, in words."""

    GAIN = "the first is stronger"
    NO_GAIN = "the first is not stronger"
    OPEN = "undecided"


@dataclass(frozen=True, slots=True, kw_only=True)
class SequentialTest:
    """Whether the first entrant gains: his mean is `gain`, or it is `null`. Raises ValueError for no test."""

    gain: float = 0.02
    """Points a deal, or games a game, that would be worth having."""
    null: float = 0.0
    """The mean of an entrant who is not stronger."""
    alpha: float = 0.05
    """The chance that one of mean `null` is called stronger."""
    beta: float = 0.05
    """The chance that one of mean `gain` is called not stronger."""
    least: int = 200
    """Pairs before the first look: the variance of fewer is not to be relied on."""

    def __post_init__(self) -> None:
        if not self.gain > self.null:
            raise ValueError("the gain has to be more than the mean of one who is not stronger")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5) or self.least < 2:
            raise ValueError("error rates lie between 0 and a half, and the first look after 2 pairs or more")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the likelihood ratio says no gain, and where it says gain."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def log_ratio(self, pairs: int, mean: float, variance: float) -> float:
        """The logarithm of the likelihood ratio; infinite where all pairs are alike."""
        distance = (self.gain - self.null) * (2 * mean - self.null - self.gain) / 2
        if variance == 0:
            return copysign(inf, distance) if distance else 0.0
        return pairs * distance / variance

    def verdict(self, pairs: int, mean: float, variance: float) -> Verdict:
        """What may be said after so many pairs."""
        if pairs < self.least:
            return Verdict.OPEN
        ratio, (low, high) = self.log_ratio(pairs, mean, variance), self.bounds
        return Verdict.GAIN if ratio >= high else Verdict.NO_GAIN if ratio <= low else Verdict.OPEN

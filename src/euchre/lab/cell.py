"""Sums of one measured quantity: they add up, so that chunks can be measured anywhere and in any order."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import ArrayLike

_DETECTED = 1.96 + 0.84
"""Errors of an effect that a test at 5 % sees with a chance of 80 %."""


@dataclass(frozen=True, slots=True)
class LabCell:
    """A quantity measured some number of times."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    """Sum of the squared values."""

    @classmethod
    def of(cls, values: ArrayLike) -> LabCell:
        """The sums of values (N,), one for each independent deal.

        `values` is (N,) of int, bool or float64.
        """
        found = np.asarray(values, np.float64)
        return cls(len(found), float(found.sum()), float(np.square(found).sum()))

    def __add__(self, other: LabCell) -> LabCell:
        return LabCell(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The mean; 0 where nothing was measured."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two values."""
        if self.count < 2:
            return float("inf")
        spread = max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1)
        return sqrt(spread / self.count)

    @property
    def smallest_effect(self) -> float:
        """The smallest effect that so many values show with a chance of 80 %."""
        return _DETECTED * self.error

"""Ratings of a league: one number for each player, from the games of all matches.

The model is Bradley-Terry: a player rated 400 above another wins ten games in eleven. The ratings maximise
the likelihood of the games won; one drawn game is added to each match so that they stay finite, and their
mean is 0. The errors assume independent games. Games played twice with sides swapped vary less, so the errors
are upper bounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

SCALE = 400 / log(10)
"""Rating points for a factor e in the odds."""


@dataclass(frozen=True, slots=True)
class Won:
    """The games of one match: the indices of both players, and how many games each won."""

    first: int
    second: int
    by_first: int
    by_second: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating."""

    rating: float
    error: float
    """Standard error of the rating."""


def ratings(players: int, matches: Sequence[Won]) -> tuple[Rating, ...]:
    """The rating of each player; the matches must connect all players."""
    strength = np.zeros(players)
    for _ in range(100):
        slope, curve = _slope_and_curve(strength, matches)
        step = np.linalg.pinv(curve) @ slope
        step /= max(1.0, float(np.abs(step).max()))
        strength += step
        if float(np.abs(step).max()) < 1e-9:
            break
    _, curve = _slope_and_curve(strength, matches)
    errors = np.sqrt(np.diag(np.linalg.pinv(curve)))
    strength -= strength.mean()
    return tuple(
        Rating(float(value) * SCALE, float(error) * SCALE)
        for value, error in zip(strength, errors, strict=True)
    )


def _slope_and_curve(
    strength: NDArray[np.float64], matches: Sequence[Won]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Gradient, float (P,), and negative Hessian, float (P, P), of the log likelihood by strength."""
    slope = np.zeros(len(strength))
    curve = np.zeros((len(strength), len(strength)))
    for match in matches:
        games = match.by_first + match.by_second + 1
        chance = 1 / (1 + np.exp(strength[match.second] - strength[match.first]))
        over = match.by_first + 0.5 - games * chance
        weight = games * chance * (1 - chance)
        for one, sign in ((match.first, 1), (match.second, -1)):
            slope[one] += sign * over
            for other, same in ((match.first, 1), (match.second, -1)):
                curve[one, other] += sign * same * weight
    return slope, curve

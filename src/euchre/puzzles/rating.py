"""Ratings of solvers and puzzles by the Glicko-2 rules (Glickman 2012), one result at a time."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

_SCALE = 173.7178
_TAU = 0.5
"""How fast volatility may change."""
_PRECISION = 1e-6
_LARGEST_DEVIATION = 350.0


@dataclass(frozen=True, slots=True)
class SolverRating:
    """The strength of a solver, or the difficulty of a puzzle."""

    rating: float = 1500.0
    deviation: float = 350.0
    """Standard error of the rating."""
    volatility: float = 0.06


def expected(rating: float, other: float, deviation: float = 0.0) -> float:
    """The chance that a solver with a rating solves a puzzle with another.

    >>> round(expected(1500, 1500), 2), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + exp(-_g(deviation / _SCALE) * (rating - other) / _SCALE))


def after_result(own: SolverRating, other: SolverRating, score: float) -> SolverRating:
    """A rating after one result against another: `score` is 1 for a win and 0 for a loss.

    >>> solver = after_result(SolverRating(1500, 200), SolverRating(1400, 30), 1)
    >>> round(solver.rating), round(solver.deviation)
    (1564, 175)
    """
    mu, phi = (own.rating - 1500) / _SCALE, own.deviation / _SCALE
    other_mu, g = (other.rating - 1500) / _SCALE, _g(other.deviation / _SCALE)
    chance = 1 / (1 + exp(-g * (mu - other_mu)))
    variance = 1 / (g * g * chance * (1 - chance))
    delta = variance * g * (score - chance)
    volatility = _volatility(own.volatility, phi, variance, delta)
    before = sqrt(phi * phi + volatility * volatility)
    after = 1 / sqrt(1 / (before * before) + 1 / variance)
    found = mu + after * after * g * (score - chance)
    return SolverRating(
        rating=_SCALE * found + 1500,
        deviation=min(_SCALE * after, _LARGEST_DEVIATION),
        volatility=volatility,
    )


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: the root of Glickman's equation, found by the Illinois method."""
    start = log(sigma * sigma)

    def f(x: float) -> float:
        e = exp(x)
        square = phi * phi + variance + e
        return e * (delta * delta - square) / (2 * square * square) - (x - start) / (_TAU * _TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)

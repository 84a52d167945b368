"""Ratings of solvers and puzzles by the Glicko-2 rules (Glickman 2012), one result at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, pi, sqrt

from ..chance import Stream
from ..errors import EuchreError
from ..players import bot_for
from .puzzle import Puzzle

STRENGTHS = {"random": 700, "novice": 1150, "simple": 1250, "book": 1300, "regular": 1500}
"""Ratings of our players as solvers. The scale is ours: 1,500 is a player who plays every week."""
_TRIES = {"random": 1, "novice": 4, "simple": 1, "book": 1, "regular": 4}
_WEIGHTS = {"random": 0.0, "novice": 1.0, "simple": 2.0, "book": 2.0, "regular": 1.0}
_DEVIATION = 70.0
_MEAN, _SPREAD = 1500, 300.0
_LEAST, _MOST, _STEP = 800, 2400, 10


def missed_by(puzzle: Puzzle, stream: Stream) -> dict[str, tuple[int, int]]:
    """Return for each of our players, how often it misses the puzzle, and in how many tries."""
    found: dict[str, tuple[int, int]] = {}
    for name, tries in _TRIES.items():
        if not _WEIGHTS[name]:
            continue
        try:
            bot = bot_for(puzzle.rules, name)
        except EuchreError:
            continue
        chosen = [bot.choose(puzzle.view, puzzle.due, Stream(stream.bits())) for _ in range(tries)]
        found[name] = (sum(act != puzzle.best.act for act in chosen), tries)
    return found


def rating_from(missed: Mapping[str, tuple[int, int]]) -> int:
    """Return the rating that agrees best with who missed the puzzle, drawn towards 1,500.

    >>> rating_from({"novice": (0, 4), "simple": (0, 1), "regular": (0, 4)})
    900
    >>> rating_from({"novice": (4, 4), "simple": (1, 1), "regular": (4, 4)})
    1840
    """
    return max(range(_LEAST, _MOST + 1, _STEP), key=lambda rating: _likelihood(rating, missed))


def _likelihood(rating: int, missed: Mapping[str, tuple[int, int]]) -> float:
    from math import log

    total = -(((rating - _MEAN) / _SPREAD) ** 2) / 2
    for name, (times, tries) in missed.items():
        solved = expected(STRENGTHS[name], rating, _DEVIATION)
        total += _WEIGHTS[name] * (times * log(1 - solved) + (tries - times) * log(solved))
    return total


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
    """Return the chance that a solver with a rating solves a puzzle with another.

    >>> round(expected(1500, 1500), 2), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + exp(-_g(deviation / _SCALE) * (rating - other) / _SCALE))


def after_result(own: SolverRating, other: SolverRating, score: float) -> SolverRating:
    """Return a rating after one result against another: `score` is 1 for a win and 0 for a loss.

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
    """Return the new volatility: the root of Glickman's equation, found by the Illinois method."""
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

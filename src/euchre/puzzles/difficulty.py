"""The difficulty of a puzzle, from which of our players miss it."""

from __future__ import annotations

from collections.abc import Mapping

from ..chance import Stream
from ..errors import EuchreError
from ..players import bot_for
from .puzzle import Puzzle
from .rating import expected

STRENGTHS = {"random": 700, "novice": 1150, "simple": 1250, "book": 1300, "regular": 1500}
"""Ratings of our players as solvers. The scale is ours: 1,500 is a player who plays every week."""
_TRIES = {"random": 1, "novice": 4, "simple": 1, "book": 1, "regular": 4}
_WEIGHTS = {"random": 0.0, "novice": 1.0, "simple": 2.0, "book": 2.0, "regular": 1.0}
_DEVIATION = 70.0
_MEAN, _SPREAD = 1500, 300.0
_LEAST, _MOST, _STEP = 800, 2400, 10


def missed_by(puzzle: Puzzle, stream: Stream) -> dict[str, tuple[int, int]]:
    """For each of our players, how often it misses the puzzle, and in how many tries."""
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
    """The rating that agrees best with who missed the puzzle, drawn towards 1,500.

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

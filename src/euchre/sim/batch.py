"""What came of many deals, as NumPy arrays. Imported by itself: it needs NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..deal import Deal, Result
from . import reference
from .choice import NATIVE
from .run import Run, check_number

RESULTS = (Result.POINT, Result.MARCH, Result.EUCHRE, Result.JAMBOREE, Result.ALL_PASSED)
"""What the numbers of the column `result` stand for."""
MANNERS = tuple(Manner)
"""What the numbers of the column `manner` stand for."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Outcomes:
    """N deals, row i belonging to the deal `first` + i; S sides in the order of `code.seating.sides`."""

    run: Run
    first: int
    """The number of the first deal."""
    dealer: NDArray[np.uint8]
    """(N,) the seat that dealt."""
    trump: NDArray[np.int8]
    """(N,) the suit, -1 where all passed."""
    maker: NDArray[np.int8]
    """(N,) the seat that settled the trump, -1 where all passed."""
    manner: NDArray[np.uint8]
    """(N,) how the makers played: the place in `MANNERS`, 0 also where all passed."""
    lone: NDArray[np.int8]
    """(N,) who played alone on the makers' side, -1 for nobody."""
    result: NDArray[np.uint8]
    """(N,) the place in `RESULTS`."""
    tricks: NDArray[np.uint8]
    """(N, S) tricks by side; none in a jamboree, which is not played."""
    points: NDArray[np.int32]
    """(N, S) points by side."""

    def __len__(self) -> int:
        return len(self.dealer)


def simulate(run: Run, first: int, deals: int, *, threads: int = 0) -> Outcomes:
    """What comes of so many deals from a number on.

    The same on any number of threads; 0 takes all the machine has. Raises EuchreError for numbers
    of deals below 0 or beyond 2**63, ValueError for fewer than no deals or threads.

    >>> from euchre.laws import load_code
    >>> run = Run(code=load_code("modern"), seed=7, players=("simple",))
    >>> simulate(run, 1, 1000).points.sum(axis=0).tolist()
    [714, 762]
    """
    check_number(first)
    if deals < 0 or threads < 0:
        raise ValueError("there cannot be fewer than no deals or threads")
    check_number(first + deals)
    outcomes = _empty(run, first, deals)
    if NATIVE is None:
        _play_in_python(outcomes)
    else:
        NATIVE.simulate(run, first, threads, [getattr(outcomes, name) for name in COLUMNS])
    return outcomes


def _empty(run: Run, first: int, deals: int) -> Outcomes:
    sides = len(run.code.seating.sides)
    return Outcomes(
        run=run,
        first=first,
        dealer=np.zeros(deals, np.uint8),
        trump=np.zeros(deals, np.int8),
        maker=np.zeros(deals, np.int8),
        manner=np.zeros(deals, np.uint8),
        lone=np.zeros(deals, np.int8),
        result=np.zeros(deals, np.uint8),
        tricks=np.zeros((deals, sides), np.uint8),
        points=np.zeros((deals, sides), np.int32),
    )


def _play_in_python(outcomes: Outcomes) -> None:
    for row in range(len(outcomes)):
        deal = reference.played(outcomes.run, outcomes.first + row)
        for name, value_of in COLUMNS.items():
            getattr(outcomes, name)[row] = value_of(deal)


def _or_nobody(value: int | None) -> int:
    return -1 if value is None else int(value)


def _result(deal: Deal) -> int:
    assert deal.outcome is not None
    return RESULTS.index(deal.outcome.result)


def _tricks(deal: Deal) -> list[int]:
    assert deal.outcome is not None
    return list(deal.outcome.tricks)


def _points(deal: Deal) -> list[int]:
    assert deal.outcome is not None
    return list(deal.outcome.points)


COLUMNS: dict[str, Callable[[Deal], int | list[int]]] = {
    "dealer": lambda deal: int(deal.dealer),
    "trump": lambda deal: _or_nobody(deal.trump),
    "maker": lambda deal: _or_nobody(deal.calling.maker),
    "manner": lambda deal: MANNERS.index(deal.calling.manner),
    "lone": lambda deal: _or_nobody(deal.calling.lone),
    "result": _result,
    "tricks": _tricks,
    "points": _points,
}
"""The columns, in the order in which the native simulator takes them, and how a deal played fills them."""

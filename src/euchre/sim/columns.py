"""Results of many deals as NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..deal import Deal, Result
from ..laws import Code

RESULTS = (Result.POINT, Result.MARCH, Result.EUCHRE, Result.JAMBOREE, Result.ALL_PASSED, Result.VOID)
"""Meanings of the numbers in the column `result`."""
MANNERS = tuple(Manner)
"""Meanings of the numbers in the column `manner`."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Outcomes:
    """N deals, one row each; the S sides are in the order of `code.seating.sides`."""

    dealer: NDArray[np.uint8]
    """(N,) seat of the dealer."""
    trump: NDArray[np.int8]
    """(N,) trump suit, -1 if all passed."""
    maker: NDArray[np.int8]
    """(N,) seat of the maker, -1 if all passed."""
    manner: NDArray[np.uint8]
    """(N,) how the makers played, as an index into `MANNERS`; 0 if all passed."""
    lone: NDArray[np.int8]
    """(N,) seat that played alone on the makers' side, -1 for none."""
    result: NDArray[np.uint8]
    """(N,) result, as an index into `RESULTS`."""
    tricks: NDArray[np.uint8]
    """(N, S) tricks by side; 0 in a jamboree, which is not played."""
    points: NDArray[np.int32]
    """(N, S) points by side."""

    def __len__(self) -> int:
        return len(self.dealer)


def no_outcomes(code: Code, deals: int) -> Outcomes:
    """Empty columns for `count` deals."""
    sides = len(code.seating.sides)
    return Outcomes(
        dealer=np.zeros(deals, np.uint8),
        trump=np.zeros(deals, np.int8),
        maker=np.zeros(deals, np.int8),
        manner=np.zeros(deals, np.uint8),
        lone=np.zeros(deals, np.int8),
        result=np.zeros(deals, np.uint8),
        tricks=np.zeros((deals, sides), np.uint8),
        points=np.zeros((deals, sides), np.int32),
    )


def write_row(outcomes: Outcomes, row: int, deal: Deal) -> None:
    """Write the result of a finished deal into a row."""
    for name, value_of in COLUMNS.items():
        getattr(outcomes, name)[row] = value_of(deal)


def columns_of(outcomes: Outcomes) -> list[NDArray[np.generic]]:
    """The columns, (N, ...) of an int dtype each, in the order that the native simulator expects."""
    return [getattr(outcomes, name) for name in COLUMNS]


def _or_nobody(value: int | None) -> int:
    return -1 if value is None else int(value)


COLUMNS: dict[str, Callable[[Deal], int | list[int]]] = {
    "dealer": lambda deal: int(deal.dealer),
    "trump": lambda deal: _or_nobody(deal.trump),
    "maker": lambda deal: _or_nobody(deal.calling.maker),
    "manner": lambda deal: MANNERS.index(deal.calling.manner),
    "lone": lambda deal: _or_nobody(deal.calling.lone),
    "result": lambda deal: RESULTS.index(deal.final_outcome.result),
    "tricks": lambda deal: list(deal.final_outcome.tricks),
    "points": lambda deal: list(deal.final_outcome.points),
}
"""Each column, in the order of the native simulator: its dtype and how a finished deal fills it."""

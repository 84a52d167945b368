"""Simulation of many deals at once. Not imported by `euchre.sim`, because it needs NumPy."""

from __future__ import annotations

from . import reference
from .backend import native_for
from .columns import Outcomes, columns_of, no_outcomes, write_row
from .run import Run, check_number


def simulate(run: Run, first: int, deals: int, *, threads: int = 0) -> Outcomes:
    """Results of `count` deals; row i is deal number `first` + i.

    The number of threads does not change the results; 0 uses every processor. Raises EuchreError for deal
    numbers outside 0 to 2**63, ValueError for a negative number of deals or threads.

    >>> from euchre.laws import load_code
    >>> run = Run(code=load_code("modern"), seed=7, players=("simple",))
    >>> simulate(run, 1, 1000).points.sum(axis=0).tolist()
    [714, 762]
    """
    check_number(first)
    if deals < 0 or threads < 0:
        raise ValueError("the numbers of deals and threads must be at least 0")
    check_number(first + deals)
    outcomes = no_outcomes(run.code, deals)
    if (native := native_for(run.code)) is not None:
        native.simulate(run, first, threads, columns_of(outcomes))
        return outcomes
    for row in range(deals):
        write_row(outcomes, row, reference.played(run, first + row))
    return outcomes

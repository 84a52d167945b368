"""Measuring chunks: in this process, in several, or on a cluster. The figures depend on none of that."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from .registry import experiment_named
from .results import Measured

_AHEAD = 2
"""Chunks queued per worker."""


class Promise(Protocol):
    """A pending result of a worker."""

    def result(self) -> Any:
        """Wait for the result and return it."""


def measured(name: str, number: int, clock: Callable[[], float]) -> Measured:
    """Measure one chunk of the experiment with this name; the clock counts processor seconds."""
    experiment, start = experiment_named(name), clock()
    cells = dict(experiment.measure(experiment.chunk(number)))
    return Measured(number=number, cells=cells, program="", seconds=clock() - start)


def as_promised(submit: Callable[[int], Promise], numbers: Iterable[int], workers: int) -> Iterator[Measured]:
    """The chunks with these numbers, a few of them under way for each worker."""
    under_way: deque[Promise] = deque()
    for number in numbers:
        under_way.append(submit(number))
        if len(under_way) >= workers * _AHEAD:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()

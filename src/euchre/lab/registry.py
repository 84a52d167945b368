"""The register of all experiments, and running them chunk by chunk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Protocol

from ..errors import EuchreError
from .experiment import Experiment
from .questions import (
    also,
    bridge,
    calls,
    counts,
    discards,
    frequencies,
    leads,
    lone,
    maxims,
)
from .results import Measured

_MODULES = (
    also,
    bridge,
    calls,
    counts,
    discards,
    frequencies,
    leads,
    lone,
    maxims,
)


@cache
def experiments() -> Mapping[str, Experiment]:
    """Return every experiment, in the order of the books and their questions."""
    found = [each for module in _MODULES for each in module.EXPERIMENTS]
    return MappingProxyType({each.name: each for each in sorted(found, key=_place)})


def _place(experiment: Experiment) -> tuple[str, int]:
    book, _, number = experiment.name.partition("-")
    return book, int(number[1:]) if number[1:].isdigit() else 0


def experiment_named(name: str) -> Experiment:
    """Return the experiment with this name. Raises EuchreError for an unknown one."""
    try:
        return experiments()[name]
    except KeyError:
        raise EuchreError(f"there is no experiment '{name}'; see 'euchre lab list'") from None


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
    """Yield the chunks with these numbers, a few of them under way for each worker."""
    under_way: deque[Promise] = deque()
    for number in numbers:
        under_way.append(submit(number))
        if len(under_way) >= workers * _AHEAD:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()

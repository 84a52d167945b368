"""All experiments, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ..errors import EuchreError
from .experiment import Experiment
from .questions import (
    also,
    bridge,
    calls,
    counts,
    discards,
    frequencies,
    jambone,
    leads,
    lone,
    maxims,
    passing,
    penalties,
)

_MODULES = (
    also,
    bridge,
    calls,
    counts,
    discards,
    frequencies,
    jambone,
    leads,
    lone,
    maxims,
    passing,
    penalties,
)


@cache
def experiments() -> Mapping[str, Experiment]:
    """Every experiment, in the order of the books and their questions."""
    found = [each for module in _MODULES for each in module.EXPERIMENTS]
    return MappingProxyType({each.name: each for each in sorted(found, key=_place)})


def _place(experiment: Experiment) -> tuple[str, int]:
    book, _, number = experiment.name.partition("-")
    return book, int(number[1:]) if number[1:].isdigit() else 0


def experiment_named(name: str) -> Experiment:
    """The experiment with this name. Raises EuchreError for an unknown one."""
    try:
        return experiments()[name]
    except KeyError:
        raise EuchreError(f"there is no experiment '{name}'; see 'euchre lab list'") from None

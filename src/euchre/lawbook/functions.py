"""The functions marked by `euchre.deciding.decides`, listed by what they settle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from .. import cards, deal, game, seating, table  # their import marks the functions
from ..deciding import DECIDERS, Decider

_MARKED = (cards, deal, game, seating, table)


def _listed(settled: Callable[[Decider], Iterable[str]]) -> Mapping[str, tuple[str, ...]]:
    """For each name that a function settles, the names of all functions that settle it."""
    found: dict[str, list[str]] = {}
    for decider in DECIDERS:
        for name in settled(decider):
            found.setdefault(name, []).append(decider.name)
    return {name: tuple(functions) for name, functions in found.items()}


VALUES = _listed(lambda decider: decider.values)
"""For each value of a code the functions that read it and so decide the laws it rests on."""
REASONS = _listed(lambda decider: decider.reasons)
"""For each reason of refusal that a code cites laws for, the functions that settle what is lawful."""
IRREGULARITIES = _listed(lambda decider: decider.irregularities)
"""For each irregularity the functions that find it; what the codes provide for it names the laws."""
LAWS = {decider.name: decider.laws for decider in DECIDERS if decider.laws}
"""Functions that decide laws by themselves under every code: for each the ids by register."""


def resolve(name: str) -> Callable[..., Any]:
    """The function of a name `module:name`; for a property the function behind it."""
    module, _, path = name.partition(":")
    found: Any = import_module(f"..{module}", __package__)
    for part in path.split("."):
        found = getattr(found, part)
    found = getattr(found, "fget", None) or getattr(found, "func", None) or found
    assert callable(found)
    function: Callable[..., Any] = found
    return function

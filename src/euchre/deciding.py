"""Marks the functions that decide laws, so that `euchre.lawbook` finds them from a law."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Decider:
    """A function and what it settles."""

    name: str
    """Its module below `euchre` and its name there, `deal.rights:first_leader`."""
    laws: Mapping[str, tuple[str, ...]]
    """Ids of the laws it decides by itself under every code, by register."""
    values: tuple[str, ...]
    """Values of a code that it reads."""
    reasons: tuple[str, ...]
    """Reasons of refusal for which it settles what is lawful."""
    irregularities: tuple[str, ...]
    """Irregularities that it finds, or whose consequences it carries out."""


DECIDERS: list[Decider] = []
"""Every function marked by `decides`, in the order in which the modules are imported."""


def decides(
    *laws: str, values: str = "", reasons: str = "", irregularities: str = ""
) -> Callable[[Function], Function]:
    """Mark a function as deciding laws; the function itself stays as it is.

    Each of `laws` is a register with ids of its laws, `jerome-1877 9.2 9.3`: laws that hold under
    every code. `values`, `reasons` and `irregularities` are names with blanks between them.

    >>> @decides("jerome-1877 9.2 9.3", reasons="play/not-held")
    ... def playable(): ...
    >>> DECIDERS.pop().laws
    {'jerome-1877': ('9.2', '9.3')}
    """
    by_register = {register: tuple(ids) for register, *ids in map(str.split, laws)}
    settled = tuple(values.split()), tuple(reasons.split()), tuple(irregularities.split())

    def mark(function: Function) -> Function:
        module = function.__module__.removeprefix("euchre.")
        DECIDERS.append(Decider(f"{module}:{function.__qualname__}", by_register, *settled))
        return function

    return mark

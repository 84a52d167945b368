"""What decides each law of a register."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from .. import cards, deal, game, seating, table
from ..deciding import DECIDERS, Decider
from ..laws import CODE_NAMES, Code, load_code
from ..laws.register import load_register

_MARKED = (cards, deal, game, seating, table)


def _listed(settled: Callable[[Decider], Iterable[str]]) -> Mapping[str, tuple[str, ...]]:
    """Return for each name that a function settles, the names of all functions that settle it."""
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
    """Return the function of a name `module:name`; for a property the function behind it."""
    module, _, path = name.partition(":")
    found: Any = import_module(f"..{module}", __package__)
    for part in path.split("."):
        found = getattr(found, part)
    found = getattr(found, "fget", None) or getattr(found, "func", None) or found
    assert callable(found)
    function: Callable[..., Any] = found
    return function


LEFT_TO_PEOPLE: Mapping[str, Mapping[str, str]] = {
    "professor-1862": {
        "B3": "advice on when a trick is certain",
        "T9": "a name for four ranks of every suit",
        "T10": "a name for making a suit of the other colour",
    },
    "jerome-1877": {"0.1": "the pace of play, which has no consequence"},
    "leeds-dwight-1888": {
        "106": "that breaches of the etiquette that follows carry no penalty",
        "108": "how a player holds their next card",
        "111": "who decides a dispute of fact",
        "113": "bets",
        "114": "the silence of bystanders",
        "115": "bets and places of bystanders",
        "116": "the pace of calling",
    },
}
"""The laws that no program decides, by register and id, with their subject."""


@dataclass(frozen=True)
class Decision:
    """What decides one law of a register."""

    law: str
    """The law's id."""
    values: tuple[str, ...]
    """The values of codes that rest on it."""
    reasons: tuple[str, ...]
    """The reasons of refusal that cite it."""
    irregularities: tuple[str, ...]
    """The irregularities whose provisions rest on it."""
    own: tuple[str, ...]
    """The functions that decide it under every code."""
    left_to_people: str | None
    """What it is about, if no program decides it; else None."""

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """All functions that help to decide it, as `module:name`."""
        by_value = (name for value in self.values for name in VALUES[value])
        by_reason = (name for reason in self.reasons for name in REASONS[reason])
        by_provision = (name for kind in self.irregularities for name in IRREGULARITIES[kind])
        return tuple(dict.fromkeys((*self.own, *by_value, *by_reason, *by_provision)))


def codes_of(register: str) -> tuple[Code, ...]:
    """Return the codes whose laws are in a register."""
    return tuple(code for code in map(load_code, CODE_NAMES) if code.register == register)


@cache
def decisions(register: str) -> Mapping[str, Decision]:
    """Return what decides each law and silence of a register, by id, in the register's order.

    Raises LawDataError for an unknown register.
    """
    codes, known = codes_of(register), load_register(register)
    values = _citing(code.laws for code in codes)
    reasons = _citing(code.reasons for code in codes)
    provided = _citing(
        {name: provision.laws for name, provision in code.provisions.items()} for code in codes
    )
    own = _citing([{name: laws.get(register, ()) for name, laws in LAWS.items()}])
    return {
        law_id: Decision(
            law=law_id,
            values=values.get(law_id, ()),
            reasons=reasons.get(law_id, ()),
            irregularities=provided.get(law_id, ()),
            own=own.get(law_id, ()),
            left_to_people=LEFT_TO_PEOPLE.get(register, {}).get(law_id),
        )
        for law_id in known.entries
    }


def _citing(tables: Iterable[Mapping[str, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
    """Return for each law id the names that cite it, from tables of the law ids that each name cites."""
    cited: dict[str, dict[str, None]] = {}
    for ids_by_name in tables:
        for name, ids in ids_by_name.items():
            for law_id in ids:
                cited.setdefault(law_id, {})[name] = None
    return {law_id: tuple(names) for law_id, names in cited.items()}

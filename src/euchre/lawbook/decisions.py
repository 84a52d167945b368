"""What decides each law of a register."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from ..laws import CODE_NAMES, Code, load_code
from ..laws.register import load_register
from .functions import IRREGULARITIES, LAWS, REASONS, VALUES
from .left_to_people import LEFT_TO_PEOPLE


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
    """The codes whose laws are in a register."""
    return tuple(code for code in map(load_code, CODE_NAMES) if code.register == register)


@cache
def decisions(register: str) -> Mapping[str, Decision]:
    """What decides each law and silence of a register, by id, in the register's order.

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
    """For each law id the names that cite it, from tables of the law ids that each name cites."""
    cited: dict[str, dict[str, None]] = {}
    for table in tables:
        for name, ids in table.items():
            for law_id in ids:
                cited.setdefault(law_id, {})[name] = None
    return {law_id: tuple(names) for law_id, names in cited.items()}

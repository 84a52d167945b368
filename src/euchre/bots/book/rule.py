"""A maxim as a rule: its id, its strength, and a function that returns the acts it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

from ...acts import Act

Seen = TypeVar("Seen")


class Strength(Enum):
    """How strongly a book states a maxim; the value is the word in the register of its advice."""

    ALWAYS = "always"
    NEVER = "never"
    """Never do it."""
    STRONGLY = "strongly"
    USUALLY = "usually"
    AVOID = "avoid"
    """Usually do not do it."""
    BY_THE_SCORE = "by the score"
    PERMITTED = "permitted"

    @property
    def warns(self) -> bool:
        """Whether a maxim of this strength advises against acts."""
        return self in (Strength.NEVER, Strength.AVOID)

    @property
    def weight(self) -> int:
        """Its rank among the strengths; 0 is the most important."""
        return _WEIGHTS[self]


_WEIGHTS = {
    Strength.ALWAYS: 0,
    Strength.NEVER: 0,
    Strength.STRONGLY: 1,
    Strength.USUALLY: 2,
    Strength.AVOID: 2,
    Strength.BY_THE_SCORE: 3,
    Strength.PERMITTED: 4,
}

Advice: TypeAlias = Sequence[Act]
"""Acts that a maxim recommends, best first, or warns against; empty if it does not apply."""


@dataclass(frozen=True, slots=True)
class Rule(Generic[Seen]):
    """One maxim as a function of a decision."""

    id: str
    strength: Strength
    excepts: tuple[str, ...]
    """Ids of the maxims to which this one is an exception; it is applied before them."""
    speaks: Callable[[Seen], Advice]

    @property
    def name(self) -> str:
        """The name of its function, such as `three_trumps`."""
        return self.speaks.__name__


def maxim(
    maxim_id: str, strength: Strength, *, excepts: tuple[str, ...] = ()
) -> Callable[[Callable[[Seen], Advice]], Rule[Seen]]:
    """Return a decorator that turns a function into the rule of a maxim."""
    return lambda speaks: Rule(maxim_id, strength, excepts, speaks)


def rules_of(names: Mapping[str, object]) -> tuple[Rule[Any], ...]:
    """Return the rules among the names of a module, in the order of their definition."""
    return tuple(value for value in names.values() if isinstance(value, Rule))


def in_order_of_weight(rules: Sequence[Rule[Seen]]) -> tuple[Rule[Seen], ...]:
    """Return rules sorted by strength, each exception just before the rule it is an exception to."""
    by_id = {rule.id: rule for rule in rules}

    def weight(rule: Rule[Seen]) -> int:
        excepted = [weight(by_id[other]) for other in rule.excepts if other in by_id]
        return min([10 * rule.strength.weight, *[place - 1 for place in excepted]])

    return tuple(sorted(rules, key=weight))

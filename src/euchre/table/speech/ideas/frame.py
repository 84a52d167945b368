"""A frame: which ideas a sentence must hold and may hold, and what it means then.

A sentence fits a frame only if every word of it has a place there, so that nothing said is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ....deal import Stage
from ...state import RefereedTable
from ..sentences.meaning import in_deal
from .hearing import Heard

Sense: TypeAlias = "str | Callable[[Heard, RefereedTable], str | None]"
"""Acts separated by ` & ` with fields in braces, or a function that gives them; None where it means
something else."""

_THINGS = ("CARD", "CARDS", "SUIT", "N", "NUMBERS", "TRICK", "WHOM")


@dataclass(frozen=True, slots=True)
class Frame:
    """The ideas that a sentence must hold, those that it may hold beside them, and its meaning."""

    needs: tuple[frozenset[str], ...]
    """Each must be there, by one of its alternatives."""
    may: frozenset[str]
    things: frozenset[str]
    """What else must be named: `CARD`, `CARDS`, `SUIT`, `N`, `NUMBERS`, `TRICK`,
    `WHOM`."""
    sense: Sense
    stages: tuple[Stage, ...] = ()

    def fits(self, said: Heard, table: RefereedTable) -> bool:
        """Whether a sentence has everything that is needed, and nothing that has no place."""
        if self.stages and not in_deal(table, *self.stages):
            return False
        held = frozenset().union(*said.words) if said.words else frozenset()
        if not all(need & held for need in self.needs) or not self._has_things(said):
            return False
        allowed = self.may.union(*self.needs) | {"small"}
        return all(ideas & allowed for ideas in said.words)

    def _has_things(self, said: Heard) -> bool:
        many = self.things | self.may
        return (
            _counted(len(said.cards), "CARD", "CARDS", self.things, many)
            and _counted(len(said.suits), "SUIT", "", self.things, many)
            and _counted(len(said.numbers), "N", "NUMBERS", self.things, many)
            and _counted(len(said.whom), "WHOM", "", self.things, many)
            and _counted(0 if said.trick is None else 1, "TRICK", "", self.things, many)
        )


def _counted(number: int, one: str, several: str, needed: frozenset[str], may: frozenset[str]) -> bool:
    """Whether so many things of a kind are named as a frame needs or allows."""
    least = 1 if one in needed or several in needed else 0
    most = number if several in may else int(one in may)
    return least <= number <= most


def frame(needs: str, may: str, sense: Sense, *stages: Stage) -> Frame:
    """A frame from its words: ideas with `/` between alternatives, and things in capitals."""
    wanted, allowed = needs.split(), frozenset(may.split())
    return Frame(
        needs=tuple(frozenset(one.split("/")) for one in wanted if one not in _THINGS),
        may=allowed,
        things=frozenset(wanted) & frozenset(_THINGS),
        sense=sense,
        stages=stages,
    )

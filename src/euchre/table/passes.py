"""How an act goes through the referee: passes in a declared order, and the driver that runs them.

Each pass says which others have to come before it, and why. `fold.PASSES` is the list; a test compares its
order with what the passes say, and the page *How the referee rules* is made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ..acts import Act
from .state import RefereedTable

Step: TypeAlias = Callable[["Passage"], "Passage"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """One thing that the referee does about every act."""

    name: str
    does: str
    """What it does, in a sentence."""
    run: Step
    laws: tuple[str, ...] = ()
    """The laws for which it is there, each a register with ids."""
    after: Mapping[str, str] = field(default_factory=dict)
    """The passes that have to come before it, each with the reason as a clause after *since*."""


@dataclass(frozen=True, slots=True)
class Passage:
    """An act on its way through the referee."""

    passes: tuple[Pass, ...]
    """The passes, for acts that follow from this one."""
    before: RefereedTable
    """The table as the act finds it."""
    now: RefereedTable
    """The table with what the act has moved and brought on so far."""
    act: Act
    is_over: bool = False
    """Whether nothing more is to be done about the act."""

    def found(self, table: RefereedTable) -> Passage:
        """Return the passage of an act that finds the table otherwise."""
        return self if table is self.now else Passage(self.passes, table, table, self.act)

    def brought(self, now: RefereedTable) -> Passage:
        """Return the passage of an act that has brought on something more."""
        return self if now is self.now else Passage(self.passes, self.before, now, self.act)

    def with_act(self, table: RefereedTable, act: Act) -> RefereedTable:
        """Return the table after another act that is part of this one."""
        return run(self.passes, table, act)


def run(passes: tuple[Pass, ...], table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table after an act that went through passes, to the end or until one has dealt with it."""
    passage = Passage(passes, table, table, act)
    for one in passes:
        passage = one.run(passage)
        if passage.is_over:
            break
    return passage.now


def misplaced(passes: Sequence[Pass]) -> tuple[str, ...]:
    """Return a sentence for each pass that stands before one that it needs."""
    places = {one.name: place for place, one in enumerate(passes)}
    return tuple(
        f"{one.name} stands before {needed}, and needs it: {reason}"
        for place, one in enumerate(passes)
        for needed, reason in one.after.items()
        if places[needed] >= place
    )


def found(function: Callable[[RefereedTable, Act], RefereedTable]) -> Step:
    """Return the step that changes the table as the act finds it."""
    return lambda passage: passage.found(function(passage.now, passage.act))


def brought(function: Callable[[RefereedTable, RefereedTable, Act], RefereedTable]) -> Step:
    """Return the step that changes what the act brings on, by the table before it and now."""
    return lambda passage: passage.brought(function(passage.before, passage.now, passage.act))


def settled(function: Callable[[RefereedTable], RefereedTable]) -> Step:
    """Return the step that changes what the act brings on, by the table now."""
    return lambda passage: passage.brought(function(passage.now))

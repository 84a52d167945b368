"""The books: which maxims each has as rules, for which choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .play import Played
from .rule import Rule, in_order_of_weight
from .sight import Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The advice of one book as rules, those for each choice in the order in which they are heard."""

    name: str
    """The register of its maxims."""
    calls: tuple[Rule[Sight], ...]
    """Settling the trump, playing alone, the discard: asked about a `Sight`."""
    leads: tuple[Rule[Played], ...]
    """Leading, and calling a card with the lead: asked about a `Played`."""
    follows: tuple[Rule[Played], ...]
    """Playing to what others have led: asked about a `Played`."""

    @property
    def rules(self) -> tuple[Rule[Any], ...]:
        """All of them."""
        return (*self.calls, *self.leads, *self.follows)


def book(
    name: str, calls: Sequence[Rule[Sight]], leads: Sequence[Rule[Played]], follows: Sequence[Rule[Played]]
) -> Book:
    """A book of some rules, put in order of weight."""
    return Book(
        name=name,
        calls=in_order_of_weight(calls),
        leads=in_order_of_weight(leads),
        follows=in_order_of_weight(follows),
    )

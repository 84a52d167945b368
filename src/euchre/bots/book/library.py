"""The type of a book: its rules, grouped by the kind of choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .play import Played
from .rule import Rule, in_order_of_weight
from .sight import Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """The advice of one book as rules; each group is sorted by importance."""

    name: str
    """Name of the register of its maxims."""
    calls: tuple[Rule[Sight], ...]
    """Rules for making trump, playing alone and discarding."""
    leads: tuple[Rule[Played], ...]
    """Rules for leading, and for the call of a card that goes with the lead."""
    follows: tuple[Rule[Played], ...]
    """Rules for playing to a card that another player led."""

    @property
    def rules(self) -> tuple[Rule[Any], ...]:
        """All rules of the book."""
        return (*self.calls, *self.leads, *self.follows)


def book(
    name: str, calls: Sequence[Rule[Sight]], leads: Sequence[Rule[Played]], follows: Sequence[Rule[Played]]
) -> Book:
    """A book from its rules; each group is sorted by importance."""
    return Book(
        name=name,
        calls=in_order_of_weight(calls),
        leads=in_order_of_weight(leads),
        follows=in_order_of_weight(follows),
    )

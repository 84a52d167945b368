"""The books as rules, and the maxims that have no rule, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from . import professor_calls, professor_leads
from .leeds import calls as leeds_calls
from .leeds import follows as leeds_follows
from .leeds import leads as leeds_leads
from .leeds import lone as leeds_lone
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
    """Return a book from its rules; each group is sorted by importance."""
    return Book(
        name=name,
        calls=in_order_of_weight(calls),
        leads=in_order_of_weight(leads),
        follows=in_order_of_weight(follows),
    )


PROFESSOR = book(
    "professor-1862",
    calls=professor_calls.RULES,
    leads=professor_leads.RULES,
    follows=professor_leads.FOLLOWS,
)
LEEDS_DWIGHT = book(
    "leeds-dwight-1888",
    calls=(*leeds_calls.RULES, *leeds_lone.RULES),
    leads=leeds_leads.RULES,
    follows=leeds_follows.RULES,
)

BOOKS: Mapping[str, Book] = MappingProxyType({book.name: book for book in (PROFESSOR, LEEDS_DWIGHT)})
"""The books, by the name of the register of their maxims."""

USUAL_BOOK = LEEDS_DWIGHT.name
"""The book used for a code that has none of its own."""

_LEEDS_DWIGHT_UNPLAYED = {
    "G1": "it is a habit before the hand is seen; every rule that names a score applies it",
    "G2": "it names no act; the rules that name scores apply it",
    "G3": "it says how to use the book, as a player that follows the book does",
    "G9": "it names no card; G6, D14 and DA5 apply it",
    "S1": "it describes a common error; S11, S12 and S13 say which hands are too light",
    "S19": "it says what to consider and names no card",
    "B2": "it is an agreement between partners; two players of one book treat the Bridge alike",
    "B4": "the strength of the adversaries cannot be seen from the cards",
    "L0": "it says that there is no general rule; L1 to L8 are the rules there are",
    "C0": "it says how to behave during a coup, and names no card",
    "C8": "it depends on the cards of two other players, which the player cannot see",
    "C9": "it depends on a void that the lone player is about to get, which the player cannot see",
}
_PROFESSOR_UNPLAYED = {
    "LONE6": "a run of luck cannot be seen in the cards",
    "LONE7": "it names no act; LONE5 applies it",
    "LONE9": "a run of luck cannot be seen in the cards",
    "LONE11": "it compares two hands, and a player holds at most one of them",
    "LONE15": "it warns of a danger and names no act",
    "BR2": "BR1 orders up on every hand without a certain trick, including the weakest",
    "BR6": "manners",
    "JB11": "it says what to expect and names no act",
    "JB14": "it encourages and names no act",
    "ETQ1": "manners: what to settle before the first deal",
    "ETQ2": "manners: who gathers tricks and keeps the score",
    "ETQ3": "manners",
}
UNPLAYED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        LEEDS_DWIGHT.name: MappingProxyType(_LEEDS_DWIGHT_UNPLAYED),
        PROFESSOR.name: MappingProxyType(_PROFESSOR_UNPLAYED),
    }
)
"""For each book the ids of the maxims that have no rule, with the reason."""

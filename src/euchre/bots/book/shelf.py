"""The books there are, and the maxims that are listed only, each with the reason why no rule plays it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .leeds import LEEDS_DWIGHT
from .library import Book
from .professor import PROFESSOR

BOOKS: Mapping[str, Book] = MappingProxyType({book.name: book for book in (PROFESSOR, LEEDS_DWIGHT)})
"""The books by the register of their maxims."""

USUAL_BOOK = LEEDS_DWIGHT.name
"""The book that speaks where a code has none of its own."""

_LEEDS_DWIGHT_UNPLAYED = {
    "G1": "a habit before the hand is seen; every rule that names a score keeps it",
    "G2": "it names no act; the rules that name scores carry it out",
    "G3": "it says how to use the book; a player who goes by the book does so",
    "G9": "it names no card; G6, D14 and DA5 carry it out",
    "S1": "it warns of a fault; S11, S12 and S13 say which hands are too light",
    "S19": "it names what to weigh and no card",
    "B2": "an agreement between partners; two who go by one book keep the Bridge alike",
    "B4": "how good the adversaries are cannot be seen from the cards",
    "L0": "it says that there is no rule; L1 to L8 say what there is",
    "C0": "it says how to carry a coup off, not which",
    "C8": "for experienced players: it rests on which cards two others hold, which nobody at the table sees",
    "C9": "for experienced players: it rests on what the lone player is about to run out of",
}
_PROFESSOR_UNPLAYED = {
    "LONE6": "a run of luck is nothing that can be seen in the cards",
    "LONE7": "it names no act; LONE5 carries it out",
    "LONE9": "a run of luck is nothing that can be seen in the cards",
    "LONE11": "it compares two hands of which a player holds one at most",
    "LONE15": "it warns of what can happen and names no act",
    "BR2": "BR1 orders up on every hand without a certain trick, the weakest among them",
    "BR6": "manners",
    "JB11": "it says what to reckon with and names no act",
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
"""For each book the maxims that no rule plays, by id, with the reason why."""

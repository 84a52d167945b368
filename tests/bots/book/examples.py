"""Positions from the examples of the maxims, which are written like records."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from euchre.acts import DealOut, read_act
from euchre.bots import Reasoned, reasoned
from euchre.bots.book import BOOKS
from euchre.bots.book.rule import Rule
from euchre.chance import Stream
from euchre.deal import Deal, Due, after, awaited, lawfully_after, new_deal
from euchre.game import new_score
from euchre.laws import house_variant, load_code
from euchre.laws.register import Example, Maxim, load_advice
from euchre.players import bot_by_name
from euchre.seats import BySide, Seat
from euchre.view import SeatView, view_of

_POINTS = re.compile(r"(?P<side>A\+C|B\+D) (?P<points>\d+)")
_WIDE = "with a wide Bridge"


@dataclass(frozen=True, slots=True)
class Position:
    """A deal with the points before it."""

    deal: Deal
    points: tuple[int, int]

    @property
    def due(self) -> Due:
        """The first thing that is due."""
        return awaited(self.deal)[0]

    @property
    def view(self) -> SeatView:
        """The view of the player whose turn it is."""
        code = self.deal.code
        return view_of(self.deal, self.due.actor, new_score(code, BySide(code.seating.sides, self.points)))


def position(book: str, given: str) -> Position:
    """Return the position of an example under the code of a book, with every act checked.

    Only the hands that the example names are known; all other faces are not.
    """
    code, parts = load_code(book), given.split("; ")
    if parts[0] == _WIDE:
        code = house_variant(code, {"wide_bridge": True})
        del parts[0]
    points = {found["side"]: int(found["points"]) for found in _POINTS.finditer(parts[0])}
    deal = lawfully_after(new_deal(code, Seat.A), DealOut(Seat.A, ((3,), (2,))))
    for text in parts[1:] if points else parts:
        deal = (after if " holds " in text else lawfully_after)(deal, read_act(text))
    return Position(deal, (points.get("A+C", 0), points.get("B+D", 0)))


def answered(book: str, given: str) -> Reasoned:
    """Return the choice of a book player in the position of an example, with its reasons."""
    found = position(book, given)
    return reasoned(bot_by_name(f"book:{book}"), found.view, found.due, Stream(1))


def rules(book: str) -> dict[str, list[Rule[Any]]]:
    """Return the rules of a book, by the id of the maxim."""
    found: dict[str, list[Rule[Any]]] = {}
    for rule in BOOKS[book].rules:
        found.setdefault(rule.id, []).append(rule)
    return found


def cases(kind: str) -> list[tuple[str, Maxim, Example]]:
    """Return all examples of all maxims of a kind, `speaks` or `silent`, with their book."""
    return [
        (book, maxim, example)
        for book in BOOKS
        for maxim in load_advice(book).maxims.values()
        for example in getattr(maxim, kind)
    ]


def name_of(case: tuple[str, Maxim, Example]) -> str:
    """Return the name of a case in test reports."""
    book, maxim, example = case
    return f"{book} {maxim.id}: {example.given}"

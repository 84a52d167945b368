"""Deals of a match as everybody at the table saw them: what players that learn are given, as text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from ..acts import read_act
from ..cards import Card
from ..deal import Deal, after, new_deal
from ..game import Score, new_score
from ..laws import Code
from ..seats import BySide, Seat
from ..view import View, view_of


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenDeal:
    """A deal that is over, as text: what a spectator saw of it, and so no card that was never shown."""

    dealer: str
    """The letter of the dealer's seat."""
    points: tuple[int, ...]
    """The points of the sides when the deal began; calls depend on them."""
    acts: str
    """The acts, one a line, with hidden cards unknown."""
    open_hands: tuple[tuple[str, str], ...] = ()
    """The letters of seats whose hands lay face up at the end, with the cards still held."""


SeenDeals: TypeAlias = tuple[SeenDeal, ...]
"""Deals of a match, the oldest first."""


def seen_deal(deal: Deal, before: Score) -> SeenDeal:
    """Return a deal that is over, and the score at which it began, as everybody saw them."""
    view = view_of(deal, None, before)
    return SeenDeal(
        dealer=str(view.dealer),
        points=tuple(view.points),
        acts="\n".join([act.text for act in view.acts]),
        open_hands=tuple((str(seat), " ".join(map(str, cards))) for seat, cards in view.open_hands),
    )


def view_of_seen(code: Code, seen: SeenDeal) -> View:
    """Return the spectator's view of a deal that was seen, at its points in a first game.

    A deal that ended with cards laid down is not over in it, since the claim cannot be judged from the acts.
    """
    deal = new_deal(code, Seat.from_text(seen.dealer))
    for line in seen.acts.splitlines():
        deal = after(deal, read_act(line))
    view = view_of(deal, None, new_score(code, BySide(code.seating.sides, seen.points)))
    return replace(
        view,
        open_hands=tuple(
            (Seat.from_text(letter), tuple(map(Card, cards.split()))) for letter, cards in seen.open_hands
        ),
    )

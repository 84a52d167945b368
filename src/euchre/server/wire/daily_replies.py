"""Replies about the eight deals of a day, which are the same for everybody."""

from __future__ import annotations

from .replies import OpenHand, Part


class DailyState(Part, frozen=True, kw_only=True):
    """Today's deals, and how far the guest is."""

    day: str
    """Today, as `2026-11-22`; a day begins at midnight UTC."""
    ends: int
    """When the day ends, in milliseconds of Unix time."""
    boards: int
    """How many deals there are."""
    commitment: str
    """The commitment to the seed of the deals (see docs/server/fair-deals.md)."""
    table: str | None
    """The guest's table; null if they have not begun."""
    results: list[list[int]]
    """Points of the guest's side and of the other in each deal that the guest has played."""
    before: str
    """The day before, whose results are open."""


class BoardTricks(Part, frozen=True):
    """Tricks with a trump, if all cards are seen, both sides play their best, and nobody plays alone."""

    trump: str
    first: int
    """Of A and C as makers."""
    second: int
    """Of B and D as makers."""


class DailyBoard(Part, frozen=True, kw_only=True):
    """One deal of a day that is over."""

    board: int
    """From 1."""
    dealer: str
    hands: list[OpenHand]
    """The cards of each seat before the first call."""
    turn_up: str
    expert: list[int] | None
    """Points of A and C, and of B and D, with the expert in all seats; null until that has been played."""
    solver: list[BoardTricks]
    """What the solver finds, for each trump."""
    review: str | None
    """The path of the guest's own play of this deal, with the review; null if they did not finish it."""


class DailyPlace(Part, frozen=True, kw_only=True):
    """What one person made of the deals."""

    place: int | None
    """Null if they have not played all deals."""
    name: str
    """Empty if the name may not be shown."""
    you: bool
    results: list[list[int] | None]
    """Points of their side and of the other in each deal; null if they did not play it."""
    percent: float
    """Matchpoints in percent of the most possible; 50 if nobody else has played these deals."""
    cross: float
    """Cross-points."""
    points: int


class DailyResults(Part, frozen=True, kw_only=True):
    """The results of a day that is over."""

    day: str
    people: int
    """How many people played."""
    commitment: str
    seed: str
    """The seed of the deals, from which everybody can compute them."""
    boards: list[DailyBoard]
    places: list[DailyPlace]
    """The best, and the guest's own."""

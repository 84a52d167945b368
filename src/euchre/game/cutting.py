"""The order that cards cut settle, and who must cut again after a tie.

Suits never break a tie. People who tie across the edge between two groups cut again, and the new cut
settles only the order among them: jerome-1877 3.2, 4.1 to 4.5 and s.1, professor-1862 L1,
leeds-dwight-1888 8, 11, 13 and 14.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ..acts import Draw
from ..cards import JOKER, Card, Rank
from ..deal import seat_of
from ..deciding import decides
from ..laws import Code
from ..seats import Seat


@decides(values="first_deal")
def next_to_draw(code: Code, draws: tuple[Draw, ...], thrower: Seat) -> tuple[Seat, ...]:
    """Return who gets the next card, or who has still to cut one, in order; empty once the dealer is known.

    Cards are dealt face up from the left of `thrower`. In cutting every seat cuts once, and those who tie
    for the deal cut again.
    """
    if dealer_drawn(code, draws) is not None:
        return ()
    if code.first_deal == "first_jack":
        return (code.seating.from_left_of(thrower)[len(draws) % code.players],)
    return _cut_for_deal(code, draws).to_cut


@decides(values="first_deal")
def dealer_drawn(code: Code, draws: tuple[Draw, ...]) -> Seat | None:
    """Return the dealer that the cards drawn so far settle; None if they settle none yet."""
    if code.first_deal == "first_jack":
        jack = next((draw for draw in draws if draw.card.rank is Rank.JACK), None)
        return None if jack is None else seat_of(jack)
    order = _cut_for_deal(code, draws)
    if order.to_cut:
        return None
    return order.people[-1 if code.first_deal == "lowest_cut" else 0]


def cards_to_draw(code: Code, draws: tuple[Draw, ...]) -> tuple[Card, ...]:
    """Return the cards that may be drawn next; a card cut goes back into the pack, and a joker does not
    count."""
    gone = {draw.card for draw in draws} if code.first_deal == "first_jack" else set()
    return tuple(card for card in code.pack if card not in gone and card.suit is not None)


def _cut_for_deal(code: Code, draws: tuple[Draw, ...]) -> CutOrder[Seat]:
    """Return the order of all seats by the cards cut, with an edge beside the dealer."""
    edge = code.players - 1 if code.first_deal == "lowest_cut" else 1
    cuts = ((seat_of(draw), draw.card) for draw in same_pack(draws))
    return ordered(code, (code.seating.seats,), (edge,), cuts)


Who = TypeVar("Who", bound=Hashable)


@dataclass(frozen=True, slots=True)
class CutOrder(Generic[Who]):
    """The order that the cards cut so far settle."""

    people: tuple[Who, ...]
    """Everybody from the highest down; people who tie stay in their given order."""
    to_cut: tuple[Who, ...]
    """Who must cut, or cut again, before the groups are settled; empty once they are."""


@decides(values="cutting_order")
def height(code: Code, card: Card) -> int:
    """Return how high a card counts in cutting: more is higher, and suits do not matter.

    The joker, of which no code speaks here, is the lowest card.

    >>> from euchre.laws import load_code
    >>> jerome = load_code("jerome-1877")
    >>> height(jerome, Card("JC")) > height(jerome, Card("AS")) == height(jerome, Card("AH"))
    True
    """
    return -len(code.cutting_order) if card is JOKER else -code.cutting_order.index(card.text[0])


@decides("professor-1862 L1", "jerome-1877 3.2 4.2 4.3 4.4 4.5 s.1", "leeds-dwight-1888 13 14")
def ordered(
    code: Code,
    tiers: Iterable[tuple[Who, ...]],
    edges: Collection[int],
    cuts: Iterable[tuple[Who, Card]],
) -> CutOrder[Who]:
    """Return the order that cuts settle among people who are divided into groups.

    `tiers` holds the people in the order of their claims before any cut, those with equal claims together.
    `edges` says how many people come before each boundary between groups. People of one tier, or people who
    tie, need no further cut if they all fall into one group.
    """
    heights: dict[Who, list[int]] = {}
    for who, card in cuts:
        heights.setdefault(who, []).append(height(code, card))
    return _joined(heights, edges, 0, 0, tiers)


@decides("leeds-dwight-1888 9", reasons="club/void-cut")
def same_pack(draws: Iterable[Draw]) -> tuple[Draw, ...]:
    """Return the cuts that count: those from the first pack that is named (leeds-dwight-1888 9)."""
    cut = tuple(draws)
    first = next((draw.pack for draw in cut if draw.pack is not None), None)
    return tuple(draw for draw in cut if draw.pack in (None, first))


def _joined(
    heights: Mapping[Who, list[int]],
    edges: Collection[int],
    before: int,
    turn: int,
    tiers: Iterable[tuple[Who, ...]],
) -> CutOrder[Who]:
    people: tuple[Who, ...] = ()
    to_cut: tuple[Who, ...] = ()
    for tier in tiers:
        order = _parted(heights, edges, before + len(people), turn, tier)
        people, to_cut = people + order.people, to_cut + order.to_cut
    return CutOrder(people, to_cut)


def _parted(
    heights: Mapping[Who, list[int]], edges: Collection[int], before: int, turn: int, alike: tuple[Who, ...]
) -> CutOrder[Who]:
    """Return the order of people who tie so far, by their cuts from a turn on; `before` people come before
    them."""
    if not any(before < edge < before + len(alike) for edge in edges):
        return CutOrder(alike, ())
    waiting = tuple(who for who in alike if len(heights.get(who, ())) <= turn)
    if waiting:
        return CutOrder(alike, waiting)
    tiers: dict[int, tuple[Who, ...]] = {}
    for who in alike:
        tiers[heights[who][turn]] = (*tiers.get(heights[who][turn], ()), who)
    return _joined(heights, edges, before, turn + 1, (tiers[level] for level in sorted(tiers, reverse=True)))

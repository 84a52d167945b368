"""The draw for the first dealer: the first jack dealt face up, or the lowest or highest card cut.

modern first-dealer, jerome-1877 3.1 to 4.5, professor-1862 L1 and P6, leeds-dwight-1888 8 to 14.
Partners and seats are settled before, in `euchre.seating`.
"""

from __future__ import annotations

from ..acts import Draw
from ..cards import Card, Rank
from ..deal import seat_of
from ..deciding import decides
from ..laws import Code
from ..seats import Seat
from .cutting import CutOrder, ordered, same_pack


@decides(values="first_deal")
def next_to_draw(code: Code, draws: tuple[Draw, ...], thrower: Seat) -> tuple[Seat, ...]:
    """Who gets the next card, or who has still to cut one, in order; empty once the dealer is known.

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
    """The dealer that the cards drawn so far settle; None if they settle none yet."""
    if code.first_deal == "first_jack":
        jack = next((draw for draw in draws if draw.card.rank is Rank.JACK), None)
        return None if jack is None else seat_of(jack)
    order = _cut_for_deal(code, draws)
    if order.to_cut:
        return None
    return order.people[-1 if code.first_deal == "lowest_cut" else 0]


def cards_to_draw(code: Code, draws: tuple[Draw, ...]) -> tuple[Card, ...]:
    """The cards that may be drawn next; a card cut goes back into the pack, and a joker does not count."""
    gone = {draw.card for draw in draws} if code.first_deal == "first_jack" else set()
    return tuple(card for card in code.pack if card not in gone and card.suit is not None)


def _cut_for_deal(code: Code, draws: tuple[Draw, ...]) -> CutOrder[Seat]:
    """The order of all seats by the cards cut, with an edge beside the dealer."""
    edge = code.players - 1 if code.first_deal == "lowest_cut" else 1
    cuts = ((seat_of(draw), draw.card) for draw in same_pack(draws))
    return ordered(code, (code.seating.seats,), (edge,), cuts)

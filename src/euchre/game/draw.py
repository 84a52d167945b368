"""Settling who deals first: the first jack thrown face up, or the lowest or highest card cut.

modern first-dealer, jerome-1877 3.1 to 4.5, professor-1862 L1 and P6, leeds-dwight-1888 8 to 14.
Forming partnerships by the cut is the club's business; here the seats are taken.
"""

from __future__ import annotations

from ..acts import Draw
from ..cards import Card, Rank
from ..laws import Code
from ..seats import Seat


def next_to_draw(code: Code, draws: tuple[Draw, ...], thrower: Seat) -> Seat | None:
    """Who gets or cuts the next card; None once the dealer is known.

    Cards are thrown from the thrower's left; in cutting every seat cuts once and those who tie
    for the deal cut again among themselves.
    """
    if dealer_drawn(code, draws) is not None:
        return None
    if code.first_deal == "first_jack":
        order = code.seating.from_left_of(thrower)
        return order[len(draws) % code.players]
    waiting = _still_to_cut(code, draws)
    return waiting[0]


def dealer_drawn(code: Code, draws: tuple[Draw, ...]) -> Seat | None:
    """The dealer that the cards drawn so far settle, None if they do not yet."""
    if code.first_deal == "first_jack":
        jack = next((draw for draw in draws if draw.card.rank is Rank.JACK), None)
        return None if jack is None else _seat(jack)
    if _still_to_cut(code, draws):
        return None
    return _leading(code, draws)[0]


def cards_to_draw(code: Code, draws: tuple[Draw, ...]) -> tuple[Card, ...]:
    """The cards that may come next: thrown cards are gone, cut cards go back; a joker counts for nothing."""
    gone = {draw.card for draw in draws} if code.first_deal == "first_jack" else set()
    return tuple(card for card in code.pack if card not in gone and card.suit is not None)


def _rounds(code: Code, draws: tuple[Draw, ...]) -> list[list[Draw]]:
    """The draws in rounds: everyone once, then those who tied."""
    rounds: list[list[Draw]] = []
    left = list(draws)
    size = code.players
    while left:
        rounds.append(left[:size])
        left = left[size:]
        if len(rounds[-1]) == size:
            size = len(_best(code, rounds[-1]))
    return rounds


def _height(code: Code, draw: Draw) -> int:
    assert draw.card.rank is not None
    return -code.cutting_order.index(draw.card.rank.letter)


def _best(code: Code, draws: list[Draw]) -> list[Seat]:
    heights = [_height(code, draw) for draw in draws]
    best = min(heights) if code.first_deal == "lowest_cut" else max(heights)
    return [_seat(draw) for draw, height in zip(draws, heights, strict=True) if height == best]


def _leading(code: Code, draws: tuple[Draw, ...]) -> list[Seat]:
    rounds = _rounds(code, draws)
    return _best(code, rounds[-1]) if rounds else list(code.seating.seats)


def _still_to_cut(code: Code, draws: tuple[Draw, ...]) -> list[Seat]:
    contenders = list(code.seating.seats)
    for drawn in _rounds(code, draws):
        done = {_seat(draw) for draw in drawn}
        waiting = [seat for seat in contenders if seat not in done]
        if waiting:
            return waiting
        contenders = _best(code, drawn)
    return contenders if len(contenders) > 1 else []


def _seat(draw: Draw) -> Seat:
    assert isinstance(draw.actor, Seat)
    return draw.actor

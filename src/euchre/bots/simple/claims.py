"""Answers to cards laid down and to proposals to throw in."""

from __future__ import annotations

from ...cards import UNKNOWN, Card, card_mask
from ...deal import certain_winners, points_for
from ...view import SeatView
from .reading import Reading


def agrees(view: SeatView) -> bool:
    """Whether the seat agrees to a claim: only if playing on cannot bring it more.

    That is the case if a partner claims all the tricks, if the cards laid down must win against any unseen
    cards, or if no result that is still possible is better for the seat.
    """
    claim = view.open_claim
    reading = Reading(view)
    left = view.code.hand_size - len(view.finished_tricks)
    makers_have = reading.won if reading.is_maker else reading.lost
    if claim.tricks is not None:
        return _pays(view, reading, claim.tricks) >= _best_pay(view, reading, makers_have, left)
    if reading.is_friend(claim.seat) or _must_win(view, reading, dict(view.open_hands).get(claim.seat, ())):
        return True
    claimed = makers_have + (0 if reading.is_maker else left)
    return _pays(view, reading, claimed) >= _best_pay(view, reading, makers_have, left)


def _must_win(view: SeatView, reading: Reading, cards: tuple[Card, ...]) -> bool:
    """Whether cards laid down win against every card the seat holds or has not seen."""
    if not cards or UNKNOWN in cards:
        return False
    against = (reading.out | reading.held) & ~card_mask(cards)
    rest = tuple(card for card in view.code.pack if against >> card.index & 1)
    return certain_winners(cards, rest, reading.trump)


def _best_pay(view: SeatView, reading: Reading, makers_have: int, left: int) -> int:
    return max(_pays(view, reading, tricks) for tricks in range(makers_have, makers_have + left + 1))


def _pays(view: SeatView, reading: Reading, makers_tricks: int) -> int:
    """Points of the seat's side minus those of the other for a number of makers' tricks."""
    calling = view.calling
    is_duel = calling.duelist is not None
    _, makers, adversaries = points_for(view.code, makers_tricks, calling.manner, is_duel, calling.trump)
    return makers - adversaries if reading.is_maker else adversaries - makers

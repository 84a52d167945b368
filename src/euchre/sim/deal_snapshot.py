"""State of a deal for the native simulator, except for the cards in hands, talon and dummy."""

from __future__ import annotations

from collections.abc import Iterable

from ..acts import CallKind, Manner
from ..cards import card_mask
from ..deal import Deal, Stage, seat_of
from ..deal.following import shown_voids
from ..seats import BySide
from . import _native

SEATS = 4
"""Length of a row by seat at every table."""
_NONE, _MANNERS = -1, tuple(Manner)


def native_deal(deal: Deal, points: BySide[int]) -> _native.Deal:
    """A deal after its turn-up, with the marked points of the game."""
    given = _native.Deal()
    given.dealer = int(deal.dealer)
    given.standing = by_seat(points)
    given.acts = len(deal.acts)
    given.turn = _number(deal.turn)
    given.turn_up = deal.turned_card.index
    given.turned_suit = _NONE if deal.stage is Stage.FIXING else _number(deal.turned_suit)
    given.is_ordering = all(call.word is not CallKind.TURN_DOWN for call in deal.calling.calls)
    given.passed = _bits(seat for seat in deal.code.seating.seats if deal.calling.has_passed(seat))
    given.exchanged = deal.exchanged
    given.declined = deal.exchanged and not deal.turn_up_in_hand
    given.dummy_taken = deal.dummy_taken
    given.best_given = deal.best_given
    _give_calling(given, deal)
    _give_play(given, deal)
    return given


def by_seat(values: Iterable[int]) -> list[int]:
    """The numbers of the seats, padded with 0 for seats that do not exist."""
    found = list(values)
    return found + [0] * (SEATS - len(found))


def _give_calling(given: _native.Deal, deal: Deal) -> None:
    calling = deal.calling
    given.trump = _number(calling.trump)
    given.maker = _number(calling.maker)
    given.accepted = calling.accepted
    given.manner = _MANNERS.index(calling.manner)
    given.lone = _number(calling.lone)
    given.announced = _number(calling.announced)
    given.duelist = _number(calling.duelist)
    given.out = _bits(calling.out)
    given.waived = _bits(calling.waived)
    given.called = _NONE if deal.called is None else deal.called.index


def _give_play(given: _native.Deal, deal: Deal) -> None:
    finished, trick = deal.finished_tricks, deal.trick
    given.tricks = len(finished)
    given.won = by_seat(sum(one.winner == seat for one in finished) for seat in deal.code.seating.seats)
    given.played = card_mask(play.card for one in deal.tricks for play in one.plays)
    voids = (shown_voids(deal.tricks, seat) for seat in deal.code.seating.seats)
    given.voids = by_seat(_bits(suits) for suits in voids)
    if trick is None:
        return
    given.on_table = by_seat(play.card.index for play in trick.plays)
    given.played_to_trick = len(trick.plays)
    given.played_seats = _bits(trick.seats)
    given.led = int(trick.led)
    given.best_seat = int(trick.winner)
    given.best = next(play.card.index for play in trick.plays if seat_of(play) == trick.winner)


def _number(value: int | None) -> int:
    return _NONE if value is None else int(value)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))

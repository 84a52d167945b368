"""The calls open to a seat, and their values under the linear calling model, for many hands at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..bots.linear import CHOICES, Weights
from ..bots.linear.features import features_of_table
from ..bots.linear.player import TOO_WEAK, caller_of
from ..bots.simple.lone import odds_of_hand
from ..bots.simple.tables import NEED_ALONE, TRICKS, table_of
from ..cards import NO_TRUMP, SUITS, Suit, card_mask, cards_of
from ..deal.rights import cards_to_call
from ..laws import Code
from ..seats import Seat
from ..view import View
from .sums import Hands, row_of_scale, sums
from .without_trump import gains_at_no_trump

_PASS = CHOICES.index("pass")
_ONE = np.uint64(1)
_TRICKS = row_of_scale(TRICKS)


def offered(view: View, seat: Seat, *, making: bool) -> list[tuple[Suit, Manner]]:
    """The suits that a seat may make trump, each with the possible manners except jamboree."""
    code = view.code
    alone = [Manner.ALONE, *([Manner.JAMBONE] if code.jambone else [])] if code.may_play_alone else []
    manners = [Manner.PARTNERSHIP, *alone]
    if not making and code.assist_must_be_alone and seat == code.seating.partner(view.dealer):
        manners.remove(Manner.PARTNERSHIP)
    suits = [suit for suit in SUITS if (suit is view.turned_suit) is not making]
    if making and code.no_trump:
        suits.append(NO_TRUMP)
    return [(suit, manner) for suit in suits for manner in manners]


def must_make(code: Code, dealer: Seat, seat: Seat, *, making: bool) -> bool:
    """Whether a seat may not pass."""
    return making and code.stick_the_dealer and seat == dealer


def gains(
    view: View, seat: Seat, hands: Hands, trump: Suit, manner: Manner, weights: Weights, *, making: bool
) -> NDArray[np.float64]:
    """(N,) float64: how much more making a suit trump is worth than passing, in the unit of the weights.

    `hands` is (N,) uint64, the hands dealt to the seat. Minus infinity for a hand that may not make the call.
    """
    if trump is NO_TRUMP:
        return gains_at_no_trump(view, seat, hands, manner)
    caller = caller_of(view.code, view.dealer, seat)
    made = weights.row(int(making), caller, CHOICES.index(manner.value))
    passed = weights.row(int(making), caller, _PASS)
    row = tuple(own - other for own, other in zip(made, passed, strict=True))
    table = sum(row[feature] for feature in features_of_table(view, seat, trump, making=making))
    found = sums(row, counted(view, seat, hands, trump, making=making), trump) + table
    if view.code.lone_must_march and manner is not Manner.PARTNERSHIP:
        found = found - TOO_WEAK * _is_too_weak(view, seat, hands, trump, making=making)
    return np.where(_may_call(view, seat, hands, trump), found, -np.inf)


def _is_too_weak(view: View, seat: Seat, hands: Hands, trump: Suit, *, making: bool) -> NDArray[np.bool_]:
    """(N,) bool: whether `simple` would not play a hand alone where it must take all the tricks."""
    need, takes = NEED_ALONE[table_of(view.code)], not making and seat == view.dealer
    distinct, places = np.unique(hands, return_inverse=True)
    weak = [
        odds_of_hand(view, seat, cards_of(int(mask)), trump, takes_turn_up=takes) < need for mask in distinct
    ]
    return np.array(weak)[places.reshape(-1)]


def _may_call(view: View, seat: Seat, hands: Hands, trump: Suit) -> NDArray[np.bool_]:
    """(N,) bool: whether a hand may make a suit trump where the code asks for a card of it in hand."""
    needed = cards_to_call(view.code, trump, robs=seat == view.dealer and trump is view.turned_suit)
    if needed is None:
        return np.ones(len(hands), np.bool_)
    held: NDArray[np.bool_] = (hands & np.uint64(card_mask(needed))) != 0
    return held


def counted(view: View, seat: Seat, hands: Hands, trump: Suit, *, making: bool) -> Hands:
    """(N,) uint64 hands as the model counts them: the dealer's have the turn-up for the worst card."""
    if making or seat != view.dealer or view.turn_up is None:
        return hands
    return best_kept(hands | np.uint64(card_mask((view.turn_up,))), trump)


def best_kept(six: Hands, trump: Suit) -> Hands:
    """(N,) uint64: six-card hands after the discard that `simple` makes."""
    fives = np.stack(list(_less_one(six)))
    worths = np.stack([sums(_TRICKS, five, trump) for five in fives])
    kept: Hands = fives[worths.argmax(axis=0), np.arange(len(six))]
    return kept


def _less_one(hands: Hands) -> Iterator[Hands]:
    """(N,) uint64 hands of equal size without their first card, then without their second, and so on."""
    rest = hands.copy()
    while rest.any():
        lowest = rest & (~rest + _ONE)
        yield hands & ~lowest
        rest ^= lowest


def passes(view: View, seat: Seat, hands: Hands, weights: Weights, *, making: bool) -> NDArray[np.bool_]:
    """(N,) bool: whether the linear calling model passes with each of (N,) uint64 hands."""
    found: NDArray[np.bool_] = np.ones(len(hands), np.bool_)
    for trump, manner in offered(view, seat, making=making):
        found &= gains(view, seat, hands, trump, manner, weights, making=making) <= 0
    return found

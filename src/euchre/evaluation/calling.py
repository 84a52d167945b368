"""What calls a seat may make, and how a linear caller values each, for many hands at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..bots.linear import CHOICES, Weights
from ..bots.linear.features import features_of_table
from ..bots.linear.player import caller_of
from ..bots.simple.tables import TRICKS
from ..cards import Suit, card_mask
from ..laws import Code
from ..seats import Seat
from ..view import View
from .sums import Hands, row_of_scale, sums

_PASS = CHOICES.index("pass")
_ONE = np.uint64(1)
_TRICKS = row_of_scale(TRICKS)


def offered(view: View, seat: Seat, *, making: bool) -> list[tuple[Suit, Manner]]:
    """The suits that a seat may make trump, each with the manners of playing it; no jamboree among them."""
    code = view.code
    manners = [Manner.PARTNERSHIP, Manner.ALONE, *([Manner.JAMBONE] if code.jambone else [])]
    if not making and code.assist_must_be_alone and seat == code.seating.partner(view.dealer):
        manners.remove(Manner.PARTNERSHIP)
    return [(suit, manner) for suit in Suit if (suit is view.turned_suit) is not making for manner in manners]


def must_make(code: Code, dealer: Seat, seat: Seat, *, making: bool) -> bool:
    """Whether a seat may not pass."""
    return making and code.stick_the_dealer and seat == dealer


def gains(
    view: View, seat: Seat, hands: Hands, trump: Suit, manner: Manner, weights: Weights, *, making: bool
) -> NDArray[np.float64]:
    """What making a suit trump gains a seat over passing, for each hand dealt it, in the weights' unit."""
    caller = caller_of(view.code, view.dealer, seat)
    made = weights.row(int(making), caller, CHOICES.index(manner.value))
    passed = weights.row(int(making), caller, _PASS)
    row = tuple(own - other for own, other in zip(made, passed, strict=True))
    table = sum(row[feature] for feature in features_of_table(view, seat, trump, making=making))
    return sums(row, counted(view, seat, hands, trump, making=making), trump) + table


def counted(view: View, seat: Seat, hands: Hands, trump: Suit, *, making: bool) -> Hands:
    """The hands as a linear caller counts them: a dealer has the turn-up instead of his worst card."""
    if making or seat != view.dealer or view.turn_up is None:
        return hands
    return best_kept(hands | np.uint64(card_mask((view.turn_up,))), trump)


def best_kept(six: Hands, trump: Suit) -> Hands:
    """What is left of each hand when the rule player has put out the card that he misses least."""
    fives = np.stack(list(_less_one(six)))
    worths = np.stack([sums(_TRICKS, five, trump) for five in fives])
    kept: Hands = fives[worths.argmax(axis=0), np.arange(len(six))]
    return kept


def _less_one(hands: Hands) -> Iterator[Hands]:
    """The hands, all of one size, without their first card, without their second, and so on."""
    rest = hands.copy()
    while rest.any():
        lowest = rest & (~rest + _ONE)
        yield hands & ~lowest
        rest ^= lowest


def passes(view: View, seat: Seat, hands: Hands, weights: Weights, *, making: bool) -> NDArray[np.bool_]:
    """With which hands a linear caller passes."""
    found: NDArray[np.bool_] = np.ones(len(hands), np.bool_)
    for trump, manner in offered(view, seat, making=making):
        found &= gains(view, seat, hands, trump, manner, weights, making=making) <= 0
    return found

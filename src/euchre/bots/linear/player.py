"""A player that calls by a linear model and does everything else as `simple` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...acts import Act, Call, Manner
from ...cards import NO_TRUMP, Suit
from ...chance import Stream
from ...deal import Due, Stage
from ...laws import Code
from ...seats import Seat
from ...view import SeatView
from ..simple import SimplePlayer
from ..simple.lone import odds_alone
from ..simple.tables import NEED_ALONE, table_of
from .features import features_of
from .weights import CALLERS, CHOICES, Row, Weights
from .without_trump import gain_at_no_trump

_SIMPLE = SimplePlayer()
_PASS = CHOICES.index("pass")
TOO_WEAK = 4000
"""Thousandths of a point taken from a lone hand that must march and is too weak for it."""


@dataclass(frozen=True, slots=True)
class LinearPlayer:
    """Makes trump when the weights value that above passing; plays and discards as `simple` does."""

    weights: Weights

    @property
    def name(self) -> str:
        """The name of the player, the same for all weights."""
        return "linear"

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """The act with the largest weighted sum; the stream is not used."""
        calls = [act for act in due.acts if isinstance(act, Call)]
        return choose_call(view, calls, self.weights) if calls else _SIMPLE.choose(view, due, stream)


def choose_call(view: SeatView, calls: Sequence[Call], weights: Weights) -> Call:
    """The call that gains most over passing, which gains 0; the first of equals.

    A jamboree is always announced.
    """
    jamborees = [call for call in calls if call.manner is Manner.JAMBOREE]
    if jamborees:
        return jamborees[0]
    return max(calls, key=lambda call: gain_of(view, call, weights) if call.word.makes_trump else 0)


def gain_of(view: SeatView, call: Call, weights: Weights) -> int:
    """How much more a call that makes trump is worth than passing, in the unit of the weights."""
    suit = view.suit_turned_up if call.suit is None else call.suit
    if suit is NO_TRUMP:
        return gain_at_no_trump(view, call.manner)
    round_, caller = int(view.stage is Stage.MAKING), caller_of(view.code, view.dealer, view.seat)
    features = features_of(view, suit)
    made = weights.row(round_, caller, CHOICES.index(call.manner.value))
    gain = _sum(made, features) - _sum(weights.row(round_, caller, _PASS), features)
    return gain - TOO_WEAK if is_too_weak(view, suit, call.manner) else gain


def is_too_weak(view: SeatView, trump: Suit, manner: Manner) -> bool:
    """Whether `simple` would not play a hand alone where a lone hand must take all the tricks."""
    if not view.code.lone_must_march or manner is Manner.PARTNERSHIP:
        return False
    return odds_alone(view, trump) < NEED_ALONE[table_of(view.code)]


def _sum(row: Row, features: Sequence[int]) -> int:
    return sum(row[feature] for feature in features)


def caller_of(code: Code, dealer: Seat, seat: Seat) -> int:
    """The index of a seat in `CALLERS`."""
    if seat == dealer:
        return CALLERS.index("dealer")
    return code.seating.from_left_of(dealer).index(seat)

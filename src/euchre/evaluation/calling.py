"""The calls open to a seat, and their values under the linear calling model, for many hands at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..bots.linear_player import (
    CHOICES,
    FEATURES,
    TOO_WEAK,
    Row,
    Weights,
    caller_of,
    features_of_table,
    slopes_at_no_trump,
)
from ..bots.simple.calls import side_leads
from ..bots.simple.lone import leads_alone, odds_of_hand
from ..bots.simple.tables import ALONE_PLAIN, LATER, NEED_ALONE, POSITION, TRICKS, TRICKS_PLAIN, table_of
from ..bots.simple.worth import KIND_OF_SUIT, Plain, Scale
from ..cards import NO_TRUMP, SUITS, Suit, card_mask, cards_of
from ..deal.rights import cards_to_call
from ..laws import Code
from ..seats import Seat
from ..view import View

Hands: TypeAlias = NDArray[np.uint64]
"""(N,) uint64 card masks: bit `Card.index` is set for each card."""

_BYTE = np.uint64(255)
_JACK, _JOKER = 4, 32
_FIRST_TRUMP = FEATURES.index("seven of trumps held")
_FIRST_NUMBER = FEATURES.index("number of trumps: 0")
_FIRST_KIND = FEATURES.index("lay suit: void")
_MOST = FEATURES.index("number of trumps: 5 or more") - _FIRST_NUMBER
_LEFT = FEATURES.index("left bower held")
_RIGHT = FEATURES.index("right bower held")
_TOP = FEATURES.index("joker held")
_BY_RANK = tuple(_RIGHT if rank == _JACK else _FIRST_TRUMP + rank - (rank > _JACK) for rank in range(8))
"""Feature index of each card of the trump suit, by rank from the seven up."""
_PLACES = (0, 1, 2, 3, 13, 5, 6, 7, 12, 14)
"""Index in a scale of the trumps by rank, then the left bower and the joker."""
_ONES = np.array([ranks.bit_count() for ranks in range(256)], np.int64)
_KINDS = np.array([_FIRST_KIND + kind for kind in KIND_OF_SUIT], np.int64)


def features_of_hands(hands: Hands, trump: Suit) -> NDArray[np.float64]:
    """Return (N, features) float64: count of each feature of the hand; features of the table stay 0."""
    found = np.zeros((len(hands), len(FEATURES)))
    rows = np.arange(len(hands))
    found[:, 0] = 1
    for rank, feature in enumerate(_BY_RANK):
        found[:, feature] = _bit(hands, 8 * trump + rank)
    found[:, _LEFT] = _bit(hands, 8 * trump.next_suit + _JACK)
    found[:, _TOP] = _bit(hands, _JOKER)
    found[rows, _FIRST_NUMBER + _trumps(hands, trump)] = 1
    for suit in SUITS:
        if suit is not trump:
            np.add.at(found, (rows, _KINDS[_lay(hands, suit, trump)]), 1)
    return found


def sums(row: Row, hands: Hands, trump: Suit) -> NDArray[np.float64]:
    """Return (N,) float64: weighted sum of the features of each hand, without the features of the table."""
    by_ranks, by_number, by_kind, left, joker = _tables(row)
    total: NDArray[np.float64] = by_ranks[(hands >> np.uint64(8 * trump)) & _BYTE]
    total = total + by_number[_trumps(hands, trump)]
    total += left * _bit(hands, 8 * trump.next_suit + _JACK) + joker * _bit(hands, _JOKER)
    for suit in SUITS:
        if suit is not trump:
            total += by_kind[_lay(hands, suit, trump)]
    return total


def row_of_scale(scale: Scale) -> Row:
    """Return a scale of `simple` as a row of weights; only for scales that ignore which trumps are the
    best."""
    row = [0] * len(FEATURES)
    row[0] = scale.base
    for feature, place in zip((*_BY_RANK, _LEFT, _TOP), _PLACES, strict=True):
        row[feature] = scale.trumps[place]
    row[_FIRST_NUMBER : _FIRST_NUMBER + _MOST + 1] = [by_tops[0] for by_tops in scale.lengths[: _MOST + 1]]
    row[_FIRST_KIND : _FIRST_KIND + len(scale.suits)] = scale.suits
    return tuple(row)


@lru_cache(maxsize=4096)
def _tables(
    row: Row,
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64], int, int]:
    """Return lookup tables of a row, float64: (256,) by trump ranks, (6,) by number of trumps, (256,) by
    ranks of a lay suit; and the weights of left bower and joker."""
    by_rank = [row[feature] for feature in _BY_RANK]
    by_ranks = [row[0] + sum(by_rank[rank] for rank in range(8) if ranks >> rank & 1) for ranks in range(256)]
    by_number = row[_FIRST_NUMBER : _FIRST_NUMBER + _MOST + 1]
    by_kind = [row[feature] for feature in _KINDS]
    tables = np.array(by_ranks, float), np.array(by_number, float), np.array(by_kind, float)
    return *tables, row[_LEFT], row[_TOP]


def _bit(hands: Hands, index: int) -> NDArray[np.int64]:
    """Return (N,) int64: 1 for each hand that has the card with this index, else 0; `hands` is (N,)
    uint64."""
    found: NDArray[np.int64] = ((hands >> np.uint64(index)) & np.uint64(1)).astype(np.int64)
    return found


def _trumps(hands: Hands, trump: Suit) -> NDArray[np.int64]:
    """Return (N,) int64: the number of trumps in each hand, at most 5."""
    count = _ONES[(hands >> np.uint64(8 * trump)) & _BYTE]
    count = count + _bit(hands, 8 * trump.next_suit + _JACK) + _bit(hands, _JOKER)
    found: NDArray[np.int64] = np.minimum(count, _MOST)
    return found


def _lay(hands: Hands, suit: Suit, trump: Suit) -> Hands:
    """Return (N,) uint64: mask of the ranks of a lay suit in each hand."""
    ranks: Hands = (hands >> np.uint64(8 * suit)) & _BYTE
    return ranks & ~np.uint64(1 << _JACK) if suit is trump.next_suit else ranks


def gains_at_no_trump(
    view: View, seat: Seat, hands: NDArray[np.uint64], manner: Manner
) -> NDArray[np.float64]:
    """Return (N,) float64: how much more no trump is worth than passing, in thousandths of a point.

    `hands` is (N,) uint64, the hands dealt to the seat.
    """
    code, dealer = view.code, view.dealer
    by_tricks, by_odds, constant = slopes_at_no_trump(code, manner)
    tricks = POSITION[table_of(code)][LATER] + _measures(TRICKS_PLAIN, hands, side_leads(code, dealer, seat))
    odds = _measures(ALONE_PLAIN, hands, leads_alone(code, dealer, seat))
    found: NDArray[np.float64] = by_tricks * tricks + by_odds * odds + constant
    return found


def _measures(plain: Plain, hands: NDArray[np.uint64], leads: bool) -> NDArray[np.float64]:
    """Return (N,) float64: the measure of each hand, (N,) uint64, by the tables of a scale."""
    by_ranks = np.array(plain.suits, float)
    total = np.full(len(hands), float(plain.base + leads * plain.lead))
    for suit in SUITS:
        total += by_ranks[(hands >> np.uint64(8 * suit)) & _BYTE]
    return total


_PASS = CHOICES.index("pass")
_ONE = np.uint64(1)
_TRICKS = row_of_scale(TRICKS)


def offered(view: View, seat: Seat, *, making: bool) -> list[tuple[Suit, Manner]]:
    """Return the suits that a seat may make trump, each with the possible manners except jamboree."""
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
    """Return whether a seat may not pass."""
    return making and code.stick_the_dealer and seat == dealer


def gains(
    view: View, seat: Seat, hands: Hands, trump: Suit, manner: Manner, weights: Weights, *, making: bool
) -> NDArray[np.float64]:
    """Return (N,) float64: how much more making a suit trump is worth than passing, in the unit of the
    weights.

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
    """Return (N,) bool: whether `simple` would not play a hand alone where it must take all the tricks."""
    need, takes = NEED_ALONE[table_of(view.code)], not making and seat == view.dealer
    distinct, places = np.unique(hands, return_inverse=True)
    weak = [
        odds_of_hand(view, seat, cards_of(int(mask)), trump, takes_turn_up=takes) < need for mask in distinct
    ]
    return np.array(weak)[places.reshape(-1)]


def _may_call(view: View, seat: Seat, hands: Hands, trump: Suit) -> NDArray[np.bool_]:
    """Return (N,) bool: whether a hand may make a suit trump where the code asks for a card of it in hand."""
    needed = cards_to_call(view.code, trump, robs=seat == view.dealer and trump is view.turned_suit)
    if needed is None:
        return np.ones(len(hands), np.bool_)
    held: NDArray[np.bool_] = (hands & np.uint64(card_mask(needed))) != 0
    return held


def counted(view: View, seat: Seat, hands: Hands, trump: Suit, *, making: bool) -> Hands:
    """Return (N,) uint64 hands as the model counts them: the dealer's have the turn-up for the worst card."""
    if making or seat != view.dealer or view.turn_up is None:
        return hands
    return best_kept(hands | np.uint64(card_mask((view.turn_up,))), trump)


def best_kept(six: Hands, trump: Suit) -> Hands:
    """Return (N,) uint64: six-card hands after the discard that `simple` makes."""
    fives = np.stack(list(_less_one(six)))
    worths = np.stack([sums(_TRICKS, five, trump) for five in fives])
    kept: Hands = fives[worths.argmax(axis=0), np.arange(len(six))]
    return kept


def _less_one(hands: Hands) -> Iterator[Hands]:
    """Yield (N,) uint64 hands of equal size without their first card, then without their second, and so
    on."""
    rest = hands.copy()
    while rest.any():
        lowest = rest & (~rest + _ONE)
        yield hands & ~lowest
        rest ^= lowest


def passes(view: View, seat: Seat, hands: Hands, weights: Weights, *, making: bool) -> NDArray[np.bool_]:
    """Return (N,) bool: whether the linear calling model passes with each of (N,) uint64 hands."""
    found: NDArray[np.bool_] = np.ones(len(hands), np.bool_)
    for trump, manner in offered(view, seat, making=making):
        found &= gains(view, seat, hands, trump, manner, weights, making=making) <= 0
    return found

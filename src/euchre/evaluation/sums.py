"""Evaluate the linear calling model for many hands at once."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.linear import FEATURES
from ..bots.linear.weights import Row
from ..bots.simple.worth import KIND_OF_SUIT, Scale
from ..cards import SUITS, Suit

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
    """(N, features) float64: count of each feature of the hand; features of the table stay 0."""
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
    """(N,) float64: weighted sum of the features of each hand, without the features of the table."""
    by_ranks, by_number, by_kind, left, joker = _tables(row)
    total: NDArray[np.float64] = by_ranks[(hands >> np.uint64(8 * trump)) & _BYTE]
    total = total + by_number[_trumps(hands, trump)]
    total += left * _bit(hands, 8 * trump.next_suit + _JACK) + joker * _bit(hands, _JOKER)
    for suit in SUITS:
        if suit is not trump:
            total += by_kind[_lay(hands, suit, trump)]
    return total


def row_of_scale(scale: Scale) -> Row:
    """A scale of `simple` as a row of weights; only for scales that ignore which trumps are the best."""
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
    """Lookup tables of a row, float64: (256,) by trump ranks, (6,) by number of trumps, (256,) by ranks of a
    lay suit; and the weights of left bower and joker."""
    by_rank = [row[feature] for feature in _BY_RANK]
    by_ranks = [row[0] + sum(by_rank[rank] for rank in range(8) if ranks >> rank & 1) for ranks in range(256)]
    by_number = row[_FIRST_NUMBER : _FIRST_NUMBER + _MOST + 1]
    by_kind = [row[feature] for feature in _KINDS]
    tables = np.array(by_ranks, float), np.array(by_number, float), np.array(by_kind, float)
    return *tables, row[_LEFT], row[_TOP]


def _bit(hands: Hands, index: int) -> NDArray[np.int64]:
    """(N,) int64: 1 for each hand that has the card with this index, else 0; `hands` is (N,) uint64."""
    found: NDArray[np.int64] = ((hands >> np.uint64(index)) & np.uint64(1)).astype(np.int64)
    return found


def _trumps(hands: Hands, trump: Suit) -> NDArray[np.int64]:
    """(N,) int64: the number of trumps in each hand, at most 5."""
    count = _ONES[(hands >> np.uint64(8 * trump)) & _BYTE]
    count = count + _bit(hands, 8 * trump.next_suit + _JACK) + _bit(hands, _JOKER)
    found: NDArray[np.int64] = np.minimum(count, _MOST)
    return found


def _lay(hands: Hands, suit: Suit, trump: Suit) -> Hands:
    """(N,) uint64: mask of the ranks of a lay suit in each hand."""
    ranks: Hands = (hands >> np.uint64(8 * suit)) & _BYTE
    return ranks & ~np.uint64(1 << _JACK) if suit is trump.next_suit else ranks

"""Questions that are an exact count."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np

from ...cards import Card, Suit, card_mask, cards_of, order_of_trumps, read_cards
from ...solver.batch import PositionBatch, batch_classes
from ..cell import LabCell
from ..experiment import EXACT, Cells, Chunk, Experiment, Hypothesis

_HANDS = comb(31, 5)
"""Hands of a player once the turn-up is known."""
_WEEKS = 25 * 52


def _exactly(values: dict[str, Fraction | int]) -> Cells:
    return {name: LabCell(1, float(value), float(value) ** 2) for name, value in values.items()}


def _jamboree_of_dealer() -> Fraction:
    """Four of the best five in hand and the fifth turned up, or all five with a lower trump turned up."""
    return Fraction(4 * 27 + 4, 8 * _HANDS)


def _jamboree_of_other() -> Fraction:
    return Fraction(4, 8 * _HANDS)


def _jamborees(chunk: Chunk) -> Cells:
    one = (_jamboree_of_dealer() + 3 * _jamboree_of_other()) / 4
    return _exactly(
        {
            "deals for one jamboree of the dealer": 1 / _jamboree_of_dealer(),
            "deals for one jamboree of another given player": 1 / _jamboree_of_other(),
            "deals for one jamboree of a player who deals in turn": 1 / one,
            "deals a week for two in twenty-five years": 2 / one / _WEEKS,
            "deals a week for three in twenty-five years": 3 / one / _WEEKS,
        }
    )


def _king_out(chunk: Chunk) -> Cells:
    return _exactly(
        {
            "chance that a defender holds the king": Fraction(10, 26),
            "chance that eldest hand holds it": Fraction(5, 26),
        }
    )


def _no_trump(chunk: Chunk) -> Cells:
    """No trump with eldest hand, as the book reckons it and without knowing of the assist."""
    return _exactly(
        {
            "as the book reckons: three trumps among 24 places, none with eldest": Fraction(
                comb(19, 3), comb(24, 3)
            ),
            "five random cards of 26 hold none of five trumps": Fraction(comb(21, 5), comb(26, 5)),
        }
    )


def _at_least(number: int, cards: int, good: int, pack: int) -> Fraction:
    ways = sum(comb(good, k) * comb(pack - good, cards - k) for k in range(number, cards + 1))
    return Fraction(ways, comb(pack, cards))


def _six_cards(chunk: Chunk) -> Cells:
    """Trumps of the dealer with the turn-up and of another seat: eight are left besides the turn-up."""
    found: dict[str, Fraction | int] = {}
    for number in (3, 4, 5):
        dealer, other = _at_least(number - 1, 5, 8, 31), _at_least(number, 5, 8, 31)
        found[f"dealer: {number} or more trumps"] = dealer
        found[f"another seat: {number} or more trumps"] = other
        found[f"{number} or more: dealer over another seat"] = dealer / other
    found["jamborees: dealer over another seat"] = _jamboree_of_dealer() / _jamboree_of_other()
    return _exactly(found)


def _out_of_play(chunk: Chunk) -> Cells:
    return _exactly(
        {
            "share of the pack that nobody sees": Fraction(11, 32),
            "share that is not dealt, with the turn-up": Fraction(12, 32),
        }
    )


def _sad_lone_hand(chunk: Chunk) -> Cells:
    """Every hand of third with one club: whether the dealer, alone, can still make three tricks."""
    eldest, dealer = read_cards("JS 7S 8C 9C"), read_cards("JC KS AH AD")
    known = {*eldest, *dealer, *read_cards("7C AS TH")}
    trumps = set(order_of_trumps(Suit.SPADES))
    rest = [card for card in cards_of(2**32 - 1) if card not in known]
    clubs = [card for card in rest if card.suit is Suit.CLUBS and card not in trumps]
    others = [card for card in rest if card not in clubs]
    hands = [four for four in combinations(others, 4)]
    numbers = np.array([sum(card in trumps for card in four) for four in hands])
    third = np.array([card_mask(four) for four in hands], np.uint64)
    free = _makes_three(eldest, dealer, third, None)
    left = _makes_three(eldest, dealer, third, Card("JC"))
    each = len(clubs)
    found: dict[str, Fraction | int] = {"hands of third hand with one club": each * len(hands)}
    for name, rows in (("no trump", numbers == 0), ("one trump", numbers == 1), ("more trumps", numbers > 1)):
        found[f"third with {name}: hands"] = int(rows.sum()) * each
        found[f"third with {name}: the dealer can make three tricks"] = int(free[rows].sum()) * each
    found["after the lead of the left bower: the dealer can make three tricks"] = int(left.sum()) * each
    return _exactly(found)


def _makes_three(
    eldest: tuple[Card, ...], dealer: tuple[Card, ...], third: np.ndarray, led: Card | None
) -> np.ndarray:
    """Whether the dealer can make three tricks: (N,) bool for the (N,) uint64 hands of third hand."""
    rows = len(third)
    hands = np.zeros((rows, 4), np.uint64)
    hands[:, 0] = card_mask(card for card in dealer if card is not led)
    hands[:, 1], hands[:, 3] = card_mask(eldest), third
    trick = np.full((rows, 4), -1, np.int8)
    if led is not None:
        trick[:, 0] = led.index
    positions = PositionBatch(
        hands=hands,
        trump=np.full(rows, int(Suit.SPADES), np.uint8),
        leader=np.zeros(rows, np.uint8),
        makers=np.full(rows, 1, np.uint8),
        out=np.full(rows, 4, np.uint8),
        trick=trick,
        makers_won=np.ones(rows, np.uint8),
    )
    return batch_classes(positions, threads=1) > 0


def _experiment(name: str, measure: Callable[[Chunk], Cells], *claims: Hypothesis) -> Experiment:
    return Experiment(
        name=name, measure=measure, claims=claims, unit="count", players=EXACT, size=1, chunks=1
    )


EXPERIMENTS = (
    _experiment(
        "professor-q1",
        _jamborees,
        Hypothesis(cell="deals a week for two in twenty-five years", sign=-1, null=110, matters=0),
    ),
    _experiment(
        "professor-q10",
        _king_out,
        Hypothesis(cell="chance that a defender holds the king", sign=-1, null=0.2, matters=0),
    ),
    _experiment(
        "professor-q11",
        _no_trump,
        Hypothesis(
            cell="as the book reckons: three trumps among 24 places, none with eldest",
            null=0.5,
            matters=0,
        ),
    ),
    _experiment(
        "professor-q21",
        _six_cards,
        Hypothesis(cell="4 or more: dealer over another seat", null=1, matters=0),
        Hypothesis(cell="5 or more: dealer over another seat", null=1, matters=0),
    ),
    _experiment(
        "professor-q22",
        _out_of_play,
        Hypothesis(cell="share of the pack that nobody sees", sign=0, null=1 / 3, matters=0.05),
    ),
    _experiment(
        "professor-q23",
        _sad_lone_hand,
        Hypothesis(cell="third with no trump: the dealer can make three tricks", sign=-1, null=1, matters=0),
    ),
)

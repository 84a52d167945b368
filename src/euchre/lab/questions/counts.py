"""Counts of hands and deals by enumeration and the solver, and what irregularities cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from ...cards import FACES, SUITS, Card, Rank, Suit, card_mask, cards_of, order_of_trumps, read_cards
from ...laws import load_code
from ...seats import Seat
from ...solver.batch import PositionBatch, batch_classes
from ..experiment import EXACT, Cells, Chunk, Experiment, Hypothesis, LabCell, added
from ..hands import TURNED, Hands, lowest, suit_mask, trumps_mask
from ..sample import DEALER, ELDEST, SECOND, THIRD, Sample, drawn
from .calls import LEEDS
from .leads import plain_lead, trump_lead

_POINTS = np.array([-2.0, 1.0, 2.0])
"""Points of the makers for a euchre, a point and a march."""
_STRENGTH = np.array([[card.strength(TURNED, led) for card in FACES] for led in SUITS])
"""How high each card counts in a trick, by the suit led."""
_SUIT = np.array([int(card.suit_under(TURNED)) for card in FACES])
_FOLLOWING = np.array(
    [int(trumps_mask(TURNED)) if suit is TURNED else int(suit_mask(suit, TURNED)) for suit in SUITS],
    np.uint64,
)


def _worth(
    hands: Hands, leader: NDArray[np.uint8], makers_won: NDArray[np.uint8], tricks: int
) -> NDArray[np.float64]:
    """Return (N,) float64: points of the dealer's side as makers, all cards seen, from the next lead on."""
    rows = len(hands)
    positions = PositionBatch(
        hands=hands,
        trump=np.full(rows, int(TURNED), np.uint8),
        leader=leader,
        makers=np.full(rows, 0b0101, np.uint8),
        makers_won=makers_won,
        adversaries_won=(tricks - makers_won).astype(np.uint8),
    )
    found: NDArray[np.float64] = _POINTS[batch_classes(positions, threads=1)]
    return found


def _before_play(hands: Hands, leader: Seat) -> NDArray[np.float64]:
    """Return the points of the makers before the first lead, all cards seen: (N,) float64 for (N, 4) uint64
    hands."""
    rows = len(hands)
    return _worth(hands, np.full(rows, int(leader), np.uint8), np.zeros(rows, np.uint8), 0)


def _index(cards: Hands) -> NDArray[np.int64]:
    """Return (N,) int64: the index of the only card of each mask."""
    result: NDArray[np.int64] = np.bitwise_count(cards - np.uint64(1)).astype(np.int64)
    return result


def _lawful(hands: Hands, led: NDArray[np.int64]) -> Hands:
    """Return (N,) uint64: the cards of each hand that may be played to a suit led."""
    follow = hands & _FOLLOWING[led]
    return np.where(follow != 0, follow, hands)


def _revokes(hands: Hands) -> NDArray[np.float64]:
    """Return (N,) float64: points the dealer gains as last player to the first trick if it need not
    follow."""
    every = hands.copy()
    own = every[:, ELDEST]
    lead = plain_lead(own, TURNED)
    lead = np.where(lead == 0, trump_lead(own), lead)
    led = _SUIT[_index(lead)]
    played = {ELDEST: lead}
    for seat in (SECOND, THIRD):
        played[seat] = lowest(_lawful(every[:, seat], led), np.uint64(2**32 - 1))
    for seat, card in played.items():
        every[:, seat] &= ~card
    best = {True: np.full(len(hands), -9.0), False: np.full(len(hands), -9.0)}
    lawful = _lawful(every[:, DEALER], led)
    rest = every[:, DEALER].copy()
    while rest.any():
        card = rest & (~rest + np.uint64(1))
        worth = _after_trick(every, {**played, DEALER: card}, led)
        best[False] = np.maximum(best[False], worth)
        best[True] = np.where((card & lawful) != 0, np.maximum(best[True], worth), best[True])
        rest ^= card
    gain: NDArray[np.float64] = best[False] - best[True]
    return gain


def _after_trick(hands: Hands, played: dict[Seat, Hands], led: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the same after the first trick: (N,) float64 for (N, 4) uint64 hands."""
    left = hands.copy()
    left[:, DEALER] &= ~played[DEALER]
    heights = np.stack([_STRENGTH[led, _index(played[seat])] for seat in (DEALER, ELDEST, SECOND, THIRD)])
    winner = heights.argmax(axis=0).astype(np.uint8)
    return _worth(left, winner, (winner % 2 == 0).astype(np.uint8), 1)


def _six_to_revoke(sample: Sample, usual: Hands) -> NDArray[np.float64]:
    """Return (N,) float64: points the dealer gains by choosing its discard with all cards seen."""
    six = sample.hands(DEALER)
    best = np.full(len(six), -9.0)
    rest = six.copy()
    while rest.any():
        card = rest & (~rest + np.uint64(1))
        hands = sample.worlds.hands.copy()
        hands[:, DEALER] = six & ~card
        best = np.maximum(best, _before_play(hands, ELDEST))
        rest ^= card
    gain: NDArray[np.float64] = best - _before_play(usual, ELDEST)
    return gain


def _offences(chunk: Chunk) -> Cells:
    """Return what each offence gains at most on average, where the dealer took up and nobody plays alone."""
    parts = []
    for _, sample in drawn(load_code(LEEDS), chunk, only=lambda c: c.rank is not Rank.JACK):
        outcomes = sample.outcomes()
        rows = (outcomes.trump == int(TURNED)) & (outcomes.maker == int(DEALER)) & (outcomes.lone < 0)
        ready = sample.where(rows)
        if not len(ready):
            continue
        ready = ready.accepted(DEALER).ready()
        hands = ready.worlds.hands
        by_turn = _before_play(hands, ELDEST)
        third = np.maximum(0.0, by_turn - _before_play(hands, THIRD))
        dealer = np.maximum(0.0, _before_play(hands, DEALER) - by_turn)
        six = hands.copy()
        six[:, DEALER] |= ready.worlds.discards[:, DEALER]
        whole = _with_six(ready, six)
        revoke = _revokes(hands)
        parts.append({"a revoke by the dealer to the first trick": LabCell.of(revoke)})
        parts.append({"a revoke, where it gains anything": LabCell.of(revoke[revoke > 0])})
        parts.append({"a lead out of turn by third hand": LabCell.of(third)})
        parts.append({"a lead out of turn by the dealer": LabCell.of(dealer)})
        parts.append({"no discard: choosing it at the end": LabCell.of(_six_to_revoke(whole, hands))})
    return added(parts)


def _with_six(sample: Sample, hands: Hands) -> Sample:
    """Return a sample with other hands. `hands` is (N, 4) uint64."""
    return replace(sample, worlds=replace(sample.worlds, hands=hands))


_PENALTIES = (
    Experiment(
        name="leeds-q22",
        measure=_offences,
        claims=(Hypothesis(cell="a revoke, where it gains anything", sign=0, null=3.0, matters=0.5),),
        players="all hands seen, after calls by four `simple` players",
        size=4_000,
    ),
)


_HANDS = comb(31, 5)
"""Hands of a player once the turn-up is known."""
_WEEKS = 25 * 52


def _exactly(values: dict[str, Fraction | int]) -> Cells:
    return {name: LabCell(1, float(value), float(value) ** 2) for name, value in values.items()}


def _jamboree_of_dealer() -> Fraction:
    """Return four of the best five in hand and the fifth turned up, or all five with a lower trump turned
    up."""
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
    """Return trumps of the dealer with the turn-up and of another seat: eight are left besides the
    turn-up."""
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
    """Return every hand of third with one club: whether the dealer, alone, can still make three tricks."""
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
    """Return whether the dealer can make three tricks: (N,) bool for the (N,) uint64 hands of third hand."""
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
    *_PENALTIES,
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

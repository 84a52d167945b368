"""What an offence may gain, against what its penalty costs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ...cards import FACES, SUITS, Rank
from ...laws import load_code
from ...seats import Seat
from ...solver.batch import PositionBatch, batch_classes
from ..cell import LabCell
from ..experiment import Cells, Chunk, Experiment, Hypothesis, added
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
    """(N,) float64: points of the dealer's side as makers, all cards seen, from the next lead on."""
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
    """Points of the makers before the first lead, all cards seen: (N,) float64 for (N, 4) uint64 hands."""
    rows = len(hands)
    return _worth(hands, np.full(rows, int(leader), np.uint8), np.zeros(rows, np.uint8), 0)


def _index(cards: Hands) -> NDArray[np.int64]:
    """(N,) int64: the index of the only card of each mask."""
    result: NDArray[np.int64] = np.bitwise_count(cards - np.uint64(1)).astype(np.int64)
    return result


def _lawful(hands: Hands, led: NDArray[np.int64]) -> Hands:
    """(N,) uint64: the cards of each hand that may be played to a suit led."""
    follow = hands & _FOLLOWING[led]
    return np.where(follow != 0, follow, hands)


def _revokes(hands: Hands) -> NDArray[np.float64]:
    """(N,) float64: points the dealer gains as last player to the first trick if it need not follow."""
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
    """The same after the first trick: (N,) float64 for (N, 4) uint64 hands."""
    left = hands.copy()
    left[:, DEALER] &= ~played[DEALER]
    heights = np.stack([_STRENGTH[led, _index(played[seat])] for seat in (DEALER, ELDEST, SECOND, THIRD)])
    winner = heights.argmax(axis=0).astype(np.uint8)
    return _worth(left, winner, (winner % 2 == 0).astype(np.uint8), 1)


def _six_cards(sample: Sample, usual: Hands) -> NDArray[np.float64]:
    """(N,) float64: points the dealer gains by choosing its discard with all cards seen."""
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
    """What each offence gains at most on average, where the dealer took up and nobody plays alone."""
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
        parts.append({"no discard: choosing it at the end": LabCell.of(_six_cards(whole, hands))})
    return added(parts)


def _with_six(sample: Sample, hands: Hands) -> Sample:
    """A sample with other hands. `hands` is (N, 4) uint64."""
    return replace(sample, worlds=replace(sample.worlds, hands=hands))


EXPERIMENTS = (
    Experiment(
        name="leeds-q22",
        measure=_offences,
        claims=(Hypothesis(cell="a revoke, where it gains anything", sign=0, null=3.0, matters=0.5),),
        players="all hands seen, after calls by four `simple` players",
        size=4_000,
    ),
)

"""Find the facts about hidden hands on which a choice depends: a card held, or a void."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ..bots.reasons import Turn
from ..bots.simple.reading import IN_SUIT
from ..cards import FACES, JOKER, SUITS, Rank, Suit
from ..worlds import Worlds

_CARDS = (*FACES, JOKER)
_HIGH = tuple(card for card in _CARDS if card is JOKER or (card.rank is not None and card.rank >= Rank.JACK))
"""The cards reported as facts; a lower card mostly indicates the length of a suit."""
_BITS = np.array([card.index for card in _HIGH], np.uint64)
_RARE = 0.08
"""Facts with a probability below this, or above its complement, are not reported."""
_SLIGHT = 0.02
"""Smallest difference in points that is reported."""


def turns(worlds: Worlds, ahead: NDArray[np.float64]) -> tuple[Turn, ...]:
    """The fact that raises the lead of an act most, and the one that most clearly makes it negative.

    `ahead` is (N,) float64: the points that one act is ahead of another in each world. At most one fact of
    each kind is returned, the one with the largest product of change and probability.
    """
    if not ahead.any():
        return ()
    found = list(_all(worlds, ahead))
    mean = float(worlds.average(ahead))
    gains = [turn for turn in found if turn.ahead > max(mean, 0) + _SLIGHT]
    losses = [turn for turn in found if turn.ahead < -_SLIGHT]
    best = max(gains, key=lambda turn: (turn.ahead - mean) * turn.chance, default=None)
    worst = min(losses, key=lambda turn: (turn.ahead - mean) * turn.chance, default=None)
    return tuple(turn for turn in (best, worst) if turn is not None)


def _all(worlds: Worlds, ahead: NDArray[np.float64]) -> Iterator[Turn]:
    """Every hidden card or void with the mean of `ahead`, (N,) float64, in the worlds where it is true."""
    view, weights = worlds.view, worlds.weights / worlds.weights.sum()
    known = {view.seat, *view.calling.out, *(seat for seat, _ in view.open_hands)}
    trump = view.trump
    for seat in view.code.seating.seats:
        if seat in known:
            continue
        holds = ((worlds.hands[:, seat, None] >> _BITS) & np.uint64(1)).astype(float)
        for card, chance, mean in _means(holds, weights, ahead):
            yield Turn(seat=seat, card=_HIGH[card], void=None, chance=chance, ahead=mean)
        if trump is not None:
            masks = np.array([IN_SUIT[trump][suit] for suit in SUITS], np.uint64)
            lacks = ((worlds.hands[:, seat, None] & masks) == 0).astype(float)
            for suit, chance, mean in _means(lacks, weights, ahead):
                yield Turn(seat=seat, card=None, void=Suit(suit), chance=chance, ahead=mean)


def _means(
    holds: NDArray[np.float64], weights: NDArray[np.float64], ahead: NDArray[np.float64]
) -> Iterator[tuple[int, float, float]]:
    """For each column of `holds` that is neither rare nor nearly certain: index, probability, mean lead.

    `holds` is (N, facts) float64 of zeros and ones; `weights` and `ahead` are (N,) float64.
    """
    chances, sums = weights @ holds, (weights * ahead) @ holds
    for thing in np.flatnonzero((chances > _RARE) & (chances < 1 - _RARE)):
        yield int(thing), float(chances[thing]), float(sums[thing] / chances[thing])

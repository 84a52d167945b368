"""Likelihood of the cards that the others played in each of some worlds.

A card that `simple` would not have played in the same seat lowers the likelihood of a world.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..deal.state import seat_of
from ..seats import Seat
from ..sim.retracing import BY_RULE, FORCED, retraced
from ..worlds import Worlds
from .tendencies import Tendencies

STRANGE = 0.2
"""Probability that a player with a choice plays another card than `simple` would."""


LAWFUL_CARDS = 2.5
"""Cards between which a player chooses, on average; used for a card that `simple` would play."""


def likelihood_of_plays(worlds: Worlds, others: Tendencies = ()) -> NDArray[np.float64]:
    """(N,) float64: likelihood of all cards that the other seats played, in each world.

    `others` says how the players in the seats differ from `simple`.
    """
    seats = _players(worlds)
    of_others = [seat != worlds.view.seat for seat in seats]
    told = retraced(worlds)[:, of_others]
    found = _by_rule(told)
    if others:
        share = np.array([others[seat].plays for seat in seats if seat != worlds.view.seat])
        found = (1 - share) * found + share * _at_random(told)
    product: NDArray[np.float64] = found.prod(axis=1)
    return product


def likelihoods_by_card(worlds: Worlds) -> tuple[list[Seat], NDArray[np.float64], NDArray[np.float64]]:
    """The seat of each card played, and how likely the card was in each world by rule and at random.

    The likelihoods are float64 (N, cards); 1 for a card without an alternative.
    """
    told = retraced(worlds)
    return _players(worlds), _by_rule(told), _at_random(told)


def _players(worlds: Worlds) -> list[Seat]:
    """The seat of each card played, in order."""
    return [seat_of(play) for trick in worlds.view.tricks for play in trick.plays]


def _by_rule(told: NDArray[np.int8]) -> NDArray[np.float64]:
    """(N, cards) float64: likelihood of cards, as `retraced` tells of them, from a player like `simple`."""
    by_choice = np.where(told == BY_RULE, 1 - STRANGE, STRANGE / np.maximum(told, 1))
    return np.where(told == FORCED, 1.0, by_choice)


def _at_random(told: NDArray[np.int8]) -> NDArray[np.float64]:
    """(N, cards) float64: likelihood of cards, as `retraced` tells of them, from a player who plays any."""
    by_choice = np.where(told == BY_RULE, 1 / LAWFUL_CARDS, 1 / (1 + np.maximum(told, 1)))
    return np.where(told == FORCED, 1.0, by_choice)

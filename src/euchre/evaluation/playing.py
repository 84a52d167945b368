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
    seats, by_rule, at_random = likelihoods_by_card(worlds)
    of_others = [place for place, seat in enumerate(seats) if seat != worlds.view.seat]
    found = by_rule[:, of_others]
    if others:
        share = np.array([others[seats[place]].plays for place in of_others])
        found = (1 - share) * found + share * at_random[:, of_others]
    product: NDArray[np.float64] = found.prod(axis=1)
    return product


def likelihoods_by_card(worlds: Worlds) -> tuple[list[Seat], NDArray[np.float64], NDArray[np.float64]]:
    """The seat of each card played, and how likely the card was in each world by rule and at random.

    The likelihoods are float64 (N, cards); 1 for a card without an alternative.
    """
    seats = [seat_of(play) for trick in worlds.view.tricks for play in trick.plays]
    told = retraced(worlds)
    others = np.maximum(told, 1)
    by_rule = np.where(told == BY_RULE, 1 - STRANGE, STRANGE / others)
    at_random = np.where(told == BY_RULE, 1 / LAWFUL_CARDS, 1 / (1 + others))
    return seats, np.where(told == FORCED, 1.0, by_rule), np.where(told == FORCED, 1.0, at_random)

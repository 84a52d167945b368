"""What the deals of a match have shown of the players: how loosely they call, and what they do at random.

Everything is learned from public acts, when a deal is over: by then most cards are known. Equal deals leave
equal impressions.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..bots.linear import Weights
from ..view import View
from ..worlds import Unseen
from .likelihood import call_at_random, calls_of_others, likelihood_of_call
from .playing import likelihoods_by_card
from .tendencies import Tendency

_Column = NDArray[np.float64]

SHARES = tuple(eighth / 8 for eighth in range(9))
"""Shares of acts at random that are compared."""
LOOSER = (-400, -200, 0, 200, 400)
"""Thousandths of a point that a caller may overrate making trump by; these are compared."""
USUAL_BEFOREHAND = 0.9
"""Probability, before anything is seen, that a player is as the models describe them."""
_WORLDS = 64
"""Most arrangements of the cards never shown over which the likelihood of an act is averaged."""
_LEAST_SHARE = 0.2
"""Smaller shares of acts at random count as none, so that an equal is taken for one."""
_HUNDRED = 100
"""Looseness is rounded to so many thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Impression:
    """What is known of one player: the logarithms of how likely their acts were under each assumption."""

    calls: tuple[tuple[float, ...], ...]
    """By looseness as in `LOOSER`, then by share of random calls as in `SHARES`."""
    plays: tuple[float, ...]
    """By share of random cards, as in `SHARES`."""

    @property
    def tendency(self) -> Tendency:
        """The mean of the assumptions, each weighed by its probability; small differences count as none."""
        calls = _probabilities(np.array(self.calls), _prior_of_calls())
        plays = _probabilities(np.array(self.plays), _prior_of_shares())
        return Tendency(
            calls=_share(float(calls.sum(axis=0) @ SHARES)),
            plays=_share(float(plays @ SHARES)),
            looser=_HUNDRED * round(float(calls.sum(axis=1) @ LOOSER) / _HUNDRED),
        )


NO_IMPRESSION = Impression(tuple((0.0,) * len(SHARES) for _ in LOOSER), (0.0,) * len(SHARES))
"""A player of whom nothing is known."""


def _share(mean: float) -> float:
    return mean if mean >= _LEAST_SHARE else 0.0


def _prior_of_shares() -> _Column:
    """(shares,) float64: probability of each share of acts at random before anything is seen."""
    others = (1 - USUAL_BEFOREHAND) / (len(SHARES) - 1)
    return np.array([USUAL_BEFOREHAND, *(others,) * (len(SHARES) - 1)])


def _prior_of_calls() -> _Column:
    """(loosenesses, shares) float64: probability of each assumption about calls before anything is seen."""
    others = (1 - USUAL_BEFOREHAND) / (len(LOOSER) - 1)
    looseness = [USUAL_BEFOREHAND if each == 0 else others for each in LOOSER]
    found: _Column = np.outer(looseness, _prior_of_shares())
    return found


def _probabilities(logs: _Column, prior: _Column) -> _Column:
    """The probability of each assumption; float64, the shape of the prior."""
    found: _Column = prior * np.exp(logs - logs.max())
    shares: _Column = found / found.sum()
    return shares


def impressions_after(known: tuple[Impression, ...], view: View, weights: Weights) -> tuple[Impression, ...]:
    """The impressions of all seats after a deal that is over, as a spectator saw it.

    `known` is empty before the first deal. The view has the score at which the deal began. Raises ValueError
    for a view that regular play cannot produce.
    """
    seats = known or (NO_IMPRESSION,) * view.code.players
    worlds = Unseen(view).some(_WORLDS, seed=0)
    calls = [np.array(seat.calls) for seat in seats]
    plays = [np.array(seat.plays) for seat in seats]
    for seat, call, making in calls_of_others(view):
        for row, looser in enumerate(LOOSER):
            found = likelihood_of_call(worlds, seat, call, weights, making=making, looser=looser)
            if found is not None:
                at_random = call_at_random(view, seat, making=making)
                calls[seat][row] += _logs_by_share(float(found.mean()), at_random)
    by_card, by_rule, at_random_cards = likelihoods_by_card(worlds)
    means = zip(by_card, by_rule.mean(axis=0), at_random_cards.mean(axis=0), strict=True)
    for seat, rule, random in means:
        plays[seat] += _logs_by_share(float(rule), float(random))
    return tuple(
        Impression(tuple(map(tuple, call.tolist())), tuple(play.tolist()))
        for call, play in zip(calls, plays, strict=True)
    )


def _logs_by_share(by_model: float, at_random: float) -> _Column:
    """(shares,) float64: logarithm of the likelihood of an act for each share of acts at random."""
    shares = np.array(SHARES)
    found: _Column = np.log((1 - shares) * by_model + shares * at_random)
    return found

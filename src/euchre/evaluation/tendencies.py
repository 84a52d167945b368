"""How the players in the seats differ from the models of the others: looser calls, and acts at random."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.linear_player import CHOICES, FEATURES, Weights
from ..deal.state import seat_of
from ..seats import Seat
from ..sim.batch import BY_RULE, FORCED, retraced
from ..sim.run import Player
from ..view import View
from ..worlds import Worlds

_RANDOM = "random"
"""The player of the simulator that chooses every act at random."""
_STRATA = 8
"""Players who do everything at random do so in whole eighths of the worlds."""
_STEPS = (1, 3, 5, 7)
"""For each seat, how its order of the eighths differs, so that seats act at random in different worlds."""
_PASS, _ALWAYS = CHOICES.index("pass"), FEATURES.index("always")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tendency:
    """How the player in a seat differs from the models; all 0 if they do not."""

    calls: float = 0.0
    """Share of calls made at random, from 0 to 1, beyond what the model allows for."""
    plays: float = 0.0
    """Share of cards and discards chosen at random, from 0 to 1, beyond what the model allows for."""
    looser: int = 0
    """How much the player overrates making trump, in thousandths of a point; negative if too cautious."""

    @property
    def differs(self) -> bool:
        """Whether the player is unlike the models in any way."""
        return self != _USUAL

    @property
    def random(self) -> float:
        """Share of deals in which the player may be simulated as choosing everything at random."""
        return min(self.calls, self.plays)


_USUAL = Tendency()
Tendencies: TypeAlias = tuple[Tendency, ...]
"""The tendency of the player in each seat; empty if all are as in the models."""


def tendency_of(tendencies: Tendencies, seat: int) -> Tendency:
    """Return the tendency of the player in a seat."""
    return tendencies[seat] if tendencies else _USUAL


def adverse_randomness(view: View, tendencies: Tendencies) -> float:
    """Return the mean share of acts at random of the adversaries of the view's seat who play this deal."""
    own = view.code.seating.side_of(view.own_seat).seats
    found = [
        tendency_of(tendencies, seat).random
        for seat in view.code.seating.seats
        if seat not in own and seat not in view.calling.out
    ]
    return sum(found) / len(found) if found else 0.0


def players_by_row(
    view: View, tendencies: Tendencies, weights: Weights, size: int
) -> list[tuple[NDArray[np.bool_], tuple[Player, ...]]]:
    """Return groups of the rows of `size` worlds, each as bool (size,), with the simulated player of each
    seat.

    A player acts at random in as many rows as their tendency says, otherwise as a caller of their looseness.
    The seat of the view is always simulated by the weights.
    """
    by_seat = [
        _USUAL if seat == view.seat else tendency_of(tendencies, seat) for seat in view.code.seating.seats
    ]
    strata = np.arange(size) % _STRATA
    groups: dict[tuple[Player, ...], NDArray[np.bool_]] = {}
    for stratum in range(min(_STRATA, size)):
        players = tuple(
            _RANDOM if _is_random(stratum, seat, each) else loosened(weights, each.looser)
            for seat, each in enumerate(by_seat)
        )
        groups[players] = groups.get(players, np.zeros(size, np.bool_)) | (strata == stratum)
    return [(rows, players) for players, rows in groups.items()]


def _is_random(stratum: int, seat: int, tendency: Tendency) -> bool:
    return (stratum * _STEPS[seat] + seat) % _STRATA < round(_STRATA * tendency.random)


@lru_cache(maxsize=64)
def loosened(weights: Weights, by: int) -> Weights:
    """Return the weights of a caller who overrates making trump by so many thousandths of a point."""
    if not by:
        return weights

    def changed(choice: int, row: tuple[int, ...]) -> tuple[int, ...]:
        return row if choice == _PASS else (*row[:_ALWAYS], row[_ALWAYS] + by, *row[_ALWAYS + 1 :])

    return Weights(
        tuple(
            tuple(tuple(changed(choice, row) for choice, row in enumerate(rows)) for rows in callers)
            for callers in weights.rows
        )
    )


STRANGE = 0.2
"""Probability that a player with a choice plays another card than `simple` would."""


LAWFUL_CARDS = 2.5
"""Cards between which a player chooses, on average; used for a card that `simple` would play."""


def likelihood_of_plays(worlds: Worlds, others: Tendencies = ()) -> NDArray[np.float64]:
    """Return (N,) float64: likelihood of all cards that the other seats played, in each world.

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
    """Return the seat of each card played, and how likely the card was in each world by rule and at random.

    The likelihoods are float64 (N, cards); 1 for a card without an alternative.
    """
    told = retraced(worlds)
    return _players(worlds), _by_rule(told), _at_random(told)


def _players(worlds: Worlds) -> list[Seat]:
    """Return the seat of each card played, in order."""
    return [seat_of(play) for trick in worlds.view.tricks for play in trick.plays]


def _by_rule(told: NDArray[np.int8]) -> NDArray[np.float64]:
    """Return (N, cards) float64: likelihood of cards, as `retraced` tells of them, from a player like
    `simple`."""
    by_choice = np.where(told == BY_RULE, 1 - STRANGE, STRANGE / np.maximum(told, 1))
    return np.where(told == FORCED, 1.0, by_choice)


def _at_random(told: NDArray[np.int8]) -> NDArray[np.float64]:
    """Return (N, cards) float64: likelihood of cards, as `retraced` tells of them, from a player who plays
    any."""
    by_choice = np.where(told == BY_RULE, 1 / LAWFUL_CARDS, 1 / (1 + np.maximum(told, 1)))
    return np.where(told == FORCED, 1.0, by_choice)

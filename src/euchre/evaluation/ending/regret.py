"""Solve a game tree with hidden cards by counterfactual regret minimisation.

In each round and for each information set, a player adds up how much better each card would have done than
the current plan, and plays cards in proportion to these regrets. The mean plan over many rounds is the
solution. The method is by Zinkevich, Johanson, Bowling and Piccione, "Regret minimization in games with
incomplete information" (2007); regrets are kept non-negative and later rounds weigh more as in Tammelin,
"Solving large imperfect information games using CFR+" (2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .tree import Fork, Tree

Plan: TypeAlias = NDArray[np.float64]
"""(information sets, 2) float64: probability with which a player plays each of the two cards."""


def plans(tree: Tree, payoffs: NDArray[np.float64], chances: NDArray[np.float64], rounds: int) -> list[Plan]:
    """The plan of the player at each fork, in the order of the forks.

    `payoffs` is (forks, N, ways) float64, the value of each way of playing for the player at each fork;
    `chances` is (N,) float64, the probability of each world, up to a factor.
    """
    regrets = [np.zeros(fork.legal.shape) for fork in tree.forks]
    sums = [np.zeros(fork.legal.shape) for fork in tree.forks]
    for round_ in range(1, rounds + 1):
        now = [_matched(regret, fork) for regret, fork in zip(regrets, tree.forks, strict=True)]
        for place, fork in enumerate(tree.forks):
            gained = gains(tree, now, place, payoffs[place], chances)
            mean = (gained * now[place]).sum(axis=1, keepdims=True)
            regrets[place] = np.where(fork.legal, np.maximum(regrets[place] + gained - mean, 0.0), 0.0)
            sums[place] += round_ * now[place]
    return [total / total.sum(axis=1, keepdims=True) for total in sums]


def gains(
    tree: Tree,
    plans: Sequence[Plan],
    place: int,
    payoffs: NDArray[np.float64],
    chances: NDArray[np.float64],
) -> NDArray[np.float64]:
    """(information sets, 2) float64: the value of each card, times the probability of the information set."""
    fork = tree.forks[place]
    reach = reached(tree, plans, place, chances)
    values = followed(tree, plans, place + 1, payoffs)
    parts = [
        np.bincount(fork.known.reshape(-1), (reach * values[..., card]).reshape(-1), len(fork.legal))
        for card in (0, 1)
    ]
    return np.stack(parts, axis=1)


def reached(
    tree: Tree, plans: Sequence[Plan], place: int, chances: NDArray[np.float64]
) -> NDArray[np.float64]:
    """(N, ways before) float64: the probability of each world and way of playing before a fork."""
    reach = chances[:, None]
    for fork, plan in zip(tree.forks[:place], plans[:place], strict=True):
        reach = (reach[..., None] * plan[fork.known]).reshape(len(chances), 2 * reach.shape[1])
    return reach


def followed(
    tree: Tree, plans: Sequence[Plan], place: int, payoffs: NDArray[np.float64]
) -> NDArray[np.float64]:
    """(N, ways before, 2) float64: value of both choices at the preceding fork, given the later plans."""
    values = payoffs
    for fork, plan in zip(reversed(tree.forks[place:]), reversed(plans[place:]), strict=True):
        values = (values.reshape(*fork.known.shape, 2) * plan[fork.known]).sum(axis=-1)
    return values.reshape(*tree.forks[place - 1].known.shape, 2)


def _matched(regrets: NDArray[np.float64], fork: Fork) -> Plan:
    """The plan proportional to the regrets, (information sets, 2) float64, as is the plan.

    It is equal for all legal cards if there is no regret.
    """
    total = regrets.sum(axis=1, keepdims=True)
    alike = fork.legal / fork.legal.sum(axis=1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1.0), alike)

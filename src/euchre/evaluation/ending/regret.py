"""How to play a tree of hidden cards: counterfactual regret minimisation.

Each player weighs, for all that he may know, how much better each card would have done than what he did,
and plays the cards he regrets not to have played; the mean of that over many rounds is how he plays. The
method is that of Zinkevich, Johanson, Bowling and Piccione, "Regret minimization in games with incomplete
information" (2007), with the regrets kept above 0 and later rounds counting more as by Tammelin, "Solving
large imperfect information games using CFR+" (2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .tree import Fork, Tree

Plan: TypeAlias = NDArray[np.float64]
"""(known, 2) how often a player plays each of his two cards, for all that he may know."""


def plans(tree: Tree, payoffs: NDArray[np.float64], chances: NDArray[np.float64], rounds: int) -> list[Plan]:
    """How each player of the tree plays: a plan for each fork, in their order.

    `payoffs` is (forks, N, ways), what each way is worth to each; `chances` is (N,), how likely each
    world is.
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
    """(known, 2) what each card brings a player who knows that, times the chance to come to know it."""
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
    """(N, ways before) how likely each world and way of playing before a fork is."""
    reach = chances[:, None]
    for fork, plan in zip(tree.forks[:place], plans[:place], strict=True):
        reach = (reach[..., None] * plan[fork.known]).reshape(len(chances), 2 * reach.shape[1])
    return reach


def followed(
    tree: Tree, plans: Sequence[Plan], place: int, payoffs: NDArray[np.float64]
) -> NDArray[np.float64]:
    """(N, ways before, 2) what both choices at the fork before are worth, the later ones playing by plan."""
    values = payoffs
    for fork, plan in zip(reversed(tree.forks[place:]), reversed(plans[place:]), strict=True):
        values = (values.reshape(*fork.known.shape, 2) * plan[fork.known]).sum(axis=-1)
    return values.reshape(*tree.forks[place - 1].known.shape, 2)


def _matched(regrets: NDArray[np.float64], fork: Fork) -> Plan:
    """Cards in the proportion in which they are regretted; each alike that may be played if none is."""
    total = regrets.sum(axis=1, keepdims=True)
    alike = fork.legal / fork.legal.sum(axis=1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1.0), alike)

"""Train the network of `learned`: play, value what could be chosen, and move the network towards it.

Cards and discards are valued with all hands seen, in the deals that the network and a varied population play.
Calls are valued by playing deals out by rule. The network sees only what its seat may know, so it learns the
mean over all that may be hidden. All values of a state are taken relative to their mean: what the cards
decide whatever is chosen adds no noise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ..bots.linear_player import Weights
from ..evaluation import weights_for
from ..laws import load_code
from ..players.learned_features import INPUTS, OUTPUTS
from ..players.learned_network import Network, Numbers
from ..sim.run import Player
from .calls import call_examples
from .inputs import Bits
from .table import DealtHands, Examples, Tables, joined

_VALUE = 0.05
"""Weight of the error of the value of a state, relative to that of the acts."""
_FIRST_MEAN, _FIRST_SQUARE, _TINY = 0.9, 0.999, 1e-8
"""The constants of Adam (Kingma and Ba 2015)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schooling:
    """The length and the seed of a training run, and the size of the network."""

    seed: int = 1
    lessons: int = 90
    deals: int = 1024
    """Deals in each lesson."""
    calls: int = 200
    """Deals drawn for each situation of calling, in each lesson."""
    hidden: tuple[int, int] = (256, 128)
    """Units of both hidden layers."""
    batch: int = 512
    """States for one step."""
    rate: float = 0.0015
    """Length of the first steps; it falls to a twentieth along half a cosine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingLesson:
    """What a lesson brought."""

    number: int
    """From 1."""
    states: int
    """States learned from so far."""
    loss_of_cards: float
    """Mean points that its cards and discards lost against the best with all hands seen."""
    loss_of_calls: float
    """Mean points that its calls lost against the best known afterwards."""


def schooled(
    schooling: Schooling, notice: Callable[[TrainingLesson, Network], None] = lambda lesson, network: None
) -> Network:
    """Return the network from a training run; `notice` is called after each lesson.

    Equal runs give equal networks on the same machine with the same NumPy.
    """
    random = np.random.default_rng(schooling.seed)
    weights = weights_for(load_code("modern"))
    learner = Learner(schooling, random)
    tables = _tables(schooling.deals, weights)
    states = 0
    for number in range(schooling.lessons):
        seed = int(random.integers(2**62))
        network = learner.network
        cards = joined(list(tables[number % len(tables)].examples(network, seed, random)))
        calls = joined(list(call_examples(network, weights, schooling.calls, seed, random)))
        losses = _loss(network, cards), _loss(network, calls)
        learner.learn(joined([cards, calls]), number / schooling.lessons)
        states += len(cards) + len(calls)
        lesson = TrainingLesson(
            number=number + 1, states=states, loss_of_cards=losses[0], loss_of_calls=losses[1]
        )
        notice(lesson, learner.network)
    return learner.network


def _tables(deals: int, weights: Weights) -> list[Tables]:
    """Return tables of the network with itself, and with others: every second lesson with itself alone."""
    dealt, everybody = DealtHands(deals), list[dict[str, Player]]()
    for other in ("simple", weights, "random"):
        everybody += [{}, {"B": other, "D": other}]
    everybody += [{}, {"C": "simple"}, {}, {"B": "simple", "C": weights, "D": "simple"}]
    return [Tables(deals, players, dealt) for players in everybody]


def _loss(network: Network, examples: Examples) -> float:
    """Return mean points that the choices of the network lose against the best."""
    worths = np.where(examples.lawful, network.of_bits(examples.inputs)[:, :-1], -np.inf)
    chosen = examples.values[np.arange(len(examples)), worths.argmax(axis=1)]
    best = np.where(examples.lawful, examples.values, -np.inf).max(axis=1)
    return float((best - chosen).mean())


class Learner:
    """A network that learns by the steps of Adam."""

    def __init__(self, schooling: Schooling, random: np.random.Generator) -> None:
        self._schooling, self._random, self._steps = schooling, random, 0
        self._layers: list[Numbers] = []
        sizes = (INPUTS, *schooling.hidden, OUTPUTS + 1)
        for inputs, outputs in pairwise(sizes):
            spread = np.sqrt(2 / min(inputs, 60))  # about sixty inputs are 1
            self._layers += [
                (random.standard_normal((inputs, outputs)) * spread).astype(np.float32),
                np.zeros(outputs, np.float32),
            ]
        self._layers[-2] *= 0.1
        self._means = [np.zeros_like(layer) for layer in self._layers]
        self._squares = [np.zeros_like(layer) for layer in self._layers]

    @property
    def network(self) -> Network:
        """The network now."""
        layers = [layer.copy() for layer in self._layers]
        return Network(tuple(zip(layers[::2], layers[1::2], strict=True)))

    def learn(self, examples: Examples, share: float) -> None:
        """Learn once from each of some examples, in random order; `share` of the training is over."""
        low = 0.05
        rate = self._schooling.rate * (low + (1 - low) * (1 + np.cos(np.pi * share)) / 2)
        order = self._random.permutation(len(examples))
        for start in range(0, len(order), self._schooling.batch):
            rows = np.sort(order[start : start + self._schooling.batch])
            self._step(examples.inputs[rows], examples.lawful[rows], examples.values[rows], float(rate))

    def _step(self, inputs: Bits, lawful: NDArray[np.bool_], values: Numbers, rate: float) -> None:
        """Learn from (n, inputs) uint8, with what is lawful, (n, outputs) bool, and its value, float32."""
        units = [inputs.astype(np.float32)]
        for place in range(0, len(self._layers), 2):
            found = units[-1] @ self._layers[place] + self._layers[place + 1]
            units.append(found if place == len(self._layers) - 2 else np.maximum(found, 0))
        slopes = _slopes(units[-1], lawful, values)
        gradients: list[Numbers] = []
        for place in range(len(self._layers) - 2, -1, -2):
            before = units[place // 2]
            gradients = [before.T @ slopes, slopes.sum(axis=0), *gradients]
            if place:
                slopes = slopes @ self._layers[place].T * (before > 0)
        self._climb_down(gradients, rate)

    def _climb_down(self, gradients: list[Numbers], rate: float) -> None:
        """Change each layer against its gradient, float32, which has the shape of the layer (Adam)."""
        self._steps += 1
        towards = rate * np.sqrt(1 - _FIRST_SQUARE**self._steps) / (1 - _FIRST_MEAN**self._steps)
        for layer, gradient, mean, square in zip(
            self._layers, gradients, self._means, self._squares, strict=True
        ):
            mean += (1 - _FIRST_MEAN) * (gradient - mean)
            square += (1 - _FIRST_SQUARE) * (gradient * gradient - square)
            layer -= np.float32(towards) * mean / (np.sqrt(square) + np.float32(_TINY))


def _slopes(found: Numbers, lawful: NDArray[np.bool_], values: Numbers) -> Numbers:
    """Return (n, outputs + 1) float32: how the squared error changes with each output."""
    count = lawful.sum(axis=1, keepdims=True)
    target = values - (values * lawful).sum(axis=1, keepdims=True) / count
    slopes = np.zeros_like(found)
    slopes[:, :-1] = np.where(lawful, found[:, :-1] - target, 0)
    chosen = np.where(lawful, found[:, :-1], -np.inf).argmax(axis=1)
    slopes[:, -1] = _VALUE * (found[:, -1] - values[np.arange(len(values)), chosen])
    done: Numbers = slopes / np.float32(len(found))
    return done

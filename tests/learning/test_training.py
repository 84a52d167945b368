"""Training is repeatable, and brings the network nearer to the values."""

from __future__ import annotations

import numpy as np

from euchre.learning import Schooling, TrainingLesson, schooled
from euchre.learning.table import Examples
from euchre.learning.training import Learner
from euchre.players.learned_features import INPUTS, OUTPUTS
from euchre.players.learned_network import Network

SHORT = Schooling(seed=5, lessons=2, deals=6, calls=3, hidden=(8, 6), batch=64)


def test_equal_runs_give_equal_networks_and_tell_of_each_lesson() -> None:
    told: list[TrainingLesson] = []

    def notice(lesson: TrainingLesson, network: Network) -> None:
        assert [weights.shape for weights, _ in network.layers] == [(INPUTS, 8), (8, 6), (6, OUTPUTS + 1)]
        told.append(lesson)

    one, two = schooled(SHORT, notice), schooled(SHORT)
    for layer, other in zip(one.layers, two.layers, strict=True):
        assert all(np.allclose(a, b) for a, b in zip(layer, other, strict=True))
    assert [lesson.number for lesson in told] == [1, 2]
    assert 0 < told[0].states < told[1].states
    assert all(0 <= lesson.loss_of_cards <= 4 for lesson in told)


def test_a_network_learns_which_of_two_acts_is_better() -> None:
    random = np.random.default_rng(2)
    inputs = random.integers(0, 2, (2000, INPUTS)).astype(np.uint8)
    lawful = np.zeros((2000, OUTPUTS), np.bool_)
    lawful[:, :2] = True
    values = np.zeros((2000, OUTPUTS), np.float32)
    values[:, 0] = np.where(inputs[:, 7] > 0, 2, -2)
    learner = Learner(Schooling(hidden=(16, 8), batch=100, rate=0.005), random)
    for _ in range(8):
        learner.learn(Examples(inputs, lawful, values), 0.0)
    found = learner.network.of_bits(inputs)
    assert ((found[:, 0] > found[:, 1]) == (inputs[:, 7] > 0)).mean() > 0.9

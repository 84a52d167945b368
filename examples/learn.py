"""A small network learns euchre by policy gradient: `python examples/learn.py --deals 400000`.

One policy holds seats A and C against `simple`. A layer of hidden units reads the observation's bits, and
lawful actions are taken with probabilities by softmax of their scores (REINFORCE, Williams 1992, with the
steps of Adam, Kingma and Ba 2015). It prints the mean points a deal as it learns, and needs NumPy only.
"""

from __future__ import annotations

import argparse
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.env import ACTIONS, VectorEnv

Numbers: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]
Choice: TypeAlias = tuple[Bits, NDArray[np.bool_], int]
"""What was seen, which actions were lawful, and the action taken."""
Step: TypeAlias = tuple[Bits, NDArray[np.bool_], int, float]
"""A choice, and what its deal brought."""
BATCH = 8192
"""Choices for one update."""


class Policy:
    """A network with one hidden layer; all arrays are float32."""

    def __init__(self, bits: int, hidden: int, rate: float, random: np.random.Generator) -> None:
        into, out = (bits, hidden), (hidden, len(ACTIONS))
        self.layers = [random.normal(0, 0.1, into).astype(np.float32), np.zeros(out, np.float32)]
        self.rate, self.updates = rate, 0
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def probabilities(self, observations: Bits, masks: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """Return (N, actions) for (N, bits) observations and (N, actions) masks, and the (N, hidden)
        units."""
        units: Numbers = np.maximum(observations.astype(np.float32) @ self.layers[0], 0)
        scores = np.where(masks, units @ self.layers[1], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), units

    def learn(self, steps: list[Step]) -> None:
        """Make the actions of deals that went better than the mean more likely, and others less."""
        observations, masks, actions = (np.array(column) for column in list(zip(*steps, strict=True))[:3])
        rewards = np.array([step[3] for step in steps], np.float32)
        gains = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        chances, units = self.probabilities(observations, masks)
        slopes = -chances
        slopes[np.arange(len(steps)), actions] += 1
        slopes *= gains[:, None] / len(steps)
        back = slopes @ self.layers[1].T * (units > 0)
        self._climb([observations.astype(np.float32).T @ back, units.T @ slopes])

    def _climb(self, gradients: list[Numbers]) -> None:
        self.updates += 1
        for layer, gradient, mean, square in zip(
            self.layers, gradients, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            level = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            layer += self.rate * mean / (1 - 0.9**self.updates) / level


def train(code: str, deals: int, rows: int, hidden: int, rate: float, seed: int) -> Policy:
    """Play deals and learn from them; print the mean points a deal ten times on the way."""
    env, random = VectorEnv(code, rows, players={"B": "simple", "D": "simple"}), np.random.default_rng(seed)
    env.reset(seed)
    policy = Policy(env.observations.shape[1], hidden, rate, random)
    kept: list[list[Choice]] = [[] for _ in range(rows)]
    steps: list[Step] = []
    ended, won, since = 0, 0.0, 0
    while ended < deals:
        up_to = np.cumsum(policy.probabilities(env.observations, env.masks)[0], axis=1)
        actions = (up_to > random.random((rows, 1)) * up_to[:, -1:]).argmax(axis=1)
        for row, action in enumerate(actions.tolist()):
            kept[row].append((env.observations[row].copy(), env.masks[row].copy(), action))
        env.step(actions)
        for row in np.flatnonzero(env.done).tolist():
            steps += [(*choice, float(env.rewards[row, 0])) for choice in kept[row]]
            kept[row].clear()
            ended, since, won = ended + 1, since + 1, won + float(env.rewards[row, 0])
        if len(steps) >= BATCH:
            policy.learn(steps)
            steps.clear()
        if since >= deals / 10:
            print(f"{ended:>9,} deals: {won / since:+.3f} points a deal", flush=True)
            since, won = 0, 0.0
    return policy


def main() -> None:
    """Read the options and train."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--code", default="modern")
    options.add_argument("--deals", type=int, default=400_000)
    options.add_argument("--rows", type=int, default=512, help="deals side by side")
    options.add_argument("--hidden", type=int, default=128, help="hidden units")
    options.add_argument("--rate", type=float, default=0.003, help="how far one update goes")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", help="write the layers to this .npz file")
    chosen = options.parse_args()
    policy = train(chosen.code, chosen.deals, chosen.rows, chosen.hidden, chosen.rate, chosen.seed)
    if chosen.save:
        np.savez(chosen.save, *policy.layers)


if __name__ == "__main__":
    main()

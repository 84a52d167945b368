"""A linear policy learns euchre by policy gradient: `python examples/learn_to_call.py --deals 200000`.

One policy holds seats A and C against `simple`. Each action's score is a weighted sum of the observation's
bits; lawful actions are taken with probabilities by softmax (REINFORCE, Williams 1992). It prints the mean
points a deal as it learns.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from euchre.env import ACTIONS, VectorEnv

Numbers = NDArray[np.float32]


@dataclass
class LinearPolicy:
    """Weights by bit and action, and the gradient of the actions of deals that are not over yet."""

    bits: int
    weights: Numbers = field(init=False)

    def __post_init__(self) -> None:
        self.weights = np.zeros((self.bits, len(ACTIONS)), np.float32)

    def probabilities(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Numbers:
        """(N, actions) float32 for (N, bits) observations and (N, actions) masks."""
        scores = observations.astype(np.float32) @ self.weights
        scores = np.where(masks, scores - scores.max(axis=1, keepdims=True), -np.inf)
        powers = np.exp(scores)
        found: Numbers = powers / powers.sum(axis=1, keepdims=True)
        return found


def learn(deals: int, rows: int, rate: float, code: str, seed: int) -> LinearPolicy:
    """Play deals and learn from each; print the mean points a deal ten times on the way."""
    env = VectorEnv(code, rows, players={"B": "simple", "D": "simple"})
    env.reset(seed)
    random, policy = np.random.default_rng(seed), LinearPolicy(env.observations.shape[1])
    kept: list[list[tuple[NDArray[np.uint8], NDArray[np.bool_], int]]] = [[] for _ in range(rows)]
    ended, won, shown = 0, 0.0, 0
    while ended < deals:
        chances = policy.probabilities(env.observations, env.masks)
        up_to = np.cumsum(chances, axis=1)
        actions = (up_to > random.random((rows, 1)) * up_to[:, -1:]).argmax(axis=1)
        for row in range(rows):
            kept[row].append((env.observations[row].copy(), env.masks[row].copy(), int(actions[row])))
        env.step(actions)
        over = np.flatnonzero(env.done)
        if not len(over):
            continue
        steps = [(step, float(env.rewards[row, 0])) for row in over.tolist() for step in kept[row]]
        update(policy, steps, rate)
        for row in over.tolist():
            kept[row].clear()
        ended, won = ended + len(over), won + float(env.rewards[over, 0].sum())
        if ended >= (shown + 1) * deals / 10:
            print(
                f"{ended:>9,} deals: {won / max(1, ended - shown * deals / 10):+.3f} points a deal",
                flush=True,
            )
            shown, won = shown + 1, 0.0
    return policy


def update(
    policy: LinearPolicy,
    steps: list[tuple[tuple[NDArray[np.uint8], NDArray[np.bool_], int], float]],
    rate: float,
) -> None:
    """Make actions of deals that went well more likely, and others less."""
    observations = np.array([observation for (observation, _, _), _ in steps])
    masks = np.array([mask for (_, mask, _), _ in steps])
    actions = np.array([action for (_, _, action), _ in steps])
    rewards = np.array([reward for _, reward in steps], np.float32)
    slope = -policy.probabilities(observations, masks)
    slope[np.arange(len(steps)), actions] += 1
    policy.weights += rate / len(steps) * observations.astype(np.float32).T @ (slope * rewards[:, None])


def main() -> None:
    """Read the options and learn."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=200_000)
    options.add_argument("--rows", type=int, default=256, help="deals side by side")
    options.add_argument("--rate", type=float, default=0.5, help="how far one update goes")
    options.add_argument("--code", default="modern")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", help="write the weights to this .npy file")
    chosen = options.parse_args()
    policy = learn(chosen.deals, chosen.rows, chosen.rate, chosen.code, chosen.seed)
    if chosen.save:
        np.save(chosen.save, policy.weights)


if __name__ == "__main__":
    main()

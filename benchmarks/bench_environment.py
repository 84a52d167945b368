"""Steps a second of the vector environment with random actions, per game and number of deals side by side.

One step is one action in one row with its observation and mask, and the choice of the action. Measured in
processor time of one thread.
"""

from __future__ import annotations

import time

import numpy as np

from euchre.env import VectorEnv
from euchre.laws import CODE_NAMES
from euchre.sim import NATIVE, WHY_NOT_NATIVE

COUNTS = (256, 1024, 4096, 16384)
STEPS = 400_000
ROUNDS = 3


def _rate(code: str, count: int) -> float:
    """Step a second in the best of some rounds."""
    env, random = VectorEnv(code, count), np.random.default_rng(1)
    env.reset(1)
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(STEPS // count):
            env.step(env.random_actions(random))
        best = min(best, time.process_time() - start)
    return STEPS // count * count / best


def run() -> str:
    """Return the table: steps a second."""
    if NATIVE is None:
        return WHY_NOT_NATIVE
    lines = [f"{'game':<20}" + "".join(f"{f'{count:,} deals':>16}" for count in COUNTS)]
    lines += [
        f"{name:<20}" + "".join(f"{_rate(name, count):>16,.0f}" for count in COUNTS) for name in CODE_NAMES
    ]
    return "\n".join(lines)

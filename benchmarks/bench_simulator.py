"""Deals simulated natively, random and by the rule player, on one thread and on all, per game.

One thread is measured in its own processor time, all of them by the clock: on a machine that does other
work too, the second comes out low.
"""

from __future__ import annotations

import time

from euchre.laws import CODE_NAMES, load_code
from euchre.sim import NATIVE, WHY_NOT_NATIVE, Run
from euchre.sim.batch import simulate
from euchre.sim.run import PLAYERS

DEALS = 300_000
ROUNDS = 5
SEED = 1


def _rate(run: Run, threads: int) -> float:
    """Return deals per second in the best of some rounds."""
    clock = time.process_time if threads == 1 else time.perf_counter
    best = float("inf")
    for _ in range(ROUNDS):
        start = clock()
        simulate(run, 1, DEALS, threads=threads)
        best = min(best, clock() - start)
    return DEALS / best


def run() -> str:
    """Return the table: deals per second, from the shuffle to the points, calls and all."""
    if NATIVE is None:
        return WHY_NOT_NATIVE
    heads = [f"{player}, {threads}" for player in PLAYERS for threads in ("1 thread", "all")]
    lines = [f"{'game':<20}" + "".join(f"{head:>18}" for head in heads)]
    for name in CODE_NAMES:
        runs = [Run(code=load_code(name), seed=SEED, players=(player,)) for player in PLAYERS]
        rates = [_rate(one, threads) for one in runs for threads in (1, 0)]
        lines.append(f"{name:<20}" + "".join(f"{rate:>18,.0f}" for rate in rates))
    return "\n".join(lines)

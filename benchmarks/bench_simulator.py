"""Deals simulated natively, random and by the rule player, on one thread and on all, per game."""

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
    """Deals per second in the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        simulate(run, 1, DEALS, threads=threads)
        best = min(best, time.perf_counter() - start)
    return DEALS / best


def run() -> str:
    """The table: deals per second, from the shuffle to the points, calls and all."""
    if NATIVE is None:
        return WHY_NOT_NATIVE
    heads = [f"{player}, {threads}" for player in PLAYERS for threads in ("1 thread", "all")]
    lines = [f"{'game':<20}" + "".join(f"{head:>18}" for head in heads)]
    for name in CODE_NAMES:
        runs = [Run(code=load_code(name), seed=SEED, players=(player,)) for player in PLAYERS]
        rates = [_rate(one, threads) for one in runs for threads in (1, 0)]
        lines.append(f"{name:<20}" + "".join(f"{rate:>18,.0f}" for rate in rates))
    return "\n".join(lines)

"""The referee at every situation of the laws: how long a ruling takes, the mean and the slowest.

What is measured is the time of the processor, so that other programs on the machine do not count.
"""

from __future__ import annotations

import time
from pathlib import Path

from euchre.notation import ActEntry, read_record
from euchre.seating.records import Step, referee

SITUATIONS = Path(__file__).parent.parent / "tests" / "laws"
ROUNDS = 3
LIMIT = 0.5
"""Milliseconds that a ruling may take at most."""


def _times(path: Path) -> list[float]:
    """Return milliseconds of each act of a record."""
    times = []
    start = time.thread_time()
    for step in referee(read_record(path.read_text(encoding="utf-8"))):
        now = time.thread_time()
        if _is_act(step):
            times.append(1000 * (now - start))
        start = time.thread_time()
    return times


def _is_act(step: Step) -> bool:
    return isinstance(step.entry, ActEntry)


def run() -> str:
    """Return the table: records, acts, and milliseconds an act; of each act the quickest of some rounds
    counts."""
    paths = sorted(SITUATIONS.glob("*/*.euchre"))
    rounds = [[_times(path) for path in paths] for _ in range(ROUNDS)]
    best = sorted(min(times) for record in zip(*rounds, strict=True) for times in zip(*record, strict=True))
    mean, worst = sum(best) / len(best), best[-1]
    percentile = best[int(0.999 * len(best))]
    head = f"{'records':>8}{'acts':>8}{'mean ms':>10}{'99.9 %':>10}{'slowest':>10}{f'over {LIMIT} ms':>14}"
    slow = sum(one > LIMIT for one in best)
    return f"{head}\n{len(paths):>8}{len(best):>8}{mean:>10.3f}{percentile:>10.3f}{worst:>10.3f}{slow:>14}"

"""Deals of the modern game played out natively in many worlds, on one thread, per moment and players."""

from __future__ import annotations

import time

from euchre.bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights
from euchre.laws import load_code
from euchre.sim import NATIVE, WHY_NOT_NATIVE
from euchre.sim.batch import play_out
from euchre.sim.run import Player
from euchre.worlds import Unseen

from .bench_worlds import moments

WORLDS = 20_000
ROUNDS_MEASURED = 5


def _weights() -> Weights:
    """Return weights by which three trumps are enough to make the trump."""
    lean = {"pass": 3000, "partnership": 0, "alone": -1000, "jambone": -2000}

    def row(choice: str) -> list[int]:
        return [lean[choice] if name == "always" else 900 * name.endswith(" held") for name in FEATURES]

    rows = [[[row(choice) for choice in CHOICES] for _ in CALLERS] for _ in ROUNDS]
    return Weights(rows)  # type: ignore[arg-type]  # lists are taken too


def run() -> str:
    """Return the table: deals finished a second, by who plays and where the deal stands."""
    if NATIVE is None:
        return WHY_NOT_NATIVE
    players: dict[str, Player] = {"random": "random", "simple": "simple", "linear": _weights()}
    lines = [f"{'moment':<14}" + "".join(f"{name:>14}" for name in players)]
    for moment, view in moments(load_code("modern")).items():
        worlds = Unseen(view).drawn(WORLDS, 1)
        rates = []
        for player in players.values():
            best = float("inf")
            for _ in range(ROUNDS_MEASURED):
                start = time.process_time()
                play_out(worlds, (player,), 1, threads=1)
                best = min(best, time.process_time() - start)
            rates.append(WORLDS / best)
        lines.append(f"{moment:<14}" + "".join(f"{rate:>12,.0f}/s" for rate in rates))
    return "\n".join(lines)

"""Find the best value of passing for `pimc50`: `python -m benchmarks.players.passing` tries five constants.

Each plays the same deals against `simple`, with a seed that no match in the docs uses.
"""

import argparse
import time
from dataclasses import dataclass

from benchmarks.__main__ import commit, processor
from euchre.arena import Match, Named, play_match, processes
from euchre.laws import load_code
from euchre.players.pimc_player import PimcPlayer

CONSTANTS = (-0.2, 0.0, 0.2, 0.4, 0.6)
SEED = 1001


@dataclass(frozen=True)
class Trial:
    """`pimc50` with another constant."""

    passing: float

    @property
    def name(self) -> str:
        """The name of the entrant."""
        return f"pimc50 at {self.passing:+.1f}"

    def open(self) -> PimcPlayer:
        """Return the player."""
        return PimcPlayer(self.name, passing=self.passing)


def main() -> None:
    """Print the points a deal of each constant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--code", default="modern")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(f"processor  {processor()}\ncommit     {commit()}")
    print(f"{given.code}, {given.deals} deals each played twice, seed {SEED}, points a deal over simple")
    with processes(given.jobs, time.perf_counter) as workers:
        for passing in CONSTANTS:
            match = Match(code=load_code(given.code), first=Trial(passing), second=Named("simple"), seed=SEED)
            points = play_match(match, workers, pairs=given.deals).tally.points
            print(f"{passing:+.1f}  {points.mean:+.4f} ± {points.error or 0:.4f}", flush=True)


if __name__ == "__main__":
    main()

"""What calls gain by using the score: `python -m benchmarks.players.score_calls --to 5` plays whole games.

Two players estimate the same calls over the same worlds; one maximizes the value of the score, the other
points. Both do everything else as `simple` does, so that only the calls differ.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass

from euchre.acts import Act, Call, Manner
from euchre.arena import Match, play_match, processes
from euchre.bots import SimplePlayer
from euchre.bots.linear_player import gain_of
from euchre.chance import Stream
from euchre.deal import Due
from euchre.equity import of_length
from euchre.evaluation import Effort, weighed, weights_for
from euchre.laws import load_code
from euchre.view import SeatView

EFFORT = Effort(effective=100, most=200, played=1.0)
NEAR = 1200
"""Calls at most this far behind the best are estimated, in thousandths of a point."""
_SIMPLE = SimplePlayer()


@dataclass(frozen=True)
class Caller:
    """Estimates calls over worlds, by the score or by points alone; otherwise plays as `simple`."""

    heeds_score: bool

    @property
    def name(self) -> str:
        """The name of the player."""
        return "uses the score" if self.heeds_score else "uses points"

    def open(self) -> Caller:
        """Return the player."""
        return self

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the call with the highest value; every other act as `simple` does it."""
        calls = [act for act in due.acts if isinstance(act, Call)]
        jamborees = [call for call in calls if call.manner is Manner.JAMBOREE]
        if not calls or jamborees:
            return jamborees[0] if jamborees else _SIMPLE.choose(view, due, stream)
        near = _near(view, calls)
        if len(near) == 1:
            return near[0]
        found = weighed(view, near, weights_for(view.code), EFFORT, stream)
        points = tuple(candidate.points or 0.0 for candidate in found.candidates)
        worths = found.worths if self.heeds_score else points
        return near[max(range(len(near)), key=lambda place: (worths[place], points[place], -place))]


def _near(view: SeatView, calls: list[Call]) -> list[Call]:
    """Return the calls that may be the best at any score."""
    weights = weights_for(view.code)
    gains = {call: gain_of(view, call, weights) if call.word.makes_trump else 0 for call in calls}
    return [call for call in calls if gains[call] >= max(gains.values()) - NEAR]


def main() -> None:
    """Print how many more games are won by using the score, as a share with its error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--code", default="modern")
    parser.add_argument("--to", type=int, default=10)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=9201)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    code = of_length(load_code(given.code), given.to)
    match = Match(code=code, first=Caller(True), second=Caller(False), seed=given.seed, unit="games")
    with processes(given.jobs, time.perf_counter) as workers:
        tally = play_match(match, workers, pairs=given.games).tally
    # A game won and one not lost are the same game, so the share won more than half is half the net.
    net = tally.net_games
    document = {"games": tally.pairs, "gain": net.mean / 2, "standard_error": (net.error or 0.0) / 2}
    print(json.dumps(document | {"games_won": tally.games_won, "to": given.to, "seed": given.seed}))


if __name__ == "__main__":
    main()

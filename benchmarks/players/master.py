"""What `master` gains on `expert` where they differ: `python -m benchmarks.players.master` prints it.

In seeded deals played by the expert, each choice that is not clear is given to both players. If they differ,
both acts are judged over many more, newly sampled worlds, by the values that both use. The last two
tricks, which `master` solves as a game, are counted separately and judged in both ways.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from benchmarks.__main__ import commit, processor
from euchre.acts import Act
from euchre.bots import Reasoned, next_act
from euchre.chance import Stream
from euchre.deal import Due
from euchre.evaluation import weighed, weights_for
from euchre.evaluation.endings import solved_ending
from euchre.game import after, begin_deal, due_now, new_sitting
from euchre.laws import Code, load_code
from euchre.players import ExpertPlayer, MasterPlayer
from euchre.players.master_player import HABITS, is_ending
from euchre.seats import Seat
from euchre.view import SeatView, view_of

PLAIN = 0.08
"""A lead in points of the expert's best act from which the choice is called clear."""
WORLDS = 100_000
EXPERT = ExpertPlayer()
MASTER = MasterPlayer(habits=replace(HABITS, threads=1))


@dataclass(frozen=True, slots=True)
class Difference:
    """A view in which two players differ, and how much better the first one's act is, in points."""

    kind: str
    gain: float
    solved: float | None
    """The same difference if the last two tricks are solved as a game."""


def choices(code: Code, seed: int) -> Iterator[tuple[SeatView, Due, Stream]]:
    """Yield every choice in deals that the expert plays, without end."""
    number = 0
    while True:
        number += 1
        sitting = replace(begin_deal(new_sitting(code, dealer=Seat(number % code.players))), deals=number)
        while not sitting.is_between_deals:
            act, deal = next_act(sitting, {}, seed), sitting.deal
            if act is None:
                assert deal is not None
                due = due_now(sitting)[0]
                view, stream = view_of(deal, due.actor, sitting.score), Stream(seed, number, len(deal.acts))
                if len(due.acts) > 1:
                    yield view, due, stream
                act = EXPERT.choose(view, due, stream)
            sitting = after(sitting, act)


def is_plain(found: Reasoned) -> bool:
    """Return whether the best act is so far ahead that more worlds would not change the choice."""
    points = sorted((one.points for one in found.candidates if one.points is not None), reverse=True)
    return len(points) < 2 or points[0] - points[1] > PLAIN


def judged(view: SeatView, acts: Sequence[Act], seed: int) -> float:
    """Return how much better the first of two acts is, in points over many worlds."""
    effort = replace(EXPERT.effort(view), effective=WORLDS, most=WORLDS)
    found = weighed(view, acts, weights_for(view.code), effort, Stream(seed, 1))
    first, second = (candidate.points or 0.0 for candidate in found.candidates)
    return first - second


def judged_as_game(view: SeatView, acts: Sequence[Act], due: Due, seed: int) -> float:
    """Return the same for the last two cards, with the ending solved over more worlds and in more rounds."""
    weights = weights_for(view.code)
    found = solved_ending(view, due.acts, weights, Stream(seed, 2), most=20_000, rounds=200)
    first, second = (found.candidates[due.acts.index(act)].points or 0.0 for act in acts)
    return first - second


def differences(code: Code, seed: int, seconds: float) -> Iterator[tuple[int, Difference | None]]:
    """Yield the choices in which the players differ, until the time is over."""
    end = time.perf_counter() + seconds
    for asked, (view, due, stream) in enumerate(choices(code, seed), 1):
        if time.perf_counter() > end:
            return
        ending, own = is_ending(view, due.acts), EXPERT.reason(view, due, stream)
        found = None if is_plain(own) and not ending else MASTER.choose(view, due, stream)
        if found is None or found == own.act:
            yield asked, None
            continue
        acts, judge = (found, own.act), seed + 1_000_000 + asked
        solved = judged_as_game(view, acts, due, judge) if ending else None
        kind = "last two tricks" if ending else type(found).__name__
        yield asked, Difference(kind, judged(view, acts, judge), solved)


def summary(name: str, gains: Sequence[float]) -> str:
    """Return the mean gain with its error; the regret of a player is its mean loss by the worse act."""
    values = np.array(gains)
    if len(values) < 2:
        return f"{name:<32}{len(values):>6}"
    error = values.std(ddof=1) / np.sqrt(len(values))
    regrets = np.maximum(-values, 0).mean(), np.maximum(values, 0).mean()
    return (
        f"{name:<32}{len(values):>6}  {values.mean():+.5f} ± {error:.5f}"
        f"   regret of master {regrets[0]:.5f}, of expert {regrets[1]:.5f}"
    )


def main() -> None:
    """Print the mean regret of both where they differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--code", default="modern")
    parser.add_argument("--differences", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=7200)
    parser.add_argument("--seed", type=int, default=9100)
    given = parser.parse_args()
    print(f"processor  {processor()}\ncommit     {commit()}")
    found: list[Difference] = []
    asked = 0
    for asked, difference in differences(load_code(given.code), given.seed, given.seconds):
        if difference is not None:
            found.append(difference)
            print(f"  {len(found):>4} of {asked}: {difference}", flush=True)
        if len(found) == given.differences:
            break
    before = [one.gain for one in found if one.solved is None]
    print(f"{given.code}, seed {given.seed}: {asked} choices, {len(found)} differ")
    print(f"points a choice gained by master, judged by {WORLDS:,} worlds")
    print(summary("before the last two tricks", before))
    for kind in sorted({one.kind for one in found if one.solved is None}):
        print(summary(f"  {kind}", [one.gain for one in found if one.kind == kind]))
    print(summary("last two tricks, as a game", [one.solved for one in found if one.solved is not None]))
    print(summary("last two tricks, as the expert", [one.gain for one in found if one.solved is not None]))
    both = [one.gain if one.solved is None else one.solved for one in found]
    print(summary("all", both))


if __name__ == "__main__":
    main()

"""Whether close calls in the making round win what the expert expects, against callers unlike its model.

`python -m benchmarks.players.second_round`. In deals that were turned down, the expert estimates its best
call and passing. Both are then played out in the deal as it lies, by rule, with adversaries who are too
cautious, as the model, or too loose.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from benchmarks.__main__ import commit, processor
from benchmarks.players.phases import as_it_lay
from euchre.acts import Act, Call
from euchre.bots.linear_player import Weights
from euchre.chance import Stream
from euchre.deal import Deal, awaited
from euchre.evaluation import weights_for
from euchre.evaluation.calling import gains, offered, passes
from euchre.evaluation.forecast import Stakes
from euchre.evaluation.tendencies import loosened
from euchre.evaluation.training import CallingSituation, situations
from euchre.game import new_score
from euchre.laws import load_code
from euchre.players import ExpertPlayer
from euchre.seats import Seat
from euchre.sim.batch import play_out
from euchre.view import SeatView, view_of
from euchre.worlds import Unseen, Worlds

LOOSENESS = (-300, 0, 300)
"""Thousandths of a point that the adversaries overrate making trump by."""
CLOSE = 700
"""Calls whose gain by the model is larger, in thousandths of a point, are not asked about."""
LEADS = (-0.5, -0.25, 0.0, 0.1, 0.25, 0.5, 1.0)
"""Bounds of the groups of expected leads of the best call over passing, in points."""


def after_passes(situation: CallingSituation, callers: dict[Seat, Weights], deals: int, seed: int) -> Worlds:
    """Return deals in which everybody before the seat passed by their own weights."""
    view = view_of(situation.deal, None, new_score(situation.deal.code))
    worlds = Unseen(view).drawn(deals, seed)
    for seat, making in situation.before:
        worlds = worlds.of_rows(passes(view, seat, worlds.hands[:, seat], callers[seat], making=making))
    return worlds


def close_rows(situation: CallingSituation, worlds: Worlds, weights: Weights) -> list[int]:
    """Return the rows in which the model has no clear opinion whether the seat should call."""
    hands, seat = worlds.hands[:, situation.seat], situation.seat
    best = np.max(
        [
            gains(worlds.view, seat, hands, *choice, weights, making=True)
            for choice in offered(worlds.view, seat, making=True)
        ],
        axis=0,
    )
    rows: list[int] = np.flatnonzero(np.abs(best) <= CLOSE).tolist()
    return rows


def compared(
    deal: Deal, callers: dict[Seat, Weights], expert: ExpertPlayer, stream: Stream
) -> tuple[float, float] | None:
    """Return the expected and the actual lead of the expert's best call over passing; None if it sees no
    choice."""
    due = awaited(deal)[0]
    view = view_of(deal, Seat(deal.turn or 0), new_score(deal.code))
    found = {
        one.act: one.points
        for one in expert.reason(view, due, stream).candidates
        if one.points is not None and isinstance(one.act, Call)
    }
    calls = [act for act in found if act.word.makes_trump]
    refusals = [act for act in found if not act.word.makes_trump]
    if not calls or not refusals:
        return None
    best = max(calls, key=lambda act: found[act])
    actual = points(deal, view, best, callers) - points(deal, view, refusals[0], callers)
    return found[best] - found[refusals[0]], actual


def points(deal: Deal, view: SeatView, act: Act, callers: dict[Seat, Weights]) -> float:
    """Return the points of the seat's side after an act, in the deal as it lies, less those of the others."""
    then = as_it_lay(deal, view).after(act)
    outcomes = play_out(then, tuple(callers[seat] for seat in view.code.seating.seats), 1, threads=1)
    return float(Stakes(view).prizes(outcomes)[0][0])


def measured(looser: int, deals: int, most: int, seed: int) -> Iterator[tuple[float, float]]:
    """Yield expected and actual leads against adversaries of one looseness."""
    code = load_code("modern")
    weights, expert = weights_for(code), ExpertPlayer()
    for number, situation in enumerate(situations(code)):
        if not situation.making or situation.refusal is None:
            continue
        own = code.seating.side_of(situation.seat).seats
        callers = {seat: weights if seat in own else loosened(weights, looser) for seat in code.seating.seats}
        worlds = after_passes(situation, callers, deals, seed + number)
        for row in close_rows(situation, worlds, weights)[:most]:
            found = compared(
                replace(worlds.deal_at(row), acts=situation.deal.acts),
                callers,
                expert,
                Stream(seed, row),
            )
            if found is not None:
                yield found


def main() -> None:
    """Print what close calls were expected to gain over passing, and what they gained."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="deals drawn for each situation")
    parser.add_argument("--most", type=int, default=60, help="choices at most for each situation")
    parser.add_argument("--seed", type=int, default=9141)
    given = parser.parse_args()
    print(f"processor  {processor()}\ncommit     {commit()}")
    print(f"{'adversaries':>12}{'lead':>18}{'choices':>9}{'expected':>10}  actual")
    for looser in LOOSENESS:
        groups: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for expected, actual in measured(looser, given.deals, given.most, given.seed):
            groups[int(np.searchsorted(LEADS, expected, side="right"))].append((expected, actual))
        for place, found in sorted(groups.items()):
            low = LEADS[place - 1] if place else -np.inf
            high = LEADS[place] if place < len(LEADS) else np.inf
            expected_mean, actual_mean = np.mean(found, axis=0)
            error = np.std([actual for _, actual in found]) / len(found) ** 0.5
            span = f"{low:+.2f} to {high:+.2f}"
            figures = f"{len(found):9}{expected_mean:+10.3f}  {actual_mean:+.3f} ± {error:.3f}"
            print(f"{looser:+12}{span:>18}{figures}", flush=True)


if __name__ == "__main__":
    main()

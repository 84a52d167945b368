"""What close calls win when experts play on: `python -m benchmarks.players.close_calls`.

In deals of `expert` with itself, each choice between calls that is not clear is taken in every way: passing,
the best call with the partner, and the best lone call. Each is played on by four experts in the deal as it
lies, and by rule, as the expert reckons. The mean difference of the two is the error of the reckoning.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from benchmarks.__main__ import commit, processor
from benchmarks.players.phases import as_it_lay, choices
from euchre.acts import Act, Call, Manner
from euchre.bots import play_deal
from euchre.chance import Stream
from euchre.deal import Deal, Due, Stage, after
from euchre.evaluation import weights_for
from euchre.evaluation.forecast import Stakes
from euchre.game import begin_deal, new_score, new_sitting
from euchre.laws import load_code
from euchre.players import ExpertPlayer
from euchre.players.expert_player import Habits
from euchre.seats import Seat
from euchre.sim.batch import play_out
from euchre.view import SeatView, view_of

CODE = load_code("modern")
SEATS = CODE.seating.seats
HABITS = Habits()
EXPERT = ExpertPlayer("expert", HABITS)
CLOSE = 0.5
"""Pairs of calls further apart, in points, are not looked at."""
FAR = 0.3
"""A lone call and one with the partner that are both so far behind the best are not compared."""
PLAYS_BY_RULE = 8
ROLES = ("eldest", "second", "third", "dealer")


def dealt(number: int, seed: int, deal: Deal | None = None) -> Deal:
    """Return a deal that four experts have played, from its beginning or from where it stands."""
    begun = begin_deal(new_sitting(CODE, dealer=Seat((number - 1) % len(SEATS))))
    sitting = replace(begun, deal=deal or begun.deal, deals=number)
    return play_deal(sitting, dict.fromkeys(SEATS, EXPERT), seed).current_deal


def by_experts(deal: Deal, act: Act, seat: Seat, number: int, seed: int) -> float:
    """Return the points of the seat's side, less those of the others, when four experts play on after an
    act."""
    points = dealt(number, seed, after(deal, act)).final_outcome.points
    own = CODE.seating.side_of(seat)
    return float(sum(points[side] * (1 if side == own else -1) for side in CODE.seating.sides))


def by_rule(deal: Deal, view: SeatView, act: Act) -> float:
    """Return the same when players like those of the expert's reckoning play on."""
    then, stakes, players = as_it_lay(deal, view).after(act), Stakes(view), (weights_for(CODE),)
    found = [play_out(then, players, seed, threads=1) for seed in range(1, PLAYS_BY_RULE + 1)]
    return float(np.mean([stakes.prizes(each)[0][0] for each in found]))


def best_of_each_kind(found: dict[Call, float]) -> dict[str, Call]:
    """Return the best call of each kind."""
    kinds: dict[str, list[Call]] = defaultdict(list)
    for call in found:
        alone = call.manner is Manner.ALONE
        kinds["alone" if alone else "pair" if call.word.makes_trump else "pass"].append(call)
    return {kind: max(calls, key=lambda call: found[call]) for kind, calls in kinds.items()}


def reckoned(deal: Deal, view: SeatView, due: Due, number: int, seed: int) -> dict[Call, float]:
    """Return the points that the expert reckons for each call it looks at."""
    candidates = EXPERT.reason(view, due, Stream(seed, number * 100 + len(deal.acts))).candidates
    return {one.act: one.points for one in candidates if isinstance(one.act, Call) and one.points is not None}


def caller(deal: Deal, view: SeatView) -> str:
    """Return the round, and the place of the seat that calls."""
    return f"{view.stage.value} {ROLES[(view.own_seat - deal.dealer - 1) % len(SEATS)]}"


def close_calls(deal: Deal, due: Due, number: int, seed: int) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Pairs of close calls of one choice: what they are, and the lead reckoned, by rule, and by experts."""
    assert isinstance(due.actor, Seat)
    view = view_of(deal, due.actor, new_score(CODE))
    found = reckoned(deal, view, due, number, seed)
    best, most = best_of_each_kind(found), max(found.values(), default=0.0)
    patient = view.stage is Stage.ORDERING and due.actor != deal.dealer
    actual: dict[Call, tuple[float, float]] = {}
    for first, other in (("pair", "pass"), ("alone", "pass"), ("alone", "pair")):
        if first not in best or other not in best:
            continue
        pair = best[first], best[other]
        lead = found[pair[0]] - found[pair[1]] + HABITS.patience * (patient and other == "pass")
        far = other == "pair" and all(found[call] < most - FAR for call in pair)
        if abs(lead) > CLOSE or far:
            continue
        for call in pair:
            if call not in actual:
                actual[call] = by_rule(deal, view, call), by_experts(deal, call, due.actor, number, seed)
        leads = tuple(one - two for one, two in zip(*(actual[call] for call in pair), strict=True))
        yield f"{caller(deal, view)}: {first} less {other}", (lead, *leads)


def lone_call(
    deal: Deal, due: Due, act: Call, number: int, seed: int
) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield the same for a lone call that the expert made, and its best call with the partner, however
    close."""
    assert isinstance(due.actor, Seat)
    if act.manner is not Manner.ALONE:
        return
    view = view_of(deal, due.actor, new_score(CODE))
    found = reckoned(deal, view, due, number, seed)
    pair = best_of_each_kind(found).get("pair")
    if act in found and pair is not None:
        rule = by_rule(deal, view, act) - by_rule(deal, view, pair)
        won = [by_experts(deal, call, due.actor, number, seed) for call in (act, pair)]
        yield (
            f"{caller(deal, view)}: chosen alone less pair",
            (found[act] - found[pair], rule, won[0] - won[1]),
        )


def main() -> None:
    """Print the leads of close calls: reckoned without patience, and won by rule and by experts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=5901)
    parser.add_argument("--lone", action="store_true", help="every lone call that was made, close or not")
    given = parser.parse_args()
    groups: dict[str, list[tuple[float, ...]]] = defaultdict(list)
    for number in range(1, given.deals + 1):
        for standing, due, act in choices(dealt(number, given.seed)):
            if isinstance(act, Call):
                calls = (
                    lone_call(standing, due, act, number, given.seed)
                    if given.lone
                    else close_calls(standing, due, number, given.seed)
                )
                for kind, leads in calls:
                    groups[kind].append(leads)
                    groups[f"{kind.split()[0]} all: {kind.split(': ')[1]}"].append(leads)
    print(f"processor  {processor()}\ncommit     {commit()}\n{given.deals} deals, seed {given.seed}")
    print(f"{'':36}choices  reckoned  by experts        experts less rule")
    for kind, rows in sorted(groups.items()):
        lead, rule, expert = np.array(rows).T
        print(f"{kind:36}{len(rows):7}{lead.mean():+10.3f}  {figure(expert)}  {figure(expert - rule)}")


def figure(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> str:
    """Return the mean of some values with its error."""
    return f"{values.mean():+.3f} ± {values.std() / len(values) ** 0.5:.3f}"


if __name__ == "__main__":
    main()

"""Whether other values of calls make `expert` stronger: `python -m benchmarks.players.lone_calls`.

Each variant calls for a pair against `expert` as it is, in deals that are played twice with sides changed, as
in the arena at no score. Cards and discards are those of `expert` at both tables, so a deal in which both
tables have the same calls brings exactly 0 and is not played out. One run measures all variants on the same
deals, and says for each what the sequential test of the arena finds.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt

import numpy as np

from benchmarks.__main__ import commit, processor
from euchre.acts import Act, Call, Manner
from euchre.arena.tally import SequentialTest
from euchre.bots import next_act, play_deal
from euchre.bots.linear_player import choose_call
from euchre.cards import card_mask
from euchre.chance import Stream
from euchre.deal import Due, Stage
from euchre.deal.rights import dealer_exchanges
from euchre.evaluation import weights_for
from euchre.evaluation.all_seen import opening_positions
from euchre.evaluation.calling import best_kept
from euchre.evaluation.forecast import Blend, Forecast, Stakes, forecasts
from euchre.evaluation.likelihood import likelihood
from euchre.evaluation.weighing import Weighed, summed_up
from euchre.game import Sitting, after, begin_deal, new_sitting
from euchre.laws import load_code
from euchre.players import ExpertPlayer
from euchre.players.expert_player import Habits
from euchre.seats import Seat
from euchre.solver.batch import batch_classes
from euchre.view import SeatView
from euchre.worlds import Unseen, Worlds

CODE = load_code("modern")
SEATS = CODE.seating.seats
HABITS = Habits()
EXPERT = ExpertPlayer("expert", HABITS)
WEIGHTS = weights_for(CODE)
Values = Callable[[SeatView, Sequence[Forecast], Worlds, Stakes], list[Forecast]]
"""The forecasts of calls, changed by a variant."""


def solved(worlds: Worlds, call: Call, stakes: Stakes) -> Forecast:
    """Return the forecast of a call with all hands seen by all; a dealer who exchanges discards as `simple`
    does."""
    then = worlds.after(call)
    deal, hands = then.deal_at(0), then.hands.copy()
    if dealer_exchanges(deal):
        six = hands[:, deal.dealer] | np.uint64(card_mask((deal.turned_card,)))
        assert deal.trump is not None
        hands[:, deal.dealer] = best_kept(six, deal.trump)
    classes = batch_classes(opening_positions(deal, hands), threads=1)
    points, worth = stakes.by_class(deal)
    return Forecast(act=call, points=points[classes], worth=worth[classes], chances=np.eye(3)[classes])


def is_lone(act: Act) -> bool:
    """Return whether an act is a lone call."""
    return isinstance(act, Call) and act.manner is Manner.ALONE


def partly_solved(share: float) -> Values:
    """Lone calls are solved for a share of their value."""

    def values(view: SeatView, found: Sequence[Forecast], worlds: Worlds, stakes: Stakes) -> list[Forecast]:
        return [mixed(one, worlds, stakes, share) if is_lone(one.act) else one for one in found]

    return values


def mixed(one: Forecast, worlds: Worlds, stakes: Stakes, share: float) -> Forecast:
    """Return a forecast by rule play, solved for a share."""
    assert isinstance(one.act, Call)
    other = solved(worlds, one.act, stakes)
    return replace(
        one,
        points=(1 - share) * one.points + share * other.points,
        worth=(1 - share) * one.worth + share * other.worth,
    )


def raised(points: float, which: Callable[[SeatView, Act], bool]) -> Values:
    """Return the calls that are worth that much more than estimated."""

    def values(view: SeatView, found: Sequence[Forecast], worlds: Worlds, stakes: Stakes) -> list[Forecast]:
        return [
            replace(one, points=one.points + points, worth=one.worth + points * stakes.of_a_point)
            if which(view, one.act)
            else one
            for one in found
        ]

    return values


def passes_in_making(view: SeatView, act: Act) -> bool:
    """Return whether an act is a pass in the making round."""
    return view.stage is Stage.MAKING and isinstance(act, Call) and not act.word.makes_trump


VARIANTS: dict[str, Values] = {
    "lone hands a quarter solved": partly_solved(0.25),
    "lone hands half solved": partly_solved(0.5),
    "lone hands solved": partly_solved(1.0),
    "lone hands 0.3 lower": raised(-0.3, lambda view, act: is_lone(act)),
    "passing 0.25 higher in the making round": raised(0.25, passes_in_making),
}
AS_IT_IS = "expert"
AIM = 0.03
"""Points a deal that a new player should gain."""


def all_choices(view: SeatView, due: Due, stream: Stream) -> dict[str, Act]:
    """Return the choice of `expert`, and that of each variant where it differs."""
    usual = choose_call(view, [act for act in due.acts if isinstance(act, Call)], WEIGHTS)
    start = replace_counter(stream)
    reasoned = EXPERT.reason(view, due, stream)
    chosen: dict[str, Act] = {AS_IT_IS: reasoned.act}
    calls = [one.act for one in reasoned.candidates if isinstance(one.act, Call) and one.points is not None]
    if not any(is_lone(act) or passes_in_making(view, act) for act in calls):
        return chosen
    seeds, effort, stakes = (start.bits(), start.bits()), EXPERT.effort(view), Stakes(view)
    worlds = worlds_of(view, seeds[0])
    blend = Blend(weights=WEIGHTS, seed=seeds[1], played=1.0, threads=1)
    found = forecasts(worlds, calls, blend, stakes)
    if view.stage is Stage.ORDERING and view.seat != view.dealer:
        patient = raised(effort.patience, lambda _, act: isinstance(act, Call) and not act.word.makes_trump)
        found = patient(view, found, worlds, stakes)
    assert best(summed_up(worlds, found, stakes), calls, usual) == reasoned.act
    for name, values in VARIANTS.items():
        act = best(summed_up(worlds, values(view, found, worlds, stakes), stakes), calls, usual)
        if act != reasoned.act:
            chosen[name] = act
    return chosen


def replace_counter(stream: Stream) -> Stream:
    """Return a stream that stands where the given one stands."""
    copy = Stream(0)
    copy.key, copy.counter = stream.key, stream.counter
    return copy


def worlds_of(view: SeatView, seed: int) -> Worlds:
    """Return the worlds that `expert` looks at."""
    return Unseen(view).likely(
        partial(likelihood, weights=WEIGHTS, others=()),
        effective=HABITS.effective,
        most=HABITS.most,
        seed=seed,
    )


def best(found: Weighed, calls: Sequence[Call], usual: Call) -> Act:
    """Return the best call, or the usual one if it is as good."""
    if usual in calls:
        place = calls.index(usual)
        ahead = found.worths[found.best] - found.worths[place]
        points = (found.candidates[found.best].points or 0) - (found.candidates[place].points or 0)
        if ahead <= found.errors[place] and points <= HABITS.tie:
            return usual
    return calls[found.best]


@dataclass(slots=True)
class OneDeal:
    """A deal at its two tables for every variant, each choice made once."""

    number: int
    seed: int
    chosen: dict[tuple[object, ...], dict[str, Act]] = field(default_factory=dict)
    results: dict[tuple[Act, ...], int] = field(default_factory=dict)

    def points(self, variant: str) -> float:
        """Return the points of the variant less those of `expert`, the mean of both tables."""
        first, second = (self.called(variant, places) for places in ((0, 2), (1, 3)))
        if first.current_deal.acts == second.current_deal.acts:
            return 0.0
        return (self.ahead(first) - self.ahead(second)) / 2

    def called(self, variant: str, places: tuple[int, int]) -> Sitting:
        """Return the table when the first card is led, or the deal is over."""
        dealer = Seat((self.number - 1) % len(SEATS))
        sitting = replace(begin_deal(new_sitting(CODE, dealer=dealer)), deals=self.number)
        bots = {seat: OneCaller(self, variant if seat in places else AS_IT_IS) for seat in SEATS}
        while not sitting.is_between_deals and sitting.current_deal.stage is not Stage.PLAYING:
            act = next_act(sitting, bots, self.seed)
            assert act is not None
            sitting = after(sitting, act)
        return sitting

    def ahead(self, called: Sitting) -> int:
        """Return the points of A and C less those of B and D when four experts play on."""
        acts = called.current_deal.acts
        if acts not in self.results:
            bots = dict.fromkeys(SEATS, EXPERT)
            done = called if called.is_between_deals else play_deal(called, bots, self.seed)
            one, two = done.current_deal.final_outcome.points
            self.results[acts] = one - two
        return self.results[acts]


@dataclass(frozen=True, slots=True)
class OneCaller:
    """A player that calls as a variant does, and does everything else as `expert`."""

    deal: OneDeal
    name: str

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the choice."""
        key = view.seat, view.acts, due.acts
        if key not in self.deal.chosen:
            is_call = len(due.acts) > 1 and isinstance(due.acts[0], Call) and due.awaited
            self.deal.chosen[key] = (
                all_choices(view, due, stream) if is_call else {AS_IT_IS: EXPERT.choose(view, due, stream)}
            )
        chosen = self.deal.chosen[key]
        return chosen.get(self.name, chosen[AS_IT_IS])


def main() -> None:
    """Print what each variant gains, until the deals or the time are over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=5911)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--only", nargs="*", default=list(VARIANTS))
    given = parser.parse_args()
    for name in set(VARIANTS) - set(given.only):
        del VARIANTS[name]
    found: dict[str, list[float]] = {name: [] for name in VARIANTS}
    ends = time.monotonic() + given.seconds
    for number in range(1, given.deals + 1):
        if time.monotonic() > ends:
            break
        deal = OneDeal(number, given.seed)
        for name, points in found.items():
            points.append(deal.points(name))
        if number % 500 == 0:
            show(found, given.seed)
    show(found, given.seed)


def show(found: dict[str, list[float]], seed: int) -> None:
    """Print the gain of each variant."""
    deals = len(next(iter(found.values())))
    print(f"\n{deals} deals, seed {seed}; {processor()}, commit {commit()}")
    test = SequentialTest(gain=AIM)
    for name, points in found.items():
        column = np.array(points)
        error = column.std(ddof=1) / sqrt(len(column))
        differ = int(np.count_nonzero(column))
        print(
            f"{name:42}{column.mean():+.4f} ± {error:.4f}  {differ} deals with another result,"
            f" {test.verdict(deals, float(column.mean()), float(column.var(ddof=1))).value}",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""Outcomes of deals with the same player in every seat: the input of equity tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ..bots import play_deal
from ..deal import Result
from ..equity import Came, sides_from
from ..game import begin_deal, new_sitting
from ..laws import Code
from ..players import bot_by_name
from ..seats import Seat
from ..sim.batch import RESULTS, simulate
from ..sim.run import PLAYERS, Run
from .match import first_dealer


def counted(code: Code, player: str, seed: int, first: int, deals: int) -> Counter[Came]:
    """Return outcomes of `deals` deals from number `first` on, at score 0, from the dealer's point of view.

    The simulator plays if it knows the player; the deals are the same. Raises EuchreError for an unknown
    name.
    """
    if player in PLAYERS:
        return _simulated(Run(code=code, seed=seed, players=(player,)), first, deals)
    return Counter(_played(code, player, seed, number) for number in range(first, first + deals))


def _simulated(run: Run, first: int, deals: int) -> Counter[Came]:
    outcomes, code = simulate(run, first, deals), run.code
    again = RESULTS.index(Result.ALL_PASSED) if code.all_pass == "deals_again" else -1
    counts: Counter[Came] = Counter()
    rows = zip(outcomes.dealer.tolist(), outcomes.points.tolist(), outcomes.result.tolist(), strict=True)
    for (dealer, points, passes), deals_alike in Counter(
        (dealer, tuple(points), result != again) for dealer, points, result in rows
    ).items():
        counts[_as_dealt(code, Seat(dealer), points), passes] += deals_alike
    return counts


def _as_dealt(code: Code, dealer: Seat, points: tuple[int, ...]) -> tuple[int, ...]:
    sides = code.seating.sides
    return tuple(points[sides.index(side)] for side in sides_from(code, dealer))


def _played(code: Code, player: str, seed: int, number: int) -> Came:
    dealer, bot = first_dealer(code, number), bot_by_name(player)
    sitting = replace(begin_deal(new_sitting(code, dealer=dealer)), deals=number)
    deal = play_deal(sitting, {seat: bot for seat in code.seating.seats}, seed).current_deal
    outcome = deal.final_outcome
    return _as_dealt(code, dealer, outcome.points.values), outcome.deal_passes

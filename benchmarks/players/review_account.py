"""How well a review tells skill from luck: `python -m benchmarks.players.review_account --deals 200`.

A pair of one player meets a pair of another, the deal goes round, and each deal is reviewed for the first
pair. Prints the mean of each part of the account with its error, the spread of the result with and without
the luck of the deal, how many planted blunders are found, and the time per deal.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import sqrt
from statistics import mean, stdev
from time import perf_counter

from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.players import bot_for
from euchre.review import Account, DealToReview, ReviewedDeal, ReviewEffort, review_deal
from euchre.review.evaluating import evaluate
from euchre.seats import Seat

_PLANTED = 0.5
"""Gap in points between best and worst option from which the worst is planted as a blunder."""


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", nargs=2, default=("expert", "novice"))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=9401)
    parser.add_argument("--effort", choices=[one.value for one in ReviewEffort], default="quick")
    asked = parser.parse_args()
    effort = ReviewEffort(asked.effort)
    deals, seconds = _reviewed(tuple(asked.players), asked.deals, asked.seed, effort)
    accounts = [account for deal in deals if (account := deal.points(Seat.A)) is not None]
    for name in ("result", "dealt", "hidden", "own", "partner", "adversaries"):
        values = [float(getattr(one, name)) for one in accounts]
        print(f"{name:<12} {mean(values):+.3f} ± {stdev(values) / sqrt(len(values)):.3f}")
    _print_factor(accounts)
    planted, found = _planted(deals, effort)
    print(f"planted blunders found: {found} of {planted}")
    print(f"seconds per deal: {seconds / len(deals):.2f}")


def _print_factor(accounts: list[Account]) -> None:
    result = stdev(one.result for one in accounts)
    without_luck = stdev(one.result - one.dealt for one in accounts)
    choices = stdev(one.own + one.partner + one.adversaries for one in accounts)
    print(f"deviation of a deal: result {result:.3f}, without luck of the deal {without_luck:.3f}, ", end="")
    print(f"choices alone {choices:.3f}")


def _reviewed(
    players: tuple[str, ...], number: int, seed: int, effort: ReviewEffort
) -> tuple[list[ReviewedDeal], float]:
    code, found, seconds = load_code("modern"), [], 0.0
    bots = {seat: bot_for(code, players[seat % 2]) for seat in code.seating.seats}
    for deal in range(1, number + 1):
        sitting = play_deal(new_sitting(code, dealer=Seat((deal - 1) % 4)), bots, seed + deal)
        assert sitting.deal is not None
        begun = perf_counter()
        source = DealToReview(number=deal, deal=sitting.deal, score=sitting.before_deal)
        found.append(review_deal(source, effort, threads=2))
        seconds += perf_counter() - begun
    return found, seconds


def _planted(deals: list[ReviewedDeal], effort: ReviewEffort) -> tuple[int, int]:
    """Return the choices that are made as bad as possible, and how many of them get the mark of a fault."""
    planted, found = 0, 0
    for deal in deals:
        for one in deal.choices:
            if one.reasons is None:
                continue
            points = {each.act: each.points or 0.0 for each in one.reasons.candidates}
            if max(points.values()) - min(points.values()) > _PLANTED and planted < 200:
                worst = min(points, key=lambda act: points[act])
                planted += 1
                found += evaluate(replace(one.choice, act=worst), effort, deal.number + 1000).mark.is_fault
    return planted, found


if __name__ == "__main__":
    main()

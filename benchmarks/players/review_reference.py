"""What our players lose by their choices, for the review: `python -m benchmarks.players.review_reference`.

Each player plays deals with itself; the review evaluates them. Prints the document that the package keeps as
`src/euchre/review/data/reference.json`: losses per deal by phase, and how many choices get each mark.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import sqrt
from statistics import stdev
from typing import Any

from euchre import __version__
from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.players import bot_for
from euchre.review import ChoiceMark, ChoicePhase, DealToReview, ReviewedDeal, ReviewEffort, review_deal
from euchre.seats import Seat

PLAYERS = ("novice", "regular", "expert")


def main() -> None:
    """Print the document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=9301)
    parser.add_argument("--effort", choices=[one.value for one in ReviewEffort], default="normal")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=PLAYERS)
    parser.add_argument("--costs", action="store_true", help="print quantiles of the losses instead")
    asked = parser.parse_args()
    effort = ReviewEffort(asked.effort)
    reviewed = {name: deals_of(name, asked.deals, asked.seed, effort) for name in asked.players}
    if asked.costs:
        for name, deals in reviewed.items():
            print(name, quantiles(deals))
        return
    options = f"--deals {asked.deals} --seed {asked.seed} --effort {effort.value}"
    command = f"python -m benchmarks.players.review_reference {options}"
    players = {name: figures(deals) for name, deals in reviewed.items()}
    document = {"command": command, "code": "modern", "version": __version__, "players": players}
    print(json.dumps(document, indent=2))


def deals_of(name: str, number: int, seed: int, effort: ReviewEffort) -> list[ReviewedDeal]:
    """Return deals of four players of one name, reviewed."""
    code = load_code("modern")
    bots = dict.fromkeys(code.seating.seats, bot_for(code, name))
    found = []
    for deal in range(1, number + 1):
        sitting = play_deal(new_sitting(code, dealer=Seat((deal - 1) % 4)), bots, seed + deal)
        assert sitting.deal is not None
        source = DealToReview(number=deal, deal=sitting.deal, score=sitting.before_deal)
        found.append(review_deal(source, effort, threads=2))
    return found


def figures(deals: list[ReviewedDeal]) -> dict[str, Any]:
    """Return the loss of one seat per deal, with its error and by phase, and the marks per 1,000 choices."""
    by_deal = [sum(one.cost for one in deal.choices) / 4 for deal in deals]
    counted = [one for deal in deals for one in deal.choices if one.is_counted]
    marks = Counter(one.mark for one in counted)
    return {
        "deals": len(deals),
        "per_deal": round(sum(by_deal) / len(deals), 4),
        "error": round(stdev(by_deal) / sqrt(len(deals)), 4),
        "phases": {
            phase.value: round(
                sum(one.cost for one in counted if one.choice.phase is phase) / 4 / len(deals), 4
            )
            for phase in ChoicePhase
        },
        "marks": {mark.value: round(1000 * marks[mark] / len(counted)) for mark in ChoiceMark if marks[mark]},
    }


def quantiles(deals: list[ReviewedDeal]) -> str:
    """Quantiles of the losses of all evaluated choices, in points."""
    costs = sorted(one.cost for deal in deals for one in deal.choices if one.is_counted)
    wanted = (0.5, 0.75, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995)
    return ", ".join(f"{each:g}: {costs[int(each * len(costs))]:.3f}" for each in wanted)


if __name__ == "__main__":
    main()

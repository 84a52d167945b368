"""How far the expert's play is from play with all cards seen: `python -m benchmarks.players.all_seen_pair`.

Each deal is played twice with sides changed. All four players call and discard as `expert`. One pair then
plays with all hands seen: the best card by the solver, and among equals the expert's. Its gain per deal is
an upper limit for any player; the losses by trick are those of the expert's cards with all hands seen.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass, field, replace

import numpy as np

from euchre.acts import Act, Play
from euchre.bots import Bot, next_act
from euchre.chance import SEAT, Stream
from euchre.deal import Deal
from euchre.game import Sitting, after, begin_deal, due_now, new_sitting
from euchre.laws import Code, load_code
from euchre.players import ExpertPlayer
from euchre.seats import Side
from euchre.solver import card_values, payoff_of, position_of
from euchre.view import view_of

EXPERT: Bot = ExpertPlayer()


@dataclass(slots=True)
class Losses:
    """What the expert's cards lose with all hands seen, by trick."""

    points: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    cards: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, deal: Deal, lost: float) -> None:
        """Count one card."""
        trick = len(deal.finished_tricks) + 1
        self.points[trick] += lost
        self.cards[trick] += 1


def points_of(code: Code, seed: int, number: int, seers: Side, losses: Losses) -> int:
    """Return the points of one deal for the pair that sees all cards, minus those of the other."""
    sitting = replace(begin_deal(new_sitting(code, dealer=code.seating.seats[number % 4])), deals=number)
    while not sitting.is_between_deals:
        act = next_act(sitting, {}, seed)
        sitting = after(sitting, act if act is not None else _chosen(sitting, seed, seers, losses))
    assert sitting.deal is not None
    assert sitting.deal.outcome is not None
    won = sitting.deal.outcome.points
    return 2 * won[seers] - sum(won)


def _chosen(sitting: Sitting, seed: int, seers: Side, losses: Losses) -> Act:
    deal, due = sitting.deal, due_now(sitting)[0]
    assert deal is not None
    stream = Stream(seed, sitting.deals, SEAT + due.actor, len(deal.acts))
    act = EXPERT.choose(view_of(deal, due.actor, sitting.score), due, stream)
    if not isinstance(act, Play):
        return act
    values = card_values(position_of(deal), payoff_of(deal))
    sign = 1 if due.actor in deal.makers else -1
    best = max(values, key=lambda card: sign * values[card])
    lost = sign * (values[best] - values[act.card])
    if due.actor not in seers.seats:
        losses.add(deal, lost)
        return act
    return replace(act, card=best) if lost > 0 else act


def main() -> None:
    """Print the gain per deal from seeing all cards, with its error, and the expert's losses by trick."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=9301)
    given = parser.parse_args()
    code, losses = load_code("modern"), Losses()
    pairs = [
        sum(points_of(code, given.seed, number, side, losses) for side in code.seating.sides) / 2
        for number in range(1, given.deals + 1)
    ]
    found = np.array(pairs)
    by_trick = {
        trick: {"cards": losses.cards[trick], "points_a_card": losses.points[trick] / losses.cards[trick]}
        for trick in sorted(losses.cards)
    }
    error = float(found.std(ddof=1) / np.sqrt(len(found)))
    document = {"deals": given.deals, "points_per_deal": float(found.mean()), "standard_error": error}
    print(json.dumps(document | {"seed": given.seed, "lost_by_trick": by_trick}))


if __name__ == "__main__":
    main()

"""Rewards of a finished deal, for each seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..deal import Deal, Outcome
from ..equity import equity_of, score_shortened
from ..errors import EuchreError
from ..game import Score

Reward: TypeAlias = Literal["points", "chance"]
"""What a reward counts.

`points`: the points of the own side in the deal, minus the mean of the other sides'. `chance`: what the deal
adds to the own side's chance to win the game, as `euchre.equity` values scores (games or rubber points under
a code that plays these), minus the mean of the other sides'. Both add up to 0 over the sides.
"""


def deal_rewards(deal: Deal, before: Score, reward: Reward = "points") -> tuple[float, ...]:
    """The reward of each seat for a finished deal; `before` is the score when the deal began.

    Raises EuchreError if the deal is not over.
    """
    outcome = deal.outcome
    if outcome is None:
        raise EuchreError("the deal is not over, so it has no reward yet")
    gains = (
        [float(points) for points in outcome.points] if reward == "points" else _chance(deal, outcome, before)
    )
    mean = [(sum(gains) - gain) / (len(gains) - 1) for gain in gains]
    seating = deal.code.seating
    by_side = dict(
        zip(seating.sides, (own - others for own, others in zip(gains, mean, strict=True)), strict=True)
    )
    return tuple(by_side[seating.side_of(seat)] for seat in seating.seats)


def _chance(deal: Deal, outcome: Outcome, before: Score) -> list[float]:
    score = score_shortened(before)
    equity = equity_of(score.code)
    after = equity.after_deal(score, deal.dealer, outcome.points, passes=outcome.deal_passes)
    then = equity.before_deal(score, deal.dealer)
    return [now - was for now, was in zip(after, then, strict=True)]

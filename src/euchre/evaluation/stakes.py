"""The value of each outcome of a deal for the side of the seat that chooses."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..deal import Deal, Result, points_for
from ..equity import Equity, Worth, equity_of, score_shortened
from ..game import Score
from ..seats import BySide, Side
from ..sim.columns import RESULTS, Outcomes
from ..view import View, score_seen

_BITS = 12
_ALL_PASSED = RESULTS.index(Result.ALL_PASSED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize:
    """The value of one outcome of the deal for a side."""

    points: float
    """Its points minus those of an adverse side."""
    worth: float
    """The value of the score after the deal, in the unit of the code: see `euchre.equity.Worth`."""


class Stakes:
    """Values outcomes for the side of the seat of a view, at the score of the view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._side: Side = view.code.seating.side_of(view.own_seat)
        self._score: Score = score_shortened(score_seen(view))
        self._equity: Equity = equity_of(self._score.code)
        self._known: dict[tuple[tuple[int, ...], bool], Prize] = {}

    @property
    def is_chance(self) -> bool:
        """Whether values are probabilities of winning the game."""
        return self._equity.worth is Worth.CHANCE

    @property
    def of_a_point(self) -> float:
        """The value of one point at this score: half the difference between winning and losing a point."""
        sides = self._score.points.sides
        for_us, against = (
            tuple(int((side is self._side) is ours) for side in sides) for ours in (True, False)
        )
        won, lost = self.prize(for_us), self.prize(against)
        return (won.worth - lost.worth) / (won.points - lost.points)

    def prize(self, points: tuple[int, ...], *, passes: bool = True) -> Prize:
        """The value of an outcome: points for each side; `passes` is false if the dealer deals again."""
        if (points, passes) not in self._known:
            by_side = BySide(self._score.points.sides, points)
            own = by_side[self._side]
            net = own - (sum(points) - own) / (len(points) - 1)
            worths = self._equity.after_deal(self._score, self._view.dealer, by_side, passes=passes)
            self._known[points, passes] = Prize(points=net, worth=worths[self._side])
        return self._known[points, passes]

    def prizes(self, outcomes: Outcomes) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Net points and value of each outcome; both (N,) float64."""
        again = (outcomes.result == _ALL_PASSED) & (self._view.code.all_pass == "deals_again")
        keys = again.astype(np.int64)
        for column in outcomes.points.T:
            keys = (keys << _BITS) | column
        _, first, places = np.unique(keys, return_index=True, return_inverse=True)
        found = [
            self.prize(tuple(outcomes.points[row].tolist()), passes=not again[row]) for row in first.tolist()
        ]
        points, worths = np.array([one.points for one in found]), np.array([one.worth for one in found])
        return points[places.reshape(-1)], worths[places.reshape(-1)]

    def by_class(self, deal: Deal) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Net points and value of euchre, point and march once the makers are known; both (3,) float64."""
        code, calling = deal.code, deal.calling
        side, found = code.seating.side_of(deal.settled_maker), []
        is_duel = calling.duelist is not None
        for tricks in (code.odd_trick - 1, code.odd_trick, code.hand_size):
            _, makers, others = points_for(code, tricks, calling.manner, is_duel, calling.trump)
            found.append(self.prize(code.seating.by_side(others).replaced(side, makers).values))
        return np.array([one.points for one in found]), np.array([one.worth for one in found])

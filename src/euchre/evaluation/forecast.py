"""Forecast the result of each act in each world: by double-dummy solving and by simulated rule play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ..acts import Act, FixSuit, GoUnder, Play, TakeDummy
from ..bots.linear_player import Weights
from ..deal import Deal, Result, points_for
from ..deal.giving import giver
from ..deal.rights import dealer_exchanges
from ..equity import Equity, Worth, equity_of, score_shortened
from ..game import Score
from ..seats import BySide, Side
from ..sim.batch import RESULTS, Outcomes, no_outcomes, play_out
from ..solver.batch import batch_card_classes, batch_classes
from ..view import View, score_seen
from ..worlds import Worlds
from .tendencies import Tendencies, players_by_row

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
        """Return the value of an outcome: points for each side; `passes` is false if the dealer deals
        again."""
        if (points, passes) not in self._known:
            by_side = BySide(self._score.points.sides, points)
            own = by_side[self._side]
            net = own - (sum(points) - own) / (len(points) - 1)
            worths = self._equity.after_deal(self._score, self._view.dealer, by_side, passes=passes)
            self._known[points, passes] = Prize(points=net, worth=worths[self._side])
        return self._known[points, passes]

    def prizes(self, outcomes: Outcomes) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return net points and value of each outcome; both (N,) float64."""
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
        """Return net points and value of euchre, point and march once the makers are known; both (3,)
        float64."""
        code, calling = deal.code, deal.calling
        side, found = code.seating.side_of(deal.settled_maker), []
        is_duel = calling.duelist is not None
        for tricks in (code.odd_trick - 1, code.odd_trick, code.hand_size):
            _, makers, others = points_for(code, tricks, calling.manner, is_duel, calling.trump)
            found.append(self.prize(code.seating.by_side(others).replaced(side, makers).values))
        return np.array([one.points for one in found]), np.array([one.worth for one in found])


Column = NDArray[np.float64]

_CLASS = np.zeros(len(RESULTS), np.int64)
_CLASS[[RESULTS.index(Result.POINT), RESULTS.index(Result.MARCH), RESULTS.index(Result.JAMBOREE)]] = 1, 2, 2
_CLASSES = 3


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Forecast:
    """The forecast of one act in each of N worlds."""

    act: Act
    points: Column
    """(N,) float64: expected points of the seat's side minus those of an adverse side."""
    worth: Column
    """(N,) float64: expected value of the score for the side after the deal; see `euchre.equity`."""
    chances: NDArray[np.float64] | None
    """(N, 3) float64: probability of euchre, point and march for the makers; None if all may pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blend:
    """Settings of a forecast."""

    weights: Weights
    """The calling model of the simulated players."""
    seed: int
    """Seed of the simulated play."""
    played: float = 0.3
    """Share of simulated rule play, from 0 to 1, where solving is possible; the rest is solved."""
    threads: int = 1
    """Number of threads; it does not change the result."""
    others: Tendencies = ()
    """How the players in the seats differ from the models; empty if they do not."""


def forecasts(worlds: Worlds, acts: Sequence[Act], blend: Blend, stakes: Stakes) -> list[Forecast]:
    """Return the forecast of each of some acts of the seat, in their order."""
    solved = _solved_cards(worlds, acts, blend, stakes) if all(isinstance(act, Play) for act in acts) else {}
    return [_forecast(worlds, act, blend, stakes, solved.get(act)) for act in acts]


def _forecast(worlds: Worlds, act: Act, blend: Blend, stakes: Stakes, solved: Forecast | None) -> Forecast:
    if solved is not None and not blend.played:
        return solved
    # The cards that such an act reveals differ between worlds, so only the simulator can do it.
    shows = isinstance(act, (FixSuit, GoUnder, TakeDummy))
    then = worlds if shows else worlds.after(act)
    deal = then.deal_at(0)
    if deal.outcome is not None:
        return _over(act, deal, len(worlds), stakes)
    if solved is None and not shows:
        solved = _solved(then, deal, act, blend, stakes) if blend.played < 1 else None
    if solved is not None and not blend.played:
        return solved
    played = _played(then, act, blend, stakes)
    return played if solved is None else _mixed(played, solved, blend.played)


def _played(then: Worlds, act: Act, blend: Blend, stakes: Stakes) -> Forecast:
    outcomes = _outcomes(then, blend)
    points, worth = stakes.prizes(outcomes)
    chances = None
    if not (outcomes.result == _ALL_PASSED).any():
        chances = np.eye(_CLASSES)[_CLASS[outcomes.result]]
    return Forecast(act=act, points=points, worth=worth, chances=chances)


def _outcomes(then: Worlds, blend: Blend) -> Outcomes:
    """Return the simulated result in each world."""
    if not blend.others:
        return play_out(then, (blend.weights,), blend.seed, threads=blend.threads)
    outcomes = no_outcomes(then.view.code, len(then))
    for rows, players in players_by_row(then.view, blend.others, blend.weights, len(then)):
        found = play_out(then.of_rows(rows), players, blend.seed, threads=blend.threads)
        for each in fields(found):
            getattr(outcomes, each.name)[rows] = getattr(found, each.name)
    return outcomes


def _over(act: Act, deal: Deal, size: int, stakes: Stakes) -> Forecast:
    outcome = deal.final_outcome
    prize = stakes.prize(outcome.points.values, passes=outcome.deal_passes)
    points, worth = np.full(size, prize.points), np.full(size, prize.worth)
    class_ = _CLASS[RESULTS.index(outcome.result)] if outcome.result in RESULTS else None
    is_played = outcome.result is not Result.ALL_PASSED and class_ is not None
    chances = np.tile(np.eye(_CLASSES)[class_], (size, 1)) if is_played else None
    return Forecast(act=act, points=points, worth=worth, chances=chances)


def _solved_cards(worlds: Worlds, acts: Sequence[Act], blend: Blend, stakes: Stakes) -> dict[Act, Forecast]:
    """Return the double-dummy forecast of each card, by one search for all of them."""
    classes, deal = batch_card_classes(worlds.positions(), threads=blend.threads), worlds.deal_at(0)
    return {
        act: _of_classes(act, classes[:, act.card.index], deal, stakes)
        for act in acts
        if isinstance(act, Play)
    }


def _solved(then: Worlds, deal: Deal, act: Act, blend: Blend, stakes: Stakes) -> Forecast | None:
    """Return the double-dummy forecast of an act before the lead; None if an exchange of cards is still to
    come."""
    if deal.trump is None or dealer_exchanges(deal):
        return None
    if deal.code.dummy and deal.calling.lone is None and not deal.dummy_taken:
        return None
    if giver(deal) is not None:
        return None
    if any(len(deal.holding(seat)) > deal.code.hand_size for seat in deal.active):
        return None
    return _of_classes(act, batch_classes(then.positions(), threads=blend.threads), deal, stakes)


def _of_classes(act: Act, classes: NDArray[np.int8], deal: Deal, stakes: Stakes) -> Forecast:
    """Return the forecast of an act after which the deal has the classes, (N,) int8, in the worlds."""
    points, worth = stakes.by_class(deal)
    return Forecast(act=act, points=points[classes], worth=worth[classes], chances=np.eye(_CLASSES)[classes])


def _mixed(played: Forecast, solved: Forecast, share: float) -> Forecast:
    def mean(one: Column, other: Column) -> Column:
        return share * one + (1 - share) * other

    chances = None
    if played.chances is not None and solved.chances is not None:
        chances = mean(played.chances, solved.chances)
    return Forecast(
        act=played.act,
        points=mean(played.points, solved.points),
        worth=mean(played.worth, solved.worth),
        chances=chances,
    )

"""Forecast the result of each act in each world: by double-dummy solving and by simulated rule play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ..acts import Act, FixSuit, GoUnder, Play, TakeDummy
from ..bots.linear import Weights
from ..deal import Deal, Result
from ..deal.giving import giver
from ..deal.rights import dealer_exchanges
from ..sim.columns import RESULTS, Outcomes, no_outcomes
from ..sim.playouts import play_out
from ..solver.batch import batch_card_classes, batch_classes
from ..worlds import Worlds
from .stakes import Stakes
from .tendencies import Tendencies, players_by_row

Column = NDArray[np.float64]

_CLASS = np.zeros(len(RESULTS), np.int64)
_CLASS[[RESULTS.index(Result.POINT), RESULTS.index(Result.MARCH), RESULTS.index(Result.JAMBOREE)]] = 1, 2, 2
_ALL_PASSED = RESULTS.index(Result.ALL_PASSED)
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
    """The forecast of each of some acts of the seat, in their order."""
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
    """The simulated result in each world."""
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
    """The double-dummy forecast of each card, by one search for all of them."""
    classes, deal = batch_card_classes(worlds.positions(), threads=blend.threads), worlds.deal_at(0)
    return {
        act: _of_classes(act, classes[:, act.card.index], deal, stakes)
        for act in acts
        if isinstance(act, Play)
    }


def _solved(then: Worlds, deal: Deal, act: Act, blend: Blend, stakes: Stakes) -> Forecast | None:
    """The double-dummy forecast of an act before the lead; None if an exchange of cards is still to come."""
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
    """The forecast of an act after which the deal has the classes, (N,) int8, in the worlds."""
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

"""The last two tricks: information sets, and plans from which no player gains by deviating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.acts import Act
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited
from euchre.evaluation import Effort, Weighed, weighed, weights_for
from euchre.evaluation.endings import Plan, Tree, gains, plans, solved_ending, tree_of
from euchre.laws import CODE_NAMES, load_code
from euchre.players.master_player import is_ending
from euchre.view import SeatView, public_view
from euchre.worlds import Unseen
from tests.bots.tables import answer, seen
from tests.bots.test_every_due import shuffled_deal


def endings(name: str, deals: int) -> Iterator[tuple[SeatView, Sequence[Act], Deal]]:
    """Yield the choices between the last two cards in some deals of rule play."""
    for seed in range(deals):
        deal = shuffled_deal(load_code(name), seed)
        while not deal.is_over:
            due = awaited(deal)[0]
            view = seen(deal, due.actor)
            if is_ending(view, due.acts):
                yield view, due.acts, deal
            deal = after(deal, answer(deal))


def solved(view: SeatView, acts: Sequence[Act], *, most: int = 500, rounds: int = 40) -> Weighed:
    return solved_ending(view, acts, weights_for(view.code), Stream(1), most=most, rounds=rounds)


def exploited(
    tree: Tree, found: Sequence[Plan], place: int, payoffs: NDArray[np.float64], chances: NDArray[np.float64]
) -> float:
    """Return the gain of one player from the best response to the plans of the others."""
    gained = gains(tree, found, place, payoffs, chances)
    best = np.where(tree.forks[place].legal, gained, -np.inf).max(axis=1)
    return float((best - (gained * found[place]).sum(axis=1)).sum() / chances.sum())


@pytest.mark.parametrize("name", CODE_NAMES)
def test_the_value_of_each_of_the_last_two_cards_lies_between_the_results(name: str) -> None:
    found = [solved(view, acts) for view, acts, _ in endings(name, 3)]
    assert len(found) > 3
    for one in found:
        for candidate in one.candidates:
            assert candidate.chances is not None
            chances = candidate.chances
            assert chances.euchre + chances.point + chances.march == pytest.approx(1)


def test_for_the_last_to_play_the_value_equals_that_of_solving_every_world() -> None:
    effort, asked = Effort(effective=1, most=20_000, played=0.0), 0
    for view, acts, _ in endings("modern", 30):
        if view.trick is not None and len(view.trick.plays) == 3:
            by_solving = weighed(view, acts, weights_for(view.code), effort, Stream(1))
            assert solved(view, acts, most=20_000).worths == pytest.approx(by_solving.worths)
            asked += 1
    assert asked > 5


def test_no_player_gains_a_fiftieth_of_a_point_by_deviating() -> None:
    most = []
    for view, _, _ in endings("modern", 8):
        worlds = Unseen(public_view(view)).some(1000, 1)
        tree = tree_of(view, worlds)
        makers = np.array([-2.0, 1.0, 2.0])[tree.classes]
        payoffs = np.stack([makers if fork.seat in view.makers else -makers for fork in tree.forks])
        found = plans(tree, payoffs, worlds.weights, 60)
        most += [
            exploited(tree, found, place, payoffs[place], worlds.weights) for place in range(len(tree.forks))
        ]
        assert [plan[~fork.legal].max(initial=0) for plan, fork in zip(found, tree.forks, strict=True)] == [
            0
        ] * len(found)
    assert len(most) > 20
    assert max(most) < 0.02


def test_plans_do_not_depend_on_hidden_cards() -> None:
    view, _, _ = next(endings("modern", 3))
    worlds = Unseen(public_view(view)).some(300, 1)
    for fork in tree_of(view, worlds).forks:
        known = fork.known[:, 0]
        for number in np.unique(known):
            assert len(np.unique(worlds.hands[known == number, fork.seat])) == 1

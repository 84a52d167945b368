"""Estimate the two cards of the second-last trick, assuming that all players play the ending well.

The worlds are those possible for an onlooker, for whom the seat's own cards are hidden too. So no player in
the tree knows more than at the table, and all know the probability of each hand given calls and plays. The
worlds that fit the seat's own cards are all listed, or sampled more densely than the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ...acts import Act, Play
from ...bots.linear import Weights
from ...chance import Stream
from ...view import View, public_view
from ...worlds import Unseen, Worlds
from ..forecast import Forecast
from ..likelihood import likelihood
from ..stakes import Stakes
from ..weighing import Weighed, summed_up
from .regret import Plan, followed, plans
from .tree import Tree, tree_of

_CLASSES = 3


def solved_ending(
    view: View, acts: Sequence[Act], weights: Weights, stream: Stream, *, most: int, rounds: int
) -> Weighed:
    """The value of each of two cards.

    Uses at most `most` worlds that fit the seat's own cards, and as many that do not.
    """
    own, worlds = ending_worlds(view, weights, stream, most)
    tree, stakes = tree_of(view, worlds), Stakes(view)
    # Worlds in which every way of playing ends alike add no regret.
    matters = tree.open_worlds
    open_tree = tree.of_worlds(matters)
    found = plans(open_tree, _payoffs(open_tree, view, own, stakes), worlds.weights[matters], rounds)
    return summed_up(own, _forecasts(tree, found, acts, own, stakes), stakes)


def ending_worlds(view: View, weights: Weights, stream: Stream, most: int) -> tuple[Worlds, Worlds]:
    """The worlds that fit the seat's own cards; and these followed by worlds that do not.

    Weights are proportional to the probability of a world for an onlooker.
    """
    seeds = stream.bits(), stream.bits()
    unseen, public, seat = Unseen(view), Unseen(public_view(view)), view.own_seat
    own = unseen.some(most, seeds[0])
    others = public.some(most, seeds[1])
    known = own.hands[0, seat], own.discards[0, seat]
    is_other = (others.hands[:, seat] != known[0]) | (others.discards[:, seat] != known[1])
    own = _likely(replace(own, view=public.view), weights, unseen.count)
    others = _likely(others, weights, public.count).of_rows(is_other)
    return replace(own, view=view), own.joined(others)


def _likely(worlds: Worlds, weights: Weights, stand_for: int) -> Worlds:
    """The worlds with weights; together they represent `stand_for` worlds."""
    chances = likelihood(worlds, weights) * (stand_for / len(worlds))
    return replace(worlds, weights=chances)


def _payoffs(tree: Tree, view: View, own: Worlds, stakes: Stakes) -> NDArray[np.float64]:
    """(forks, N, ways) float64: value of each way of playing for the player at each fork."""
    worth = stakes.by_class(own.deal_at(0))[1][tree.classes]
    is_maker = view.seat in view.makers
    return np.stack([worth if (fork.seat in view.makers) is is_maker else -worth for fork in tree.forks])


def _forecasts(
    tree: Tree, found: Sequence[Plan], acts: Sequence[Act], own: Worlds, stakes: Stakes
) -> list[Forecast]:
    """The forecast of each card in each world that fits the seat's cards; the others follow their plans.

    `found` has a plan, (information sets, 2) float64, for each fork.
    """
    rows = len(own)
    chances = np.stack(
        [followed(tree, found, 1, (tree.classes == class_).astype(float)) for class_ in range(_CLASSES)],
        axis=-1,
    )[:rows, 0]
    points, worth = stakes.by_class(own.deal_at(0))
    cards = sorted(act.card for act in acts if isinstance(act, Play))
    return [
        Forecast(act=act, points=likely @ points, worth=likely @ worth, chances=likely)
        for act in acts
        if isinstance(act, Play)
        for likely in [chances[:, cards.index(act.card)]]
    ]

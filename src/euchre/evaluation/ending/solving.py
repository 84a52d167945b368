"""The cards of the last trick but one, each worth what it brings where everybody plays the ending well.

Worlds are those that anybody at the table may think possible, the seat's own cards as hidden as the
others': so nobody in the game knows what he could not know, and all know how likely the calls and plays
make each hand. The worlds that fit the seat's own cards are all there, or more of them than of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ...acts import Act, Play
from ...bots.linear import Weights
from ...chance import Stream
from ...view import View, act_as_seen
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
    """What each of two cards is worth.

    At most `most` worlds are looked at of those that fit the seat's cards, and as many of the others.
    """
    own, worlds = _worlds(view, weights, stream, most)
    tree, stakes = tree_of(view, worlds), Stakes(view)
    # A world in which nothing matters any more gives nobody a regret.
    matters = tree.open_worlds
    open_tree = tree.of_worlds(matters)
    found = plans(open_tree, _payoffs(open_tree, view, own, stakes), worlds.weights[matters], rounds)
    return summed_up(own, _forecasts(tree, found, acts, own, stakes), stakes)


def _worlds(view: View, weights: Weights, stream: Stream, most: int) -> tuple[Worlds, Worlds]:
    """The worlds that fit the seat's own cards, and the same followed by those that do not.

    Weights are proportional to the chances of the worlds before anybody looks at his cards.
    """
    seeds = stream.bits(), stream.bits()
    unseen, public = Unseen(view), Unseen(_as_all_see(view))
    own = unseen.some(most, seeds[0])
    others = public.some(most, seeds[1])
    assert view.seat is not None
    known = own.hands[0, view.seat], own.discards[0, view.seat]
    is_other = (others.hands[:, view.seat] != known[0]) | (others.discards[:, view.seat] != known[1])
    own = _likely(replace(own, view=public.view), weights, unseen.count)
    others = _likely(others, weights, public.count).of_rows(is_other)
    return replace(own, view=view), own.joined(others)


def _likely(worlds: Worlds, weights: Weights, stand_for: int) -> Worlds:
    """The worlds with their weights, each standing for its share of so many."""
    chances = likelihood(worlds, weights) * (stand_for / len(worlds))
    return replace(worlds, weights=chances)


def _as_all_see(view: View) -> View:
    """What one who looks on sees."""
    acts = tuple([seen for act in view.acts if (seen := act_as_seen(act, None)) is not None])
    return replace(view, seat=None, hand=(), discards=(), acts=acts)


def _payoffs(tree: Tree, view: View, own: Worlds, stakes: Stakes) -> NDArray[np.float64]:
    """(forks, N, ways) what each way is worth to each who chooses: friends want the same, the others not."""
    worth = stakes.by_class(own.deal_at(0))[1][tree.classes]
    is_maker = view.seat in view.makers
    return np.stack([worth if (fork.seat in view.makers) is is_maker else -worth for fork in tree.forks])


def _forecasts(
    tree: Tree, found: Sequence[Plan], acts: Sequence[Act], own: Worlds, stakes: Stakes
) -> list[Forecast]:
    """What each card comes to in each world of the seat's own, the others playing by their plans."""
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

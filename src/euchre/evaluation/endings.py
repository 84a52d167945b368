"""Estimate the two cards of the second-last trick, assuming that all players play the ending well.

The worlds are those possible for an onlooker, for whom the seat's own cards are hidden too. So no player in
the tree knows more than at the table, and all know the probability of each hand given calls and plays. The
worlds that fit the seat's own cards are all listed, or sampled more densely than the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..acts import Act, Play
from ..bots.linear_player import Weights
from ..cards import FACES, JOKER, TRUMPS
from ..chance import Stream
from ..deal.state import seat_of
from ..seats import Seat
from ..solver.payoff import class_of
from ..view import View, public_view
from ..worlds import Unseen, Worlds
from .forecast import Forecast, Stakes
from .likelihood import likelihood
from .weighing import Weighed, summed_up

_CARDS = (*FACES, JOKER)
_SUITS = np.array([[int(card.suit_under(trump)) for card in _CARDS] for trump in TRUMPS])
_STRENGTH = np.array([[[card.strength(trump, led) for card in _CARDS] for led in TRUMPS] for trump in TRUMPS])
_ONE = np.uint64(1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Fork:
    """The choice of one player, in each of N worlds and after each way of playing before it."""

    seat: Seat
    known: NDArray[np.int64]
    """(N, ways before) int64: index of the information set: own cards and discards, cards played."""
    legal: NDArray[np.bool_]
    """(information sets, 2) bool: whether the lower card, by order of the faces, and the other are legal."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tree:
    """All ways of playing the last two tricks, in N worlds."""

    forks: tuple[Fork, ...]
    """The choices in playing order; each doubles the number of ways, and the last choice varies fastest."""
    classes: NDArray[np.int64]
    """(N, ways) int64: the result of each way of playing: 0 euchre, 1 point, 2 march."""

    @property
    def open_worlds(self) -> NDArray[np.bool_]:
        """(N,) bool: the worlds in which the choices affect the result."""
        found: NDArray[np.bool_] = self.classes.min(axis=1) < self.classes.max(axis=1)
        return found

    def of_worlds(self, rows: NDArray[np.bool_]) -> Tree:
        """Return the tree in the worlds where `rows`, (N,) bool, is true; information sets keep their
        index."""
        forks = tuple(replace(fork, known=fork.known[rows]) for fork in self.forks)
        return Tree(forks=forks, classes=self.classes[rows])


def tree_of(view: View, worlds: Worlds) -> Tree:
    """Return the tree from a view with two tricks left; some players may have played to the first of them."""
    played = () if view.trick is None else view.trick.plays
    first = view.seat_in_turn if view.trick is None else view.trick.leader
    order = [first, *view.code.seating.from_left_of(first)]
    order = [seat for seat in dict.fromkeys(order) if seat not in view.calling.out]
    on_table = {seat_of(play): play.card.index for play in played}
    table = _Table(
        view=view,
        worlds=worlds,
        order=tuple(order),
        played=len(played),
        cards=np.stack([_pair(worlds.hands[:, seat], on_table.get(seat)) for seat in order], axis=1),
    )
    forks = tuple(table.fork(place) for place in range(len(played), len(order)))
    ways = tuple(product((0, 1), repeat=len(forks)))
    return Tree(forks=forks, classes=np.stack([table.classes(way) for way in ways], axis=1))


def _pair(hands: NDArray[np.uint64], played: int | None) -> NDArray[np.int64]:
    """Return (N, 2) int64: a player's two cards by `Card.index`; a card played to this trick comes first.

    `hands` is (N,) uint64.
    """
    lowest = hands & (~hands + _ONE)
    low = np.frexp(lowest.astype(float))[1] - 1
    first = low if played is None else np.full(len(hands), played)
    second = low if played is not None else np.frexp((hands ^ lowest).astype(float))[1] - 1
    return np.stack([first, second], axis=1).astype(np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Table:
    """The players in playing order, with their two cards in each world."""

    view: View
    worlds: Worlds
    order: tuple[Seat, ...]
    played: int
    """The number of players who have played to the trick."""
    cards: NDArray[np.int64]
    """(N, players, 2) int64, by `Card.index`."""

    def fork(self, place: int) -> Fork:
        """Return the fork of the player at a place in the playing order."""
        seat, befores = self.order[place], tuple(product((0, 1), repeat=place - self.played))
        own = _numbered(self.worlds.hands[:, seat])
        own = own * (len(own) + 1) + _numbered(self.worlds.discards[:, seat])
        keys = np.stack([self._seen(own, before) for before in befores], axis=1)
        distinct, known = np.unique(keys, return_inverse=True)
        known = known.reshape(keys.shape)
        legal = np.zeros((len(distinct), 2), np.bool_)
        for column, before in enumerate(befores):
            legal[known[:, column]] = self._legal(place, before)
        return Fork(seat=seat, known=known, legal=legal)

    def _seen(self, own: NDArray[np.int64], before: tuple[int, ...]) -> NDArray[np.int64]:
        """Return (N,) int64: a number for what a player knows: `own`, (N,) int64, and the cards before."""
        key = own
        for place, option in enumerate(before, self.played):
            key = key * len(_CARDS) + self.cards[:, place, option]
        return key

    def _legal(self, place: int, before: tuple[int, ...]) -> NDArray[np.bool_]:
        """Return (N, 2) bool: the legal cards of the player at a place, after a way of playing before it."""
        if place == 0:
            return np.ones((len(self.cards), 2), np.bool_)
        led = self._suits(self.cards[:, 0, before[0] if self.played == 0 else 0])
        follows = self._suits(self.cards[:, place]) == led[:, None]
        legal: NDArray[np.bool_] = follows | ~follows.any(axis=1, keepdims=True)
        return legal

    def _suits(self, cards: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the suit of each card; int64, the shape of `cards`."""
        found: NDArray[np.int64] = _SUITS[self.view.settled_trump][cards]
        return found

    def classes(self, way: tuple[int, ...]) -> NDArray[np.int64]:
        """Return (N,) int64: the result of the deal if the players choose in this way."""
        view, rows = self.view, np.arange(len(self.cards))
        options = np.array([*(0,) * self.played, *way])
        places = np.arange(len(self.order))
        now, later = self.cards[:, places, options], self.cards[:, places, 1 - options]
        won = self._winner(now, now[:, 0])
        won_last = self._winner(later, later[rows, won])
        makes = np.array([seat in view.makers for seat in self.order])
        before = sum(trick.winner in view.makers for trick in view.finished_tricks)
        tricks = before + makes[won].astype(np.int64) + makes[won_last]
        size = view.code.hand_size
        found: NDArray[np.int64] = np.array([class_of(count, size) for count in range(size + 1)])[tricks]
        return found

    def _winner(self, cards: NDArray[np.int64], led: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return (N,) int64: place of the winner of a trick; `cards` is (N, players), `led` is (N,)."""
        found: NDArray[np.int64] = _STRENGTH[self.view.settled_trump][
            self._suits(led)[:, None], cards
        ].argmax(axis=1)
        return found


def _numbered(sets: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return (N,) int64: small indices for (N,) uint64 card masks, equal for equal masks."""
    return np.unique(sets, return_inverse=True)[1].reshape(-1).astype(np.int64)


Plan: TypeAlias = NDArray[np.float64]
"""(information sets, 2) float64: probability with which a player plays each of the two cards."""


def plans(tree: Tree, payoffs: NDArray[np.float64], chances: NDArray[np.float64], rounds: int) -> list[Plan]:
    """Return the plan of the player at each fork, in the order of the forks.

    `payoffs` is (forks, N, ways) float64, the value of each way of playing for the player at each fork;
    `chances` is (N,) float64, the probability of each world, up to a factor.
    """
    regrets = [np.zeros(fork.legal.shape) for fork in tree.forks]
    sums = [np.zeros(fork.legal.shape) for fork in tree.forks]
    for round_ in range(1, rounds + 1):
        now = [_matched(regret, fork) for regret, fork in zip(regrets, tree.forks, strict=True)]
        for place, fork in enumerate(tree.forks):
            gained = gains(tree, now, place, payoffs[place], chances)
            mean = (gained * now[place]).sum(axis=1, keepdims=True)
            regrets[place] = np.where(fork.legal, np.maximum(regrets[place] + gained - mean, 0.0), 0.0)
            sums[place] += round_ * now[place]
    return [total / total.sum(axis=1, keepdims=True) for total in sums]


def gains(
    tree: Tree,
    plans: Sequence[Plan],
    place: int,
    payoffs: NDArray[np.float64],
    chances: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return (information sets, 2) float64: the value of each card, times the probability of the information
    set."""
    fork = tree.forks[place]
    reach = reached(tree, plans, place, chances)
    values = followed(tree, plans, place + 1, payoffs)
    parts = [
        np.bincount(fork.known.reshape(-1), (reach * values[..., card]).reshape(-1), len(fork.legal))
        for card in (0, 1)
    ]
    return np.stack(parts, axis=1)


def reached(
    tree: Tree, plans: Sequence[Plan], place: int, chances: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return (N, ways before) float64: the probability of each world and way of playing before a fork."""
    reach = chances[:, None]
    for fork, plan in zip(tree.forks[:place], plans[:place], strict=True):
        reach = (reach[..., None] * plan[fork.known]).reshape(len(chances), 2 * reach.shape[1])
    return reach


def followed(
    tree: Tree, plans: Sequence[Plan], place: int, payoffs: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return (N, ways before, 2) float64: value of both choices at the preceding fork, given the later
    plans."""
    values = payoffs
    for fork, plan in zip(reversed(tree.forks[place:]), reversed(plans[place:]), strict=True):
        values = (values.reshape(*fork.known.shape, 2) * plan[fork.known]).sum(axis=-1)
    return values.reshape(*tree.forks[place - 1].known.shape, 2)


def _matched(regrets: NDArray[np.float64], fork: Fork) -> Plan:
    """Return the plan proportional to the regrets, (information sets, 2) float64, as is the plan.

    It is equal for all legal cards if there is no regret.
    """
    total = regrets.sum(axis=1, keepdims=True)
    alike = fork.legal / fork.legal.sum(axis=1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1.0), alike)


_CLASSES = 3


def solved_ending(
    view: View, acts: Sequence[Act], weights: Weights, stream: Stream, *, most: int, rounds: int
) -> Weighed:
    """Return the value of each of two cards.

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
    """Return the worlds that fit the seat's own cards; and these followed by worlds that do not.

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
    """Return the worlds with weights; together they represent `stand_for` worlds."""
    chances = likelihood(worlds, weights) * (stand_for / len(worlds))
    return replace(worlds, weights=chances)


def _payoffs(tree: Tree, view: View, own: Worlds, stakes: Stakes) -> NDArray[np.float64]:
    """Return (forks, N, ways) float64: value of each way of playing for the player at each fork."""
    worth = stakes.by_class(own.deal_at(0))[1][tree.classes]
    is_maker = view.seat in view.makers
    return np.stack([worth if (fork.seat in view.makers) is is_maker else -worth for fork in tree.forks])


def _forecasts(
    tree: Tree, found: Sequence[Plan], acts: Sequence[Act], own: Worlds, stakes: Stakes
) -> list[Forecast]:
    """Return the forecast of each card in each world that fits the seat's cards; the others follow their
    plans.

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

"""The game tree of the last two tricks, for many worlds at once.

With two cards left, each player has one choice: which card to play first. So the tree has the same shape in
every world: one fork for each player who has not played yet, in playing order, and a result at each leaf.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ...cards import FACES, JOKER, TRUMPS
from ...deal.state import seat_of
from ...seats import Seat
from ...solver.payoff import class_of
from ...view import View
from ...worlds import Worlds

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
        """The tree in the worlds where `rows`, (N,) bool, is true; information sets keep their index."""
        forks = tuple(replace(fork, known=fork.known[rows]) for fork in self.forks)
        return Tree(forks=forks, classes=self.classes[rows])


def tree_of(view: View, worlds: Worlds) -> Tree:
    """The tree from a view with two tricks left; some players may have played to the first of them."""
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
    """(N, 2) int64: a player's two cards by `Card.index`; a card played to this trick comes first.

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
        """The fork of the player at a place in the playing order."""
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
        """(N,) int64: a number for what a player knows: `own`, (N,) int64, and the cards before."""
        key = own
        for place, option in enumerate(before, self.played):
            key = key * len(_CARDS) + self.cards[:, place, option]
        return key

    def _legal(self, place: int, before: tuple[int, ...]) -> NDArray[np.bool_]:
        """(N, 2) bool: the legal cards of the player at a place, after a way of playing before it."""
        if place == 0:
            return np.ones((len(self.cards), 2), np.bool_)
        led = self._suits(self.cards[:, 0, before[0] if self.played == 0 else 0])
        follows = self._suits(self.cards[:, place]) == led[:, None]
        legal: NDArray[np.bool_] = follows | ~follows.any(axis=1, keepdims=True)
        return legal

    def _suits(self, cards: NDArray[np.int64]) -> NDArray[np.int64]:
        """The suit of each card; int64, the shape of `cards`."""
        found: NDArray[np.int64] = _SUITS[self.view.settled_trump][cards]
        return found

    def classes(self, way: tuple[int, ...]) -> NDArray[np.int64]:
        """(N,) int64: the result of the deal if the players choose in this way."""
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
        """(N,) int64: place of the winner of a trick; `cards` is (N, players), `led` is (N,)."""
        found: NDArray[np.int64] = _STRENGTH[self.view.settled_trump][
            self._suits(led)[:, None], cards
        ].argmax(axis=1)
        return found


def _numbered(sets: NDArray[np.uint64]) -> NDArray[np.int64]:
    """(N,) int64: small indices for (N,) uint64 card masks, equal for equal masks."""
    return np.unique(sets, return_inverse=True)[1].reshape(-1).astype(np.int64)

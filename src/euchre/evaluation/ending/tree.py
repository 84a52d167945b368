"""The last two tricks in many worlds at once: who may play what, what he knows then, what comes of it.

With two cards left each player has one choice, which of them to play first. So the tree is the same in
every world: one fork for each player who has not played yet, in their order, and a result at each end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ...cards import FACES, JOKER, Suit
from ...deal.state import seat_of
from ...seats import Seat
from ...solver.payoff import class_of
from ...view import View
from ...worlds import Worlds

_CARDS = (*FACES, JOKER)
_SUITS = np.array([[int(card.suit_under(trump)) for card in _CARDS] for trump in Suit])
_STRENGTH = np.array([[[card.strength(trump, led) for card in _CARDS] for led in Suit] for trump in Suit])
_ONE = np.uint64(1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Fork:
    """The choice of one player, in each of N worlds and after each way of playing before him."""

    seat: Seat
    known: NDArray[np.int64]
    """(N, ways before) what he knows when he chooses, numbered: his cards, those he put out, those played."""
    legal: NDArray[np.bool_]
    """(known, 2) whether he may play the lower of his cards, in the order of the faces, and the other."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tree:
    """All ways of playing the last two tricks in N worlds."""

    forks: tuple[Fork, ...]
    """The choices in their order; each doubles the ways, the later ones running through first."""
    classes: NDArray[np.int64]
    """(N, ways) how each way ends: 0 euchred, 1 point, 2 march."""

    @property
    def open_worlds(self) -> NDArray[np.bool_]:
        """(N,) in which worlds it still matters who plays what."""
        found: NDArray[np.bool_] = self.classes.min(axis=1) < self.classes.max(axis=1)
        return found

    def of_worlds(self, rows: NDArray[np.bool_]) -> Tree:
        """The tree in some of its worlds, all that may be known being numbered as before."""
        forks = tuple(replace(fork, known=fork.known[rows]) for fork in self.forks)
        return Tree(forks=forks, classes=self.classes[rows])


def tree_of(view: View, worlds: Worlds) -> Tree:
    """The tree from where two tricks are left to all who play, some having played to the first of them."""
    played = () if view.trick is None else view.trick.plays
    first = view.turn if view.trick is None else view.trick.leader
    assert first is not None and view.trump is not None
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
    """(N, 2) a player's two cards, by `Card.index`; what he has played to this trick comes first."""
    lowest = hands & (~hands + _ONE)
    low = np.frexp(lowest.astype(float))[1] - 1
    first = low if played is None else np.full(len(hands), played)
    second = low if played is not None else np.frexp((hands ^ lowest).astype(float))[1] - 1
    return np.stack([first, second], axis=1).astype(np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Table:
    """The players in the order in which they play, with their two cards in each world."""

    view: View
    worlds: Worlds
    order: tuple[Seat, ...]
    played: int
    """How many of them have played to the trick."""
    cards: NDArray[np.int64]
    """(N, players, 2) by `Card.index`."""

    def fork(self, place: int) -> Fork:
        """The choice of the player at a place."""
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
        key = own
        for place, option in enumerate(before, self.played):
            key = key * len(_CARDS) + self.cards[:, place, option]
        return key

    def _legal(self, place: int, before: tuple[int, ...]) -> NDArray[np.bool_]:
        """(N, 2) which of his cards the player at a place may play after a way of playing before him."""
        if place == 0:
            return np.ones((len(self.cards), 2), np.bool_)
        led = self._suits(self.cards[:, 0, before[0] if self.played == 0 else 0])
        follows = self._suits(self.cards[:, place]) == led[:, None]
        legal: NDArray[np.bool_] = follows | ~follows.any(axis=1, keepdims=True)
        return legal

    def _suits(self, cards: NDArray[np.int64]) -> NDArray[np.int64]:
        found: NDArray[np.int64] = _SUITS[self._trump][cards]
        return found

    @property
    def _trump(self) -> Suit:
        assert self.view.trump is not None
        return self.view.trump

    def classes(self, way: tuple[int, ...]) -> NDArray[np.int64]:
        """(N,) how the deal ends if the players choose so."""
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
        """(N,) the place of the player who wins a trick of one card from each."""
        found: NDArray[np.int64] = _STRENGTH[self._trump][self._suits(led)[:, None], cards].argmax(axis=1)
        return found


def _numbered(sets: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Sets of cards as small numbers, the same for the same set."""
    return np.unique(sets, return_inverse=True)[1].reshape(-1).astype(np.int64)

"""Every world that fits a view: counted, listed or sampled."""

from __future__ import annotations

from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards import card_mask
from ..chance import GAMMA, WORLD, Stream
from ..view import View
from .hidden import DISCARDS, DUMMY, HAND, PLACES, TALON, Hidden, hidden_in
from .worlds import Likelihood, Worlds

_STEP = np.uint64(GAMMA)
_TO_WORLD = np.uint64((WORLD + 1) * GAMMA % 2**64)
_HALF, _LOW = np.uint64(32), np.uint64(2**32 - 1)


def numbers_below(bound: int, seed: int, first: int, size: int) -> NDArray[np.uint64]:
    """Return `Stream(seed, n, WORLD).below(bound)` for n from `first` to `first + size - 1`; uint64 (size,).

    `bound` is at most 2**64.
    """
    steps = np.arange(size, dtype=np.uint64) + np.uint64(first + 1)
    keys = _mix(_mix(np.uint64(Stream(seed).key) + steps * _STEP) + _TO_WORLD)
    bits = _mix(keys + _STEP)
    if bound == 2**64:
        return bits
    found, tail = _high(bits, np.uint64(bound)), np.uint64((2**64 - bound) % bound)
    for row in np.flatnonzero(bits * np.uint64(bound) < tail):
        found[row] = Stream(seed, first + int(row), WORLD).below(bound)
    return found


def _mix(number: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return `euchre.chance.mix` of each number; uint64, the shape of the argument."""
    first: NDArray[np.uint64] = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    second: NDArray[np.uint64] = (first ^ (first >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return second ^ (second >> np.uint64(31))


def _high(numbers: NDArray[np.uint64], by: np.uint64) -> NDArray[np.uint64]:
    """Return the upper 64 bits of each 128-bit product; uint64, the shape of `numbers`."""
    low, high, by_low, by_high = numbers & _LOW, numbers >> _HALF, by & _LOW, by >> _HALF
    middle = high * by_low + (low * by_low >> _HALF)
    upper: NDArray[np.uint64] = (
        high * by_high + (middle >> _HALF) + ((middle & _LOW) + low * by_high >> _HALF)
    )
    return upper


_MOST = 2**64 - 1


class Ways:
    """The arrangements of some hidden cards, numbered from 0."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self._used = [place for place in range(PLACES) if hidden.sizes[place]]
        # The extra entry at the low end of each axis stands for an overfull place: no arrangement.
        self._shape = tuple(hidden.sizes[place] + 2 for place in self._used)
        table = self._counted()
        self.count = int(table[tuple(size - 1 for size in self._shape)])
        """Number of arrangements; 0 if what was shown is contradictory."""
        self._table: NDArray[np.uint64] = np.minimum(table, _MOST).astype(np.uint64).reshape(-1)

    def _counted(self) -> NDArray[Any]:
        """Return for each number of free slots in the places, the ways in which the last cards can fill them.

        uint64, or object where the counts may exceed 64 bits; one axis for each place that holds cards.
        """
        sizes = self.hidden.sizes
        bound = factorial(sum(sizes)) // prod(map(factorial, sizes))
        layer: NDArray[Any] = np.zeros(self._shape, np.uint64 if bound <= _MOST else object)
        layer[(1,) * len(self._shape)] = 1
        table = layer.copy()
        for allowed in reversed(self.hidden.allowed):
            longer = np.zeros_like(layer)
            for axis, place in enumerate(self._used):
                if place in allowed:
                    before = (slice(None),) * axis
                    longer[(*before, slice(1, None))] += layer[(*before, slice(None, -1))]
            layer = longer
            table += layer
        return table

    def found(self, numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """Return the arrangements with these numbers, uint64 (N,): hidden cards by place as bits, uint64 (N,
        `PLACES`).
        """
        strides = [prod(self._shape[axis + 1 :]) for axis in range(len(self._shape))]
        masks = np.zeros((PLACES, len(numbers)), np.uint64)
        rest = numbers.copy()
        start = sum(stride * (size - 1) for stride, size in zip(strides, self._shape, strict=True))
        room = np.full(len(numbers), start, np.int64)
        for card, allowed in zip(self.hidden.cards, self.hidden.allowed, strict=True):
            bit = np.uint64(1 << card.index)
            undecided = np.ones(len(numbers), np.bool_)
            step = np.zeros(len(numbers), np.int64)
            for place, stride in zip(self._used, strides, strict=True):
                if place not in allowed:
                    continue
                ways = self._table[room - stride]
                here = undecided & (rest < ways)
                undecided &= ~here
                masks[place] |= here * bit
                step += here * stride
                rest -= undecided * ways
            room -= step
        return masks.T


_MOST_SEATS = 4


class Unseen:
    """The worlds that fit a view, numbered from 0.

    A world says which cards are in each hand, each discard pile, the talon and the dummy. Every world agrees
    with what regular play has shown: the cards seen, suits not followed (left bower and joker count as
    trumps), the turn-up in the dealer's hand unless the dealer may have buried it, cards laid open, and the
    hand of a player who sits out.

    Raises ValueError with the reason if no world fits the view.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._hidden = hidden_in(view)
        self._ways = Ways(self._hidden)
        if not self.count:
            raise ValueError("no arrangement of the unseen cards agrees with what was shown")

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._ways.count

    def drawn(self, size: int, seed: int, first: int = 0) -> Worlds:
        """Return a sample of `size` worlds, uniform and with replacement.

        Sample n of a seed is the world numbered `Stream(seed, n, WORLD).below(count)`, with n counted from
        `first`, so a sample can be continued or split. Raises ValueError for a size below 1, a negative
        `first`, or more than 2**64 worlds.
        """
        if size < 1 or first < 0:
            raise ValueError("the size must be at least 1, and `first` at least 0")
        if self.count > 2**64:
            raise ValueError(f"{self.count} worlds are too many to sample from; the limit is 2**64")
        return self.numbered(numbers_below(self.count, seed, first, size))

    def every(self, most: int = 1_000_000) -> Worlds:
        """Return every world once. Raises ValueError if there are more than `most`."""
        if self.count > most:
            raise ValueError(f"there are {self.count} worlds, more than {most}")
        return self.numbered(np.arange(self.count, dtype=np.uint64))

    def some(self, most: int, seed: int) -> Worlds:
        """Return every world if there are at most `most`, else a sample of that size."""
        return self.every(most) if self.count <= most else self.drawn(most, seed)

    def likely(self, likelihood: Likelihood, *, effective: float, most: int, seed: int) -> Worlds:
        """Return worlds weighed by a likelihood, with an effective sample size of at least `effective` if
        possible.

        Every world if there are at most `most`; else the sample grows until its effective size reaches
        `effective` or it holds `most` worlds. Raises ValueError as `Worlds.weighed` does.
        """
        if self.count <= most:
            return self.every(most).weighed(likelihood)
        size = min(most, max(1, round(effective)))
        worlds = self.drawn(size, seed).weighed(likelihood)
        while len(worlds) < most and worlds.effective_size < effective:
            size = min(len(worlds), most - len(worlds))
            worlds = worlds.joined(self.drawn(size, seed, len(worlds)).weighed(likelihood))
        return worlds

    def numbered(self, numbers: NDArray[np.uint64]) -> Worlds:
        """Return the worlds with these numbers, uint64 (N,), each below `count`. Raises ValueError for
        others."""
        if len(numbers) and int(numbers.max()) >= self.count:
            raise ValueError(f"worlds are numbered from 0 to {self.count - 1}")
        seen = np.array([card_mask(cards) for cards in self._hidden.known], np.uint64)
        masks = self._ways.found(numbers) | seen
        assert masks.shape[1] == PLACES
        return Worlds(
            view=self.view,
            hands=np.ascontiguousarray(masks[:, HAND : HAND + _MOST_SEATS]),
            discards=np.ascontiguousarray(masks[:, DISCARDS : DISCARDS + _MOST_SEATS]),
            talon=np.ascontiguousarray(masks[:, TALON]),
            dummy=np.ascontiguousarray(masks[:, DUMMY]),
            weights=np.ones(len(numbers)),
        )

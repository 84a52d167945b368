"""How many ways hidden cards can lie, and which way each number stands for.

The cards are laid down one by one. Of every filling of the places a table tells in how many ways the
cards still to be laid can fill the rest, so that all ways are counted, numbered from 0 and found by
their numbers, and none is ever tried in vain.
"""

from __future__ import annotations

from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .hidden import PLACES, Hidden

_MOST = 2**64 - 1


class Ways:
    """The ways in which some hidden cards can lie, numbered from 0."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self._used = [place for place in range(PLACES) if hidden.sizes[place]]
        # One more at the low end of each side stands for a place with less than no room: no ways.
        self._shape = tuple(hidden.sizes[place] + 2 for place in self._used)
        table = self._counted()
        self.count = int(table[tuple(size - 1 for size in self._shape)])
        """How many ways there are; 0 if what was shown contradicts itself."""
        self._table: NDArray[np.uint64] = np.minimum(table, _MOST).astype(np.uint64).reshape(-1)

    def _counted(self) -> NDArray[Any]:
        """By the room left in each place: in how many ways the last cards can fill it."""
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
        """The ways of some numbers, uint64 (N, `PLACES`): the hidden cards in each place, a bit each."""
        strides = [prod(self._shape[axis + 1 :]) for axis in range(len(self._shape))]
        lying = np.zeros((PLACES, len(numbers)), np.uint64)
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
                lying[place] |= here * bit
                step += here * stride
                rest -= undecided * ways
            room -= step
        return lying.T

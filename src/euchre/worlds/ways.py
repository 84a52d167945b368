"""Counting the arrangements of hidden cards, and finding an arrangement by its number.

Cards are placed one by one. For every number of free slots in the places, a table holds the number of ways in
which the remaining cards can fill them. The table counts the arrangements, numbers them from 0, and finds one
by its number without trial and error.
"""

from __future__ import annotations

from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .hidden import PLACES, Hidden

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
        """For each number of free slots in the places, the ways in which the last cards can fill them.

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
        """The arrangements with these numbers, uint64 (N,): hidden cards by place as bits, uint64 (N,
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

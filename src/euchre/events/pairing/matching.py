"""Largest matching in a graph: as many pairs as possible, each joined by an edge, nobody in two pairs."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

_NOBODY = -1
"""Stands for a missing node."""


def largest_matching(neighbours: Sequence[Sequence[int]]) -> list[int | None]:
    """The partner of each node, or None, with as many pairs as possible (Edmonds' blossom algorithm).

    `neighbours` has the nodes joined to each node; an edge must be in both lists. Neighbours that come first
    are preferred where that costs no pair.
    """
    mates = [_NOBODY] * len(neighbours)
    for node, near in enumerate(neighbours):
        free = next((other for other in near if mates[other] == _NOBODY), _NOBODY)
        if mates[node] == _NOBODY != free:
            mates[node], mates[free] = free, node
    for node in range(len(neighbours)):
        if mates[node] == _NOBODY:
            _Augmentation(neighbours, mates).run(node)
    return [None if mate == _NOBODY else mate for mate in mates]


class _Augmentation:
    """The search for one path that adds a pair, from a node without a partner."""

    def __init__(self, neighbours: Sequence[Sequence[int]], mates: list[int]) -> None:
        self.neighbours = neighbours
        self.mates = mates
        self.before = [_NOBODY] * len(neighbours)
        """The node from which each node was reached by an edge outside the matching."""
        self.base = list(range(len(neighbours)))
        """The node that stands for each node: nodes of an odd cycle are treated as one."""
        self.reached = [False] * len(neighbours)
        """Nodes at an even distance from the root."""

    def run(self, root: int) -> None:
        """Changes the matching along a path from the root, if there is one."""
        self.reached[root] = True
        queue = deque([root])
        while queue:
            node = queue.popleft()
            for other in self.neighbours[node]:
                if self.base[node] == self.base[other] or self.mates[node] == other:
                    continue
                mate = self.mates[other]
                if other == root or (mate != _NOBODY and self.before[mate] != _NOBODY):
                    self._contract(node, other, queue)
                elif self.before[other] == _NOBODY:
                    self.before[other] = node
                    if mate == _NOBODY:
                        self._flip(other)
                        return
                    self.reached[mate] = True
                    queue.append(mate)

    def _flip(self, end: int) -> None:
        node = end
        while node != _NOBODY:
            one = self.before[node]
            after = self.mates[one]
            self.mates[node], self.mates[one] = one, node
            node = after

    def _contract(self, one: int, other: int, queue: deque[int]) -> None:
        """Treats the odd cycle closed by the edge as one node, reached from the root."""
        common = self._common_base(one, other)
        cycle: set[int] = set()
        self._mark(one, common, other, cycle)
        self._mark(other, common, one, cycle)
        for node in range(len(self.base)):
            if self.base[node] in cycle:
                self.base[node] = common
                if not self.reached[node]:
                    self.reached[node] = True
                    queue.append(node)

    def _common_base(self, one: int, other: int) -> int:
        """The nearest base on both ways to the root."""
        seen: set[int] = set()
        node = self.base[one]
        while True:
            seen.add(node)
            mate = self.mates[node]
            if mate == _NOBODY:
                break
            node = self.base[self.before[mate]]
        node = self.base[other]
        while node not in seen:
            mate = self.mates[node]
            node = self.base[self.before[mate]]
        return node

    def _mark(self, node: int, common: int, child: int, cycle: set[int]) -> None:
        """Adds the bases from a node to the common base, and sets how to walk back round the cycle."""
        while self.base[node] != common:
            mate = self.mates[node]
            cycle |= {self.base[node], self.base[mate]}
            self.before[node] = child
            child = mate
            node = self.before[mate]

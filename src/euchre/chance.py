"""The one source of chance: a small, portable, counter-based generator.

A stream is a 64-bit key; its n-th number (n from 1) is `mix(key + n * GAMMA)` modulo 2**64, with
the mixing function and the odd constant GAMMA of SplitMix64 (Steele, Lea and Flood 2014). A key is
derived from a seed and the numbers that tell one use from another, so the deal and each seat have
streams apart, and any program can repeat them. `docs/chance.md` defines it all and gives test vectors.

Not for live play against people who could gain by guessing: such deals come from the
operating system's randomness and are recorded as acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

GAMMA = 0x9E3779B97F4A7C15
"""Step between the counters of neighbouring numbers."""
_MASK = 2**64 - 1


def mix(number: int) -> int:
    """A 64-bit number stirred so that each bit depends on all (SplitMix64's finisher)."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)


class Stream:
    """Numbers for one use, named by a seed and a path of whole numbers.

    >>> Stream(7, 1, 0).below(24), Stream(7, 1, 0).below(24)
    (23, 23)
    """

    __slots__ = ("counter", "key")

    def __init__(self, seed: int, *path: int) -> None:
        key = mix((seed + GAMMA) & _MASK)
        for step in path:
            key = mix((key + (step + 1) * GAMMA) & _MASK)
        self.key = key
        """The stream's 64-bit key."""
        self.counter = 0
        """How many numbers were drawn."""

    def bits(self) -> int:
        """The next 64 random bits as a whole number."""
        self.counter += 1
        return mix((self.key + self.counter * GAMMA) & _MASK)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as another (multiply, reject the short tail)."""
        product = self.bits() * bound
        if product & _MASK < bound:
            tail = (2**64 - bound) % bound
            while product & _MASK < tail:
                product = self.bits() * bound
        return product >> 64

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in an order each as likely as another (Fisher and Yates, from the end down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


DEAL, DRAW, SEAT = 0, 1, 2
"""The last step of a stream's path: the shuffle and cut of a deal, the draw for the first dealer,
and from SEAT on one for each seat (SEAT + seat)."""
WORLD = 6
"""The last step of the path of a world drawn, the step before being the world's number."""

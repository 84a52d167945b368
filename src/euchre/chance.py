"""The random numbers of the package: a small, portable, counter-based generator.

A stream has a 64-bit key. Its n-th number (n from 1) is `mix(key + n * GAMMA)` modulo 2**64, with the
mixing function and the odd constant GAMMA of SplitMix64 (Steele, Lea and Flood 2014). The key is derived
from a seed and from numbers that say what the stream is for, so the deal and each seat have streams of
their own and any program can compute them again. `docs/research/chance.md` defines the generator and gives
test vectors.

Do not use it for live play with people, who could predict the cards: such deals use the operating
system's random numbers and are recorded as acts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

GAMMA = 0x9E3779B97F4A7C15
"""Difference between the inputs of two consecutive numbers."""
_MASK = 2**64 - 1


def mix(number: int) -> int:
    """Return a 64-bit number of which each bit depends on all bits of the input (finisher of SplitMix64)."""
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & _MASK
    return number ^ (number >> 31)


class Stream:
    """Random numbers for one purpose, given by a seed and a path of whole numbers.

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
        """How many numbers have been drawn."""

    def bits(self) -> int:
        """Return the next 64 random bits as a whole number."""
        self.counter += 1
        return mix((self.key + self.counter * GAMMA) & _MASK)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely (multiply, reject the short tail)."""
        product = self.bits() * bound
        if product & _MASK < bound:
            tail = (2**64 - bound) % bound
            while product & _MASK < tail:
                product = self.bits() * bound
        return product >> 64

    def choice(self, items: Sequence[Item]) -> Item:
        """Return one of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return the items in random order, all orders equally likely (Fisher and Yates, from the end
        down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def keyed_seed(key: bytes, use: str) -> int:
    """Return a 64-bit seed that only a holder of the key can compute: a keyed hash of what it is for."""
    return int.from_bytes(hashlib.blake2b(use.encode(), key=key, digest_size=8).digest(), "big")


DEAL, DRAW, SEAT = 0, 1, 2
"""Last number of a stream's path: shuffle and cut of a deal, draw for the first dealer, and SEAT + seat for
the choices of each seat."""
WORLD = 6
"""Last number of the path for a sampled world; the number before it is the world's."""

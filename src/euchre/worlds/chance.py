"""Random numbers for many worlds at once: the generator of `euchre.chance` on arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..chance import GAMMA, WORLD, Stream

_STEP = np.uint64(GAMMA)
_TO_WORLD = np.uint64((WORLD + 1) * GAMMA % 2**64)
_HALF, _LOW = np.uint64(32), np.uint64(2**32 - 1)


def numbers_below(bound: int, seed: int, first: int, size: int) -> NDArray[np.uint64]:
    """`Stream(seed, n, WORLD).below(bound)` for n from `first` to `first + size - 1`; uint64 (size,).

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
    """`euchre.chance.mix` of each number; uint64, the shape of the argument."""
    first: NDArray[np.uint64] = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    second: NDArray[np.uint64] = (first ^ (first >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return second ^ (second >> np.uint64(31))


def _high(numbers: NDArray[np.uint64], by: np.uint64) -> NDArray[np.uint64]:
    """The upper 64 bits of each 128-bit product; uint64, the shape of `numbers`."""
    low, high, by_low, by_high = numbers & _LOW, numbers >> _HALF, by & _LOW, by >> _HALF
    middle = high * by_low + (low * by_low >> _HALF)
    upper: NDArray[np.uint64] = (
        high * by_high + (middle >> _HALF) + ((middle & _LOW) + low * by_high >> _HALF)
    )
    return upper

"""The hands that were dealt at many tables at once, for those who judge the play afterwards."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..env import ACTIONS, VectorEnv, layout_of
from ..seats import Seat
from .inputs import FACE_BITS

_PASSES = ACTIONS.index("passes")


class DealtHands:
    """Deals the same cards as a `VectorEnv` with the same seed and number of rows, and shows every hand."""

    def __init__(self, rows: int) -> None:
        self._env = VectorEnv("modern", rows)
        self._layout = layout_of(self._env.code)

    def of(self, seed: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int64]]:
        """The first deal of each row: hands, (N, 4) uint64; the turn-up, (N,) uint64; the dealer, (N,)."""
        env, rows = self._env, np.arange(self._env.count)
        env.reset(seed)
        hands: NDArray[np.uint64] = np.zeros((env.count, len(Seat)), np.uint64)
        dealer = (env.seats.astype(np.int64) - 1) % len(Seat)
        turn_up = self._masks("turn_up")
        for _ in Seat:
            hands[rows, env.seats] = self._masks("hand")
            env.step(np.full(env.count, _PASSES))
        return hands, turn_up, dealer

    def _masks(self, field: str) -> NDArray[np.uint64]:
        """(N,) uint64 card masks of a field of the observations."""
        return masks_of(self._layout.read(self._env.observations, field))


def masks_of(bits: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Card masks, uint64 (…), of bits by place in the pack, (…, 24)."""
    found: NDArray[np.uint64] = (bits * FACE_BITS).sum(axis=-1, dtype=np.uint64)
    return found

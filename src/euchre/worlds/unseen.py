"""Every world that fits a view: counted, listed or sampled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..cards import card_mask
from ..view import View
from .chance import numbers_below
from .hidden import DISCARDS, DUMMY, HAND, PLACES, TALON, hidden_in
from .ways import Ways
from .worlds import Likelihood, Worlds

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
        """A sample of `size` worlds, uniform and with replacement.

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
        """Every world once. Raises ValueError if there are more than `most`."""
        if self.count > most:
            raise ValueError(f"there are {self.count} worlds, more than {most}")
        return self.numbered(np.arange(self.count, dtype=np.uint64))

    def some(self, most: int, seed: int) -> Worlds:
        """Every world if there are at most `most`, else a sample of that size."""
        return self.every(most) if self.count <= most else self.drawn(most, seed)

    def likely(self, likelihood: Likelihood, *, effective: float, most: int, seed: int) -> Worlds:
        """Worlds weighed by a likelihood, with an effective sample size of at least `effective` if possible.

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
        """The worlds with these numbers, uint64 (N,), each below `count`. Raises ValueError for others."""
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

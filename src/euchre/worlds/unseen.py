"""What a view leaves open: every world that fits it, counted, listed or drawn."""

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

    A world tells who holds which cards now, and which were put out by whom or lie in talon and dummy. All
    that regular play shows is kept to: the cards seen, suits not followed (the left bower and the
    joker being trumps), the turn-up in the dealer's hand unless he may have buried it, cards laid open,
    and the hand of one who sits out.

    Raises ValueError, saying what is wrong, for a view that fits no world.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._hidden = hidden_in(view)
        self._ways = Ways(self._hidden)
        if not self.count:
            raise ValueError("the cards can lie in no way that fits what was shown")

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return self._ways.count

    def drawn(self, size: int, seed: int, first: int = 0) -> Worlds:
        """Some worlds by chance, each as likely as another and drawn anew each time.

        World number n of a seed is that of the number `Stream(seed, n, WORLD).below(count)`, n counting
        from `first` on: so a drawing can be continued, and repeated in any parts. Raises ValueError for a
        size below 1 or more worlds than 2**64.
        """
        if size < 1 or first < 0:
            raise ValueError("draw at least one world, and count them from 0 on")
        if self.count > 2**64:
            raise ValueError(f"{self.count} worlds are too many to draw from: at most 2**64")
        return self.numbered(numbers_below(self.count, seed, first, size))

    def every(self, most: int = 1_000_000) -> Worlds:
        """All worlds, once each. Raises ValueError if they are more than `most`."""
        if self.count > most:
            raise ValueError(f"there are {self.count} worlds, more than {most}")
        return self.numbered(np.arange(self.count, dtype=np.uint64))

    def some(self, most: int, seed: int) -> Worlds:
        """All worlds if they are `most` or fewer, else so many drawn."""
        return self.every(most) if self.count <= most else self.drawn(most, seed)

    def likely(self, likelihood: Likelihood, *, effective: float, most: int, seed: int) -> Worlds:
        """Worlds with weights from a likelihood, worth at least so many equally likely ones.

        All worlds if they are `most` or fewer; else more and more are drawn until they are worth
        `effective` ones, or `most` are drawn. Raises ValueError as `Worlds.weighed` does.
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
        """The worlds of some numbers below `count`. Raises ValueError for other numbers."""
        if len(numbers) and int(numbers.max()) >= self.count:
            raise ValueError(f"worlds are numbered from 0 to {self.count - 1}")
        seen = np.array([card_mask(cards) for cards in self._hidden.known], np.uint64)
        lying = self._ways.found(numbers) | seen
        assert lying.shape[1] == PLACES
        return Worlds(
            view=self.view,
            hands=np.ascontiguousarray(lying[:, HAND : HAND + _MOST_SEATS]),
            discards=np.ascontiguousarray(lying[:, DISCARDS : DISCARDS + _MOST_SEATS]),
            talon=np.ascontiguousarray(lying[:, TALON]),
            dummy=np.ascontiguousarray(lying[:, DUMMY]),
            weights=np.ones(len(numbers)),
        )

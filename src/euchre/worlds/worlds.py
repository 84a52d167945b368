"""Worlds as NumPy arrays, with their weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..acts import Act, FixSuit, TakeDummy
from ..cards import card_mask
from ..deal import Deal, lawfully_after
from ..solver.batch import Batch, batch_of
from ..solver.position import position_of
from ..view import View, score_seen, view_of
from .whole import whole_deal

_BY_ROW = ("hands", "discards", "talon", "dummy", "weights")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Worlds:
    """N ways in which the cards may lie that a view does not show; bit `Card.index` for each card."""

    view: View
    """What they fit."""
    hands: NDArray[np.uint64]
    """(N, 4) who holds what, by seat, as in `euchre.solver.batch`; one who sits out keeps his cards."""
    discards: NDArray[np.uint64]
    """(N, 4) what each seat has put out."""
    talon: NDArray[np.uint64]
    """(N,) cards not dealt, without the turn-up."""
    dummy: NDArray[np.uint64]
    """(N,) the dummy, while nobody has taken it in."""
    weights: NDArray[np.float64]
    """(N,) how much each counts: all 1 where they are as likely as one another."""

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def effective_size(self) -> float:
        """How many equally likely worlds these are worth: (sum of weights)^2 / sum of their squares."""
        return float(self.weights.sum() ** 2 / np.square(self.weights).sum())

    def average(self, values: ArrayLike) -> NDArray[np.float64]:
        """The mean of one value for each world, or of one row, by weight."""
        return np.asarray(np.average(np.asarray(values), axis=0, weights=self.weights), np.float64)

    def weighed(self, likelihood: Likelihood) -> Worlds:
        """The same worlds with their weights multiplied by how likely each is.

        The likelihood is asked once for all: how likely what was seen would be in each world, up to a
        common factor, float (N,). Raises ValueError for other shapes, for numbers below 0 or
        not finite, and where no world is left any weight.
        """
        factors = np.asarray(likelihood(self), np.float64)
        if factors.shape != (len(self),):
            raise ValueError(f"the likelihood has the shape {factors.shape}, not {(len(self),)}")
        if not np.isfinite(factors).all() or (factors < 0).any():
            raise ValueError("a likelihood is a finite number, 0 or more")
        if not (self.weights * factors).any():
            raise ValueError("no world is likely at all")
        return replace(self, weights=self.weights * factors)

    def joined(self, more: Worlds) -> Worlds:
        """These worlds and then some more of the same view."""
        columns: dict[str, Any] = {
            name: np.concatenate([getattr(self, name), getattr(more, name)]) for name in _BY_ROW
        }
        return replace(self, **columns)

    def of_rows(self, rows: NDArray[np.bool_]) -> Worlds:
        """Those of the worlds that are marked."""
        columns: dict[str, Any] = {name: getattr(self, name)[rows] for name in _BY_ROW}
        return replace(self, **columns)

    def after(self, act: Act) -> Worlds:
        """The same worlds after an act of the seat whose view it is: what it would face if it did so.

        Raises IllegalAct for an act that is not lawful, ValueError for one of another seat or by which the
        seat would see more cards (it takes in the dummy, or says what suit a joker stands for).
        """
        view = self.view
        if view.seat is None or act.actor != view.seat or isinstance(act, (FixSuit, TakeDummy)):
            raise ValueError(f"'{act}' is another's, or what it leads to differs from world to world")
        deal = lawfully_after(self.deal_at(0), act)
        after = view_of(deal, view.seat, score_seen(view))
        hands, discards = self.hands.copy(), self.discards.copy()
        hands[:, view.seat] = card_mask(after.hand)
        discards[:, view.seat] = card_mask(after.discards)
        return replace(self, view=after, hands=hands, discards=discards)

    def deal_at(self, row: int) -> Deal:
        """The whole deal as it stands in one world, each hand in the order of the faces."""
        return whole_deal(
            self.view,
            hands=tuple(int(cards) for cards in self.hands[row, : self.view.code.players]),
            discards=tuple(int(cards) for cards in self.discards[row]),
            talon=int(self.talon[row]),
            dummy=int(self.dummy[row]),
        )

    def positions(self) -> Batch:
        """The positions of the play, for the solver.

        Raises ValueError where there is none to solve, as `euchre.solver.position_of` does.
        """
        position = position_of(self.deal_at(0))
        one = batch_of([position])
        columns = {
            field.name: np.repeat(getattr(one, field.name), len(self), axis=0) for field in fields(one)
        }
        playing = np.isin(range(self.hands.shape[1]), position.players)
        return Batch(**{**columns, "hands": self.hands * playing})


Likelihood: TypeAlias = Callable[[Worlds], ArrayLike]
"""How likely what was seen would be in each of some worlds, up to a common factor."""

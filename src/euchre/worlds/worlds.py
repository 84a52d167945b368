"""Worlds as NumPy arrays, with their weights."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..acts import Act, Discard, FixSuit, GiveCard, GoUnder, Manner, TakeDummy
from ..cards import UNKNOWN, Card, card_mask, cards_of
from ..deal import Deal, lawfully_after
from ..deal.state import public_parts
from ..errors import reached
from ..seats import Seat
from ..solver.batch import PositionBatch, batch_of
from ..solver.position import position_of
from ..view import View, score_seen, view_of
from .hidden import turn_up_was_taken


def whole_deal(
    view: View, *, hands: tuple[int, ...], discards: tuple[int, ...], talon: int, dummy: int
) -> Deal:
    """Return the deal of a view with every face known; masks have bit `Card.index` for each card.

    The cards of every hand are in the order of `Card.index`.
    """
    acts = tuple(_with_discards(view, [cards_of(cards) for cards in discards]))
    if view.best_given:
        acts = tuple(_with_gift(view, acts, hands))
    return Deal(
        **public_parts(view),
        pack=cards_of(talon),
        hands=tuple(cards_of(cards) for cards in hands),
        dummy=cards_of(dummy),
        turn_up_in_hand=turn_up_was_taken(view),
        discards=tuple(_put_out(acts)),
        shown=_shown(view),
        acts=acts,
    )


def _with_discards(view: View, discards: list[tuple[Card, ...]]) -> Iterator[Act]:
    """Yield the acts with each hidden discard named.

    Where a seat discarded twice, the turn-up went last, and after it the card that a partner gave.
    """
    gifts = {act.card for act in view.acts if isinstance(act, GiveCard)}
    left = [sorted(cards, key=lambda card: (card in gifts, card is view.turn_up)) for cards in discards]
    for act in view.acts:
        if isinstance(act, Discard) and isinstance(act.actor, Seat) and UNKNOWN in act.cards:
            hidden = left[act.actor]
            act = replace(act, cards=tuple(hidden[: len(act.cards)]))
            del hidden[: len(act.cards)]
        yield act


def _with_gift(view: View, acts: tuple[Act, ...], hands: tuple[int, ...]) -> Iterator[Act]:
    """Yield the acts with a hidden gift named: any card that the lone player kept may be it, but the
    turn-up."""
    lone = reached(view.calling.lone, "nobody plays alone")
    played = (play.card for trick in view.tricks for play in trick.plays if play.actor == lone)
    kept = (card for card in (*cards_of(hands[lone]), *played) if card is not view.turn_up)
    for act in acts:
        hidden = isinstance(act, GiveCard) and act.card is UNKNOWN
        yield GiveCard(act.actor, next(kept)) if hidden else act


def _put_out(acts: tuple[Act, ...]) -> Iterator[tuple[Seat, Card]]:
    for act in acts:
        if isinstance(act, Discard) and isinstance(act.actor, Seat):
            yield from ((act.actor, card) for card in act.cards)


def _shown(view: View) -> tuple[Seat, ...]:
    """Return the seats whose cards lie open for a reason other than jambone."""
    seats = [seat for seat, _ in view.open_hands]
    if view.calling.manner is Manner.JAMBONE and view.calling.lone in seats:
        seats.remove(view.calling.lone)
    return tuple(seats)


_BY_ROW = ("hands", "discards", "talon", "dummy", "weights")


_DIFFERING = (FixSuit, GiveCard, GoUnder, TakeDummy)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Worlds:
    """N arrangements of the cards that a view does not show; masks have bit `Card.index` for each card."""

    view: View
    """The view that all the worlds fit."""
    hands: NDArray[np.uint64]
    """uint64 (N, 4): cards in each hand by seat, as in `euchre.solver.batch`; who sits out keeps their cards.
    """
    discards: NDArray[np.uint64]
    """uint64 (N, 4): cards that each seat has discarded."""
    talon: NDArray[np.uint64]
    """uint64 (N,): undealt cards, without the turn-up."""
    dummy: NDArray[np.uint64]
    """uint64 (N,): the dummy, until a player takes it."""
    weights: NDArray[np.float64]
    """float64 (N,): weight of each world; all 1 where all are equally likely."""

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def effective_size(self) -> float:
        """Effective sample size: (sum of weights)^2 / (sum of squared weights)."""
        return float(self.weights.sum() ** 2 / np.square(self.weights).sum())

    def average(self, values: ArrayLike) -> NDArray[np.float64]:
        """Return the weighted mean over worlds of an array (N, ...); float64, its shape without the first
        axis."""
        return np.asarray(np.average(np.asarray(values), axis=0, weights=self.weights), np.float64)

    def weighed(self, likelihood: Likelihood) -> Worlds:
        """Return the same worlds with their weights multiplied by how likely each is.

        The likelihood is called once. It returns float (N,): the probability of what was seen, given each
        world, up to a common factor. Raises ValueError for another shape, for a value that is negative
        or not finite, and if every weight becomes 0.
        """
        factors = np.asarray(likelihood(self), np.float64)
        if factors.shape != (len(self),):
            raise ValueError(f"the likelihood has the shape {factors.shape}, not {(len(self),)}")
        if not np.isfinite(factors).all() or (factors < 0).any():
            raise ValueError("a likelihood must be finite and at least 0")
        if not (self.weights * factors).any():
            raise ValueError("every world has likelihood 0")
        return replace(self, weights=self.weights * factors)

    def joined(self, more: Worlds) -> Worlds:
        """Return these worlds followed by more of the same view."""
        columns: dict[str, Any] = {
            name: np.concatenate([getattr(self, name), getattr(more, name)]) for name in _BY_ROW
        }
        return replace(self, **columns)

    def of_rows(self, rows: NDArray[np.bool_]) -> Worlds:
        """Return the worlds where the mask, bool (N,), is true."""
        columns: dict[str, Any] = {name: getattr(self, name)[rows] for name in _BY_ROW}
        return replace(self, **columns)

    def after(self, act: Act) -> Worlds:
        """Return the same worlds after an act of the seat whose view this is.

        Raises IllegalAct for an unlawful act. Raises ValueError for an act of another seat, and for an act
        whose result differs between worlds: taking the dummy, going under, giving a card, or fixing the suit
        of a joker.
        """
        view = self.view
        if view.seat is None or act.actor != view.seat or isinstance(act, _DIFFERING):
            raise ValueError(f"'{act}' is not an act of this seat, or its result differs between worlds")
        deal = lawfully_after(self.deal_at(0), act)
        after = view_of(deal, view.seat, score_seen(view))
        hands, discards = self.hands.copy(), self.discards.copy()
        hands[:, view.seat] = card_mask(after.hand)
        discards[:, view.seat] = card_mask(after.discards)
        return replace(self, view=after, hands=hands, discards=discards)

    def deal_at(self, row: int) -> Deal:
        """Return the whole deal in one world; each hand in the order of `Card.index`."""
        return whole_deal(
            self.view,
            hands=tuple(int(cards) for cards in self.hands[row, : self.view.code.players]),
            discards=tuple(int(cards) for cards in self.discards[row]),
            talon=int(self.talon[row]),
            dummy=int(self.dummy[row]),
        )

    def positions(self) -> PositionBatch:
        """Return the positions of the play, for the solver.

        Raises ValueError where the deal is not in play, as `euchre.solver.position_of` does.
        """
        position = position_of(self.deal_at(0))
        one = batch_of([position])
        columns = {
            field.name: np.repeat(getattr(one, field.name), len(self), axis=0) for field in fields(one)
        }
        playing = np.isin(range(self.hands.shape[1]), position.players)
        return PositionBatch(**{**columns, "hands": self.hands * playing})


Likelihood: TypeAlias = Callable[[Worlds], ArrayLike]
"""Function from N worlds to the probability of what was seen in each, float (N,), up to a common factor."""

"""Average value of cards, discards and calls over worlds that are solved double dummy. Needs NumPy.

Values are points: those of the makers minus those of one adverse side, negated for an adversary.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..acts import Act
from ..cards import FACES, JOKER, Card, card_mask
from ..deal import Deal, first_leader
from ..deal.rights import dealer_exchanges
from ..seats import Seat
from ..solver import payoff_of
from ..solver.batch import PositionBatch, batch_card_classes, batch_classes
from ..worlds import Worlds

_BY_INDEX = (*FACES, JOKER)
_TABLE = 4
_ONE = np.uint64(1)


def card_worths(worlds: Worlds) -> dict[Card, float]:
    """Return the value in points of each card that the seat of the view may play now."""
    classes = batch_card_classes(worlds.positions(), threads=1)
    deal = worlds.deal_at(0)
    worth = worlds.average(_points(deal)[classes]) * _sign(worlds, deal)
    return {card: float(worth[card.index]) for card in _BY_INDEX if classes[0, card.index] >= 0}


def act_worths(worlds: Worlds, acts: Sequence[Act]) -> dict[Act, float]:
    """Return the value in points of calls that make trump, or of discards, that the seat may choose now.

    Any later discard is the best one for the player who makes it, with all hands known.
    """
    return {act: _act_worth(worlds, act) for act in acts}


def _act_worth(worlds: Worlds, act: Act) -> float:
    then = worlds.after(act)
    deal = then.deal_at(0)
    if deal.outcome is not None:
        side = deal.code.seating.side_of(worlds.view.own_seat)
        points = deal.outcome.points
        return points[side] - (sum(points) - points[side]) / (len(points.sides) - 1)
    return float(worlds.average(_worth_by_world(then, deal))) * _sign(worlds, deal)


@dataclass(frozen=True, slots=True)
class _Exchange:
    """A seat takes cards and discards as many."""

    seat: Seat
    taken: NDArray[np.uint64]
    """(N,) card masks: the cards it takes in each world."""
    number: int
    """How many cards it discards."""
    kept: np.uint64
    """Mask of the cards that it may not discard."""


def _exchanges(worlds: Worlds, deal: Deal) -> Iterator[_Exchange]:
    """Yield the exchanges left before the lead: the dealer's for the turn-up, then the maker's for the
    dummy."""
    none = np.uint64(0)
    code, maker = deal.code, deal.settled_maker
    dummy = code.dummy if not deal.dummy_taken and deal.calling.lone is None else 0
    exchanges = dealer_exchanges(deal)
    taken = np.full(len(worlds), _turn_up(deal) if exchanges else none)
    kept = none if code.may_bury_turn_up or code.may_decline_turn_up or not exchanges else _turn_up(deal)
    if exchanges and not (dummy and maker == deal.dealer):
        yield _Exchange(deal.dealer, taken, 1, kept)
        taken = np.full(len(worlds), none)
        exchanges = False
    if dummy:
        yield _Exchange(maker, taken | worlds.dummy, dummy + exchanges, none)


def _worth_by_world(worlds: Worlds, deal: Deal) -> NDArray[np.float64]:
    """Return (N,) float64 makers' points in each world; discards are the best ones with all hands known."""
    hands, shape, barred = worlds.hands, [len(worlds)], []
    choosers = list(_exchanges(worlds, deal))
    for place, exchange in enumerate(choosers):
        whole = hands[..., exchange.seat] | exchange.taken.reshape(-1, *(1,) * place)
        left, put_out = _choices(whole, exchange.number)
        hands = np.repeat(hands[..., None, :], left.shape[-1], axis=-2)
        hands[..., exchange.seat] = left
        barred.append((put_out & exchange.kept) != 0)
        shape.append(left.shape[-1])
    classes = batch_classes(opening_positions(deal, hands.reshape(-1, _TABLE)), threads=1)
    worth: NDArray[np.float64] = _points(deal)[classes].reshape(shape)
    for exchange, no in reversed(list(zip(choosers, barred, strict=True))):
        makes = exchange.seat in deal.makers
        worth = np.where(no, -np.inf if makes else np.inf, worth)
        worth = worth.max(axis=-1) if makes else worth.min(axis=-1)
    return worth


def _choices(hands: NDArray[np.uint64], number: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Return all discards of `number` cards from each hand: masks of the cards left and of the discards.

    `hands` is uint64 of any shape, all hands of one size; both results have one more axis, the choices.
    """
    rest, cards = hands.copy(), []
    while rest.any():
        lowest = rest & (~rest + _ONE)
        cards.append(lowest)
        rest ^= lowest
    ways = list(combinations(range(len(cards)), number))
    put_out = np.stack([np.bitwise_or.reduce([cards[place] for place in way]) for way in ways], axis=-1)
    return hands[..., None] & ~put_out, put_out


def opening_positions(deal: Deal, hands: NDArray[np.uint64]) -> PositionBatch:
    """Return the solver positions before the first lead, for (N, 4) uint64 hands."""
    rows, players = len(hands), deal.code.players
    out = [*deal.calling.out, *range(players, _TABLE)]
    hands = hands.copy()
    hands[:, out] = 0
    return PositionBatch(
        hands=hands,
        trump=np.full(rows, deal.trump, np.uint8),
        leader=np.full(rows, first_leader(deal), np.uint8),
        makers=np.full(rows, sum(1 << seat for seat in deal.makers), np.uint8),
        out=np.full(rows, sum(1 << seat for seat in out), np.uint8),
    )


def _points(deal: Deal) -> NDArray[np.float64]:
    """Return (3,) float64 makers' points for euchre, point and march."""
    payoff = payoff_of(deal)
    return np.array([payoff.euchred, payoff.point, payoff.march])


def _turn_up(deal: Deal) -> np.uint64:
    return np.uint64(card_mask((deal.turned_card,)))


def _sign(worlds: Worlds, deal: Deal) -> int:
    return 1 if worlds.view.own_seat in deal.makers else -1

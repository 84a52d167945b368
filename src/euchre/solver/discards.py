"""The best cards to put out: the dealer's discard, and the exchange of three from eight at three players."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from types import ModuleType

from ..cards import Card, Suit
from ..deal import Deal, first_leader
from ..seats import Seat
from .backend import IN_USE
from .payoff import Payoff
from .position import Position
from .solving import makers_tricks, value


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """All hands before the first lead, one of them too large by the cards it has to put out."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat; empty for one who sits out."""
    seat: Seat
    """Who puts cards out."""
    trump: Suit
    leader: Seat
    """Who leads to the first trick."""
    makers: tuple[Seat, ...]
    out: tuple[Seat, ...] = ()
    kept: tuple[Card, ...] = ()
    """Cards that may not be put out, as the turn-up in some codes."""


def discard_values(
    exchange: Exchange, payoff: Payoff | None = None, *, solver: ModuleType = IN_USE
) -> dict[tuple[Card, ...], float]:
    """The worth to the makers of each choice of cards to put out, in tricks or by the result.

    The cards of a choice stand in the order of the hand. Raises ValueError for hands that cannot be.
    """
    hand = exchange.hands[exchange.seat]
    sizes = {len(cards) for seat, cards in enumerate(exchange.hands) if seat != exchange.seat and cards}
    if len(sizes) != 1 or len(hand) <= max(sizes):
        raise ValueError("one hand must be larger than the others, and those be equal")
    found: dict[tuple[Card, ...], float] = {}
    for put_out in combinations(hand, len(hand) - max(sizes)):
        if any(card in exchange.kept for card in put_out):
            continue
        position = _after(exchange, put_out)
        found[put_out] = (
            float(makers_tricks(position, solver=solver))
            if payoff is None
            else value(position, payoff, solver=solver)
        )
    return found


def best_discards(
    exchange: Exchange, payoff: Payoff | None = None, *, solver: ModuleType = IN_USE
) -> tuple[tuple[Card, ...], ...]:
    """All choices that are equally best for whoever puts the cards out."""
    values = discard_values(exchange, payoff, solver=solver)
    best = (max if exchange.seat in exchange.makers else min)(values.values())
    return tuple(put_out for put_out, worth in values.items() if worth == best)


def _after(exchange: Exchange, put_out: tuple[Card, ...]) -> Position:
    hands = tuple(
        tuple(card for card in hand if card not in put_out) if seat == exchange.seat else hand
        for seat, hand in enumerate(exchange.hands)
    )
    return Position(
        hands=hands,
        trump=exchange.trump,
        leader=exchange.leader,
        makers=exchange.makers,
        out=exchange.out,
    )


def exchange_of(deal: Deal) -> Exchange:
    """The exchange that a deal waits for: the dealer's discard, or the maker's after he took the dummy in.

    Raises ValueError where none is due.
    """
    larger = [seat for seat in deal.active if len(deal.holding(seat)) > deal.code.hand_size]
    if deal.trump is None or deal.is_over or len(larger) != 1:
        raise ValueError("no discard is due")
    bound = not deal.code.may_bury_turn_up and larger[0] == deal.dealer and deal.calling.accepted
    return Exchange(
        hands=tuple(
            () if seat in deal.calling.out else deal.holding(seat) for seat in deal.code.seating.seats
        ),
        seat=larger[0],
        trump=deal.trump,
        leader=first_leader(deal),
        makers=deal.makers,
        out=deal.calling.out,
        kept=(deal.turn_up,) if bound and deal.turn_up is not None else (),
    )

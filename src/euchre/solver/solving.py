"""The value of a position when all hands are known and both sides play perfectly."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ..cards import Card, Suit
from ..deal import Deal, Result, first_leader
from ..seats import Seat
from .backend import IN_USE, SolverBackend
from .payoff import Payoff, Question
from .position import Position

_RESULTS = (Result.EUCHRE, Result.POINT, Result.MARCH)


def makers_tricks(position: Position, *, solver: SolverBackend = IN_USE) -> int:
    """Return the makers' tricks in the whole hand, including those already won."""
    return solver.answer(position, Question.TRICKS)


def result(position: Position, *, solver: SolverBackend = IN_USE) -> Result:
    """Return the result of the hand: euchre, point or march."""
    return _RESULTS[solver.answer(position, Question.CLASS)]


def value(position: Position, payoff: Payoff, *, solver: SolverBackend = IN_USE) -> float:
    """Return the value of the result to the makers."""
    return payoff.of(solver.answer(position, Question.CLASS))


def card_tricks(position: Position, *, solver: SolverBackend = IN_USE) -> dict[Card, int]:
    """Return the makers' tricks after each playable card, in the order of the hand."""
    return solver.answer_by_card(position, Question.TRICKS)


def card_values(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> dict[Card, float]:
    """Return the value to the makers of each playable card, in the order of the hand.

    In tricks, or in the units of the payoff if one is given.
    """
    if payoff is None:
        return {card: float(tricks) for card, tricks in card_tricks(position, solver=solver).items()}
    classes = solver.answer_by_card(position, Question.CLASS)
    return {card: payoff.of(class_) for card, class_ in classes.items()}


def best_cards(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> tuple[Card, ...]:
    """Return all best cards for the seat to play, in the order of the hand."""
    values = card_values(position, payoff, solver=solver)
    best = (max if position.turn in position.makers else min)(values.values())
    return tuple(card for card, worth in values.items() if worth == best)


def best_line(
    position: Position, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> tuple[tuple[Seat, Card], ...]:
    """Return one line of best play to the end; among equally good cards, the first in the hand."""
    line: list[tuple[Seat, Card]] = []
    now: Position | None = position
    while now is not None:
        card = best_cards(now, payoff, solver=solver)[0]
        line.append((now.turn, card))
        now = now.after(card)
    return tuple(line)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """All hands before the first lead; one hand still has to discard its surplus cards."""

    hands: tuple[tuple[Card, ...], ...]
    """Cards by seat; empty for a seat that sits out."""
    seat: Seat
    """The seat that discards."""
    trump: Suit
    leader: Seat
    """The seat that leads to the first trick."""
    makers: tuple[Seat, ...]
    out: tuple[Seat, ...] = ()
    kept: tuple[Card, ...] = ()
    """Cards that may not be discarded, such as the turn-up in some codes."""


def discard_values(
    exchange: Exchange, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> dict[tuple[Card, ...], float]:
    """Return the value to the makers of each possible discard, in tricks, or in points if a payoff is given.

    The cards of a discard are in the order of the hand. Raises ValueError for impossible hands.
    """
    hand = exchange.hands[exchange.seat]
    sizes = {len(cards) for seat, cards in enumerate(exchange.hands) if seat != exchange.seat and cards}
    if len(sizes) != 1 or len(hand) <= max(sizes):
        raise ValueError("one hand must be larger than the others, and the others must be equal")
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
    exchange: Exchange, payoff: Payoff | None = None, *, solver: SolverBackend = IN_USE
) -> tuple[tuple[Card, ...], ...]:
    """Return all discards that are best for the seat that discards."""
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
    """Return the discard that is due in a deal: the dealer's, or the maker's after taking the dummy.

    Raises ValueError if no discard is due.
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

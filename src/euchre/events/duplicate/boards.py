"""Boards: deals in a known order, the same for all who play them, computed from one sealed seed.

The seed of an event is the seed of a "table" with the event's name and game 1, without shares, as
`docs/server/fair-deals.md` has it. Board 1 is its first deal, dealt by A; the next seat deals the next board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...acts import Manner
from ...bots.croupier import Bots, play_deal, routine_act
from ...cards import SUITS, Card, Suit
from ...deal import Deal, points_for
from ...game import Sitting, after, begin_deal, new_sitting
from ...laws import Code
from ...seats import Seat, Side
from ...solver import Exchange, Position, discard_values, makers_tricks
from ..refusals import MOST_BOARDS, EventError
from ..sealed import FairChance, commitment_of, key_of_game

GAME = 1
"""Every event is one game of the commitment."""


@dataclass(frozen=True, slots=True)
class DuplicateBoard:
    """One deal, before the first call."""

    number: int
    """From 1."""
    sitting: Sitting
    """A table with this deal; nobody has called."""

    @property
    def deal(self) -> Deal:
        """The deal."""
        return self.sitting.current_deal

    @property
    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards of each seat."""
        seats = self.deal.code.seating.seats
        return {seat: tuple(self.deal.hands[seat]) for seat in seats}


def sealed_boards(event: str, seed: bytes) -> str:
    """Return the commitment to the boards of an event: publish it before play, and the seed afterwards."""
    return commitment_of(event, GAME, seed)


def boards_of(event: str, seed: bytes, count: int, code: Code) -> tuple[DuplicateBoard, ...]:
    """Return the boards of an event. Raises EventError for a code without two sides of two, or a wrong
    number."""
    if not 1 <= count <= MOST_BOARDS:
        raise EventError(f"{count} boards cannot be dealt: 1 to {MOST_BOARDS} can")
    seating = code.seating
    if len(seating.seats) != 4 or len(seating.sides) != 2:
        raise EventError(f"{code.name} has no two sides of two players, which duplicate needs")
    chance = FairChance(key_of_game(event, GAME, seed, {}))
    return tuple(_board(number, code, chance) for number in range(1, count + 1))


def _board(number: int, code: Code, chance: FairChance) -> DuplicateBoard:
    """Return one board: the routine of the deal with this number."""
    sitting = replace(begin_deal(new_sitting(code, dealer=Seat((number - 1) % 4))), deals=number)
    while (act := routine_act(sitting, chance)) is not None:
        sitting = after(sitting, act)
    return DuplicateBoard(number, sitting)


def makeable(board: DuplicateBoard) -> dict[tuple[Side, Suit], int]:
    """Return tricks of each side with each trump, if all cards are seen and both sides play their best.

    Nobody plays alone. The dealer takes up the turn-up where its suit is trump, and puts out the best card.
    """
    deal = board.deal
    return {
        (side, trump): _tricks(deal, side.seats, trump) for side in deal.code.seating.sides for trump in SUITS
    }


def _tricks(deal: Deal, makers: tuple[Seat, ...], trump: Suit) -> int:
    hands = [tuple(deal.hands[seat]) for seat in deal.code.seating.seats]
    turned = deal.turn_up
    if turned is None or deal.turned_suit != trump:
        return makers_tricks(
            Position(hands=tuple(hands), trump=trump, leader=deal.eldest_hand, makers=makers)
        )
    hands[deal.dealer] = (*hands[deal.dealer], turned)
    exchange = Exchange(
        hands=tuple(hands), seat=deal.dealer, trump=trump, leader=deal.eldest_hand, makers=makers
    )
    values = discard_values(exchange).values()
    return int(max(values) if deal.dealer in makers else min(values))


def points_made(board: DuplicateBoard, tricks: int) -> tuple[int, int]:
    """Return the points of makers and of adversaries for a number of tricks, with both makers playing."""
    _, makers, adversaries = points_for(board.deal.code, tricks, Manner.PARTNERSHIP, False)
    return makers, adversaries


def played_by(board: DuplicateBoard, bots: Bots, seed: int) -> tuple[int, ...]:
    """Return the points of each side if computer players play the board."""
    outcome = play_deal(board.sitting, bots, seed).current_deal.final_outcome
    return tuple(outcome.points)

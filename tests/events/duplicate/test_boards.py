"""Boards: the same from the same seed, sealed by a commitment, and what can be made with them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from euchre.bots.croupier import Bots, next_act, play_deal
from euchre.cards import SUITS
from euchre.deal import Deal
from euchre.events import EventError
from euchre.events.duplicate import boards_of, makeable, played_by, points_made, sealed_boards
from euchre.game import Sitting, after
from euchre.laws import load_code
from euchre.players import bots_by_seat
from euchre.seats import Seat, Side
from euchre.solver import makers_tricks, position_of

MODERN = load_code("modern")
SEED = bytes(range(32))
NAME = "0" * 24


def test_boards_are_whole_packs_and_the_same_from_the_same_seed() -> None:
    boards = boards_of(NAME, SEED, 12, MODERN)
    again = boards_of(NAME, SEED, 16, MODERN)[:12]
    assert [board.hands for board in boards] == [board.hands for board in again]
    assert [board.deal.dealer for board in boards] == [Seat(number % 4) for number in range(12)]
    for board in boards:
        cards = [card for hand in board.hands.values() for card in hand]
        assert [len(hand) for hand in board.hands.values()] == [5, 5, 5, 5]
        assert max(Counter([*cards, board.deal.turn_up]).values()) == 1
    assert len({str(board.hands) for board in boards}) == 12
    assert boards_of("1" * 24, SEED, 1, MODERN)[0].hands != boards[0].hands


def test_the_commitment_is_that_of_a_fair_deal() -> None:
    text = f"euchre-fair/1\n{NAME}\n1\n".encode() + SEED
    assert sealed_boards(NAME, SEED) == hashlib.sha256(text).hexdigest()


def test_makeable_tricks_are_those_that_the_solver_finds_in_play() -> None:
    bots = bots_by_seat(MODERN, dict.fromkeys("ABCD", "simple"))
    compared = 0
    for board in boards_of(NAME, SEED, 120, MODERN):
        tricks = makeable(board)
        assert set(tricks) == {(side, suit) for side in (Side.A_C, Side.B_D) for suit in SUITS}
        assert all(0 <= count <= 5 for count in tricks.values())
        played = play_deal(board.sitting, bots, 1).current_deal
        if played.trump is None or played.trump == board.deal.turned_suit or len(played.makers) != 2:
            continue
        side = MODERN.seating.side_of(played.makers[0])
        start = next(
            state
            for state in states(board.sitting, bots)
            if state.trump is not None and not state.finished_tricks
        )
        assert tricks[side, played.trump] == makers_tricks(position_of(start)), board.number
        compared += 1
    assert compared >= 3


def states(sitting: Sitting, bots: Bots) -> Iterator[Deal]:
    """Yield the deal after each act."""
    while (act := next_act(sitting, bots, 1)) is not None and not sitting.is_between_deals:
        sitting = after(sitting, act)
        yield sitting.current_deal


def test_points_follow_the_code() -> None:
    board = boards_of(NAME, SEED, 1, MODERN)[0]
    assert [points_made(board, tricks) for tricks in (2, 3, 5)] == [(0, 2), (1, 0), (2, 0)]


def test_computer_players_get_the_same_from_the_same_board() -> None:
    board = boards_of(NAME, SEED, 3, MODERN)[2]
    bots = bots_by_seat(MODERN, dict.fromkeys("ABCD", "simple"))
    assert played_by(board, bots, 7) == played_by(board, bots, 7)


@pytest.mark.parametrize(("code", "count"), [("modern-2", 4), ("modern", 0), ("modern", 401)])
def test_what_cannot_be_dealt_is_refused(code: str, count: int) -> None:
    with pytest.raises(EventError):
        boards_of(NAME, SEED, count, load_code(code))

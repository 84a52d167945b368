"""Positions: impossible ones are refused with a reason, and deals are converted."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from euchre.cards import UNKNOWN, Card, Suit, read_cards
from euchre.chance import Stream
from euchre.errors import NotationError
from euchre.seats import Seat
from euchre.solver import Position, makers_tricks, position_of, read_position, write_position
from tests.solver.positions import FORMS, Form, random_position
from tests.solver.solvers import needs_native
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, house, said

A, B, C, D = Seat
GOOD: dict[str, Any] = {
    "hands": tuple(map(read_cards, ("JC AC", "QH 8H", "7D TD", "KC TC"))),
    "trump": Suit.CLUBS,
    "leader": B,
    "makers": (A, C),
}


def hands(*texts: str) -> dict[str, Any]:
    return {"hands": tuple(map(read_cards, texts))}


WRONG: dict[str, dict[str, Any]] = {
    "AC appears twice": hands("JC AC", "QH 8H", "7D TD", "KC AC"),
    "KC appears twice": {**hands("JC AC", "QH", "7D TD", "KC TC"), "trick": (Card("KC"),)},
    "the hands are unequal: with the cards on the table A has 1, another seat 2": hands(
        "JC", "QH 8H", "7D TD", "KC TC"
    ),
    "the hands are unequal: with the cards on the table C has 2, another seat 3": {"trick": (Card("9H"),)},
    "a face is unknown": {"hands": ((Card("JC"), UNKNOWN), *GOOD["hands"][1:])},
    "a table has two, three or four hands, not 1": hands("JC AC"),
    "a table of 3 has no seat D": {"leader": D} | hands("JC AC", "QH 8H", "7D TD"),
    "the leader B sits out": {"out": (B,)},
    "C sits out but has cards": {"out": (C,)},
    "fewer than two players": {"out": (A, C, D)},
    "no maker plays": {"makers": ()},
    "nobody plays against": {"makers": (A, B, C, D)},
    "the trick in progress is complete": {"trick": tuple(read_cards("9H TH JH KH"))},
    "no cards are left": {"hands": ((), (), (), ())},
    "a side cannot have won": {"makers_won": -1},
    "more than 8 cards": {"adversaries_won": 7},
    "the called card is in nobody's hand": {"called": Card("9C")},
    "for the first trick only": {"called": Card("JC"), "makers_won": 1},
}


def test_a_good_position_is_taken() -> None:
    assert makers_tricks(Position(**GOOD)) == 2


@pytest.mark.parametrize("fault", WRONG)
def test_impossible_positions_are_refused_with_a_reason(fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Position(**{**GOOD, **WRONG[fault]})


def test_an_illegal_card_is_refused() -> None:
    led = Position(**GOOD).after(Card("QH"))
    assert led is not None
    with pytest.raises(ValueError, match="B may not play JC now"):
        Position(**GOOD).after(Card("JC"))
    assert led.turn is C


numbers = st.integers(-3, 40)
fuzz = st.tuples(
    st.lists(st.integers(0, 2**34 - 1) | st.sampled_from([0, 1, 3, 7]), min_size=4, max_size=4),
    numbers,
    numbers,
    st.integers(0, 255),
    st.integers(0, 255),
    st.lists(numbers, min_size=4, max_size=4),
    numbers,
    numbers,
    numbers,
)


@needs_native
@drawn(fuzz)
def test_the_native_core_refuses_impossible_positions(numbers: tuple[Any, ...]) -> None:
    """Random bits are almost never a position; if they are, the answer is a number of its tricks."""
    from euchre.solver import _kernel

    for solve in (_kernel.solve, _kernel.solve_cards):
        with suppress(ValueError):  # what the core refuses is tested by name below
            answer = solve(0, *numbers)
            assert max(answer if isinstance(answer, list) else [answer]) <= 8


# By the argument of the core, what it is for the position of GOOD and what it is refused for.
REFUSED_BY_CORE: dict[str, dict[str, Any]] = {
    "no suit has the number 5": {"trump": 5},
    "no seat has the number -1": {"leader": -1},
    "there are seats A to D only": {"makers": 0x15},
    "the leader B sits out": {"out": 0b10},
    "fewer than two players": {"out": 0b1101},
    "no maker plays": {"makers": 0},
    "nobody plays against the makers": {"makers": 0b1111},
    "the hand of A holds a face that does not exist": {"hands": [1 << 33, 0, 0, 0]},
    "9D appears twice": {"hands": [1 << 18, 1 << 18, 1, 2]},
    "the joker appears twice": {"trick": [32, -1, -1, -1], "hands": [1 << 32, 0, 1, 2]},
    "C sits out but has cards": {"out": 0b100},
    "the trick in progress is complete": {"trick": [0, 1, 2, 3]},
    "the trick in progress holds a face that does not exist": {"trick": [33, -1, -1, -1]},
    "the trick in progress has a gap": {"trick": [-1, 2, -1, -1]},
    "the hands are unequal: with the cards on the table A has 1, another seat 2": {"hands": [1, 6, 24, 96]},
    "no cards are left to play": {"hands": [0, 0, 0, 0]},
    "a side cannot have won a negative number of tricks": {"makers_won": -1},
    "a hand has more than 8 cards": {"adversaries_won": 2**31 - 1},
    "the called card is in nobody's hand": {"called": 33},
    "a card can be called for the first trick only": {"called": 1, "makers_won": 1},
}


@needs_native
@pytest.mark.parametrize("fault", REFUSED_BY_CORE)
def test_the_native_core_says_what_is_impossible(fault: str) -> None:
    from euchre.solver import _kernel

    good: dict[str, Any] = {
        "hands": [0b11, 0b1100, 0b110000, 0b11000000],
        "trump": 0,
        "leader": 1,
        "makers": 0b101,
        "out": 0,
        "trick": [-1] * 4,
        "called": -1,
        "makers_won": 0,
        "adversaries_won": 0,
    }
    assert 0 <= _kernel.solve(0, **good) <= 2
    with pytest.raises(ValueError, match=f"^{fault}"):
        _kernel.solve(0, **{**good, **REFUSED_BY_CORE[fault]})


def test_a_deal_in_play_becomes_a_position() -> None:
    deal = said(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", "B JH", "C 9D")
    position = position_of(deal)
    assert (position.turn, position.trick) == (D, tuple(read_cards("JH 9D")))
    assert (position.makers, position.tricks_left, position.hand_size) == ((B, D), 5, 5)
    assert makers_tricks(position) == 5


def test_tricks_won_are_counted_by_side() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B[:8])
    position = position_of(deal)
    assert (position.makers_won, position.adversaries_won, position.leader) == (2, 0, B)


def test_a_player_who_sits_out_has_no_cards() -> None:
    deal = said(dealt("modern", **ALL_TRICKS), "B orders up alone", "A discards 9H")
    position = position_of(deal)
    assert (position.out, position.hands[D], position.turn) == ((D,), (), B)


def test_a_called_card_binds_the_jambone_hand_only_to_the_first_trick() -> None:
    calls = ("B orders up jambone", "D waives", "A discards 9S", "C calls QH")
    deal = said(dealt(house("professor-1862", lead_against_lone="lone_player"), **ALL_TRICKS), *calls)
    assert position_of(deal).legal_cards == (Card("QH"),)
    assert position_of(said(deal, "B QH")).called is None


@pytest.mark.parametrize(
    ("acts", "fault"),
    [
        ((), "trump is not settled yet"),
        (("B orders up",), "the dealer has not discarded yet"),
        (("B orders up", "A discards 9H", *TRICKS_FOR_B), "the deal is over"),
    ],
)
def test_a_deal_that_cannot_be_solved_is_refused(acts: tuple[str, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        position_of(done(dealt("modern", **ALL_TRICKS), *acts))


LINE = "A:JC,AC B:QH 8H C:7D,TD D:KC TC trump=C leader=B makers=AC"


def test_a_position_is_read_from_a_line() -> None:
    assert read_position(LINE) == Position(**GOOD)


def test_all_optional_parts_of_a_position_are_read() -> None:
    text = "A:JC B:8H C:TD,9D D:TC,9C trump=clubs leader=A makers=AC alone=C trick=QC won=1-2"
    with pytest.raises(NotationError, match="the leader A sits out"):
        read_position(text)
    read = read_position("A:JC B:8H,9H C:TD D:TC,9C trump=clubs leader=A makers=AC alone=A trick=QC won=1-2")
    assert (read.out, read.hands[C], read.trick) == ((C,), (), (Card("QC"),))
    assert (read.makers_won, read.adversaries_won, read.hand_size) == (1, 2, 5)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (LINE.replace("trump=C ", ""), "lacks trump="),
        (LINE.replace("A:", "E:"), "is not a seat"),
        (LINE.replace("A:", "B:"), "hand of B appears twice"),
        (LINE.replace("B:QH 8H", ""), "hands of all seats"),
        (LINE + " won=2", "won=2-1"),
        (LINE + " kitty=9C", "write each of"),
        (LINE + " 9C", "belongs to no hand"),
        (LINE.replace("TC", "JC"), "JC appears twice"),
        (LINE.replace("TC", "1C"), "is not a card"),
    ],
)
def test_a_malformed_position_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        read_position(text)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_written_position_is_read_again(form: Form) -> None:
    position = random_position(form, Stream(15, FORMS.index(form)), 3, 2)
    assert read_position(write_position(position)) == position

"""Seats and the sides they form at tables of four, three and two."""

import pytest

from euchre.errors import NotationError
from euchre.seats import BySide, Seat, Seating, Side

FOUR = Seating(players=4, partnerships=True)
THREE = Seating(players=3, partnerships=False)
TWO = Seating(players=2, partnerships=False)


def test_play_goes_round_to_the_left() -> None:
    assert [FOUR.left_of(seat) for seat in FOUR.seats] == [Seat.B, Seat.C, Seat.D, Seat.A]
    assert [THREE.left_of(seat) for seat in THREE.seats] == [Seat.B, Seat.C, Seat.A]
    assert [TWO.left_of(seat) for seat in TWO.seats] == [Seat.B, Seat.A]


@pytest.mark.parametrize("seating", [FOUR, THREE, TWO])
def test_right_of_undoes_left_of(seating: Seating) -> None:
    assert [seating.right_of(seating.left_of(seat)) for seat in seating.seats] == list(seating.seats)


@pytest.mark.parametrize(
    ("seating", "order"),
    [
        (FOUR, (Seat.D, Seat.A, Seat.B, Seat.C)),
        (THREE, (Seat.A, Seat.B, Seat.C)),
    ],
)
def test_order_from_the_left_of_c_ends_with_c(seating: Seating, order: tuple[Seat, ...]) -> None:
    assert seating.from_left_of(Seat.C) == order


def test_facing_players_are_partners_at_a_table_of_four_only() -> None:
    assert [FOUR.partner(seat) for seat in FOUR.seats] == [Seat.C, Seat.D, Seat.A, Seat.B]
    assert [THREE.partner(seat) for seat in THREE.seats] == [None] * 3


def test_sides_are_pairs_at_four_and_players_at_three_and_two() -> None:
    assert FOUR.sides == (Side.A_C, Side.B_D)
    assert THREE.sides == (Side.A, Side.B, Side.C)
    assert TWO.sides == (Side.A, Side.B)
    assert [FOUR.side_of(seat) for seat in FOUR.seats] == [Side.A_C, Side.B_D, Side.A_C, Side.B_D]
    assert [THREE.side_of(seat) for seat in THREE.seats] == [Side.A, Side.B, Side.C]


def test_seat_reads_by_its_letter() -> None:
    assert [Seat.from_text(letter) for letter in "ABCD"] == list(Seat)
    assert "".join(map(str, Seat)) == "ABCD"
    assert repr(Seat.B) == "Seat.B"


@pytest.mark.parametrize("text", ["E", "a", "", "AB"])
def test_text_that_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is not a seat; write A, B, C or D"):
        Seat.from_text(text)


def test_side_reads_as_it_is_written() -> None:
    assert [Side.from_text(str(side)) for side in Side] == list(Side)
    assert [str(side) for side in Side] == ["A+C", "B+D", "A", "B", "C"]
    assert repr(Side.A_C) == "Side.A_C"
    with pytest.raises(NotationError, match=r"'A\+B' is not a side; write A\+C or B\+D"):
        Side.from_text("A+B")


def test_by_side_keeps_one_value_for_each_side() -> None:
    points = THREE.by_side(0).replaced(Side.B, 4)
    assert points[Side.B] == 4
    assert list(points) == [0, 4, 0]
    assert list(points.items()) == [(Side.A, 0), (Side.B, 4), (Side.C, 0)]
    assert points.mapped(str) == BySide(THREE.sides, ("0", "4", "0"))

"""Who deals first: jacks thrown, cards cut, and ties cut again."""

import pytest

from euchre.acts import Draw
from euchre.cards import JOKER, Card
from euchre.game import cards_to_draw, dealer_drawn, next_to_draw
from euchre.laws import load_code
from euchre.seats import Seat
from tests.tabletop import house

MODERN = load_code("modern")
HIGHEST = load_code("jerome-1877")
LOWEST = load_code("professor-1862")


def draws(*texts: str) -> tuple[Draw, ...]:
    return tuple(Draw(Seat.from_text(text[0]), Card(text[2:])) for text in texts)


def test_first_jack_thrown_gives_the_deal() -> None:
    thrown = draws("B 9H", "C TH", "D QH", "A JS")
    assert dealer_drawn(MODERN, thrown[:3]) is None
    assert dealer_drawn(MODERN, thrown) is Seat.A
    assert next_to_draw(MODERN, thrown, Seat.A) == ()


def test_cards_are_thrown_round_from_the_throwers_left() -> None:
    assert next_to_draw(MODERN, (), Seat.C) == (Seat.D,)
    assert next_to_draw(MODERN, draws("D 9H"), Seat.C) == (Seat.A,)
    assert next_to_draw(MODERN, draws("D 9H", "A TH", "B QH", "C KH"), Seat.C) == (Seat.D,)


def test_thrown_card_is_gone_and_a_cut_card_returns() -> None:
    assert Card("9H") not in cards_to_draw(MODERN, draws("B 9H"))
    assert Card("9H") in cards_to_draw(HIGHEST, draws("A 9H"))


def test_joker_counts_for_nothing_in_drawing() -> None:
    assert JOKER not in cards_to_draw(house("modern", joker=True), ())


def test_everyone_cuts_once() -> None:
    cuts = draws("A 9H", "B TH", "C QH", "D KH")
    asked = [next_to_draw(HIGHEST, cuts[:count], Seat.C) for count in range(5)]
    assert asked == [tuple(Seat)[count:] for count in range(5)]


def test_highest_cut_deals_with_the_jack_above_the_ace() -> None:
    assert dealer_drawn(HIGHEST, draws("A AH", "B JC", "C KH", "D 7H")) is Seat.B


def test_lowest_cut_deals_with_the_ace_below_the_seven() -> None:
    assert dealer_drawn(LOWEST, draws("A AH", "B JC", "C KH", "D 7H")) is Seat.A


@pytest.mark.parametrize(
    ("first", "again", "then", "dealer"),
    [
        (("A JH", "B JC", "C KH", "D 7H"), [Seat.A, Seat.B], ("A 7S", "B 8S"), Seat.B),
        (("A JH", "B 9C", "C JD", "D JS"), [Seat.A, Seat.C, Seat.D], ("A 7S", "C AS", "D KS"), Seat.C),
        (
            ("A 9H", "B 9C", "C 9D", "D 9S"),
            [Seat.A, Seat.B, Seat.C, Seat.D],
            ("A 7S", "B 8H", "C 9S", "D TS"),
            Seat.D,
        ),
    ],
)
def test_tied_players_cut_again(
    first: tuple[str, ...], again: list[Seat], then: tuple[str, ...], dealer: Seat
) -> None:
    tied, cuts = draws(*first), draws(*first, *then)
    assert dealer_drawn(HIGHEST, tied) is None
    asked = [next_to_draw(HIGHEST, cuts[: 4 + count], Seat.A) for count in range(len(again))]
    assert asked == [tuple(again[count:]) for count in range(len(again))]
    assert dealer_drawn(HIGHEST, cuts) is dealer


def test_second_tie_is_cut_again_by_those_who_still_tie() -> None:
    cuts = draws("A JH", "B JC", "C JD", "D 7H", "A KS", "B 9S", "C KD")
    assert next_to_draw(HIGHEST, cuts, Seat.A) == (Seat.A, Seat.C)
    assert dealer_drawn(HIGHEST, (*cuts, *draws("A 7S", "C 8S"))) is Seat.C


def test_tie_below_the_best_settles_nothing_and_needs_no_cut() -> None:
    assert dealer_drawn(HIGHEST, draws("A JH", "B 9C", "C 9D", "D 9S")) is Seat.A

"""The naive counter itself, on positions small enough to count by eye."""

from __future__ import annotations

from tests.counts.naive import Position, count, playable, winner


def test_the_left_bower_follows_trump_and_not_its_own_suit() -> None:
    hands = {"A": ("9S",), "B": ("JC", "AC")}
    assert playable(Position(hands, "S", "B", (("A", "9S"),))) == ("JC",)
    assert playable(Position(hands, "S", "B", (("A", "9C"),))) == ("AC",)
    assert playable(Position(hands, "S", "B", (("A", "9H"),))) == ("JC", "AC")


def test_joker_right_and_left_bower_win_in_this_order() -> None:
    table = (("A", "AS"), ("B", "JC"), ("C", "JS"), ("D", "joker"))
    assert [winner(table[:size], "S") for size in (1, 2, 3, 4)] == ["A", "B", "C", "D"]


def test_a_card_of_no_use_never_wins() -> None:
    assert winner((("A", "9H"), ("B", "AD"), ("C", "TH")), "S") == "C"


def test_two_hands_of_two_cards_are_counted_by_eye() -> None:
    # A leads either of two; B follows hearts to a heart: 1 way each time, and the rest plays itself.
    hands = {"A": ("AH", "AD"), "B": ("9H", "9D")}
    assert count(Position(hands, "S", "A")) == 2
    assert count(Position({**hands, "B": ("9C", "TC")}, "S", "A")) == 4


def test_a_called_card_leaves_no_choice_once() -> None:
    hands = {"A": ("AH", "AD"), "B": ("9C", "TC")}
    assert count(Position(hands, "S", "A", (), ("A", "AD"))) == 2

"""Summaries of a hand in the terms of the books."""

from __future__ import annotations

import pytest

from euchre.bots.book import summarize_hand
from euchre.cards import Card, Suit, read_cards


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        ("JH JD AH KH 9H", "RLAK9"),
        ("JD TH 7H AS KC", "LT7"),
        ("JS JC AS KC 9D", ""),
    ],
)
def test_trumps_are_named_from_the_highest_down(hand: str, names: str) -> None:
    assert summarize_hand(read_cards(hand), Suit.HEARTS, joker=False).names == names


def test_with_a_joker_the_three_best_trumps_count_as_right_left_and_ace() -> None:
    reckoned = summarize_hand(read_cards("joker JH JD KH AS"), Suit.HEARTS, joker=True)
    assert reckoned.names == "RLAK"
    assert reckoned.aces == (Card("AS"),)


@pytest.mark.parametrize(
    ("hand", "wanted", "held"),
    [
        ("JH 9H AS KS 8C", "R x", True),
        ("JH 9C AS KS 8C", "R x", False),
        ("AH QH TH KS 8S", "m m m", True),
        ("AH QH 8H KS 8S", "m m m", False),
        ("JD AH KH 9S 8C", "L A K", True),
        ("JD QH 9H AS 8C", "L Q x", True),
        ("JD QH 9S AS 8C", "L Q x", False),
        ("JH JD 9H AS 8C", "R L x", True),
    ],
)
def test_a_combination_of_trumps_is_found_if_it_is_held(hand: str, wanted: str, held: bool) -> None:
    assert summarize_hand(read_cards(hand), Suit.HEARTS, joker=False).holds(wanted) is held


def test_an_exact_combination_allows_no_other_trumps() -> None:
    reckoned = summarize_hand(read_cards("JH 9H AS KS 8C"), Suit.HEARTS, joker=False)
    assert reckoned.holds("R")
    assert not reckoned.holds_exactly("R")
    assert reckoned.holds_exactly("R x")


def test_lay_suits_are_described_by_their_highest_cards() -> None:
    reckoned = summarize_hand(read_cards("AS KS KD 9D JH"), Suit.HEARTS, joker=False)
    assert reckoned.aces == reckoned.ace_and_king == (Card("AS"),)
    assert reckoned.kings_without_ace == (Card("KD"),)
    assert (reckoned.voids, reckoned.is_one_suit) == (1, False)


def test_more_trumps_and_aces_give_more_expected_tricks() -> None:
    hands = ("9H TC 8S 7D QC", "9H TC 8S 7D AC", "9H TH 8S 7D AC", "JH TH 8S 7D AC", "JH JD AH KH AC")
    counted = [summarize_hand(read_cards(hand), Suit.HEARTS, joker=False).tricks for hand in hands]
    assert counted == sorted(set(counted))
    assert counted[-1] == 400

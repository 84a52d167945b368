"""Who deals for another, and how many cards are cut and dealt, in words."""

from __future__ import annotations

import pytest

from euchre.laws import load_code
from tests.cli.referee.test_sentences import desk
from tests.table.speech.playing.test_ordinary_acts import CODES, entered

PLAYED = ("a deals", "9h is up", "everybody passes", "everybody passes")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    [
        "C deals instead of A",
        "C deals for A",
        "C deals in A's place",
        "A is the dealer, but C deals for him",
        "It is A's turn to deal but C, A's partner, deals instead of A.",
    ],
)
def test_deal_for_another_is_begun(line: str, code: str) -> None:
    assert entered(line=line, code=code) == "deal 1 by C for A"


def test_deal_of_another_in_turn_is_begun() -> None:
    before = ("a deals", "9h is up", "b orders up", "a discards tc", "the makers took three tricks")
    line = "next C deals although it is B's turn, and C turns up the king of diamonds"
    assert entered(*before, line=line) == "deal 2 by C for B; C turns up KD"
    assert entered(line="C, A's partner, deals") == "deal 1 by C"


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("D cuts but lifts only three cards", "D cuts 3"),
        ("d cuts twelve cards", "D cuts 12"),
        ("D cuts again, and this time takes off twelve", "D cuts 12"),
        ("d lifts only three cards", "D cuts 3"),
        ("d cuts twenty-one", "D cuts 21"),
    ],
)
def test_cards_cut_are_counted_in_words(line: str, entry: str) -> None:
    assert entered("a deals", line=line) == entry


def test_packets_to_each_are_told_twice_round() -> None:
    first = "A gives two cards to B, three to C, two to D and three to himself"
    line = f"{first}, and then three, two, three and two"
    each = [f"A deals {n} to {seat}" for n, seat in zip("23233232", "BCDABCDA", strict=True)]
    assert entered("a deals", line=line) == "; ".join(each)


@pytest.mark.parametrize("line", ["a gives c only four cards and b six", "A gives C 4 cards and B 6 cards"])
def test_hands_of_a_wrong_size_are_counted(line: str) -> None:
    assert entered("a deals", line=line) == "A deals 2-3; C counts 4; B counts 6"


def test_hand_counted_after_a_deal_for_another() -> None:
    texts = [one.text for one in desk("C deals instead of A", "c turns up 9s", "b has six cards").entries]
    assert texts == ["deal 1 by C for A", "C turns up 9S", "B counts 6"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    [
        "In the second round of her deal A turns the king of spades over as she gives it to D, "
        "and right away she turns up the nine of hearts",
        "In the second round A exposes the king of spades and turns up the nine of hearts",
        "A exposed the king of spades while dealing and turns up the nine of hearts",
    ],
)
def test_deal_goes_on_after_a_card_seen_in_the_second_round(line: str, code: str) -> None:
    told = entered("a deals", line=line, code=code)
    first, last = load_code(code).packets[0][0], load_code(code).packets[0][-1]
    assert told.startswith(f"A deals {first} to B; A ")
    assert told.endswith("A faces KS; A turns up 9H")
    if code != "professor-1862":  # there the deal is void at once, whichever round it was
        assert (f"A deals {last} to B; A faces KS" in told) == ("second round" in line)
    texts = [one.text for one in desk("a deals", line, "b passes, c assists, a discards", code=code).entries]
    assert texts[-3:] == ["B passes", "C assists", "A discards ??"]

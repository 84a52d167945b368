"""Deals without a trump suit."""

from __future__ import annotations

import copy
import pickle

import pytest

from euchre.acts import Manner, read_act
from euchre.cards import NO_TRUMP, SUITS, TRUMPS, Card, Suit, order_of_trumps, read_cards, read_trump
from euchre.deal import Deal, IllegalAct, Result, legal_acts, points_for, verify
from euchre.seats import Seat
from tests.tabletop import dealt, done, house, said

TURNED_DOWN = ("B passes", "C passes", "D passes", "A turns down")


def table(*before: str, **hands: str) -> Deal:
    """Return a deal after some acts at a table with no trump among its calls."""
    return said(dealt(house("modern", no_trump=True), **hands), *before)


def test_no_trump_is_one_object_beside_the_four_suits() -> None:
    assert (*SUITS, NO_TRUMP) == TRUMPS
    assert Suit(4) is NO_TRUMP
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(NO_TRUMP, protocol)) is NO_TRUMP
    assert copy.deepcopy(NO_TRUMP) is NO_TRUMP
    assert [read_trump(text) for text in ("no trump", "N", "hearts")] == [NO_TRUMP, NO_TRUMP, Suit.HEARTS]
    with pytest.raises(ValueError, match="5 is not a valid Suit"):
        Suit(5)


def test_bowers_are_jacks_of_their_own_suits() -> None:
    jack, queen, ten = read_cards("JD QD TD")
    assert jack.suit_under(NO_TRUMP) is Suit.DIAMONDS
    heights = [card.strength(NO_TRUMP, Suit.DIAMONDS) for card in (queen, jack, ten)]
    assert heights == sorted(heights, reverse=True)
    assert Card("AS").strength(NO_TRUMP, Suit.DIAMONDS) == 0
    assert order_of_trumps(NO_TRUMP) == ()


def test_no_trump_is_called_in_the_second_round_only() -> None:
    first = [act.words for act in legal_acts(table(), Seat.B)]
    assert "makes no trump" not in first
    second = [act.words for act in legal_acts(table(*TURNED_DOWN), Seat.B)]
    assert second[-2:] == ["makes no trump", "makes no trump alone"]


def test_a_table_without_the_custom_says_so() -> None:
    deal = said(dealt(house("modern")), *TURNED_DOWN)
    with pytest.raises(IllegalAct, match="no trump cannot be named at this table"):
        verify(deal, read_act("B makes no trump"))
    assert done(deal, "B makes no trump").trump is None


def test_no_suit_is_needed_to_call_no_trump() -> None:
    code = house("modern", no_trump=True, suit_needed_to_call=True)
    deal = said(dealt(code, "JH", B="9H TH QH KH AH"), *TURNED_DOWN)
    assert [act.words for act in legal_acts(deal, Seat.B)] == [
        "passes",
        "makes no trump",
        "makes no trump alone",
    ]


def test_no_other_suit_takes_a_trick() -> None:
    deal = done(table(*TURNED_DOWN), "B makes no trump", "B QD", "C 9D", "D AS", "A KD")
    assert deal.tricks[0].winner is Seat.A


def test_no_jamboree_without_a_trump_suit() -> None:
    code = house("professor-1862", no_trump=True)
    deal = said(dealt(code, B="JS JC AS KS QS"), *TURNED_DOWN)
    words = [act.words for act in legal_acts(deal, Seat.B)]
    assert "makes spades jamboree" in words
    assert "makes no trump jambone" in words
    assert "makes no trump jamboree" not in words


@pytest.mark.parametrize(
    ("tricks", "manner", "expected"),
    [
        (3, Manner.PARTNERSHIP, (Result.POINT, 2, 0)),
        (5, Manner.PARTNERSHIP, (Result.MARCH, 2, 0)),
        (2, Manner.PARTNERSHIP, (Result.EUCHRE, 0, 3)),
        (5, Manner.ALONE, (Result.MARCH, 6, 0)),
        (4, Manner.ALONE, (Result.POINT, 1, 0)),
        (5, Manner.JAMBONE, (Result.MARCH, 8, 0)),
    ],
)
def test_what_is_not_agreed_on_counts_as_under_a_trump(
    tricks: int, manner: Manner, expected: tuple[Result, int, int]
) -> None:
    agreed = {"no_trump_point": 2, "no_trump_euchre": 3, "no_trump_lone_march": 6}
    code = house("modern", no_trump=True, jambone=True, jambone_march=8, **agreed)
    assert points_for(code, tricks, manner, duel=False, trump=NO_TRUMP) == expected
    assert points_for(code, 3, Manner.PARTNERSHIP, duel=False, trump=Suit.SPADES) == (Result.POINT, 1, 0)

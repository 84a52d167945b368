"""House rules that no book has."""

from __future__ import annotations

import pytest

from euchre.acts import Manner, read_act
from euchre.deal import IllegalAct, Result, legal_acts, points_for, verify
from euchre.seats import Seat
from tests.tabletop import dealt, house, said

SPADES_ONLY = {"B": "9S TS JS QS KS", "C": "9C TC JC QC AD", "D": "9D TD JD QD KD", "A": "AC KC AH KH QH"}
PASSED = ("B passes", "C passes", "D passes", "A turns down")


def calls(seat: Seat, hands: dict[str, str], *before: str) -> list[str]:
    """Return what a seat may call after some acts, where a suit is needed to call it."""
    code = house("modern", suit_needed_to_call=True)
    return [act.words for act in legal_acts(said(dealt(code, **hands), *before), seat)]


def test_a_player_without_the_suit_of_the_turn_up_passes() -> None:
    assert calls(Seat.B, SPADES_ONLY) == ["passes"]


def test_the_turn_up_counts_as_the_dealers() -> None:
    hands = SPADES_ONLY | {"A": "AC KC TC 9C QC", "C": "9H TH JC KD AD"}
    assert "takes up" in calls(Seat.A, hands, "B passes", "C passes", "D passes")


def test_only_suits_in_the_hand_may_be_made() -> None:
    made = ["makes spades", "makes spades alone", "makes clubs", "makes clubs alone"]
    assert calls(Seat.B, SPADES_ONLY, *PASSED) == ["passes", *made]


def test_the_left_bower_counts_as_a_card_of_the_suit() -> None:
    assert "makes clubs" in calls(Seat.B, SPADES_ONLY, *PASSED)
    without_jack = SPADES_ONLY | {"B": "9S TS AS QS KS"}
    assert "makes clubs" not in calls(Seat.B, without_jack, *PASSED)


def test_a_stuck_dealer_with_the_turned_suit_only_may_name_any() -> None:
    deal = dealt(house("modern", suit_needed_to_call=True), "JH", A="9H TH QH KH AH")
    deal = said(deal, *PASSED, "B passes", "C passes", "D passes")
    names = {act.words for act in legal_acts(deal, Seat.A)}
    assert {"makes spades", "makes clubs", "makes diamonds"} <= names


def test_a_hand_that_is_not_known_may_hold_the_suit() -> None:
    assert "orders up" in calls(Seat.B, {})


def test_the_refusal_says_what_is_needed() -> None:
    deal = dealt(house("modern", suit_needed_to_call=True), **SPADES_ONLY)
    with pytest.raises(IllegalAct, match="B needs a card of hearts to make it trump"):
        verify(deal, read_act("B orders up"))


@pytest.mark.parametrize("tricks", [0, 2, 3, 4])
def test_a_lone_hand_must_take_five(tricks: int) -> None:
    code = house("modern", lone_must_march=True)
    assert points_for(code, tricks, Manner.ALONE, duel=False) == (Result.EUCHRE, 0, 4)
    assert points_for(code, 5, Manner.ALONE, duel=False) == (Result.MARCH, 4, 0)
    assert points_for(code, 3, Manner.PARTNERSHIP, duel=False) == (Result.POINT, 1, 0)


def test_a_euchre_of_all_the_tricks_counts_more() -> None:
    code = house("modern", shutout_euchre=4)
    assert points_for(code, 0, Manner.PARTNERSHIP, duel=False)[2] == 4
    assert points_for(code, 1, Manner.PARTNERSHIP, duel=False)[2] == 2

"""Weak hands: a new deal for them, and farmer's hand."""

from __future__ import annotations

import pytest

from euchre.acts import AskNewDeal, GoUnder, read_act
from euchre.bots import play_deal
from euchre.cards import UNKNOWN, read_cards
from euchre.chance import Stream
from euchre.deal import IllegalAct, Result, awaited, legal_acts, proved_states, verify
from euchre.game import begin_deal, new_score, new_sitting
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import view_of
from tests.tabletop import dealt, house, said

LOW = "9S TS 9D TD 9C"
HANDS = {"B": LOW, "C": "AS KS QS JS TC", "D": "AD KD QD JD TH", "A": "AC KC QC JC AH"}
NINES = house("modern", farmers_hand=True)
WEAK = {
    "hand_size": 3,
    "lowest_rank": "7",
    "packets": [[1, 2]],
    "farmers_hand": True,
    "weak_hand_deals_again": "no_ace_no_face",
}


def asked(rule: str, hand: str, turn_up: str = "9H") -> bool:
    """Return whether eldest hand may call for a new deal."""
    deal = dealt(house("modern", weak_hand_deals_again=rule), turn_up, B=hand)
    return "calls for a new deal" in [act.words for act in legal_acts(deal, Seat.B)]


@pytest.mark.parametrize(
    ("rule", "hand", "expected"),
    [
        ("no_ace_no_face", LOW, True),
        ("no_ace_no_face", "9S TS 9D TD AC", False),
        ("no_ace_no_face", "9S TS 9D TD JC", False),
        ("no_face", "9S TS 9D AD AC", True),
        ("no_face", "9S TS 9D AD JC", False),
        ("no_ace_no_face_no_trump", LOW, True),
        ("no_ace_no_face_no_trump", "9S TS 9D TD TH", False),
        ("never", LOW, False),
    ],
)
def test_the_house_says_which_hands_are_weak(rule: str, hand: str, expected: bool) -> None:
    assert asked(rule, hand) is expected


def test_a_new_deal_shows_the_hand_and_the_same_dealer_deals() -> None:
    deal = said(
        dealt(house("modern", weak_hand_deals_again="no_ace_no_face"), B=LOW), "B calls for a new deal"
    )
    assert deal.outcome is not None
    assert (deal.outcome.result, deal.outcome.deal_passes) == (Result.VOID, False)
    assert view_of(deal, Seat.C, begin_deal(new_sitting(deal.code, dealer=Seat.A)).score).open_hands == (
        (Seat.B, read_cards(LOW)),
    )


def test_three_low_cards_are_exchanged_with_the_talon() -> None:
    deal = said(dealt(NINES, **HANDS), "B goes under with 9C 9S 9D")
    assert deal.hands[Seat.B] == (*read_cards("TS TD"), *read_cards("?? ?? ??"))
    assert deal.pack == read_cards("9C 9S 9D")
    assert deal.turn is Seat.B


@pytest.mark.parametrize(
    "act", ["B goes under with 9S 9D", "B goes under with 9S 9D QH", "C goes under with 9S 9D 9C"]
)
def test_other_exchanges_are_refused(act: str) -> None:
    with pytest.raises(IllegalAct):
        verify(dealt(NINES, **HANDS), read_act(act))


def test_going_under_is_possible_once_in_a_deal() -> None:
    hands = {"B": LOW, "C": "9H TH TC 9S TS"}
    code = house("modern", farmers_hand=True, lowest_rank="9")
    deal = said(dealt(code, "KH", B=LOW, C="9H TH TC ?? ??"), "B goes under with 9S 9D 9C", "B passes")
    assert hands["B"] == LOW
    assert not any(isinstance(act, GoUnder) for act in legal_acts(deal, Seat.C))


def test_cards_put_under_are_known_to_be_out_of_play() -> None:
    deal = said(dealt(NINES, B=LOW), "B goes under with 9S 9D 9C", "B orders up", "A discards ??")
    assert not {"9S", "9D", "9C"} & {act.words.split()[-1] for act in legal_acts(deal, Seat.B)}


def test_a_waiver_or_a_call_closes_the_right() -> None:
    deal = said(dealt(NINES, **HANDS), "B waives")
    assert legal_acts(deal, Seat.B)[0].words == "passes"
    assert said(dealt(NINES, **HANDS), "B orders up").calling.maker is Seat.B


def test_what_came_from_the_talon_is_not_proved_to_be_dealt() -> None:
    hands = HANDS | {"B": "?? ?? ?? ?? ??"}
    deal = said(dealt(NINES, **hands), "B goes under with 9S 9D 9C", "B orders up", "A discards AH")
    first, *_ = (state for state in proved_states(deal) if state.turn_up is not None)
    assert set(first.hands[Seat.B]) == {UNKNOWN}


@pytest.mark.parametrize("player", ["simple", "random", "book"])
def test_players_use_their_weak_hands(player: str) -> None:
    code, seen = house("modern", **WEAK), set()
    for seed in range(12):
        sitting = begin_deal(new_sitting(code, dealer=Seat.A))
        deal = play_deal(sitting, {seat: bot_by_name(player) for seat in Seat}, seed).deal
        assert deal is not None
        assert deal.is_over
        seen |= {type(act) for act in deal.acts}
    assert seen & {AskNewDeal, GoUnder}


@pytest.mark.parametrize("player", ["expert", "novice", "master", "pimc50"])
def test_thinking_players_go_by_the_rule(player: str) -> None:
    deal = said(dealt(NINES, **HANDS))
    due = awaited(deal)[0]
    view = view_of(deal, Seat.B, new_score(NINES))
    assert bot_by_name(player).choose(view, due, Stream(1)).text == "B goes under with 9S 9D 9C"

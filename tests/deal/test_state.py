"""Properties of a deal."""

import pytest

from euchre.acts import Mark
from euchre.cards import Card, Suit
from euchre.deal import Result, new_deal, seat_of
from euchre.errors import StageError
from euchre.laws import load_code
from euchre.seats import Seat, Side
from tests.tabletop import ALL_TRICKS, TRICKS_FOR_B, dealt, done, said


def test_deal_begins_with_empty_hands() -> None:
    deal = new_deal(load_code("modern-3"), Seat.C)
    assert (deal.hands, deal.turned_suit, deal.makers, deal.trick) == (((),) * 3, None, (), None)
    assert deal.eldest_hand is Seat.A


def test_calls_of_the_second_round_begin_after_the_turn_down() -> None:
    deal = said(dealt("modern"), "B passes", "C passes", "D passes")
    assert deal.calling.has_passed(Seat.B)
    second = said(deal, "A turns down", "B passes")
    assert [call.words for call in second.calling.this_round] == ["passes"]
    assert not second.calling.has_passed(Seat.C)
    assert second.calling.has_passed(Seat.B)


PARTS = {
    "seat_in_turn": "no seat is in turn",
    "turned_card": "no card is turned up",
    "suit_turned_up": "the turn-up has no suit yet",
    "settled_trump": "trump is not settled",
    "settled_maker": "trump is not settled",
    "open_trick": "no trick is in progress",
    "open_claim": "no claim is open",
    "final_outcome": "the deal is not over",
}


@pytest.mark.parametrize("name", PARTS)
def test_part_that_does_not_exist_yet_is_named(name: str) -> None:
    with pytest.raises(StageError, match=PARTS[name]):
        getattr(new_deal(load_code("modern"), Seat.A), name)


def test_parts_of_a_deal_in_play_are_there() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B[:1])
    assert (deal.seat_in_turn, deal.turned_card, deal.settled_maker) == (Seat.C, Card("9H"), Seat.B)
    assert deal.suit_turned_up is deal.settled_trump is Suit.HEARTS
    assert deal.open_trick.leader is Seat.B
    over = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B)
    assert over.final_outcome.result is Result.MARCH


def test_trick_in_progress_is_not_finished() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H", *TRICKS_FOR_B[:5])
    assert deal.trick is not None
    assert (len(deal.finished_tricks), deal.trick.leader) == (1, Seat.B)


def test_hand_may_hold_its_known_cards_and_any_unseen_card() -> None:
    deal = dealt("modern", B="9S TS QS KS AS")
    assert deal.hand_may_hold(Seat.B, Card("9S"))
    assert not deal.hand_may_hold(Seat.B, Card("9C"))
    assert deal.hand_may_hold(Seat.C, Card("9C"))


def test_act_of_a_side_belongs_to_no_seat() -> None:
    with pytest.raises(TypeError, match=r"'A\+C marks 1' is not the act of a seat"):
        seat_of(Mark(Side.A_C, 1))

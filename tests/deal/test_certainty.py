"""Cards that win wherever the other cards are (modern lay-down)."""

import pytest

from euchre.cards import Suit, read_cards, write_cards
from euchre.deal import are_certain_winners, certain_winners
from euchre.deal.ending.certainty import out_against
from euchre.seats import Seat
from tests.tabletop import ALL_TRICKS, dealt, done, said


@pytest.mark.parametrize(
    ("hand", "against", "certain"),
    [
        ("JH JD AH", "KH AS", True),
        ("JH JD KH", "AH AS", False),
        ("JH AS", "9H", False),
        ("JH AS", "KS AC", True),
        ("AS KS QS", "JS AC", True),
        ("AS KS TS", "JS AC", False),
        ("9D", "AS AC", True),
        ("JS", "QS", False),
        ("", "AS", True),
    ],
)
def test_cards_are_certain_if_no_unseen_card_can_beat_them(hand: str, against: str, certain: bool) -> None:
    assert certain_winners(read_cards(hand), read_cards(against), Suit.HEARTS) is certain


def test_certainty_depends_on_what_the_seat_has_seen() -> None:
    deal = done(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9H")
    assert are_certain_winners(deal, Seat.B)
    assert not are_certain_winners(deal, Seat.C)
    assert not are_certain_winners(dealt("modern", **ALL_TRICKS), Seat.B)


def test_hand_not_recorded_is_not_certain() -> None:
    deal = done(dealt("modern"), "B orders up", "A discards ??")
    assert not are_certain_winners(deal, Seat.B)


def test_refused_turn_up_and_own_discards_are_out_of_play() -> None:
    refused = said(
        dealt("modern", "9D", **{**ALL_TRICKS, "C": "AD KD QD TD 9H"}),
        *("B passes", "C passes", "D passes", "A turns down", "B makes hearts"),
    )
    assert "9D" not in write_cards(out_against(refused, Seat.B)).split()
    taken = said(dealt("modern", **ALL_TRICKS), "B orders up", "A discards 9S")
    assert "9S" not in write_cards(out_against(taken, Seat.A)).split()
    assert {"9S", "9H"} <= set(write_cards(out_against(taken, Seat.B)).split())

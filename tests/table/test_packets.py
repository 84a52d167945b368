"""Packets given one by one, and counts that put a record right."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, new_table
from tests.table.acting import dealt, done

PACK = "9H KD QC JD KS AS TC KH QH TD AC 9D QS JH JC KC 9S JS QD AH TS AD 9C TH"


def dealing(*texts: str, code: str = "modern") -> RefereedTable:
    """Return a deal by A, with acts done in it."""
    return dealt(code, *texts)


def test_packets_are_dealt_from_the_top_of_the_pack() -> None:
    table = dealing(f"A shuffles {PACK}", "D declines the cut", "A deals 2 to B", "A deals 3 to C")
    assert [str(card) for card in table.deal.hands[Seat.B]] == ["9H", "KD"]
    assert [str(card) for card in table.deal.hands[Seat.C]] == ["QC", "JD", "KS"]
    assert len(table.deal.pack) == 19


def test_more_cards_than_the_pack_has_cannot_be_dealt() -> None:
    with pytest.raises(EuchreError, match="24 cards are left in the pack"):
        dealing("A deals 25 to B")


def test_packets_cannot_be_dealt_once_the_turn_up_is_shown() -> None:
    with pytest.raises(EuchreError, match="no cards are being dealt"):
        dealing("A deals 3-2", "A turns up 9H", "A deals 1 to B")


def test_packets_go_to_players_only() -> None:
    with pytest.raises(EuchreError, match="D is not a player at this table"):
        dealing("A deals 3 to D", code="modern-3")


def test_count_moves_unknown_cards_between_hand_and_pack() -> None:
    table = dealing("A deals 3-2", "C counts 6", "D counts 4")
    assert [len(hand) for hand in table.deal.hands] == [5, 5, 6, 4]
    assert sum(map(len, table.deal.hands)) + len(table.deal.pack) == 24


def test_count_against_cards_that_the_record_knows_is_an_error() -> None:
    with pytest.raises(EuchreError, match="the record knows of another number of cards"):
        dealing(f"A shuffles {PACK}", "D declines the cut", "A deals 3-2", "C counts 6")


def test_next_deal_begun_by_its_shuffle_has_a_ledger_of_its_own() -> None:
    table = dealing("A deals 3-2", "A counts 6")
    assert table.ledger.cases
    table = done(table, "A chooses start-over", "A shuffles")
    assert (table.ledger.cases, table.deal.dealer) == ((), Seat.A)


def test_dealer_may_stop_a_faced_deal_only_once() -> None:
    table = dealing("A deals 3-2", "A faces KH", "A chooses start-over", "A chooses start-over")
    assert [ruling.verdict.value for ruling in table.rulings] == ["offered", "chosen", "refused"]


def test_cards_are_counted_only_once_they_are_dealt() -> None:
    with pytest.raises(EuchreError, match="no cards are dealt yet"):
        dealing("B counts 5")
    with pytest.raises(EuchreError, match="no deal has begun"):
        done(new_table(load_code("modern")), "B counts 5")
    with pytest.raises(EuchreError, match="no dummy is dealt in this game"):
        dealing("A deals 3-2", "B counts 3 in dummy")


def test_pack_chosen_is_kept_while_points_stand() -> None:
    table = done(new_table(load_code("professor-1862")), "A+C brings pack red", "A+C brings pack green")
    assert [(str(side), pack) for side, pack in table.packs] == [("A+C", "green")]


@pytest.mark.parametrize(
    "text", ["A names AS", "C shows tricks", "B looks at dummy", "A faces KH", "B claims revoke"]
)
def test_acts_before_the_first_deal_have_no_effect(text: str) -> None:
    assert done(new_table(load_code("modern-3")), text).sitting.deal is None


@pytest.mark.parametrize("code", CODE_NAMES)
def test_deal_of_which_only_a_packet_is_told_goes_on_as_usual(code: str) -> None:
    table = dealing("A deals 2 to B", "A turns up 9H", code=code)
    hands = table.deal.hands
    assert [len(hand) for hand in hands[: table.code.players]] == [table.code.hand_size] * table.code.players
    assert len(table.deal.dummy) == table.code.dummy


def test_rounds_told_in_part_are_finished_by_the_turn_up() -> None:
    first = [f"A deals 3 to {seat}" for seat in "BCDA"]
    table = dealing(*first, "A deals 2 to B", "A turns up 9H")
    assert [len(hand) for hand in table.deal.hands] == [5, 5, 5, 5]


def test_hand_told_short_in_full_rounds_stays_short() -> None:
    first = [f"A deals 3 to {seat}" for seat in "BCDA"]
    table = dealing(*first, "A deals 1 to B", *(f"A deals 2 to {seat}" for seat in "CDA"), "A turns up 9H")
    assert [len(hand) for hand in table.deal.hands] == [5, 4, 5, 5]


def test_hand_counted_in_dealing_is_not_filled() -> None:
    table = dealing("A deals 3 to B", "B counts 4", "A turns up 9H")
    assert [len(hand) for hand in table.deal.hands] == [5, 4, 5, 5]


def test_whole_deal_told_after_a_packet_is_that_deal() -> None:
    table = dealing("A deals 2 to B", "A deals 3-2", code="jerome-1877")
    assert [len(hand) for hand in table.deal.hands] == [5, 5, 5, 5]
    assert not table.rulings


def test_packets_are_part_of_a_hand_told_as_a_whole() -> None:
    held = ("B holds 9H KH AD 8C 7C", "C holds QS 9S AH KD JD")
    table = dealing(*held, "A deals 3 to B", "A deals 3 to C", code="jerome-1877")
    assert [len(table.deal.hands[seat]) for seat in (Seat.B, Seat.C)] == [5, 5]
    assert len(done(table, "A deals 3 to B").deal.hands[Seat.B]) == 6


def test_whole_deal_may_be_told_after_its_first_packets() -> None:
    held = ("A holds JS 8H TC 9C 7H", "B holds 9H KH AD 8C 7C")
    also = ("C holds QS 9S AH KD JD", "D holds 7S TS QH TD QC")
    table = dealing(*held, *also, "A deals 3 to B", "A deals 3 to C", "A deals 3-2", code="jerome-1877")
    assert not table.rulings
    assert not done(table, "A turns up KS").rulings

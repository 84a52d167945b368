"""Rare cases at a table, beyond the records of the laws."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.cards import Card
from euchre.deal import Stage
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import CaseStatus, RefereedTable, Verdict, after, deal_begins, new_table
from tests.table.acting import done
from tests.table.test_packets import dealing
from tests.table.test_play import table_of, verdicts

LEEDS = "leeds-dwight-1888"


def found(table: RefereedTable) -> list[str]:
    """Return the irregularities of the deal that is on, whether or not anybody has claimed them."""
    return [case.irregularity for case in table.ledger.cases]


def test_cards_dealt_again_after_the_turn_up_are_no_packets_of_the_deal() -> None:
    table = dealing("A deals 3-2", "A turns up 9H", "A deals 4-1", code=LEEDS)
    assert "wrong-packets" not in found(table)
    assert found(dealing("A deals 4-1", code=LEEDS)) == ["wrong-packets"]


def test_detached_card_is_named_once() -> None:
    table = table_of(LEEDS, "B AS", "D detaches KC", "A names QC")
    assert verdicts(table) == [("detached-card-misnamed", Verdict.OFFERED)]
    assert found(done(table, "C names KC")) == ["detached-card-misnamed"]


def test_card_that_the_namers_own_partner_holds_apart_is_passed_over() -> None:
    table = table_of(LEEDS, "B AS", "D detaches KC", "C detaches KD", "A names KC")
    assert found(table) == ["detached-card-named"]
    assert table.ledger.cases[0].offender is Seat.D


def test_words_of_the_jambone_player_are_no_hint() -> None:
    table = deal_begins(new_table(load_code("professor-1862"), dealer=Seat.A))
    calls = ("B passes", "C passes", "D passes", "A takes up jambone", "A discards ??")
    table = done(table, "A deals 3-2", "A turns up TS", *calls)
    assert "jambone-hint" not in found(done(table, "A says advice"))
    assert "jambone-hint" in found(done(table, "D says advice"))


def test_revoke_from_an_unknown_hand_is_found_when_the_suit_is_played() -> None:
    table = table_of(LEEDS, "B AS", "C QD", "D 9C", "A 9D", held=())
    assert found(table) == []
    table = done(table, "B KS", "C 8S")
    (case,) = table.ledger.cases
    assert (case.irregularity, case.offender, case.trick) == ("revoke", Seat.C, 1)
    assert case.cards == (Card("QD"),)


MENDING = (
    "A holds KH QH 9D 8D 7D",
    "B holds KS QS JS 9S 8S",
    "C holds AS TH AD KD QD",
    "D holds AC KC QC TC 9C",
)


def test_card_owed_to_a_trick_is_one_that_its_player_holds() -> None:
    table = table_of(LEEDS, "B KS", "C QD", "D 9C", "C takes back QD", held=MENDING)
    with pytest.raises(EuchreError, match="'C AH' cannot be: C does not hold AH"):
        after(table, read_act("C AH"))


def test_corrected_revoke_that_changes_the_winner_moves_the_lead() -> None:
    table = table_of(LEEDS, "B KS", "C QD", "D 9C", "A 9D", "B QS", held=MENDING)
    assert len(table.deal.tricks) == 2
    table = done(table, "C takes back QD", "C AS")
    (trick,) = table.deal.tricks
    assert (trick.winner, table.deal.turn) == (Seat.C, Seat.C)
    assert Card("QS") in table.deal.hands[Seat.B]


def test_cut_of_no_cards_leaves_the_pack_unchanged() -> None:
    table = dealing("A shuffles", "D shows 9H in cutting", code=LEEDS)
    assert verdicts(table) == [("card-shown-in-cut", Verdict.IMPOSED)]
    assert table.deal.stage is Stage.CUTTING


def test_hands_cannot_be_put_right_from_a_pack_that_is_too_small() -> None:
    table = dealing("A shuffles 9S TS JS", "D declines the cut", "A deals 3-2", code="professor-1862")
    table = done(table, "C counts 0")
    assert verdicts(table) == [("miscount", Verdict.OFFERED)]
    table = done(table, "A chooses put-right")
    assert verdicts(table) == [("miscount", Verdict.REFUSED)]
    assert table.last_rulings[0].why == "the pack has not cards enough"


def test_partners_who_consult_about_cards_played_together_lose_the_choice() -> None:
    table = table_of(LEEDS, "B AS", "C plays QD KD together", "B consults about several-cards")
    assert verdicts(table) == [("consultation", Verdict.IMPOSED)]
    assert table.ledger.cases[0].status is CaseStatus.LAPSED
    assert table.ledger.exposed == ()


def test_draw_for_the_first_deal_in_the_middle_of_one_is_nothing_to_rule_on() -> None:
    table = table_of(LEEDS, "B AS", "A draws KS")
    assert table.last_rulings == ()
    assert table.deal.turn is Seat.C


def test_a_card_named_when_the_hand_is_over_brings_nothing_on() -> None:
    table = table_of(LEEDS, "B AS", "C detaches QD", "C finds imperfect pack", "B names QD")
    assert [ruling.irregularity for ruling in table.last_rulings] == []


def test_misled_player_whose_card_was_the_lead_leads_again_and_owes_no_card() -> None:
    acts = ("B passes", "C assists jambone", "A JS", "D KH", "B 7H", "A chooses recall", "C AS", "D QC")
    table = dealing("A deals 2-3", "A turns up KD", *acts, "B chooses change", code="professor-1862")
    assert verdicts(table)[-1] == ("misled-by-recalled-card", Verdict.CHOSEN)
    assert (table.deal.tricks, table.ledger.owed) == ((), ())
    assert done(table, "B 8S").deal.open_trick.leader is Seat.B


def test_partner_who_joins_late_owes_no_card_to_a_trick_before() -> None:
    acts = ("B passes", "C assists alone", "A waives", "B KH", "C 9H", "D 7H", "D 9C", "A takes over alone")
    table = dealing("A deals 2-3", "A turns up 7D", *acts, code=LEEDS)
    assert table.deal.active == (Seat.B, Seat.C, Seat.D, Seat.A)
    first, second = done(table, "A TC").deal.tricks
    assert (first.seats, second.seats) == ((Seat.B, Seat.C, Seat.D), (Seat.D, Seat.A))


def test_dealer_who_played_while_sitting_out_joins_without_the_turn_up() -> None:
    table = deal_begins(new_table(load_code(LEEDS), dealer=Seat.B))
    held = ("B holds KD 9C TC QC AC", "C holds 9D 8D 7D 9S 8S")
    table = done(table, "B deals 3-2", *held, "B turns up TS", "C passes", "D assists alone", "B KD", "C 9D")
    assert not table.deal.turn_up_in_hand
    assert table.deal.hands[Seat.B] == (Card("9C"), Card("TC"), Card("QC"), Card("AC"))

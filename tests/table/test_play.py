"""Calls, hands given up and cards out of place, beyond what the records of the laws show."""

from __future__ import annotations

import pytest

from euchre.acts import Play, read_act
from euchre.cards import Card, Suit
from euchre.deal import Ending, best_tricks, legal_cards
from euchre.errors import EuchreError
from euchre.laws import load_code, load_irregularities
from euchre.seats import Seat
from euchre.table import (
    Knowledge,
    RefereedTable,
    Verdict,
    after,
    cards_open,
    deal_begins,
    lies_open,
    new_table,
    table_view,
)
from euchre.table.physical.handling import order_of_play, passed_over, turn_due
from euchre.table.remedies.in_play import makers_tricks_seen
from euchre.table.terms.conditions import commands_suit

HELD = (
    "A holds KH QH 9D 8D 7D",
    "B holds AS KS QS 9S 8S",
    "C holds AH TH AD KD QD",
    "D holds AC KC QC TC 9C",
)


def table_of(code: str, *texts: str, held: tuple[str, ...] = HELD) -> RefereedTable:
    """Return a deal by A, his turn-up 9H ordered up by B; A puts out the seven of diamonds."""
    table = deal_begins(new_table(load_code(code), dealer=Seat.A))
    for text in ("A deals 3-2", *held, "A turns up 9H", "B orders up", "A discards 7D", *texts):
        table = after(table, read_act(text))
    return table


def verdicts(table: RefereedTable) -> list[tuple[str, Verdict]]:
    return [(ruling.irregularity, ruling.verdict) for ruling in table.last_rulings]


PLAYED = ("B AS", "C QD", "D 9C", "A 9D", "B KS", "C KD", "D TC", "A 8D", "B 8S", "C AD", "D QC", "A 9H")


def test_hands_given_up_silently_end_as_with_perfect_play() -> None:
    table = table_of("leeds-dwight-1888", *PLAYED)
    given_up = table
    for seat in "ABCD":
        given_up = after(given_up, read_act(f"{seat} throws down the hand"))
    assert given_up.deal.outcome is not None
    assert given_up.deal.outcome.ending is Ending.THROWN_IN
    makers = given_up.code.seating.side_of(Seat.B)
    assert given_up.deal.outcome.tricks[makers] == best_tricks(table.deal) == 2


def test_whole_hands_given_up_are_judged_too() -> None:
    assert makers_tricks_seen(table_of("leeds-dwight-1888").deal) == 0


def test_best_card_left_of_a_suit_commands_it() -> None:
    deal = table_of("professor-1862", "B AS").deal
    assert commands_suit(deal, Card("KS"), Suit.HEARTS)
    assert not commands_suit(deal, Card("QS"), Suit.HEARTS)
    assert not commands_suit(deal, Card("AH"), Suit.HEARTS)


def test_player_passed_over_is_due_though_others_have_played() -> None:
    deal = table_of("leeds-dwight-1888", "B AS", "D AC").deal
    assert passed_over(deal) == (Seat.C,)
    assert turn_due(deal) is Seat.C
    assert deal.trick is not None
    assert order_of_play(deal, deal.trick) == (Seat.B, Seat.C, Seat.D, Seat.A)


def test_card_that_cannot_be_put_to_a_trick_is_refused_with_its_reason() -> None:
    table = table_of("leeds-dwight-1888", "B AS")
    with pytest.raises(EuchreError, match=r"D has no AS$"):
        after(table, read_act("D plays AS to trick 1"))
    with pytest.raises(EuchreError, match=r"there is no trick 2$"):
        after(table, read_act("D plays AC to trick 2"))
    with pytest.raises(EuchreError, match="D does not hold all these cards"):
        after(table, read_act("D plays AC AS together"))


def test_missed_trick_is_completed_before_its_player_continues() -> None:
    table = table_of(
        "leeds-dwight-1888", "B AS", "C QD", "A 8D", "B gathers trick 1", "D plays 9C to trick 1"
    )
    trick = table.deal.tricks[0]
    assert set(trick.seats) == set(Seat)
    assert table.deal.turn is Seat.B
    assert [case.irregularity for case in table.ledger.cases if case.irregularity == "missed-trick"] == []


def test_second_call_binds_where_the_first_would_be_a_revoke() -> None:
    table = table_of("leeds-dwight-1888", "C throws down the hand", "B AS")
    table = after(table, read_act("B calls TH from C"))
    assert cards_open(table, Seat.C) == (Card("TH"),)
    table = after(table, read_act("D calls AH from C"))
    assert cards_open(table, Seat.C) == (Card("TH"),)


def test_card_called_by_the_wrong_player_stays_free() -> None:
    table = table_of("professor-1862", "C exposes AD", "B AS", "B calls AD from C")
    assert verdicts(table) == [("exposed-card", Verdict.REFUSED)]
    assert Card("TH") in cards_open(table, Seat.C)


def test_call_disobeyed_by_a_lead_that_is_recalled_is_spent_on_that_trick() -> None:
    called = ("C exposes AH", "B chooses expose", "B calls AH from C")
    table = table_of("jerome-1877", *called, "C KD", "D chooses recall")
    assert [(str(order.card), player, trick) for order, player, trick in table.ledger.spent] == [
        ("AH", Seat.C, 1)
    ]
    assert table.deal.tricks == ()


def test_recalled_play_leaves_the_trick_to_the_others() -> None:
    table = table_of("jerome-1877", "B AS", "D 9C", "A chooses recall")
    assert verdicts(table)[0] == ("play-out-of-turn", Verdict.CHOSEN)
    assert table.deal.turn is Seat.C
    assert [str(one.card) for one in table.ledger.exposed] == ["9C"]
    assert Card("9C") in table.deal.hands[Seat.D]


def test_referee_looks_at_cards_only_if_a_law_demands_it() -> None:
    looking = {
        f"{kind.name} {code}"
        for kind in load_irregularities().values()
        for code, row in kind.provisions.items()
        if row.looks_at_cards
    }
    assert looking == {
        "detached-card-misnamed leeds-dwight-1888",
        "detached-card-named leeds-dwight-1888",
        "disobeyed-call jerome-1877",
        "disobeyed-call leeds-dwight-1888",
        "disobeyed-call professor-1862",
        "revoke modern",
        "revoke modern-3",
    }


def test_ruling_that_rests_on_a_look_at_cards_says_so() -> None:
    table = table_of("leeds-dwight-1888", "B AS", "D detaches KC", "A names KC")
    assert [ruling.knowledge for ruling in table.last_rulings] == [Knowledge.RECORD]
    table = table_of("leeds-dwight-1888", "B AS", "D exposes KC")
    assert [ruling.knowledge for ruling in table.last_rulings] == [Knowledge.SHOWN]


def test_two_cards_together_that_send_their_own_trick_back_are_no_case() -> None:
    table = deal_begins(new_table(load_code("jerome-1877"), dealer=Seat.A))
    calls = ("B passes", "C passes", "D passes", "A turns down", "B makes spades alone")
    for text in ("A deals 3-2", *HELD, "A turns up 9H", *calls, "D AC", "A plays KH QH together"):
        table = after(table, read_act(text))
    assert verdicts(table) == [("partner-plays", Verdict.IMPOSED)]
    assert table.deal.tricks == ()
    assert len(table.deal.hands[Seat.A]) == 5


def test_nobody_can_see_whether_a_call_could_have_been_obeyed() -> None:
    table = table_of("leeds-dwight-1888", "B AS", "C TH", "D exposes AC", "A calls AC from D", "D 9C")
    (case,) = (one for one in table.ledger.cases if one.irregularity == "disobeyed-call")
    assert not lies_open(table, case)
    assert table_view(table, Seat.A).claimable == ()


def after_seven_put_out(*texts: str) -> RefereedTable:
    """Return a deal by A, who has exposed the seven and eight of diamonds, and puts out the seven though
    called."""
    table = deal_begins(new_table(load_code("jerome-1877"), dealer=Seat.A))
    held = (HELD[0], "B holds AD KD QD 9S 8S", "C holds AS KS QS AH TH", HELD[3])
    exposed = ("A exposes 7D", "B chooses expose", "A exposes 8D", "B chooses expose")
    called = ("B orders up", "B calls 7D from A", "A discards 7D", "B AD", "C AS", "D 9C")
    for text in ("A deals 3-2", *held, "A turns up 9H", *exposed, *called, *texts):
        table = after(table, read_act(text))
    return table


def test_exposed_card_that_is_put_out_cannot_be_called() -> None:
    ruling = after_seven_put_out("B calls 7D from A").rulings[-1]
    assert (ruling.verdict, ruling.why) == (Verdict.REFUSED, "its owner has put it out")


def test_of_two_cards_called_the_one_that_could_be_played_counts_as_played() -> None:
    table = after_seven_put_out("B calls 8D from A", "A 9D")
    assert table.deal.tricks[0].plays[-1].card is Card("8D")


def played_on(table: RefereedTable) -> RefereedTable:
    """Return the deal played to its end, each with the first card that is legal."""
    while not table.deal.is_over:
        seat = table.deal.turn
        assert seat is not None
        table = after(table, Play(seat, legal_cards(table.deal, seat)[0]))
    return table


def test_tricks_shown_prove_a_claim_of_this_deal_after_a_deal_with_a_revoke() -> None:
    revoke = ("B AS", "C TH", "D 9C", "A 8D", "C AD", "D AC", "A 9H", "B claims revoke against A in trick 2")
    table = deal_begins(played_on(table_of("jerome-1877", *revoke)))
    held = ("A holds 9S AS KS QS 8S", "B holds AH TH AD KD QD", "C holds AC KC QC TC 9C")
    called = ("B turns up 9H", "C orders up", "B discards QD", "C AC", "D JC", "A 9S")
    for text in ("B deals 3-2", *held, "D holds JC JD 7S 8H 7H", *called):
        table = after(table, read_act(text))
    table = after(table, read_act("D claims revoke against A in trick 1"))
    assert len(table.ledger.claims) == 1
    shown = after(played_on(table), read_act("D shows tricks"))
    assert shown.ledger.claims == ()
    assert (shown.rulings[-1].verdict, shown.rulings[-1].why) == (Verdict.REFUSED, "the tricks show none")


def test_card_put_to_an_earlier_trick_disobeys_the_call_there() -> None:
    table = table_of("jerome-1877", "D throws down the hand", "A calls 9C from D", "C AD", "C QD", "D AC")
    assert [play.actor for play in table.deal.tricks[0].plays] == [Seat.C, Seat.D]
    disobeyed = [case for case in table.ledger.cases if case.irregularity == "disobeyed-call"]
    assert [(case.offender, case.trick) for case in disobeyed] == [(Seat.D, 1)]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("professor-1862", "several-cards"),
        ("jerome-1877", "several-cards"),
        ("leeds-dwight-1888", "hasty-lead"),
    ],
)
def test_second_card_beside_a_lead_that_nobody_has_followed(code: str, found: str) -> None:
    table = table_of(code, "B AS", "B KS")
    assert found in {irregularity for irregularity, _ in verdicts(table)}
    assert "lead-out-of-turn" not in {irregularity for irregularity, _ in verdicts(table)}


@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877", "leeds-dwight-1888", "modern"])
def test_revoke_admitted_that_the_cards_in_the_record_rule_out(code: str) -> None:
    played = ("B AS", "C AH", "D 9C", "A 9D", "D claims revoke against C in trick 1")
    table = table_of(code, *played, "C admits revoke")
    assert verdicts(table) == [("revoke", Verdict.REFUSED)]


def test_law_of_an_early_lead_is_cited_only_where_there_was_one() -> None:
    late = table_of("professor-1862", "B AS", "D takes over alone")
    assert [ruling.laws for ruling in late.last_rulings] == [("L22",)]

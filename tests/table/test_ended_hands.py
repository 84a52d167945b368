"""A hand that is over stays over, and nothing played after its end is ruled on."""

from __future__ import annotations

from euchre.acts import read_act
from euchre.table import Verdict, after
from tests.table.acting import dealt


def test_the_last_card_ends_the_hand_though_it_is_put_to_an_earlier_trick() -> None:
    early = ("A turns up JS", "B orders up", "A discards TS", "A KH", "A QS", "B TD", "B plays QD to trick 2")
    late = ("A plays JS to trick 2", "A KS", "B JC", "B JD", "B AS")
    table = dealt("modern-2", *early, *late)
    assert not table.deal.is_over
    assert after(table, read_act("A TH")).deal.is_over


def test_cards_played_together_in_a_void_deal_bring_no_choice() -> None:
    played = ("A turns up KD", "B orders up", "A discards KD", "A QS", "B AS", "B finds imperfect pack")
    table = dealt("modern-2", *played, "A plays QH AD together")
    assert [ruling.verdict for ruling in table.last_rulings] == [Verdict.REFUSED]
    assert not table.open_cases


def test_a_choice_that_the_end_of_the_hand_leaves_no_time_for_is_not_offered() -> None:
    led = (
        "A turns up TD",
        "B passes",
        "A turns down",
        "B makes clubs",
        "B JC",
        "A AC",
        "B TH",
        "B QC",
        "A QH",
    )
    table = dealt(
        "modern-2", *led, "A claims lead-out-of-turn against B in trick 3", "B plays QS KD together"
    )
    assert table.deal.is_over
    assert [ruling.verdict for ruling in table.last_rulings] == [Verdict.IMPOSED, Verdict.NOTED]
    assert table.last_rulings[1].why == "the hand is over, and no card can be taken back"


def test_a_card_of_a_player_who_sits_out_does_not_open_a_forfeited_hand_again() -> None:
    held = (
        "B holds AS 9H 9D 9C TC",
        "C holds JH QD QC QS KS",
        "D holds KH TH AH JD AD",
        "A holds KD KC TD AC JC",
    )
    played = ("A turns up 9S", "B orders up alone", "C JH", "D claims lead-out-of-turn against C in trick 1")
    table = dealt("modern", *held, *played, "A JC", "D KH", "B AS")
    table = after(table, read_act("C claims revoke against D in trick 1"))
    forfeited = table.deal.outcome
    assert table.ledger.forfeited
    assert forfeited is not None
    for text in ("D claims no-discard against A", "C claims revoke against D in trick 1"):
        table = after(table, read_act(text))
        assert table.deal.outcome is not None


def test_a_card_exposed_before_it_is_led_falsely_stays_exposed_when_a_suit_is_called() -> None:
    played = (
        "A turns up 9C",
        "B orders up",
        "A discards 7C",
        "B QD",
        "C 8D",
        "D 7D",
        "A TD",
        "D exposes 9H",
        "D 9H",
    )
    table = dealt("leeds-dwight-1888", *played)
    at_once = after(table, read_act("A calls hearts from D"))
    later = after(after(table, read_act("A chooses call-suit")), read_act("A calls hearts from D"))
    assert [one.card.text for one in at_once.ledger.exposed] == ["9H"]
    assert later.ledger.exposed == at_once.ledger.exposed

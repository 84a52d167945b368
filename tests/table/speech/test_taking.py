"""What is open is taken in a few words: without the player's name, or claimed and chosen at once."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

LED_TOO_SOON = ("deal C", "C turns up KH", "A orders up alone", "C discards 9C", "A AS", "C TS")


def test_choice_without_a_player_is_the_holders() -> None:
    told = told_at("jerome-1877", "deal C", "C deals 3-2", "D counts 6")
    assert told("put it right") == ["C chooses put-right"]


@pytest.mark.parametrize("said", ["A has the card taken back", "a tells c to take it back"])
def test_card_sent_back_is_claimed_and_sent_back(said: str) -> None:
    assert told_at("modern-3", *LED_TOO_SOON)(said) == ["A claims play-out-of-turn", "A chooses take-back"]


def test_one_point_taken_is_claimed_and_taken() -> None:
    lines = ("deal A", "A turns up JC", "B orders up alone", "A discards TD", "B AC", "A KC", "A AS")
    said = "B takes only one point for it"
    assert told_at("modern-2", *lines)(said) == ["B claims lead-out-of-turn", "B chooses one-point"]


def test_alone_said_after_another_takes_no_hand_over() -> None:
    told = told_at("leeds-dwight-1888", "deal A", "A turns up 9H", "B orders up alone")
    assert told("d says i play alone too") == ["D plays alone"]


def test_pack_never_offered_for_a_cut_is_not_cut() -> None:
    said = "d says the pack was never offered to him for a cut"
    assert told_at("modern", "deal A")(said) == ["D claims no-cut"]


def test_card_turned_is_the_turn_up() -> None:
    assert told_at("modern", "deal A")("9h turned") == ["A turns up 9H"]


FALSELY_LED = ("deal A", "A turns up 9H", "B orders up", "A discards 7S", "B AH, C 8D, D TH, A 9H", "A AD")


@pytest.mark.parametrize(
    "said",
    [
        "B wants the card to be called",
        "B chooses to call the card",
        "B demands that the card be called",
        "B elects to call the card led",
        "B calls the card led out of turn",
        "B will call the card",
        "B chooses the card",
        "B lets the card be called",
        "B says it is an exposed card",
    ],
)
def test_card_of_a_false_lead_wanted_is_no_suit(said: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == ["B chooses recall"]


@pytest.mark.parametrize("said", ["B makes A play the ace of diamonds", "B calls AD", "B wants AD called"])
def test_card_of_a_false_lead_is_called(said: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == ["B calls AD from A"]


@pytest.mark.parametrize(
    ("said", "told"),
    [("B prefers the suit", "B chooses call-suit"), ("B wants a diamond led", "B calls diamonds from A")],
)
def test_suit_wanted_for_a_false_lead_is_no_card(said: str, told: str) -> None:
    assert told_at("leeds-dwight-1888", *FALSELY_LED)(said) == [told]

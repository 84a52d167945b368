"""Rights of Jerome's players in their own words: a lead sent back, idle talk, a pack not made ready."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

JEROME = "jerome-1877"
LED = (
    *("deal D", "D turns up KH", "A orders up", "D discards ??"),
    *("A 9S", "B TS", "C QS", "D AS", "A QD"),
)


@pytest.mark.parametrize(
    "line",
    [
        "C tells his partner to take it back",
        "C asks his partner to take it back",
        "C says to his partner take it back",
        "C asks A to take the card back",
        'C says "take it back, partner"',
        "C has his partner take it back",
        "C calls on his partner to take back the card",
    ],
)
def test_the_leaders_partner_sends_a_false_lead_back_by_speaking_to_the_leader(line: str) -> None:
    assert told_at(JEROME, *LED)(line) == ["C chooses recall"]


def test_who_had_the_lead_sends_a_false_one_back() -> None:
    assert told_at(JEROME, *LED)("D says take that back, it was my lead") == ["D chooses recall"]


ADVISED = ("deal C", "C turns up TS", 'A says "pick it up partner"')


@pytest.mark.parametrize("word", ["coffeehousing", "table talk", "unfair"])
def test_a_complaint_about_advice_is_none_itself(word: str) -> None:
    assert told_at(JEROME, *ADVISED)(f"D says that is {word}") == ['D says "that is advice"']
    assert told_at("professor-1862", *ADVISED)(f"D says that is {word}") == ["D claims advice"]


@pytest.mark.parametrize(
    "line",
    [
        "D says nobody shuffled",
        "D says I did not shuffle",
        "D says the cards were not shuffled",
        "D says A had no right to shuffle",
        "D says I was to shuffle first",
    ],
)
def test_a_pack_not_made_ready_is_complained_of(line: str) -> None:
    assert told_at(JEROME, "deal C", "C deals 2-3")(line) == ["D claims pack-not-made-ready"]


@pytest.mark.parametrize("line", ["D discards 9C", "D discards the nine of clubs now"])
def test_who_is_to_lead_does_not_lead_what_they_discard(line: str) -> None:
    waived = (*LED[:3], *LED[4:8], "A claims no-discard")
    assert "D 9C" not in told_at(JEROME, *waived)(line)


DOWN = ("deal C", "C turns up QC", "D passes, A passes, B passes, C turns it down", "D passes, A passes")


@pytest.mark.parametrize("code", [JEROME, "professor-1862", "leeds-dwight-1888", "modern"])
@pytest.mark.parametrize(
    "line",
    [
        "B says clubs - no, spades",
        "B says clubs, no I mean spades",
        'B says "clubs - no, spades"',
        "B calls clubs, then spades",
    ],
)
def test_a_suit_changed_for_another_is_two_calls(code: str, line: str) -> None:
    assert told_at(code, *DOWN)(line) == ["B makes clubs", "B makes spades"]


ALONE = ("deal D", "D turns up TH", "A orders up alone")


@pytest.mark.parametrize(
    "line",
    [
        "C says I take it out of your hands",
        'C says "I take it out of your hands"',
        'C says "I\'ll take that off you, partner"',
        "C takes it out of A's hands",
    ],
)
def test_a_partner_takes_a_lone_hand_over_in_the_words_of_the_law(line: str) -> None:
    assert told_at(JEROME, *ALONE)(line) == ["C takes over alone"]


def test_a_card_is_taken_back_by_its_rank_before_the_last_word() -> None:
    assert told_at(JEROME, *LED[:5], "B 9C")("B takes the nine back") == ["B takes back 9C"]


def test_a_turn_up_is_said_to_be_wrong() -> None:
    line = "D says that was the wrong card"
    assert told_at(JEROME, "deal B", "B turns up 9D", "C passes")(line) == ["D claims wrong-turn-up"]

"""Cards touched while the deal went on, told when all the cards were dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..talks import Talk, entries_after

DEALT = ("the players are Paul, Rita, Stan and Tess", "Paul deals and turns up the eight of hearts")
TOLD = ("Rita picks up her cards while he is still dealing", "Stan says he only has four cards")


@pytest.mark.parametrize(
    ("line", "touches"),
    [
        (TOLD[0], ["B takes up the hand"]),
        ("Rita had taken up her cards before all the cards were dealt", ["B takes up the hand"]),
        ("while Paul was still dealing, Rita picked up her first cards", ["B looks at hand"]),
        ("Rita lifted her cards before Paul had finished dealing", ["B takes up the hand"]),
        ("Rita peeked at her cards before the deal was over", ["B looks at hand"]),
        ("Rita touched her cards during the deal", ["B touches the cards"]),
        ("Rita peeked at her first three while Paul was still dealing", ["B looks at hand"]),
        ("while Paul was dealing Rita looked at her hand", ["B looks at hand"]),
        ("During the deal Rita had picked up her cards", ["B takes up the hand"]),
        ("Rita glanced at her first two cards as they were dealt", ["B looks at hand"]),
        (
            "Rita and Tess picked up their cards during the deal",
            ["B takes up the hand", "D takes up the hand"],
        ),
    ],
)
def test_a_touch_in_the_deal_is_entered_before_the_last_packet(
    line: str, touches: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("leeds-dwight-1888", (*DEALT, line), tmp_path, capsys)
    assert entries[4:] == ["deal 1 by A", *touches, "A deals 2-3", "A turns up 8H"]


@pytest.mark.parametrize(
    "line",
    [
        "Rita had looked at her cards before the turn-up",
        "Rita has already seen her cards before the turn-up",
        "Rita looked at her first three before the eight was turned",
        "Rita had a peek at her cards before Paul turned up the eight of hearts",
    ],
)
def test_a_touch_before_the_turn_up_is_entered_before_it(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("jerome-1877", (*DEALT, line), tmp_path, capsys)
    assert entries[4:] == ["deal 1 by A", "A deals 2-3", "B looks at hand", "A turns up 8H"]


def test_a_look_told_after_the_count_keeps_the_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counted = (*DEALT, "Rita says she has six cards")
    look = "She had peeked at her first three while Paul was still dealing."
    talk = Talk("jerome-1877", tmp_path, capsys)
    assert talk.says(*counted, "who deals next?").endswith("Rita deals next.")
    assert talk.says(look, "who deals next?").endswith("Paul deals next.")


@pytest.mark.parametrize(
    "line",
    [
        "Rita looks at her cards",
        "Rita passed before the turn-up",
        "Rita looked at her cards before the turn-up",
        "Rita passes while he is still dealing",
        "Rita shows the ace of spades during the deal",
        "Rita picks up her cards when all are dealt",
    ],
)
def test_what_is_no_touch_in_the_deal_is_not_entered_before_it(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("leeds-dwight-1888", (*DEALT, line), tmp_path, capsys)
    assert entries[4:7] == ["deal 1 by A", "A deals 2-3", "A turns up 8H"]


def test_the_dealer_keeps_the_deal_when_an_adversary_touched_cards_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert talk.says(*DEALT, *TOLD, "who deals next?").endswith("Paul deals next.")
    other = Talk("leeds-dwight-1888", tmp_path / "other", capsys)
    (tmp_path / "other").mkdir()
    assert other.says(*DEALT, TOLD[1], "who deals next?").endswith("Rita deals next.")


def test_cards_picked_up_between_packets_are_a_hand_taken_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (DEALT[0], "Paul deals two to Rita", "Rita picks up her cards", "Stan takes up his cards")
    entries = entries_after("leeds-dwight-1888", lines, tmp_path, capsys)
    assert entries[6:] == ["B takes up the hand", "C takes up the hand"]


UNTOLD = (
    *("the players are Ann, Bob, Cleo and Dan", "Ann deals and turns up the nine of hearts"),
    *("Bob passes, Cleo assists", "Bob leads the ten of clubs"),
    "Cleo plays the king of clubs, Dan the nine of clubs, Ann the ace of clubs",
)


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Ann had discarded", "??"),
        ("Ann had already discarded the nine of spades", "9S"),
        ("the dealer discarded before Bob led", "??"),
        ("sorry, Ann discarded before that", "??"),
        ("I forgot to say that Ann discarded", "??"),
    ],
)
def test_a_discard_left_out_is_entered_before_the_lead(
    line: str, card: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("jerome-1877", (*UNTOLD, line), tmp_path, capsys)
    assert entries[9:] == [f"A discards {card}", "B TC", "C KC", "D 9C", "A AC"]


@pytest.mark.parametrize(
    "line", ["Ann discards", "Ann had not discarded before that", "Bob had discarded before that"]
)
def test_other_words_of_a_discard_are_not_entered_before_the_lead(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("jerome-1877", (*UNTOLD, line), tmp_path, capsys)
    assert entries[9:13] == ["B TC", "C KC", "D 9C", "A AC"]


def test_a_discard_that_may_be_left_out_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "type 'Ann had discarded'" in Talk("modern", tmp_path, capsys).says(*UNTOLD)
    told = (*UNTOLD[:3], "Ann discards", *UNTOLD[3:])
    (tmp_path / "told").mkdir()
    assert "had discarded" not in Talk("modern", tmp_path / "told", capsys).says(*told)

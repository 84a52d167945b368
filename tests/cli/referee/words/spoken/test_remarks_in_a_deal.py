"""Remarks around a call or a card: what players own to, how a call begins, whose turn it was, a bare `no`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Nora, Felix, Ruth and Otto",)
UP = (*SEATED, "Nora deals and turns up the ten of spades")
PLAY = (*UP, "Felix orders it up", "Nora discards")
REVOKED = (
    *PLAY,
    "Felix leads the king of diamonds, Ruth plays the nine of clubs",
    "Otto plays the seven of diamonds, Nora the eight of diamonds",
)
LED_EARLY = (*UP, "Felix passes, Ruth helps her partner", "Nora discards", "Ruth leads the ace of clubs")
PICKED_UP = (
    *UP,
    "Felix passes, Ruth passes, Otto passes, Nora picks it up",
    "Felix leads the nine of clubs before Nora has thrown away a card",
    "Ruth plays the ten of clubs, Otto the queen of clubs",
)
MADE = (*UP, "everybody passes", "Felix passes", "Ruth makes it clubs")
MARKED = (
    *UP,
    "Felix orders it up",
    "Nora discards",
    "the makers took all five tricks",
    "Felix and Otto mark 1",
    "Felix deals and turns up the nine of spades",
)


@pytest.mark.parametrize(
    "line",
    [
        "Ruth says oh yes, I do have one",
        "Ruth says I do have one",
        "Ruth says she does have one",
        "Ruth says wait, I have a diamond",
    ],
)
@pytest.mark.parametrize("asked", [(), ("Otto asks if Ruth has no diamonds",)])
def test_player_who_owns_to_the_suit_admits_a_revoke(
    asked: tuple[str, ...], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*REVOKED, *asked, line)
    assert talk.entries[-1] == "C admits revoke"
    assert "They may take the card back (admitted: Ruth did not follow suit" in said


@pytest.mark.parametrize("line", ["Ruth says no, none", "Ruth answers that she has none", "Ruth says no"])
def test_player_asked_by_an_adversary_answers(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after(
        "jerome-1877", (*REVOKED, "Otto asks if Ruth has no diamonds", line), tmp_path, capsys
    )
    assert told[-1] == "C answers none"


@pytest.mark.parametrize(
    ("begun", "line", "entry"),
    [
        (MADE, "Otto says then I play clubs alone", "D plays alone"),
        (MADE, "Nora says then I take it out of your hands", "A takes over alone"),
        (MADE, "Ruth says so I'll play it alone", "C plays alone"),
        (UP, "Felix says then I order it up", "B orders up"),
        (UP, "Felix says well then I'll pass", "B passes"),
    ],
)
def test_word_that_opens_a_call_is_idle(
    begun: tuple[str, ...], line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (*begun, line), tmp_path, capsys)[-1] == entry


@pytest.mark.parametrize(
    "line",
    [
        "Otto says I take it out of your hands, I play it alone",
        "Otto says he takes it out of his hands, he plays it alone",
        "Otto takes it over, he plays alone",
        "Otto goes alone instead, he says he plays it alone",
    ],
)
def test_lone_hand_told_twice_is_one(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*UP, "Felix orders it up", line)
    assert talk.entries[-2:] == ["B orders up", "D takes over alone"]
    assert "may not play alone" not in said


def test_lone_hand_announced_again_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("modern", tmp_path, capsys).says(*UP, "Felix orders it up alone", "Felix plays alone")
    assert said.endswith("That has no effect: Felix plays alone already.")


@pytest.mark.parametrize(
    "line",
    [
        "but it was Felix's turn to lead",
        "it was Felix's lead",
        "Felix should have led",
        "it should have been Felix",
        "that was out of turn",
        "it was not her turn",
        "Ruth had no right to lead",
        "Ruth led out of turn, it was Felix's lead",
    ],
)
def test_whose_turn_it_was_is_no_act(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*LED_EARLY, line)
    assert said.endswith("That tells no new act; nothing is entered.")
    assert talk.entries[-1] == "C AC"


def test_wrong_leader_is_not_taken_for_the_right_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*LED_EARLY, "Nora should have led")
    assert "'Nora should have led' is not understood" in said


@pytest.mark.parametrize(
    "line",
    [
        "Felix says he and Otto should have had a point earlier",
        "Felix says they should have had another point",
        "Otto says we should have one point more",
        "Felix says they were owed a point from the last deal",
        "Otto says we should have two points for that",
        "Felix says that their march was worth two points",
    ],
)
def test_points_missed_are_claimed(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*MARKED, line)
    assert talk.entries[-1] == f"{'B' if line.startswith('Felix') else 'D'} claims undercount"
    assert "it counts only if the other side admits it" in said


@pytest.mark.parametrize(
    "line",
    [
        "Nora puts the seven of spades under the pack and plays the eight of clubs",
        "Nora puts the seven of spades under the pack, then plays the eight of clubs",
        "Nora places the seven of spades at the bottom of the pack and plays the eight of clubs",
        "Nora puts the seven of spades face down on the table and plays the eight of clubs",
    ],
)
def test_card_put_by_the_pack_is_the_discard(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after("jerome-1877", (*PICKED_UP, line), tmp_path, capsys)
    assert told[-2:] == ["A discards 7S", "A 8C"]


def test_no_without_a_question_gives_up_no_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(*MADE, "no")
    assert said.endswith("Nothing was asked; nothing is entered.")
    assert talk.entries[-1] == "C makes clubs"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Otto says now lead your bower", "now lead your bower"),
        ("Otto whispers to Felix: lead a trump", "lead a trump"),
    ],
)
def test_advice_is_entered_without_a_question(
    line: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = entries_after("jerome-1877", (*PLAY, line), tmp_path, capsys)
    assert told[-1] == f'D says "{words}"'


@pytest.mark.parametrize(
    "line",
    [
        "Ruth says he was too slow and must play with Otto",
        "Nora says it was too late, so he has to play with Otto",
    ],
)
def test_reason_of_an_objection_is_no_question(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = (*UP, "everybody passes", "Felix says hearts", "Felix then says alone")
    told = entries_after("jerome-1877", (*begun, line), tmp_path, capsys)
    assert told[-1] == f"{'C' if line.startswith('Ruth') else 'A'} chooses play-together"

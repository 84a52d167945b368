"""Questions that people ask at the desk, and what it answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "Ann is A, Bob is B, Cal is C, Dan is D"
LED_OUT_OF_TURN = (
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal orders it up, Ann discards the nine of clubs",
    "Cal leads the ace of spades",
)
ALL_FIVE = (
    "The score is four all",
    "Ann deals and turns up the nine of hearts",
    "Bob passes, Cal passes, Dan passes, Ann takes it up, Ann discards the eight of spades",
    "Bob says that Cal has revoked in trick 2",
    "Ann and Cal made all five tricks",
)


@pytest.mark.parametrize(
    "asked", ["who has the choice?", "who gets to decide?", "whose choice is it", "what are the options?"]
)
def test_who_may_choose(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *LED_OUT_OF_TURN, asked)
    assert "Type 'Bob chooses" in said


@pytest.mark.parametrize(
    "asked", ["is that allowed?", "is there a penalty?", "what happens to the ace of spades"]
)
def test_what_follows_is_the_last_ruling(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(SEATED, *LED_OUT_OF_TURN, asked)
    assert said.startswith("Cal led out of turn")


def test_who_sits_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "Nobody sits out." in talk.says(SEATED, LED_OUT_OF_TURN[0], "who sits out?")
    assert "Dan sits out while Bob plays alone." in talk.says("Bob orders it up alone", "who sits out?")


def test_game_is_won_only_as_far_as_a_revoke_is_not_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("jerome-1877", tmp_path, capsys)
    said = talk.says(SEATED, *ALL_FIVE, "who won?")
    assert "Ann and Cal won the game, unless the revoke that is claimed is proved." in said
    assert "Bob and Dan won the game." in talk.says("Cal admits it", "who won?")


def test_question_without_an_answer_is_told_what_may_be_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(SEATED, LED_OUT_OF_TURN[0], "how old is Ann?")
    assert "the desk has no answer to that. Ask for example 'who leads?'" in said
    assert talk.entries[-1] == "A turns up 9H"

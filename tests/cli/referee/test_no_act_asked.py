"""A question tells no act, whatever its verb and tense; what a player asks or says is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = "the players are Nan, Otto, Pia and Quin"
DEALT = "Nan deals and turns up the king of clubs"


@pytest.mark.parametrize("code", ["jerome-1877", "professor-1862", "leeds-dwight-1888", "modern"])
@pytest.mark.parametrize(
    "asked",
    [
        "Was Otto right to pass?",
        "was Otto right to pass",
        "Was it right for Otto to pass?",
        "Were they right that Otto passes?",
        "Did Otto pass",
        "Why did Otto pass?",
        "Otto passed?",
        "Otto passes, doesn't he?",
        "Was Pia allowed to expose the king of hearts?",
        "Was it wise of Pia to throw down her hand?",
        "Had Pia exposed the king of hearts?",
        "Is it true that Quin claims a misdeal",
    ],
)
def test_question_is_not_entered(
    code: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(SEATED, DEALT)
    before = talk.entries
    talk.says(asked)
    assert talk.entries == before
    talk.says("yes")
    assert talk.entries == before


@pytest.mark.parametrize(
    ("said", "entry"),
    [
        ("Otto orders it up. Was Pia right to pass?", "B orders up"),
        ("Otto orders it up, was Pia right to pass?", "B orders up"),
        ("Otto orders it up, may he?", "B orders up"),
        ("Otto says pass", "B passes"),
        ("Otto asks what is trump?", "B asks trump"),
    ],
)
def test_what_is_told_beside_a_question_is_entered(
    said: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("jerome-1877", (SEATED, DEALT, said), tmp_path, capsys)[-1] == entry


@pytest.mark.parametrize(
    "asked",
    [
        "where do they hide? who deals next?",
        "So where do we stand? Who deals next?",
        "how warm is it, and who deals next?",
    ],
)
def test_second_question_is_answered_though_the_first_is_not(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Otto deals next" in Talk("jerome-1877", tmp_path, capsys).says(SEATED, DEALT, asked)

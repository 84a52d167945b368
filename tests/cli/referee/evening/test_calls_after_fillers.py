"""A call with words of encouragement before it is the call; the same words without one are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

BEFORE = ("Ann, Bob, Cleo and Dan are playing; Ann deals", "Ann turns up the nine of clubs", "Bob passes")


@pytest.mark.parametrize("code", ["modern", "jerome-1877", "professor-1862"])
@pytest.mark.parametrize(
    "said",
    [
        "Cleo says go on, pick it up partner",
        "Cleo says sure, pick it up partner",
        'Cleo says "go on, pick it up partner"',
        'Cleo says "yeah go on, take it"',
        'Cleo says "why not, pick it up"',
        "Cleo says well, pick it up",
        'Cleo says "very well, take it up, partner"',
    ],
)
def test_call_after_a_filler(
    code: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(*BEFORE, said, "yes")
    assert [entry for entry in talk.entries if entry.startswith("C ")] == ["C assists"]


@pytest.mark.parametrize(
    "said",
    [
        "Cleo says go on, lead trumps partner",
        "Cleo says go on, partner, you can do it",
        'Cleo says "sure, it is your turn"',
        'Cleo says "go on"',
    ],
)
def test_other_words_are_no_call(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*BEFORE, said)
    assert "C assists" not in talk.entries
    assert "C passes" not in talk.entries

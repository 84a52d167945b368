"""Words that were once misread for their brevity: *a king of hearts*, *everybody says pass*, `next deal?`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ("the players are Nan, Otto, Pia and Quin",)
UP = (*SEATED, "Nan deals and turns up the king of hearts")
PASSES = ["B passes", "C passes", "D passes"]


@pytest.mark.parametrize(
    ("begun", "line", "entries"),
    [
        (
            SEATED,
            "Nan deals and turns up a king of hearts",
            ["A deals 3-2", "A turns up KH"],
        ),
        ((*UP, "Otto orders it up", "Nan discards"), "Otto leads an ace of spades", ["B AS"]),
        (UP, "everybody says pass", [*PASSES, "A turns down"]),
        (UP, 'They all said "pass" and Nan takes it', [*PASSES, "A takes up"]),
        (UP, "all of them say pass, Nan picks it up", [*PASSES, "A takes up"]),
        (UP, "everybody says pass, Otto calls clubs", [*PASSES, "A turns down", "B makes clubs"]),
    ],
)
def test_line_is_entered_as_told(
    begun: tuple[str, ...],
    line: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert entries_after("modern", (*begun, line), tmp_path, capsys)[-len(entries) :] == entries


@pytest.mark.parametrize("line", ['Otto says "everybody says pass"', "everybody says pas"])
def test_words_about_passes_pass_nothing(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "B passes" not in entries_after("modern", (*UP, line), tmp_path, capsys)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("next deal?", "Otto deals next"),
        ("and the next deal?", "Otto deals next"),
        ("and Otto deals now?", "Otto deals next"),
        ("the first lead?", "before the trump is settled"),
        ("Otto's turn?", "Otto is to act"),
    ],
)
def test_short_question_is_answered_and_enters_nothing(
    asked: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*UP)
    before = talk.entries
    assert answer in talk.says(asked)
    assert talk.entries == before

"""`no, she ordered it up`: the last entry told otherwise, and never a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.errors import NotationError
from euchre.laws import load_code
from euchre.table import new_table
from euchre.table.speech.retelling.corrected import correction_in
from euchre.table.speech.telling import told_in
from tests.cli.referee.talks import Talk

NAMES = "the players are Walter, Agnes, Silas and Mabel"
DEALT = (NAMES, "Walter deals and turns up the nine of diamonds")
DOWN = (*DEALT, "Agnes passes, Silas passes, Mabel passes, Walter turns it down", "Agnes makes it spades")


@pytest.mark.parametrize(
    ("before", "line", "last"),
    [
        (DEALT, "no, he turned up the ten of diamonds", "A turns up TD"),
        ((*DEALT, "Agnes passes"), "no, she ordered it up", "B orders up"),
        ((*DEALT, "Agnes passes"), "Sorry, no, she ordered it up", "B orders up"),
        ((*DEALT, "Agnes passes"), "No wait, Agnes ordered it up", "B orders up"),
        ((*DEALT, "Agnes passes, Silas assists"), "no, he passed", "C passes"),
        (DOWN, "no, it was clubs", "B makes clubs"),
        (DOWN, "no, she makes it clubs alone", "B makes clubs alone"),
        (DOWN, "no, he passed", "B passes"),
    ],
)
@pytest.mark.parametrize("code", ["leeds-dwight-1888", "modern"])
def test_last_entry_is_told_otherwise(
    code: str,
    before: tuple[str, ...],
    line: str,
    last: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = Talk(code, tmp_path, capsys)
    talk.says(*before)
    known = len(talk.entries)
    assert "and is now" in talk.says(line)
    assert (len(talk.entries), talk.entries[-1]) == (known, last)


def test_turn_up_becomes_a_card_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(NAMES, "Walter is dealing", "Walter turns up the king of spades")
    talk.says("no, he only showed the king of spades while dealing")
    assert talk.entries[-1] == "A faces KS"
    assert "A turns up KS" not in talk.entries


@pytest.mark.parametrize(
    "line", ["no, Mabel passed", "no, that was the queen of clubs", "no, that was Mabel"]
)
def test_what_is_not_clear_is_asked(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(*DEALT, "Agnes passes", line)
    assert "which entry does that put right?" in said
    assert talk.entries[-1] == "B passes"


def test_no_to_a_line_not_entered_is_about_that_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*DEALT, "Agnes frobs the wall", "no, she passes")
    assert talk.entries[-2:] == ["A turns up 9D", "B passes"]


@pytest.mark.parametrize("line", ["no, I pass", "no, says Silas, I pass", "no"])
def test_no_of_a_player_is_a_pass(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    talk.says(*DEALT, "Agnes passes", line)
    assert talk.entries[-1] == "C passes"


@pytest.mark.parametrize(
    "line", ["no, she has none", "no, he has no hearts", "no, may she?", "no trump", 'no, "she passed"']
)
def test_other_words_after_a_no_put_nothing_right(line: str) -> None:
    assert correction_in(line) is None


def test_correction_is_not_read_as_an_act() -> None:
    with pytest.raises(NotationError, match="To put an entry right"):
        told_in("no, he passed", new_table(load_code("modern")))

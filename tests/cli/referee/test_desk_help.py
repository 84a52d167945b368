"""The help at the desk shows a whole deal: each of its lines is understood when it is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.desk_help import EXAMPLES, HELP
from tests.cli.referee.talks import Talk, entries_after


def test_deal_of_the_help_is_entered_as_it_stands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = entries_after("modern", EXAMPLES, tmp_path, capsys)
    assert entries[4:] == [
        *("deal 1 by A", "A deals 3-2", "A turns up KS", "B passes", "C assists", "A discards ??"),
        *("B AH", "C 9H", "D JS", "A KH", "table reports 3 tricks for C", "deal 2 by B"),
    ]


def test_help_fits_a_screen_of_80_columns() -> None:
    assert max(map(len, HELP)) <= 80
    assert len(HELP) <= 24


def test_new_desk_says_how_to_begin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"'{EXAMPLES[0]}', '{EXAMPLES[2]}'" in Talk("modern", tmp_path, capsys).says()


def test_what_is_entered_is_said_back_with_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert talk.says(*EXAMPLES[:1], *EXAMPLES[2:4]) == "8 Bob passes; 9 Cleo assists."
    assert talk.says("undo") == "Deleted: 9 Cleo assists."


def test_card_is_put_right_as_the_help_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = "no, that was the ten of hearts"
    assert right in " ".join(HELP)
    assert entries_after("modern", (*EXAMPLES[:7], right), tmp_path, capsys)[-1] == "A TH"


def test_undo_after_a_line_that_was_not_entered_deletes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "is not understood" in talk.says(*EXAMPLES[:1], *EXAMPLES[2:4], "Ann frobnicates the pack")
    assert talk.says("undo") == "Nothing is entered."
    assert talk.entries[-1] == "C assists"


@pytest.mark.parametrize(
    "discard",
    [
        "Ann discards a club",
        "Ann throws away a low heart",
        "Ann throws one of the diamonds away",
        "Ann picks it up and gets rid of a spade",
        "Ann picks up and buries a club",
    ],
)
def test_discard_of_which_only_the_suit_is_told_is_entered(
    discard: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("modern", (*EXAMPLES[:1], *EXAMPLES[2:4], discard), tmp_path, capsys)
    assert entries[-1] == "A discards ??"


def test_yes_to_no_question_enters_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nothing was asked" in Talk("modern", tmp_path, capsys).says(*EXAMPLES[:1], "yes")


def test_result_of_two_who_do_not_play_together_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(*EXAMPLES[:1], *EXAMPLES[2:5], "Ann and Dan took three tricks")
    assert "Ann and Dan do not play together; Ann's side is Ann and Cleo" in said
    assert talk.entries[-1] == "A discards ??"

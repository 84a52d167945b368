"""The players told in one line, with who plays with whom, who deals and the score."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = ['"Ann" takes seat A', '"Bob" takes seat B', '"Cleo" takes seat C', '"Dan" takes seat D']


@pytest.mark.parametrize(
    "said",
    [
        "The four of us: Ann, Bob, Cleo, Dan. Ann and Cleo are partners",
        "Ann, Bob, Cleo and Dan are at the table, Ann against Bob and so on round.",
        "ann, bob, cleo and dan play; ann and cleo are partners",
        "ann, bob, cleo and dan are the players",
        "Ann, Bob, Cleo and Dan are playing, seated in that order",
        "At our table: Ann, Bob, Cleo, Dan.",
        "We're Ann, Bob, Cleo and Dan.",
        "ann, bob, cleo, dan sit round the table",
        "Ann, Bob, Cleo and Dan are playing, Ann with Cleo",
        "Tonight it's Ann, Bob, Cleo and Dan, Ann with Cleo and Bob with Dan",
        "Ann, Bob, Cleo and Dan are playing; Ann and Cleo are partners, so are Bob and Dan",
    ],
)
def test_players_are_seated(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after("modern", (said,), tmp_path, capsys) == SEATED


@pytest.mark.parametrize(
    "said",
    [
        "Ann, Bob, Cleo and Dan are playing, Bob deals",
        "Ann, Bob, Cleo and Dan are playing, Bob starts dealing",
        "the players are Ann, Bob, Cleo and Dan, and Bob deals",
        "Ann, Bob, Cleo and Dan, Bob deals",
        "At our table: Ann, Bob, Cleo, Dan. Bob deals.",
    ],
)
def test_dealer_is_told_after_a_comma(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after("modern", (said,), tmp_path, capsys) == [*SEATED, "deal 1 by B"]


def test_score_is_told_with_the_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(
        "We're Ned, Olga, Pete and Ruth. Ned and Pete have four points"
    )
    assert "Score: Ned and Pete 4, Olga and Ruth 0" in said


@pytest.mark.parametrize(
    "said",
    [
        "Sue has nine, the others have seven",
        "Sue has nine points, Ray and Tim have seven points",
        "Sue has nine points and the others have seven points",
    ],
)
def test_score_at_three_hands(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern-3", tmp_path, capsys)
    assert "Score: Ray 7, Sue 9, Tim 7" in talk.says("Ray, Sue and Tim, everyone for themselves.", said)


@pytest.mark.parametrize(
    "said",
    [
        "Ann, Bob, Cid, Dot and Eve all arrived together.",
        "Ann, Bob, Cleo, Dan, Eve are here",
        "Ann, Bob, Cleo and Dan pass",
        "Ann, Bob and Cleo are playing",
        "Ann, Bob, Cleo and Ann are playing, Ann deals",
        "Ann, Bob, Cleo and Dan are playing, Ann and Bob are partners",
    ],
)
def test_other_lines_seat_nobody(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert entries_after("modern", (said,), tmp_path, capsys) == []


@pytest.mark.parametrize(
    "said",
    [
        "Ann takes the jack and buries the nine of diamonds",
        "Bess forgets and leads the ace of clubs",
        "Ann turned up the nine of spades",
    ],
)
def test_play_before_the_players_are_known_is_no_cut(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert " draws " not in talk.says(said)
    assert talk.entries == []


def test_cut_by_name_is_one_still(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = ("Ann cuts the nine of spades, Bob the ace of hearts",)
    assert entries_after("modern", said, tmp_path, capsys) == ['"Ann" draws 9S', '"Bob" draws AH']

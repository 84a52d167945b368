"""The score with which a table goes on, told at the desk."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.assistant import Assistant
from euchre.laws import load_code
from tests.cli.referee.talks import Talk

SEATS = "Ann is A, Bob is B, Cid is C, Dot is D"


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("B and D have three points and A and C nothing", "A+C 0, B+D 3"),
        ("The score is four for A and C and two for B and D.", "A+C 4, B+D 2"),
        ("B has three points", "A+C 0, B+D 3"),
        ("A+C has 1, B+D has 4", "A+C 1, B+D 4"),
        ("score A+C 1, B+D 4", "A+C 1, B+D 4"),
        ("a+c 1, b+d 4", "A+C 1, B+D 4"),
        ("score a+c 4, b+d 0", "A+C 4, B+D 0"),
        ("A and C have 4 points, B and D 3", "A+C 4, B+D 3"),
        ("A and C have four, B and D have three", "A+C 4, B+D 3"),
        (f"{SEATS}. Bob and Dot have three points and Ann and Cid nothing.", "A+C 0, B+D 3"),
    ],
)
@pytest.mark.parametrize("code", ["leeds-dwight-1888", "modern"])
def test_score_is_told_before_the_first_deal(
    line: str, score: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    said = talk.says(line).replace("Ann and Cid", "A+C").replace("Bob and Dot", "B+D")
    assert f"Score: {score};" in said
    assert len(talk.entries) == (4 if line.startswith("Ann") else 0)
    kept = Assistant(load_code(code), str(tmp_path / "table.euchre"))
    assert kept.desk.table.sitting.score.points == kept.desk.points
    assert ", ".join(f"{side} {n}" for side, n in kept.desk.table.sitting.score.points.items()) == score


def test_score_goes_on_with_the_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    said = talk.says(
        "B and D have three points and A and C nothing",
        *("a deals", "9h is up", "b orders up", "a discards tc", "the makers took three tricks"),
    )
    assert "Score: A+C 0, B+D 4;" in said


def test_score_without_sides_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("modern", tmp_path, capsys).says("the score is three to nothing")
    assert "which side has how many points? Type for example 'A+C has 3, B+D has 0'" in said


def test_score_of_a_finished_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says("A and C have five points and B and D two")
    assert "a game ends at 5 points" in said


FIRST_DEAL = ("9h is up", "b orders up", "a discards tc", "the makers took three tricks")


def test_score_may_be_told_while_the_first_deal_is_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says("a deals", "B and D have three points and A and C nothing")
    assert "Score: A+C 0, B+D 3;" in said
    assert "Score: A+C 0, B+D 4;" in talk.says(*FIRST_DEAL)


def test_score_is_reckoned_after_the_first_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says("a deals", *FIRST_DEAL, "B and D have three points and A and C nothing")
    assert "the score is reckoned from the deals in the record, A+C 0, B+D 1" in said
    assert "Score: A+C 0, B+D 1;" in talk.says("B and D have one point and A and C nothing")


@pytest.mark.parametrize(
    ("line", "score"),
    [
        (f"{SEATS}; Ann deals; four all", "4, B+D 4"),
        (f"{SEATS}; the score is 4 to 4", "4, B+D 4"),
        ("Ann, Bob, Cid and Dot are playing, it's four all", "4, B+D 4"),
        ("Ann, Bob, Cid and Dot play. It's 2-2. Ann deals", "2, B+D 2"),
        (f"{SEATS}; Ann and Cid 3, Bob and Dot 4; Ann deals", "3, B+D 4"),
    ],
)
def test_seats_score_and_dealer_are_told_in_one_line(
    line: str, score: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says(line).replace("Ann and Cid", "A+C").replace("Bob and Dot", "B+D")
    assert f"Score: A+C {score};" in said
    assert len(talk.entries) == 4 + ("deals" in line)

"""Questions what a hand would score, what a fault costs, and when points are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SEATED = "Ann, Bob, Cleo and Dan are playing; Ann deals"
ORDERED = (SEATED, "Ann turns up the nine of hearts", "Bob orders it up, Ann discards")


@pytest.mark.parametrize(
    "asked",
    [
        "how many points is a euchre?",
        "how much is it if they get euchred now?",
        "what does a euchre cost?",
        "what if euchred",
        "what is a march worth?",
        "how many points would all five tricks be?",
        "what do they get for three tricks?",
    ],
)
def test_what_the_hand_would_score(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(*ORDERED, asked)
    assert said.startswith("In this hand, 3 to 4 tricks: 1 point to Bob and Dan; all 5: 2 points")
    assert "a euchre: 2 points to Ann and Cleo" in said


def test_what_a_lone_hand_would_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = (*ORDERED[:2], "Bob orders it up alone, Ann discards")
    talk = Talk("leeds-dwight-1888", tmp_path, capsys)
    assert "all 5: 4 points to Bob and Dan; a euchre: 4" in talk.says(*alone, "what is a march worth?")


def test_what_any_hand_scores_before_trump_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*ORDERED[:2], "how many points is a euchre?")
    assert said.startswith("Makers, 3 to 4 tricks: 1 point; all 5: 2 points; a euchre: 2 points to the other")
    assert "Alone, 3 to 4 tricks: 1 point; all 5: 4 points" in said


def test_euchre_at_three_hands_goes_to_each_of_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ("Ann, Bob and Cleo are playing; Ann deals", "Ann turns up the nine of hearts")
    talk = Talk("modern-3", tmp_path, capsys)
    assert "to each of the others" in talk.says(*lines, "what is a euchre worth?")
    assert "to Ann and Cleo each" in talk.says("Bob orders it up, Ann discards", "what is a euchre worth?")


@pytest.mark.parametrize(
    "asked",
    ["when do they get the points?", "when is that settled?", "when is it marked?", "when are they scored?"],
)
def test_when_points_are_counted(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(*ORDERED, asked)
    assert said.startswith("When the hand is over. Due so far: Ann and Cleo 0, Bob and Dan 0.")


@pytest.mark.parametrize(
    "asked",
    [
        "when is trump settled?",
        "how many tricks have they?",
        "how many cards is that?",
        "what happens if they march?",
        "what if the partner of a lone hand plays",
        "what may a lone hand do?",
    ],
)
def test_other_questions_are_not_of_points(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(*ORDERED, asked)
    assert "In this hand" not in said
    assert "When the hand is over" not in said


@pytest.mark.parametrize(
    "asked",
    [
        "what does that cost them?",
        "what will it cost her?",
        "what is that worth?",
        "how much is that worth?",
        "do Bob and Dan get any points?",
        "are Bob and Dan owed anything for that?",
        "has anybody lost a point over all this?",
        "does he get a point for that?",
    ],
)
def test_what_a_fault_costs(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("jerome-1877", tmp_path, capsys).says(*ORDERED, "Cleo leads the ace of spades", asked)
    assert said.startswith("Cleo led out of turn")
    assert "Due for the deal: Ann and Cleo 0, Bob and Dan 0" in said


@pytest.mark.parametrize("asked", ["where do we stand?", "so how do we stand?", "how many games is that?"])
def test_where_the_sides_stand(asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*ORDERED, asked)
    assert said.startswith("Score: Ann and Cleo 0, Bob and Dan 0; games")


PEEKED = (*ORDERED, "Bob leads the ace of clubs", "Cleo peeks at the kitty")


@pytest.mark.parametrize(
    "said", ["Bob wants a point for that", "Dan demands a penalty for it", "Bob claims two points for that"]
)
def test_nothing_is_due_for_what_has_no_penalty(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    answer = talk.says(*PEEKED[:-1], 'Ann says "nice hand"', PEEKED[-1], said)
    assert answer.startswith("Nothing is due for that. Cleo looked at the talon. No penalty.")
    assert talk.entries[-1] == "C looks at talon"


def test_point_wanted_for_what_may_be_claimed_is_a_claim(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    talk.says(*PEEKED[:-1], "Dan plays the king of clubs", "Ann wants a point for that")
    assert talk.entries[-1] == "A claims play-out-of-turn"

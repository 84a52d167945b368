"""Cards shown and taken back, and claims that name a player."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..talks import Talk, entries_after

ORDERED = (
    "the players are Ann, Bob, Cleo and Dan",
    "Ann deals and turns up the seven of diamonds",
    "Bob orders it up, Ann discards",
    "Bob leads the king of spades, Cleo the nine of spades, Dan the ace and Ann the eight",
)
LEEDS = "leeds-dwight-1888"


@pytest.mark.parametrize(
    "lines",
    [
        ("Cleo drops the jack of hearts on the table and quickly takes it back",),
        ("Cleo drops the jack of hearts on the table", "Cleo takes it back quickly"),
        ("Cleo shows the jack of hearts and takes it back",),
    ],
)
def test_a_card_shown_and_taken_back_is_the_one_shown(
    lines: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after(LEEDS, (*ORDERED, *lines), tmp_path, capsys)
    assert entries[-2:] == ["C exposes JH", "C takes back JH"]


@pytest.mark.parametrize("line", ["Ann takes it back quickly", "Ann takes it back"])
def test_a_player_who_has_shown_nothing_takes_back_the_card_played(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = "Cleo drops the jack of hearts on the table"
    talk = Talk(LEEDS, tmp_path, capsys)
    talk.says(*ORDERED, shown, line)
    assert talk.entries[-1] == "A takes back 8S"


@pytest.mark.parametrize("line", ["dan claims that ann revoked", "dan claims ann revoked"])
def test_a_claim_that_ann_revoked_is_one_against_ann(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after(LEEDS, (*ORDERED, line), tmp_path, capsys)
    assert entries[-1] == "D claims revoke against A"


@pytest.mark.parametrize("line", ["ann claims that ann revoked", "dan claims that somebody revoked"])
def test_a_claim_that_names_no_opponent_is_not_one_against_ann(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "D claims revoke against A" not in entries_after(LEEDS, (*ORDERED, line), tmp_path, capsys)


def test_the_line_without_an_answer_is_given_back_as_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    asked = "can May paint her ace again?"
    said = talk.says("we are Tom, Sue, Ned and May, sitting in that order", "Tom deals", asked)
    assert f"'{asked}'" in said


def test_a_lead_sent_back_lies_face_up_when_the_time_to_call_a_suit_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    lines = ("deal A", "a turns up th", "b passes, c passes, d passes, a takes up", "a discards ??")
    played = ("b 9s, c 7s, d 8s, a th", "d as", "a chooses recall", "a ah, b td, c 7d, d jh", "d kd")
    said = talk.says(*lines, *played)
    assert "No suit may be called any more; the card lies face up and may be called." in said
    assert "nothing follows" not in said


ALONE = ("the players are Ann, Bob, Cleo and Dan", "Ann deals and turns up the nine of hearts", "Bob passes")
LONE = (*ALONE, "Cleo passes, Dan passes", "Ann takes it up alone")


@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877"])
@pytest.mark.parametrize(
    "line",
    [
        "Ann would rather not play alone after all",
        "Ann wants to take back her alone",
        "Ann no longer wants to go alone",
        "Ann gives up the lone hand",
        "Ann plays with her partner after all",
        "may Ann take back her alone?",
        "can Ann still play with Cleo?",
    ],
)
def test_a_lone_hand_that_is_announced_stays(
    code: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    said = talk.says(*LONE, line)
    assert "What is said is binding: Ann plays alone, and Cleo stays out of the hand" in said
    assert talk.entries[-1] == "A takes up alone"


@pytest.mark.parametrize(
    "lines",
    [(*LONE, "Bob would rather not play alone"), (*ALONE, "Cleo assists", "Ann would rather not play alone")],
)
def test_nobody_is_held_to_a_lone_hand_that_is_not_theirs(
    lines: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "binding" not in Talk("professor-1862", tmp_path, capsys).says(*lines)

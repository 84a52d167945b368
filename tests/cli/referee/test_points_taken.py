"""Points that a side takes while a penalty may be claimed or chosen, and cards put down ahead of a leader."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

BEGUN = (
    "the players are Ann, Bob, Cleo and Dan",
    "Ann deals and turns up the nine of spades",
    "Bob passes and Cleo orders it up",
    "Ann discards",
)
EARLY = (*BEGUN, "Bob leads the nine of clubs, Dan plays the ten of clubs")
CLAIMED = (
    *BEGUN,
    "Bob leads the nine of clubs, Cleo plays the ten of clubs",
    "Dan plays the king of hearts, Ann plays the ace of clubs",
    "Ann claims that Dan reneged",
)


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Cleo takes the points", "C"),
        ("Cleo takes her points", "C"),
        ("Ann and Cleo get the points", "A"),
        ("Ann and Cleo take the points", "A"),
        ("they want all the points for it", "A"),
    ],
)
def test_points_taken_while_they_may_be_claimed_are_the_penalty(
    line: str, who: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("modern", (*EARLY, line), tmp_path, capsys)
    assert entries[-2:] == [f"{who} claims play-out-of-turn", f"{who} chooses full-points"]


@pytest.mark.parametrize("line", ["Cleo takes the points", "Ann and Cleo take the points"])
def test_points_taken_while_a_claim_stands_are_no_result(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("modern", (*CLAIMED, line), tmp_path, capsys)
    assert entries[-1] == "A claims revoke against D"


@pytest.mark.parametrize(
    "line",
    [
        "Dan puts down the king of hearts although Bob has to lead",
        "Dan puts down the king of hearts before Bob has led",
        "Dan lays the king of hearts down before Bob leads",
    ],
)
def test_card_put_down_ahead_of_the_leader_is_led(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("modern", (*BEGUN, line), tmp_path, capsys)[-1] == "D KH"


def test_card_put_on_the_table_out_of_turn_is_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "Dan puts the king of hearts on the table before Bob has led"
    assert "Is it played, or only shown?" in Talk("modern", tmp_path, capsys).says(*BEGUN, line)


MARKED = (*BEGUN, "the makers took three tricks", "Bob and Dan mark two points")


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        ("Ann says that Bob and Dan should have only one point anyway", "A claims overcount"),
        ("Cleo says they should have one point", "C claims overcount"),
        ("Ann says we should have another point", "A claims undercount"),
        ("Ann says we should have one more point", "A claims undercount"),
    ],
)
def test_a_side_that_should_have_one_point_after_marking_two_has_marked_too_many(
    line: str, claim: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("modern", (*MARKED, line), tmp_path, capsys)[-1] == claim

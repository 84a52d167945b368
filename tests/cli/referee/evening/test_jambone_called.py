"""The card called from a jambone hand, told with the lead or by its rank."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import entries_after

BEFORE = (
    "Ann, Bob, Cleo and Dan are playing, Dan deals",
    "Dan turns up the nine of spades",
    "Ann passes, Bob passes, Cleo passes, Dan turns it down",
    "Ann passes, Bob makes clubs, jambone",
)


@pytest.mark.parametrize(
    "said",
    [
        "Ann leads the king of clubs and calls the queen",
        "Ann leads the king of clubs, calling the queen",
        "Ann leads the king of clubs and calls for the queen",
        "Ann leads the king of clubs and calls his queen of clubs",
        "Ann leads KC and calls QC",
        "Ann leads the king of clubs. Ann calls the queen",
    ],
)
def test_lead_and_call(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = entries_after("professor-1862", (*BEFORE, said), tmp_path, capsys)
    assert entries[-2:] == ["A KC", "A calls QC"]


def test_call_and_lead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = "Ann calls the queen of clubs and leads the king"
    entries = entries_after("professor-1862", (*BEFORE, said), tmp_path, capsys)
    assert entries[-2:] == ["A calls QC", "A KC"]


@pytest.mark.parametrize(
    "said", ["Ann calls the queen", "Ann calls for the queen of clubs", "she calls his queen"]
)
def test_call_by_rank_is_of_the_suit_led(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    led = "Ann leads the king of clubs"
    entries = entries_after("professor-1862", (*BEFORE, led, said), tmp_path, capsys)
    assert entries[-1] == "A calls QC"


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("Ann calls the queen", "B plays jambone"),
        ("Ann leads the king of clubs", "A KC"),
        ("Ann leads the king of clubs, Bob plays the queen of clubs", "B QC"),
    ],
)
def test_other_lines_call_nothing(
    said: str, last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after("professor-1862", (*BEFORE, said), tmp_path, capsys)
    assert entries[-1] == last
    assert not any("calls" in entry for entry in entries)


def test_card_lying_exposed_is_called_from_its_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*BEFORE[:2], "Ann orders it up, Dan discards", "Bob exposes the king of clubs")
    entries = entries_after(
        "professor-1862", (*lines, "Cleo calls the king of clubs from Bob"), tmp_path, capsys
    )
    assert entries[-1] == "C calls KC from B"

"""A call disobeyed, told at the desk: first how it may be mended, then what may be claimed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

CALLED = (
    "A deals and turns up the nine of spades",
    "B, C and D pass, A takes it up and discards the seven of diamonds",
    "D holds KS 7S AH 9H 8D",
    "B leads the queen of hearts, C plays the ten of hearts",
    "D shows the king of spades",
    "D plays the ace of hearts, A the eight of hearts",
    "A calls the king of spades",
)
BACK = "type 'D takes back 8D'"
CLAIM = "type 'A claims disobeyed-call'"


@pytest.mark.parametrize("code", ["professor-1862", "leeds-dwight-1888"])
@pytest.mark.parametrize("line", ["D leads the eight of diamonds", "D 8D"])
def test_first_how_it_may_be_mended(
    code: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk(code, tmp_path, capsys).says(*CALLED, line)
    assert "D may take the card back and obey" in said
    assert BACK in said
    assert CLAIM not in said


@pytest.mark.parametrize(
    ("code", "played"),
    [("professor-1862", "A 7S"), ("leeds-dwight-1888", "A 9D, B AD, C 7D; B 9C")],
)
def test_what_may_be_claimed_once_it_cannot_be_mended(
    code: str, played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    assert CLAIM in talk.says(*CALLED, "D 8D", played)
    assert BACK not in talk.says("open")


@pytest.mark.parametrize("code", ["professor-1862", "leeds-dwight-1888"])
@pytest.mark.parametrize("back", ["D takes the eight back", "D takes back the eight of diamonds"])
@pytest.mark.parametrize(
    "claim", ["A claims disobeyed-call against D", "A says D has not played the king that was called"]
)
def test_claim_waits_and_falls(
    code: str, claim: str, back: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(code, tmp_path, capsys)
    said = talk.says(*CALLED, "D leads the eight of diamonds", claim)
    assert "otherwise the claim counts" in said
    assert "in time to obey" in talk.says(back)
    assert "points" not in talk.says("D leads the king of spades", "A 9S, B TS")

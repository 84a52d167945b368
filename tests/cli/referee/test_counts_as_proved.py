"""A claim that counts as proved, since the accused side has mixed the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

PLAYED = (
    "deal A",
    "B holds AC KC 9S 8S 7D",
    "C holds QC TC KS AD 8H",
    "D holds 9C AS QS 8D TH",
    "A holds JH AH KH 8C 7S",
    "A turns up 9H",
    "B passes, C passes, D passes, A takes up",
    "A discards 7S",
    "B AC, C TC, D 9C, A 8C",
    "B KC, C QC, D 8D, A 9H",
    "A KH, B 7D, C 8H, D TH",
    "A AH, B 8S, C KS, D QS",
    "A JH, B 9S, C AD, D AS",
    "B claims revoke against C in trick 2",
)


def test_nobody_is_said_to_have_revoked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Talk("leeds-dwight-1888", tmp_path, capsys).says(*PLAYED, "A mixes the cards")
    assert "C did not follow suit, though they could (trick 2). " not in said
    assert "3 points go to B+D; the claim counts as proved, as the accused side has mixed the cards" in said

"""A revoke that is claimed and not proved stays in sight when the hand is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

PLAYED = (
    *("A deals", "ace of spades is up", "all pass to A", "A takes up", "A discards 7d"),
    *("B leads 7c, C 9c, D 8h, A ks", "A js, B 9s, C ts, D qs", "C says D revoked in the first trick"),
    *("A ah, B 9h, C th, D kh", "A as, B 8c, C jd, D jh", "A 8d, B kd, C qh, D qd"),
)


def test_an_open_claim_is_listed_when_the_hand_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*PLAYED)
    assert "C's claim of a revoke by D in trick 1 is to be proved by the tricks" in said


def test_a_claim_that_nobody_proved_is_refused_aloud(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk("professor-1862", tmp_path, capsys).says(*PLAYED, "deal", "A cuts")
    assert "Refused: it can no longer be proved" in said

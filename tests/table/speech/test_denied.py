"""What a player does not do is never entered as done."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import told_at

MODERN = "modern"
LAID_DOWN = (
    *("deal A", "A turns up 9C", "everybody passes", "B makes hearts"),
    *("B JH, C 9H, D 9D, A TH", "B JD, C 9S, D TD, A QD", "B lays down"),
)


@pytest.mark.parametrize(
    "line",
    [
        *("C does not object", "C doesn't object", "C did not object", "C won't object", "C never objected"),
        *("C has nothing against it", "C has no objection", "C is fine with that", "C does not doubt it"),
    ],
)
def test_who_does_not_object_agrees(line: str) -> None:
    assert told_at(MODERN, *LAID_DOWN)(line) == ["C agrees"]


@pytest.mark.parametrize("line", ["C objects", "C doubts it", "C does not agree"])
def test_who_does_not_agree_objects(line: str) -> None:
    assert told_at(MODERN, *LAID_DOWN)(line) == ["C objects"]


@pytest.mark.parametrize("line", ["B does not pass", "B didn't pass", "B never passed", "B would not pass"])
def test_a_pass_denied_is_no_pass(line: str) -> None:
    with pytest.raises(NotationError, match="What did B say"):
        told_at(MODERN, "deal A", "A turns up 9H")(line)

"""A first deal told as a mistake is asked about; a deal in another's place, and questions of the score."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

SEATED = "Ann, Bob, Cleo and Dan are playing"


@pytest.mark.parametrize(
    "said",
    [
        "Dan deals by mistake and turns up the king of hearts",
        "Dan wrongly deals",
        "by mistake Dan deals",
        "Dan deals the cards out of turn",
    ],
)
def test_first_deal_by_mistake_is_asked_about(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("professor-1862", tmp_path, capsys)
    assert "Whose deal is it? Type 'Dan deals instead of Ann'" in talk.says(SEATED, said)
    assert len(talk.entries) == 4


@pytest.mark.parametrize(
    ("said", "entry"),
    [
        ("Dan deals", "deal 1 by D"),
        ("Dan deals instead of Cleo", "deal 1 by D for C"),
        ("Dan deals by mistake instead of Cleo", "deal 1 by D for C"),
    ],
)
def test_deal_is_entered_where_its_owner_is_known(
    said: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("professor-1862", (SEATED, said), tmp_path, capsys)[4:] == [entry]


@pytest.mark.parametrize(
    "said",
    [
        "Dan asks who has how many points",
        "Dan asks how many points each side has",
        "Dan asks how the score stands",
        "Dan asks who is ahead",
    ],
)
def test_score_is_asked(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (SEATED, "Dan deals and turns up the nine of spades", said)
    assert entries_after("professor-1862", lines, tmp_path, capsys)[-1] == "D asks score"


@pytest.mark.parametrize("said", ["Dan asks who played the nine", "Dan asks Ann how many cards she has"])
def test_other_questions_are_not_of_the_score(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (SEATED, "Dan deals and turns up the nine of spades", said, "yes")
    assert entries_after("professor-1862", lines, tmp_path, capsys)[-1] != "D asks score"

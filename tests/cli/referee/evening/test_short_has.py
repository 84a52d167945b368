"""`Lee's got` is `Lee has got`; a card of a player stays theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import entries_after

BEFORE = (
    "Lee, Nan and Max are playing; Lee deals",
    "Lee turns up the nine of clubs",
    "Nan passes, Max passes, Lee takes it up, Lee discards the nine of hearts",
    "Lee takes the dummy and throws away two cards",
    "Nan leads the ace of hearts, Max the king of hearts, Lee the queen of hearts",
)


@pytest.mark.parametrize(
    "said",
    [
        "Nan says Lee's got too many cards!",
        "Nan says that Lee's now got too many cards",
        "Nan says he's got too many cards",
    ],
)
def test_short_has_claims_as_the_long_one(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "long").mkdir()
    long = entries_after("modern-3", (*BEFORE, "Nan says Lee has too many cards"), tmp_path / "long", capsys)
    assert long[-1] == "B claims dummy-not-discarded"
    assert entries_after("modern-3", (*BEFORE, said), tmp_path, capsys) == long


def test_card_of_a_player_is_no_act(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = "Nan looks at Lee's dealt cards"
    assert "A deals" not in " ".join(entries_after("modern-3", (*BEFORE[:3], said), tmp_path, capsys)[6:])

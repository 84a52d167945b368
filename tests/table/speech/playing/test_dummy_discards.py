"""Cards that a maker puts out after taking the dummy, before and after the opening lead."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

TAKEN = ("deal A", "A turns up KS", "B passes, C orders up, A discards ??, C takes the dummy")
LED = (*TAKEN, "C discards 9H 9D", "B AH")


@pytest.mark.parametrize(
    "line",
    [
        *("C throws the ten of diamonds as well", "C throws the ten of diamonds away"),
        "C notices it and throws the ten of diamonds too",
    ],
)
def test_a_card_still_owed_is_discarded_and_not_played(line: str) -> None:
    assert told_at("modern-3", *LED)(line) == ["C discards TD"]


def test_a_card_played_or_thrown_on_the_trick_is_played() -> None:
    for line in ("C plays the ten of diamonds", "C throws the ten of diamonds on it"):
        assert told_at("modern-3", *LED)(line) == ["C TD"]


@pytest.mark.parametrize("line", ["C throws three cards away", "C throws three away", "C puts away 3 cards"])
def test_three_cards_may_go_away_unseen(line: str) -> None:
    assert told_at("modern-3", *TAKEN)(line) == ["C discards ?? ?? ??"]

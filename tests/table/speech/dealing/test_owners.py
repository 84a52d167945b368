"""Whose a card is that is seen in dealing: it is the dealer who shows it, unless another is named."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

CODES = ("professor-1862", "leeds-dwight-1888", "jerome-1877", "modern")
BEGUN = ("deal A", "A deals 3 to B, 3 to C")
LINES = [
    ("while dealing A turns over the ten of hearts, which is D's", "A faces TH"),
    ("A exposes one of D's cards, the ten of hearts, while dealing", "A faces TH"),
    ("in dealing A shows a card meant for D, the ten of hearts", "A faces TH"),
    ("one of D's cards, the ten of hearts, is turned over in dealing", "A faces TH"),
    ("D's ten of hearts is turned over while A is dealing", "A faces TH"),
    ("A flips the ten of hearts over, which was meant for D", "A faces TH"),
    ("B turns over a card meant for D, the ten of hearts", "B faces TH"),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("line", "act"), LINES)
def test_the_owner_of_a_card_seen_in_dealing_shows_nothing(code: str, line: str, act: str) -> None:
    assert told_at(code, *BEGUN)(line) == [act]


def test_the_owner_of_a_card_that_falls_in_play_has_shown_it() -> None:
    playing = ("deal A", "A deals 3-2", "9H is up", "B orders up", "A discards", "B leads KS")
    told = told_at("leeds-dwight-1888", *playing)
    assert told("one of D's cards, the ten of hearts, falls face up on the table") == ["D exposes TH"]

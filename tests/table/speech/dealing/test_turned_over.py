"""A card turned over by accident while the hands are dealt is no turn-up."""

from __future__ import annotations

import pytest

from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import deal_begins, new_table
from euchre.table.speech.telling import told_in


@pytest.mark.parametrize("code", ["leeds-dwight-1888", "professor-1862", "jerome-1877", "modern"])
@pytest.mark.parametrize(
    "line",
    [
        "A then turns over the king of spades by accident",
        "by accident A turns over the king of spades",
        "A flips over the king of spades as he deals it",
        "A accidentally turns the king of spades up",
    ],
)
def test_card_turned_over_by_accident_is_seen_in_dealing(code: str, line: str) -> None:
    table = deal_begins(new_table(load_code(code)), Seat.A)
    assert told_in(line, table)[-1][0].text == "A faces KS"


def test_card_turned_over_after_the_deal_is_the_turn_up() -> None:
    table = deal_begins(new_table(load_code("leeds-dwight-1888")), Seat.A)
    assert told_in("A turns over the king of spades", table)[-1][0].text == "A turns up KS"

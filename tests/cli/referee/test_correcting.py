"""`sorry, it was the ten of diamonds`: the last entry with another card."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import Confirmation, reply_in
from euchre.cli.referee.correcting import with_other_card
from euchre.cli.referee.desk import Desk
from euchre.laws import load_code

TABLE = Desk(load_code("modern")).entered("deal A").table


@pytest.mark.parametrize(
    "line",
    [
        "sorry, it was the ten of diamonds",
        "no, the ten of diamonds",
        "it was TD, not the nine",
        "oops i meant td",
    ],
)
def test_card_of_the_last_entry_is_replaced(line: str) -> None:
    assert with_other_card(line, "C 9D", TABLE) == "C TD"


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("sorry, it was the ten", "C 9D"),
        ("ten of diamonds", "C 9D"),
        ("sorry, it was the ten of diamonds", "B passes"),
        ("sorry, it was the ten of diamonds", "D discards 9D 9C"),
        ("sorry, it was the ten of diamonds", 'B says "9D"'),
        ("it was bob", "C 9D"),
    ],
)
def test_nothing_else_is_replaced(line: str, entry: str) -> None:
    assert with_other_card(line, entry, TABLE) is None


@pytest.mark.parametrize("line", ["undo", "scratch that", "oops"])
def test_taking_back_what_is_asked_about_deletes_no_entry(line: str) -> None:
    assert reply_in(line) is Confirmation.NO

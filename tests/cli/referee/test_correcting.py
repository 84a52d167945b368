"""`sorry, it was the ten of diamonds`: the last entry with another card."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import Confirmation, reply_in
from euchre.cli.referee.correcting import corrected_entry, with_other_card
from tests.cli.referee.talks import desk_after

TABLE = desk_after("modern", "deal A").table


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


PLAYED = (
    *(
        '"Ann" takes seat A',
        '"Bob" takes seat B',
        "deal 1 by A",
        "A turns up 9H",
        "B orders up",
        "A discards 9C",
    ),
    *("B AS", "C TS"),
)
LED = desk_after(
    *("modern", "Ann is a, Bob is b, Cid is c, Dot is d", "deal A", "A turns up 9H", "B orders up"),
    *("A discards 9C", "B AS, C TS"),
).table


@pytest.mark.parametrize(
    ("line", "number", "text"),
    [
        ("sorry, Bob played the king of spades, not the ace", 7, "B KS"),
        ("No wait, Bob's card was the king of spades not the ace", 7, "B KS"),
        ("Bob led the king of spades, not the ace of spades", 7, "B KS"),
        ("wait, Bob led the king of spades", 7, "B KS"),
        ("Ann discarded the ten of clubs, not the nine", 6, "A discards TC"),
    ],
)
def test_card_of_a_player_is_replaced(line: str, number: int, text: str) -> None:
    assert corrected_entry(line, PLAYED, LED) == (number, text)


@pytest.mark.parametrize(
    "line",
    [
        "Bob led the king of spades",
        "sorry, Bob played the king of spades, not the queen",
        "sorry, Dot played the king of spades",
        "sorry, Ann plays the king of spades",
        'no, Bob said "the king of spades"',
    ],
)
def test_no_card_of_another_matter_is_replaced(line: str) -> None:
    assert corrected_entry(line, PLAYED, LED) is None


@pytest.mark.parametrize("line", ["undo", "scratch that", "oops"])
def test_taking_back_what_is_asked_about_deletes_no_entry(line: str) -> None:
    assert reply_in(line) is Confirmation.NO

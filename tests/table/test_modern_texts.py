"""What rulings of the modern sheet say, where the words depend on how far the play has come."""

from __future__ import annotations

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table.speech.words import ruling_text


def last_ruling(record: str) -> str:
    """The ruling on the last entry of a record, without the laws that it cites."""
    text = "euchre record 1\n" + "\n".join(line.strip() for line in record.strip().splitlines()) + "\n"
    read = read_record(text)
    *_, last = referee(read)
    return ruling_text(last.rulings[-1], read.code).partition(" [")[0]


RENEGED = """
code modern
deal 1 by A
D holds QC 9H TH AD 9D
A turns up KS
B passes, C passes, D passes, A takes up
A discards ??
B AH, C QH, D QC, A KH
"""
LED_FALSELY = """
code modern
deal 1 by A
A turns up JH
B passes, C assists
A discards ??
C AS
"""


def test_a_choice_that_is_past_is_not_offered_and_the_ruling_says_why() -> None:
    said = last_ruling(f"{RENEGED}\nB KC\nC claims revoke against D in trick 1")
    assert "be taken back without" not in said
    assert said.endswith("or let it stand. The next trick has begun, and the card cannot be taken back.")


def test_a_renege_in_one_trick_is_not_settled_by_another() -> None:
    settled = f"{RENEGED}\nC claims revoke against D in trick 1\nC chooses let-stand\nB KC, C 9C, D 9H, A TC"
    said = last_ruling(f"{settled}\nA claims revoke against D in trick 2")
    assert said.startswith("Refused: nothing of the kind has happened")


@pytest.mark.parametrize(
    ("followed", "goes_back"),
    [
        ("", "The card is taken back without penalty."),
        ("B 9S", "The card is taken back without penalty; B takes back the card played to it."),
        ("D TS, A 9S", "The card is taken back without penalty; D and A take back the cards played to it."),
    ],
)
def test_a_lead_taken_back_takes_with_it_what_followed(followed: str, goes_back: str) -> None:
    played = f"{LED_FALSELY}\n{followed}\nB claims lead-out-of-turn against C\nB chooses take-back"
    assert last_ruling(played) == f"C led out of turn (AS, trick 1). {goes_back}"

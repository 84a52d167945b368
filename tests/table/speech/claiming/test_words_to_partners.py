"""Calls in quotation marks, and words to a partner, at the desk and in records in everyday words."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import last_act, told_at

JEROME, MODERN = "jerome-1877", "modern"
UP = ("deal A", "A deals 3-2", "9H is up")
EARLY = [
    ('C says "take it up, partner"', 'C says "take it up, partner"'),
    ('C says "partner, take it up"', 'C says "partner, take it up"'),
    ('C says to A "take it up"', 'C says "take it up"'),
    ("C tells his partner to take it up", 'C says "pick it up"'),
    ("C tells A to pick it up", 'C says "pick it up"'),
    ("B tells D to pick it up", 'B says "pick it up"'),
]


@pytest.mark.parametrize(("line", "act"), EARLY)
def test_words_to_a_partner_out_of_turn_are_advice(line: str, act: str) -> None:
    """Advice is allowed until the turn-up and never after (jerome-1877 15.4)."""
    assert told_at(JEROME, *UP)(line) == [act]


@pytest.mark.parametrize("line", [line for line, _ in EARLY if line[0] == "C" and "to A" not in line])
def test_the_same_words_of_the_dealers_partner_in_turn_are_a_call(line: str) -> None:
    assert told_at(JEROME, *UP, "B passes")(line) == ["C assists"]


def test_words_to_nobody_in_particular_are_a_call_in_turn_and_out_of_it() -> None:
    assert told_at(MODERN, *UP)('D says "order it up"') == ["D orders up"]
    assert told_at(MODERN, *UP)("C orders A up") == ["C assists"]
    assert told_at(MODERN, *UP, "B passes")('C says "pick it up"') == ["C assists"]


RECORD = "deal 1 by a\na deals 3-2\n9h is up\n"


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ('B says "order it up"', "B orders up"),
        ('B says "pass"', "B passes"),
        ('C says "take it up, partner"', 'C says "take it up, partner"'),
        ('B says "what a card"', 'B says "what a card"'),
        ('B asks "what is trump?"', "B asks trump"),
    ],
)
def test_words_in_a_record_are_read_as_at_the_desk(line: str, act: str) -> None:
    assert last_act(MODERN, f"{RECORD}{line}\n") == act
    assert told_at(MODERN, *UP)(line) == [act]


PLAYED = (*UP, "B orders it up", "A discards ??", "B leads KS")


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ('B says to C "play your queen"', 'B says "C, play your queen"'),
        ('D says to A "you must follow suit"', 'D says "A, you must follow suit"'),
        ('B says to D "play your queen"', 'B says "play your queen"'),
        ('B says to D "you must follow suit"', 'B says "you must follow suit"'),
    ],
)
def test_words_to_an_adversary_name_the_adversary(line: str, act: str) -> None:
    assert told_at(JEROME, *PLAYED)(line) == [act]


@pytest.mark.parametrize("said", ["you should have followed suit", "you revoked"])
def test_fault_told_to_an_adversary_is_claimed(said: str) -> None:
    assert told_at(JEROME, *PLAYED)(f'D says to C "{said}"') == ["D claims revoke against C"]

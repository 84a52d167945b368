"""What a player does of whom a line tells with `who`, and what only says something beside the matter."""

from __future__ import annotations

import pytest

from euchre.table.speech.lines.pieces import tells_of_the_last_named, with_who_does


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("B orders it up to A, who takes it up", "B orders it up to A; A takes it up"),
        ("B orders it up to the dealer who discards", "B orders it up to the dealer; the dealer discards"),
        ("B passes to his partner, who then passes", "B passes to his partner; his partner passes"),
    ],
)
def test_what_the_last_named_does_stands_by_itself(line: str, parts: str) -> None:
    assert with_who_does(line) == parts
    assert tells_of_the_last_named(line)


@pytest.mark.parametrize(
    "line",
    [
        "A, who takes it up, discards",
        "B turns up the last trick to see who played what",
        "C asks D who played the ace",
        "D leads and A, who is void, trumps it",
        'C says to A, "the one who leads, wins"',
        "B passes to A, who is tired",
    ],
)
def test_other_clauses_with_who_stay(line: str) -> None:
    assert with_who_does(line) == line


def test_a_question_at_the_end_of_a_line_is_one() -> None:
    assert not tells_of_the_last_named("B passes to A, who leads?")

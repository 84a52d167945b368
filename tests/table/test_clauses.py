"""Free lines: what happened and how is told in one breath, and only the acts count."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.everyday_records import BEGUN
from tests.table.test_ideas import told

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
ORDERED = f"{BEGUN}b passes, c assists, a discards 8c\n"
LED = f"{ORDERED}b ks\n"
REVOKED = f"{LED}c qc, d ts\n"
TRICK = f"{LED}c as, d ts, a 7s\n"
FALSE = f"{ORDERED}d leads ac out of turn\n"
PASSED = f"{BEGUN}everybody passes\n"
NAMED = "Joe is A, Kate is B, Lou is C, Max is D\n"

READ = [
    (
        MODERN,
        BEGUN,
        "um, b by mistake says pass and then c, who is the dealer's partner, tells him to pick it up",
        "B passes; C assists",
    ),
    (MODERN, BEGUN, "c jumped the gun and ordered it up before b had even opened her mouth", "C assists"),
    (MODERN, BEGUN, "the player to the dealer's left passes", "B passes"),
    (MODERN, f"{BEGUN}b passes, c passes\n", "d thinks for ages, then orders up", "D orders up"),
    (MODERN, f"{BEGUN}b passes, c passes, d passes\n", "the dealer likes it and picks it up", "A takes up"),
    (PROFESSOR, ORDERED, "b's queen of hearts fell out of his hand and everyone saw it", "B exposes QH"),
    (PROFESSOR, ORDERED, "one of b's cards, the queen of hearts, falls face up on the table", "B exposes QH"),
    (PROFESSOR, ORDERED, "while sorting her hand b lets the queen of hearts fall face up", "B exposes QH"),
    (PROFESSOR, ORDERED, "d, thinking it is his turn, leads the ace of clubs", "D AC"),
    (PROFESSOR, ORDERED, "it is b to lead but d leads the ace of clubs", "D AC"),
    (
        PROFESSOR,
        ORDERED,
        "d leads out of turn with the ace of clubs, and a follows to it with the ace of hearts",
        "D AC; A AH",
    ),
    (LEEDS, FALSE, "a makes him take it back", "A chooses recall"),
    (
        LEEDS,
        REVOKED,
        "c realizes he has a spade after all and takes back the queen of clubs",
        "C takes back QC",
    ),
    (JEROME, TRICK, "b turns up the last trick to see who played what", "B looks at trick 1"),
    (PROFESSOR, LED, "c plays two cards at once, the ace and nine of spades", "C plays AS 9S together"),
    (
        MODERN,
        TRICK,
        "c, who has won the trick, leads two cards: the king and queen of clubs",
        "C plays KC QC together",
    ),
    (MODERN, TRICK, "after the first trick b leads again: queen of spades", "B QS"),
    (
        LEEDS,
        f"{BEGUN}b passes, c assists\n",
        "the dealer discards two cards, the eight of clubs and the seven of spades",
        "A discards 8C 7S",
    ),
    (
        MODERN,
        f"{BEGUN}{NAMED}b passes, c passes\n",
        'Before Joe could even open his mouth Max said "pick it up".',
        "D orders up",
    ),
    (LEEDS, f"{NAMED}{ORDERED}", "Max leads the ace of clubs, but it is Kate's lead.", "D AC"),
    (PROFESSOR, f"{NAMED}{BEGUN}b passes, c assists\n", "She discards the eight of clubs.", "A discards 8C"),
    (
        PROFESSOR,
        f"{NAMED}{LED}",
        "Lou and Max followed with the nine and the ten. Joe played the seven of spades and sighed.",
        "C 9S; D TS; A 7S",
    ),
    (
        JEROME,
        f"{NAMED}{REVOKED}",
        "Lou found she had the ace of spades, so she put that down instead.",
        "C takes back QC; C AS",
    ),
    (MODERN, PASSED, "b made it spades. She paused. Then she said alone.", "B makes spades; B plays alone"),
]


@pytest.mark.parametrize(("code", "record", "line", "acts"), READ)
def test_the_clauses_of_a_line_that_tell_acts_are_read(code: str, record: str, line: str, acts: str) -> None:
    assert told(code, record, line) == acts


NOT_READ = [
    (PROFESSOR, LED, "c frobnicates the ace of spades, and d follows with the ten of spades"),
    (PROFESSOR, ORDERED, "d leads the ace of clubs and something odd happens"),
]


@pytest.mark.parametrize(("code", "record", "line"), NOT_READ)
def test_a_line_of_which_one_part_is_not_understood_is_not_read(code: str, record: str, line: str) -> None:
    with pytest.raises(NotationError):
        told(code, record, line)


def test_the_rest_of_a_line_is_not_swallowed_by_the_circumstance_before_it() -> None:
    line = "b leads the king of spades without a word, and c had already followed with the ace when a sighed"
    assert told(PROFESSOR, ORDERED, line) == "B KS; C AS"

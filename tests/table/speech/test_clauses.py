"""Free lines that say what happened and how: only the acts count."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from euchre.table.speech.answers import answering
from tests.table.speech.everyday_records import BEGUN
from tests.table.speech.test_ideas import told

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

READ += [
    (
        LEEDS,
        f"{BEGUN}b passes, c passes\n",
        "c thought better of it and said no, wait, i'll assist",
        "C assists",
    ),
    (
        PROFESSOR,
        ORDERED,
        "b led the queen of hearts and c put two cards on it at once, the nine and the ace of spades",
        "B QH; C plays 9S AS together",
    ),
    (
        LEEDS,
        f"{BEGUN}b passes, c assists, a discards 8c\n",
        "a has lifted the nine of hearts off the pack and put it among her other cards",
        "A lifts the turn-up",
    ),
    (
        JEROME,
        PASSED.replace("everybody passes", "everybody passes, b passes, c passes"),
        "d passed as well and a didn't fancy naming anything either",
        "D passes; A passes",
    ),
    (
        JEROME,
        TRICK,
        "all four cards are still lying there and a has lost track, so he'd like everyone to point to theirs",
        "A asks placing",
    ),
    (
        JEROME,
        ORDERED,
        "it was b's lead, but c went ahead with the queen of clubs and d followed with the ace. now a wants "
        "it taken back",
        "C QC; D AC; A chooses recall",
    ),
    (
        MODERN,
        "deal 1 by A\na shuffles, d cuts\n",
        "a gave b two cards, c three and d two",
        "A deals 2 to B; A deals 3 to C; A deals 2 to D",
    ),
    (PROFESSOR, REVOKED, 'd said to c "you revoked"', "D claims revoke against C"),
    (PROFESSOR, LED, 'a asked c "no spades, partner?"', "A asks none-of-that-suit"),
    (
        MODERN,
        f"{NAMED}{BEGUN}",
        "Kate didn't want it and neither did Lou.",
        "B passes; C passes",
    ),
    (
        JEROME,
        f"{NAMED}{BEGUN}",
        "The player on Joe's left passes, and his partner orders it up.",
        "B passes; D orders up",
    ),
]

READ += [
    (JEROME, f"{BEGUN}b orders up\n", "a has put out a card. nobody has led yet", "A discards ??"),
    (
        LEEDS,
        "deal 1 by A\na exposed qh while dealing\n",
        "d had already picked up his first three cards, and c hadn't touched hers",
        "D looks at hand",
    ),
    (MODERN, f"{BEGUN}b passes\n", '"I\'ll help," says c.', "C assists"),
    (MODERN, PASSED, '"Spades," said b, "and I\'m going alone."', "B makes spades alone"),
    (
        MODERN,
        "deal 1 by A\na deals 3-2\n",
        "a turned the nine of hearts, and it turned out that d had only four cards",
        "A turns up 9H; D counts 4",
    ),
    (
        PROFESSOR,
        REVOKED,
        "c took the queen of clubs back. She then played the ace of spades.",
        "C takes back QC; C AS",
    ),
    (PROFESSOR, ORDERED, "d meant to lead the ace of clubs, but b led the king of spades", "B KS"),
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


def test_an_ambiguous_sentence_is_answered_with_its_own_meanings(monkeypatch: pytest.MonkeyPatch) -> None:
    both = ("A 7S", "A discards 7S & B KS", "A 9H & A 9H")
    monkeypatch.setattr(answering, "by_ideas", lambda text, table: both)
    may_mean = "may mean 'A 7S' or 'A discards 7S, B KS'; type the one that is meant"
    with pytest.raises(NotationError, match=may_mean):
        told(PROFESSOR, f"{BEGUN}b passes, c assists\n", "a deals with the seven of spades")


def test_of_several_meanings_the_one_that_is_possible_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "by_ideas", lambda text, table: ("A 7S & A 7S", "A 7S"))
    assert told(PROFESSOR, f"{LED}c as, d ts\n", "a does away with the seven of spades") == "A 7S"

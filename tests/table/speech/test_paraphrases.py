"""Calls, announcements, claims and reports in words of players' own: each is the act it speaks of."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from tests.table.speech.everyday_records import BEGUN, last_act

TO_DEALER = f"{BEGUN}b passes, c passes, d passes\n"
PASSED = f"{BEGUN}everybody passes\n"
TAKEN = f"{BEGUN}b passes, c assists\n"
ALONE = f"{BEGUN}b orders up alone\n"
REVOKED = f"{TAKEN}a discards 8c\nb ks, c as, d ts, a 7s\nc kc, d 7d\n"
ADVISED = f"{TAKEN}a discards 8c\nd said lead trumps partner\n"
DUMMY = "deal 1 by A\na deals 3-2\na turns up 9h\nb orders up\n"
PROFESSOR, LEEDS, MODERN = "professor-1862", "leeds-dwight-1888", "modern"

SAID = [
    (MODERN, BEGUN, "B passes", "b declines; b is out; b will pass; b says no thanks; b has nothing"),
    (MODERN, BEGUN, "B orders up", "b wants it up; b makes the dealer pick it up; b tells him to pick it up"),
    (MODERN, BEGUN, "B orders up", "b demands that the dealer take it; b orders the dealer to take it up"),
    (
        MODERN,
        f"{BEGUN}b passes\n",
        "C assists",
        "c helps his partner; c insists on helping; c orders his partner up",
    ),
    (MODERN, TO_DEALER, "A takes up", "he takes it; a keeps the turn-up; the dealer takes the heart"),
    (MODERN, TO_DEALER, "A turns down", "a refuses it; a rejects it; a puts it under"),
    (MODERN, PASSED, "B makes spades", "b asks for spades; b says spades are trumps; b insists on spades"),
    (MODERN, PASSED, "B makes spades alone", "b wants to play spades alone; b plays spades alone"),
    (
        MODERN,
        f"{BEGUN}b orders up\n",
        "B plays alone",
        "b insists on going alone; b says he'll play it by himself",
    ),
    (
        LEEDS,
        ALONE,
        "D takes over alone",
        "d takes the hand over; d will take over; d goes alone in his place",
    ),
    (LEEDS, TAKEN, "A discards 8C", "he discards the eight of clubs; a got rid of the eight of clubs"),
    (LEEDS, TAKEN, "A discards 8C", "a gives up the eight of clubs; a lays the eight of clubs aside"),
    (
        LEEDS,
        REVOKED,
        "A claims revoke against D",
        "a charges d with a revoke; a noticed that d did not follow suit; a calls out d's renege",
    ),
    (LEEDS, REVOKED, "A claims revoke against D", "a spotted a renege by d; a says that was a revoke by d"),
    (LEEDS, REVOKED, "D admits revoke", "d owns up; d says sorry i revoked; d concedes the revoke"),
    (LEEDS, REVOKED, "D takes back 7D", "d wants it back; d retracts it; d withdraws the card"),
    (
        PROFESSOR,
        ADVISED,
        "A claims advice",
        "a says that is advice; a objects to the advice; a says he advised b",
    ),
    (PROFESSOR, f"{ADVISED}a claims advice\n", "D refuses penalty", "d will not pay; d disputes the penalty"),
    (MODERN, "deal 1 by A\n", "B claims no-cut", "b says nobody cut; b complains that it was not cut"),
    (MODERN, BEGUN, "C looks at talon", "c turned over the kitty; c had a look at the talon"),
    ("modern-3", DUMMY, "B takes the dummy", "b wants the dummy; b picks up the dummy; b asks for the dummy"),
    (LEEDS, REVOKED, 'C says "the rest are mine"', "c says the rest are mine; c claims the rest"),
]


@pytest.mark.parametrize(
    ("code", "begun", "act", "said"),
    [(code, begun, act, one) for code, begun, act, said in SAID for one in said.split("; ")],
)
def test_a_paraphrase_is_the_act_it_speaks_of(code: str, begun: str, act: str, said: str) -> None:
    assert last_act(code, f"{begun}{said}\n") == act


def test_points_wanted_where_nothing_is_open_are_answered() -> None:
    with pytest.raises(NotationError, match="Nothing is open that could be chosen"):
        last_act(MODERN, f"{REVOKED}c wants the full points\n")

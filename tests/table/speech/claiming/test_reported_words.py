"""What people report at a table in their own words, read as the acts that the laws speak of."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from tests.table.speech.everyday_records import last_act

BEGUN = "deal 1 by A\na turns up 9h\n"
PASSED = f"{BEGUN}everybody passes\n"
RENEGED = f"{BEGUN}b orders up, a discards ??\nb as, c 9d, d 9s, a ks\nc ts\nb says c reneged in trick 1\n"
DEAL_CLAIMED = "B claims deal-out-of-turn"
DEAL_AGAIN = "A chooses deal-again"
ORDERED = f"{BEGUN}b passes, c assists, a discards ??\n"
SPADES = "deal 1 by A\na turns up 9s\nb orders up, a discards ??\n"
TWO_PLAYED = f"{SPADES}b ah\nc plays 9h th together\n"
PACK_FOUND = "A finds imperfect pack"


@pytest.mark.parametrize(
    ("code", "begun", "said", "act"),
    [
        (
            "leeds-dwight-1888",
            f"{BEGUN}b orders up alone\n",
            "d says i take it from you",
            "D takes over alone",
        ),
        ("jerome-1877", f"{BEGUN}b orders up alone\n", "d takes it out of his hands", "D takes over alone"),
        ("leeds-dwight-1888", f"{BEGUN}b passes, c passes\n", "c says i'll help after all", "C assists"),
        ("jerome-1877", f"{PASSED}", "c says i wanted to assist", "C assists"),
        ("modern", ORDERED, "c said actually ill go by myself", "C plays alone"),
        ("modern", ORDERED, "a says ill play it alone then partner", "A takes over alone"),
        ("modern", f"{ORDERED}b as\n", "c said im going alone", "C plays alone"),
        (
            "leeds-dwight-1888",
            BEGUN,
            "b says he orders it up and goes alone",
            'B says "I order it up and play it alone"',
        ),
        (
            "leeds-dwight-1888",
            BEGUN,
            "b i order it up and play it alone",
            'B says "I order it up and play it alone"',
        ),
        (
            "leeds-dwight-1888",
            PASSED,
            "b says he makes it spades and goes alone",
            'B says "I make it spades and play it alone"',
        ),
        ("professor-1862", BEGUN, "b orders it up and goes alone", "B orders up alone"),
        ("leeds-dwight-1888", PASSED, "b spades alone", "B makes spades alone"),
        ("modern", "deal 1 by A for B\na deals 3-2\n", "b says it's b's deal", "B claims deal-out-of-turn"),
        ("modern", f"{ORDERED}d as\n", "a says d led out of turn", "A claims play-out-of-turn against D"),
        ("modern", f"{ORDERED}b as, c 9d\n", "c says sorry i have a spade", "C admits revoke"),
        ("leeds-dwight-1888", f"{ORDERED}b as\n", "c dropped the king of clubs on the table", "C exposes KC"),
        ("leeds-dwight-1888", f"{ORDERED}b as\n", "c dropped the king of clubs on the floor", "C drops KC"),
        ("leeds-dwight-1888", f"{BEGUN}b passes, c passes\n", "d says alone", "D orders up alone"),
        ("professor-1862", f"{BEGUN}b orders up\n", "b cards away", "B plays alone"),
        ("jerome-1877", f"{PASSED}b says hearts\n", "b changed his mind to diamonds", "B makes diamonds"),
        ("leeds-dwight-1888", f"{ORDERED}b as\n", "b says that trick is ours", "B points out trick"),
        ("leeds-dwight-1888", f"{ORDERED}b as, c 9d\nb ks\n", "a calls on d to win", "A orders D to win"),
        ("modern", "deal 1 by A\na exposed ks while dealing\n", "a starts over", "A chooses start-over"),
        ("modern", RENEGED, "b takes two points", "B chooses full-points"),
        ("modern", RENEGED, "b takes one point", "B chooses one-point"),
        ("modern", RENEGED, "b and d take two points", "B chooses full-points"),
        ("modern", RENEGED, "two points to b", "B chooses full-points"),
        ("leeds-dwight-1888", f"{ORDERED}b ks\n", "b demands hearts from c", "B calls hearts from C"),
        ("professor-1862", "deal 1 by A\n", "a deals three then two", "A deals 3-2"),
        ("professor-1862", f"{BEGUN}b orders up\n", "a leaves the turn-up", "A declines the turn-up"),
        ("professor-1862", f"{BEGUN}b orders up\n", "a leaves the 9h on the pack", "A declines the turn-up"),
        ("leeds-dwight-1888", f"{PASSED}b passes\n", "b says he wanted spades", "B makes spades"),
        ("professor-1862", f"{PASSED}b passes\n", "b says he wanted spades", 'B says "he wanted spades"'),
        ("leeds-dwight-1888", f"{PASSED}b spades\n", "d says alone at spades", "D plays alone"),
        ("leeds-dwight-1888", PASSED, "b says alone at spades", "B makes spades alone"),
        ("professor-1862", BEGUN, "c leaves the table", '"C" leaves seat C'),
        ("modern", RENEGED, "b lets him take it back", "B chooses take-back"),
        ("leeds-dwight-1888", f"{ORDERED}b ks\n", "b found two kings of hearts", "B finds imperfect pack"),
        (
            "professor-1862",
            "deal 1 by A\na deals 3-2\nd has four cards\n",
            "a puts it right",
            "A chooses put-right",
        ),
        (
            "professor-1862",
            "deal 1 by A\na deals 3-2\nd has four cards\n",
            "a puts it up",
            "A chooses put-right",
        ),
        (
            "leeds-dwight-1888",
            f"{BEGUN}b passes, c passes\nb orders up\n",
            "a lets it lapse",
            "A chooses let-lapse",
        ),
        (
            "professor-1862",
            f'score A+C 1, B+D 4\n{BEGUN}d says "the score"\n',
            "a lets them order up",
            "A chooses allow-ordering-up",
        ),
        (
            "professor-1862",
            f'score A+C 1, B+D 4\n{BEGUN}d says "the score"\n',
            "c forbids it",
            "C chooses forbid-ordering-up",
        ),
        (
            "professor-1862",
            f'score A+C 1, B+D 4\n{BEGUN}d says "the score"\n',
            "a forbids them to order up",
            "A chooses forbid-ordering-up",
        ),
        ("professor-1862", TWO_PLAYED, "d says the ten counts", "D chooses play TH"),
        ("professor-1862", TWO_PLAYED, "d picks the nine of hearts", "D chooses play 9H"),
        ("professor-1862", f"{SPADES}b ah, c 9h, d kh\n", "a plays the seven", "A 7H"),
        ("professor-1862", "deal 1 by A\na deals 3-2\n", "the 7c is missing from the pack", PACK_FOUND),
        ("professor-1862", "deal 1 by A\nd cuts 2\n", "d cuts again, ten cards", "D cuts 10"),
        ("leeds-dwight-1888", "deal 1 by A\na deals 3-2\n", "b says it is his deal", DEAL_CLAIMED),
        ("leeds-dwight-1888", f"{ORDERED}b as, c 9s, a ts\nc ks\nd 8s\n", "a wants a new deal", DEAL_AGAIN),
        ("jerome-1877", "deal 1 by A\n", "a turned up the wrong card kc", "A turns wrong card KC"),
        ("modern-3", BEGUN, "the dummy has four cards", "B counts 4 in dummy"),
    ],
)
def test_a_report_is_understood(code: str, begun: str, said: str, act: str) -> None:
    assert last_act(code, begun + said) == act


def test_first_deal_said_to_be_another_players_is_asked_about() -> None:
    with pytest.raises(EuchreError, match="A is the dealer of this deal"):
        last_act("modern", "deal 1 by A\na deals 3-2\nb says it's b's deal")

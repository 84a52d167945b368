"""What each frame of ideas makes of a sentence, and what none of them guesses at."""

from __future__ import annotations

import pytest

from euchre.seating.everyday import read_everyday
from euchre.seating.records import referee
from euchre.table import RefereedTable
from euchre.table.speech.ideas.reading import by_ideas
from euchre.table.speech.lines.pieces import said_apart
from tests.table.speech.everyday_records import BEGUN

PROFESSOR, LEEDS, MODERN, DUMMY = "professor-1862", "leeds-dwight-1888", "modern", "modern-3"
SHUFFLED = "deal 1 by A\na shuffles\n"
UNCUT = f"{SHUFFLED}a deals 3-2\n"
DEALT = f"{SHUFFLED}d cuts\na deals 3-2\n"
ALL_PASSED = f"{BEGUN}b passes, c passes, d passes\n"
TURNED_DOWN = f"{ALL_PASSED}a turns down\n"
TAKEN_UP = f"{BEGUN}b orders up\n"
ASSISTED = f"{BEGUN}b passes, c assists\n"
ORDERED = f"{ASSISTED}a discards 8c\n"
LED = f"{ORDERED}b ks\n"
PASSED_OUT = f"{BEGUN}everybody passes\neverybody passes\n"
FALSE_LEAD = f"{ORDERED}d leads ac out of turn\n"
EXPOSED = f"{ORDERED}b drops the queen of spades face up\n"
NO_DISCARD = f"{ASSISTED}b ks, c as, d ts\n"
MADE_WITH_DUMMY = "deal 1 by A\nB holds JS JC AS KS 9D\nA turns up 9S\nb orders up\n"


def table_after(code: str, record: str) -> RefereedTable:
    """The table at the end of a record in everyday words."""
    *_, last = referee(read_everyday(f"euchre record 1\ncode {code}\n{record}"))
    return last.table


CALLS = [
    (LEEDS, BEGUN, "B orders it up and is alone", ("B orders up alone",)),
    (LEEDS, BEGUN, "B says order up and is alone", ('B orders up & B says "I do it and play it alone"',)),
    (MODERN, BEGUN, "B orders it up and is alone", ("B orders up alone",)),
    (MODERN, BEGUN, "passes again", ()),
    (MODERN, BEGUN, "C helps", ("C assists",)),
    (MODERN, BEGUN, "B helps", ()),
    (MODERN, BEGUN, "B declares hearts", ("B orders up",)),
    (MODERN, BEGUN, "B declares clubs", ()),
    (MODERN, ALL_PASSED, "A accepts the turn-up", ("A takes up",)),
    (MODERN, ALL_PASSED, "A accepts the king of spades", ()),
    (MODERN, TURNED_DOWN, "B declares spades", ("B makes spades",)),
    (MODERN, f"{TURNED_DOWN}b passes\n", "B declares spades", ()),
    (MODERN, TAKEN_UP, "A dumps the seven of spades under the pack", ("A discards 7S",)),
    (MODERN, TAKEN_UP, "A ditches a card", ("A discards ??",)),
    (MODERN, TAKEN_UP, "B dumps the queen of spades", ()),
    (MODERN, TAKEN_UP, "A tucks the turn-up away", ("A discards 9H",)),
    (MODERN, TAKEN_UP, "B tucks the turn-up away", ()),
    (MODERN, TAKEN_UP, "B peeks at partner hand", ("B looks at hand of D",)),
    (MODERN, TAKEN_UP, "B peeks at C's hand", ("B looks at hand of C",)),
    (DUMMY, MADE_WITH_DUMMY, "B grabs the dummy", ("B takes the dummy",)),
    (DUMMY, MADE_WITH_DUMMY, "B grabs the dummy to look", ("B looks at dummy",)),
    (DUMMY, MADE_WITH_DUMMY, "grabs the dummy", ()),
    (DUMMY, f"{MADE_WITH_DUMMY}b takes the dummy\n", "B dumps the nine of diamonds", ("B discards 9D",)),
]
DEALING = [
    (MODERN, DEALT, "six cards are held", ()),
    (MODERN, DEALT, "B has one card", ()),
    (MODERN, UNCUT, "the pack was not cut", ("B claims no-cut",)),
    (MODERN, UNCUT, "B says the pack was never cut", ("B claims no-cut",)),
    (MODERN, UNCUT, "D did not get to cut", ("D claims no-cut",)),
    (MODERN, SHUFFLED, "D refuses the cut", ("D declines the cut",)),
    (MODERN, "deal 1 by A\n", "A shuffles the pack", ("A shuffles",)),
    (LEEDS, SHUFFLED, "D shuffles the cards again", ("D shuffles again",)),
    (LEEDS, SHUFFLED, "the pack gets shuffled again", ()),
    (MODERN, DEALT, "A flips over the ace of clubs", ("A turns up AC",)),
    (MODERN, DEALT, "A deals and flips over the ace of clubs", ("A faces AC",)),
    (MODERN, DEALT, "B flips over the ace of clubs", ("B faces AC",)),
    (MODERN, DEALT, "B turns up the ace of clubs and the king of clubs", ()),
    (LEEDS, DEALT, "B complains about the deal", ("B claims misdeal",)),
    (LEEDS, DEALT, "complains about the deal", ()),
]
PENALTIES = [
    (PROFESSOR, FALSE_LEAD, "A would like the card returned", ("A chooses recall",)),
    (PROFESSOR, FALSE_LEAD, "A lets the ace of spades stand", ()),
    (LEEDS, FALSE_LEAD, "A demands diamonds", ("A calls diamonds from D",)),
    (PROFESSOR, ORDERED, "A demands diamonds", ()),
    (PROFESSOR, EXPOSED, "C demands the queen of spades from B", ("C calls QS from B",)),
    (PROFESSOR, EXPOSED, "D demands the queen of spades", ()),
    (PROFESSOR, EXPOSED, "demands the queen of spades", ()),
    (PROFESSOR, FALSE_LEAD, "D will not pay the penalty", ("D refuses penalty",)),
    (PROFESSOR, ORDERED, "D refuses the penalty", ()),
    (MODERN, NO_DISCARD, "D says A did not discard", ("D claims no-discard",)),
    (MODERN, NO_DISCARD, "A says A did not discard", ()),
    (MODERN, NO_DISCARD, "somebody says A did not discard", ()),
    (MODERN, NO_DISCARD, "someone says the discard was forgotten", ()),
    (MODERN, ORDERED, "A pegs two points", ()),
    (PROFESSOR, PASSED_OUT, "A pegs two points", ("A+C marks 2",)),
    (PROFESSOR, PASSED_OUT, "A pegs two points for B", ()),
]
PLAY = [
    (PROFESSOR, ASSISTED, "A plays the eight of clubs", ("A discards 8C",)),
    (PROFESSOR, ORDERED, "D proposes three tricks", ()),
    (PROFESSOR, ORDERED, "takes the card back", ()),
    (PROFESSOR, LED, "B takes the card back", ("B takes back KS",)),
    (PROFESSOR, LED, "swaps it for the queen of spades", ()),
    (PROFESSOR, LED, "B swaps it for the queen of spades", ("B takes back KS",)),
    (PROFESSOR, LED, "B swaps the ace of diamonds for the queen of spades", ()),
    (PROFESSOR, f"{ORDERED}b ks, c qc\nc takes back qc\n", "C changes to the ace of spades", ("C AS",)),
    (PROFESSOR, f"{ORDERED}b ks, c as, d ts, a 7s\n", "D turns the trick over", ("D looks at trick 1",)),
    (PROFESSOR, LED, "D turns the trick over again", ()),
    (PROFESSOR, LED, "A and B swap cards", ()),
    (PROFESSOR, LED, "the queen of spades drops in front of A and C", ()),
    (PROFESSOR, ORDERED, "B flings the hand down on the table", ("B throws down the hand",)),
    (PROFESSOR, LED, "the king of spades was played by B", ("B KS",)),
]


@pytest.mark.parametrize(("code", "record", "said", "meanings"), [*CALLS, *DEALING, *PENALTIES, *PLAY])
def test_a_sentence_has_these_meanings(code: str, record: str, said: str, meanings: tuple[str, ...]) -> None:
    assert by_ideas(said, table_after(code, record)) == meanings


def test_what_changes_nothing_is_left_out_and_its_player_goes_on() -> None:
    assert said_apart(["b sighs", "takes back the king"]) == ["b takes back the king"]
    assert said_apart(["ok", "c passes", "thinking of hearts"]) == ["c passes thinking of hearts"]

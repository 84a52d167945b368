"""Sentences that no pattern fits are read by their ideas, in any order and with any words for them."""

from __future__ import annotations

import pytest

from euchre.errors import NotationError
from euchre.notation import ActEntry
from euchre.seating.everyday import read_everyday
from euchre.table.speech.ideas.lexicon import ideas_of
from euchre.table.speech.ideas.reading import by_ideas
from tests.table.speech.everyday_records import BEGUN
from tests.table.test_play import table_of

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
ORDERED = f"{BEGUN}b passes, c assists, a discards 8c\n"
LED = f"{ORDERED}b ks\n"
TRICK = f"{ORDERED}b ks, c as, d ts, a 7s\n"
REVOKED = f"{ORDERED}b ks, c qc, d ts\n"
DEALT = "deal 1 by A\na deals two to everybody\n"
CUT = "deal 1 by A\na shuffles, d cuts\n"
FALSE = f"{ORDERED}d leads ac out of turn\n"
WON = """deal 1 by A
C holds AS 9S KC QC 9D
A turns up 9H
b passes, c assists, a discards jc
b ks, c as, d ts, a js
"""
DUMMY = "deal 1 by A\nB holds JS JC AS KS 9D\nA turns up 9S\nb orders up\n"

READ = [
    (PROFESSOR, f"{BEGUN}b passes, c passes\n", "d tells the dealer to take the nine", "D orders up"),
    (PROFESSOR, f"{BEGUN}", "b orders up and will go it alone", "B orders up alone"),
    (PROFESSOR, ORDERED, "b leads off with the king of spades", "B KS"),
    (PROFESSOR, LED, "c puts the king of clubs on it", "C KC"),
    (PROFESSOR, ORDERED, "d opens with the ten of spades, although it was b's lead", "D TS"),
    (PROFESSOR, ORDERED, "c leads the ace of spades without waiting for b", "C AS"),
    (
        PROFESSOR,
        REVOKED,
        "c picks the queen of clubs back up and follows with the ace of spades",
        "C takes back QC; C AS",
    ),
    (
        PROFESSOR,
        REVOKED,
        "c sees his mistake, picks the queen of clubs back up and follows with the ace of spades",
        "C takes back QC; C AS",
    ),
    (LEEDS, REVOKED, "c substitutes the ace of spades", "C takes back QC; C AS"),
    (PROFESSOR, CUT, "while a is dealing, the ten of clubs turns over", "A deals 3 to B; A faces TC"),
    (
        PROFESSOR,
        "deal 1 by A\n",
        "a deals two to everybody",
        "A deals 2 to B; A deals 2 to C; A deals 2 to D; A deals 2 to A",
    ),
    (PROFESSOR, ORDERED, "the queen of spades slips out of b's hand onto the table", "B exposes QS"),
    (MODERN, ORDERED, "d fumbles and the ace of clubs lands face up on the table", "D exposes AC"),
    (PROFESSOR, FALSE, "c has it taken back", "C chooses recall"),
    (
        LEEDS,
        FALSE,
        "a would like to name the suit that they have to lead: diamonds",
        "A calls diamonds from D",
    ),
    (LEEDS, f"{BEGUN}b orders up\n", "a picks the turned card off the pack", "A lifts the turn-up"),
    (LEEDS, f"{BEGUN}b passes\n", "c sneaks a glance at the bottom card of the stock", "C looks at talon"),
    (LEEDS, TRICK, "d turns the first trick over again to have a look", "D looks at trick 1"),
    (LEEDS, f"{BEGUN}b plays alone\n", "d says to him: i take it from you", "D takes over alone"),
    (LEEDS, f"{BEGUN}b passes, c passes\n", "c thinks again and says he'd rather assist", "C assists"),
    (LEEDS, CUT, "a gives the pack another shuffle after the cut", "A shuffles again"),
    (JEROME, TRICK, "d chucks in his hand", "D throws in JD AC TC 7D"),
    (JEROME, TRICK, "a and c throw down their cards", "A throws down the hand; C throws down the hand"),
    (JEROME, f"{BEGUN}b orders up\n", "d advises his partner to lead a trump", 'D says "lead a trump"'),
    (
        JEROME,
        f"{BEGUN}b orders up\n",
        'd, whose cards are down, says "take it easy"',
        'D says "take it easy"',
    ),
    (MODERN, BEGUN, 'c says "pick it up" before b has spoken', "C assists"),
    (MODERN, f"{BEGUN}b orders up\n", 'd mutters to his partner "pick it up"', 'D says "pick it up"'),
    (MODERN, f"{ORDERED}c as\n", "b calls it: c went out of turn", "B claims play-out-of-turn against C"),
    (MODERN, WON, "c puts his whole hand face up and says the rest are his", "C lays down"),
    (MODERN, f"{WON}c lays down\n", "d doubts it", "D objects"),
    (
        PROFESSOR,
        DEALT,
        "d knocks over one of his cards, the queen of clubs, and everybody sees it",
        "D faces QC",
    ),
    (PROFESSOR, DEALT, "c already looks at his cards", "C looks at hand"),
    (PROFESSOR, "deal 1 by A\n", "a gives out four cards each and then one each", "A deals 4-1"),
    (LEEDS, "deal 1 by A\n", "a deals everybody five cards one at a time", "A deals 1-1-1-1-1"),
    (LEEDS, "deal 1 by A\na shuffles\n", "d lifts just two cards off the top", "D cuts 2"),
    (
        PROFESSOR,
        "deal 1 by A\na deals 3-2\n",
        "two cards come up when a turns the trump: the nine of hearts and the king of clubs",
        "A turns up 9H; A faces KC",
    ),
    (LEEDS, f"{BEGUN}", "a shows the next card too, the king of clubs", "A faces KC"),
    (
        LEEDS,
        f"{BEGUN}b orders up\n",
        "somebody notices the ten of hearts lying face up in the talon",
        "B finds TH faced",
    ),
    (
        PROFESSOR,
        BEGUN,
        "c points out that there are two queens of clubs in the pack",
        "C finds imperfect pack",
    ),
    (JEROME, BEGUN, "b finds the six of spades in his hand", "B finds imperfect pack"),
    (
        LEEDS,
        "deal 1 by B for A\nb deals 3-2\n",
        "a protests that it was his deal",
        "A claims deal-out-of-turn",
    ),
    (PROFESSOR, ORDERED, "b plays the king and queen of spades at the same time", "B plays KS QS together"),
    (LEEDS, f"{LED}C detaches AS\n", "d names it as the ace of spades", "D names AS"),
    (PROFESSOR, ORDERED, "d remarks that he has got the left bower", "D names JD"),
    (LEEDS, ORDERED, "b drops a card on the floor, the queen of spades", "B drops QS"),
    (LEEDS, TRICK, "a mixes all the tricks together", "A mixes the cards"),
    (JEROME, LED, "a has everyone show which card is theirs", "A asks placing"),
    (PROFESSOR, LED, "d wants to know who put down the king", "D asks who-played"),
    (
        LEEDS,
        TRICK,
        "they all throw down their hands",
        "A throws down the hand; B throws down the hand; C throws down the hand; D throws down the hand",
    ),
    (PROFESSOR, f"{ORDERED}b drops the queen of spades face up\n", "c calls it", "C calls QS from B"),
    (JEROME, f"{BEGUN}everybody passes\nb makes it spades\n", "b adds alone a moment later", "B plays alone"),
    (MODERN, f"{ORDERED}c as\n", "b claims it", "B claims lead-out-of-turn"),
    (
        LEEDS,
        "deal 1 by A\na shuffles\n",
        "d exposes the queen of hearts while cutting",
        "D shows QH in cutting",
    ),
    (PROFESSOR, "deal 1 by A\na deals 3-2\n", "d sees that he was dealt six cards", "D counts 6"),
    (
        PROFESSOR,
        f"{ORDERED}d leads ac, a covers it with the nine of hearts\n",
        "a sees that it was b's lead and has d take the card back",
        "A chooses recall",
    ),
    (
        PROFESSOR,
        f"{ORDERED}b's queen of hearts is seen by everybody\n",
        "c demands that b lead it",
        "C calls QH from B",
    ),
    (
        JEROME,
        REVOKED,
        "c notices that he could have followed and replaces the queen of clubs by the ace of spades",
        "C takes back QC; C AS",
    ),
    (JEROME, ORDERED, "c accidentally lets everybody see the ace of spades", "C exposes AS"),
    (LEEDS, f"{BEGUN}b orders up\n", "a gets rid of the turn-up itself", "A discards 9H"),
    (
        JEROME,
        f"{BEGUN}b passes, c assists\nb ks, c as, d ts\n",
        "a plays the seven of spades and has forgotten to discard",
        "A 7S",
    ),
    (
        MODERN,
        f"{BEGUN}b passes, c assists\nb ks, c as, d ts\n",
        "d complains that the dealer kept six cards",
        "D claims no-discard",
    ),
    (MODERN, f"{BEGUN}b passes\n", "d calls it before c could say anything", "D orders up"),
    (
        "modern-3",
        f"{BEGUN}b passes, c passes\n".replace("D holds TS JD AC TC 7D\n", ""),
        "a takes it up and takes the dummy before putting out a card",
        "A takes up; A takes the dummy",
    ),
    (PROFESSOR, f"{BEGUN}b passes, c assists\n", "a throws out the eight of clubs", "A discards 8C"),
    (PROFESSOR, f"{BEGUN}b passes, c assists\n", "a leads the ace of hearts", "A AH"),
    (JEROME, TRICK, "d throws in his cards", "D throws in JD AC TC 7D"),
    (LEEDS, TRICK, "d throws in his cards", "D throws down the hand"),
    (PROFESSOR, TRICK, "b flings his cards on the table in anger", "B throws down the hand"),
    (LEEDS, BEGUN, "a notices that the ace of spades is missing from the pack", "A finds imperfect pack"),
    (MODERN, "deal 1 by A\na deals 3-2\na turns up 9h\n", "b says he's a card short", "B counts 4"),
    (MODERN, REVOKED, "d spots that c could have followed suit", "D claims revoke against C"),
    (MODERN, f"{WON}c lays down\n", "d refuses", "D objects"),
    (MODERN, ORDERED, "d leads the ace of clubs, but it was b's lead", "D AC"),
    ("modern-3", DUMMY, "c turns over the dummy to see what is in it", "C looks at dummy"),
    ("modern-3", DUMMY, "a gets rid of the king of hearts", "A discards KH"),
    (PROFESSOR, LED, "b apologises, takes back the king of spades", "B takes back KS"),
    (PROFESSOR, BEGUN, "b plays a jambone", "B orders up jambone"),
    (LEEDS, f"{BEGUN}b passes\n", "a shows the next card too, the king of clubs", "A exposes KC"),
]


def told(code: str, record: str, line: str) -> str:
    """The acts that a line adds to a record."""
    head = f"euchre record 1\ncode {code}\n{record}"
    entries = read_everyday(head + line).entries[len(read_everyday(head).entries) :]
    return "; ".join(entry.act.text for entry in entries if isinstance(entry, ActEntry))


@pytest.mark.parametrize(("code", "record", "line", "acts"), READ)
def test_a_sentence_is_read_by_its_ideas(code: str, record: str, line: str, acts: str) -> None:
    assert told(code, record, line) == acts


NOT_READ = [
    (PROFESSOR, LED, "c should have played the ace of spades"),
    (PROFESSOR, LED, "c would rather have played the ace of spades"),
    (PROFESSOR, LED, "c was going to play the ace of spades"),
    (PROFESSOR, LED, "if c plays the ace of spades a wins"),
    (PROFESSOR, LED, "c did not play the ace of spades"),
    (PROFESSOR, LED, "c frobnicates the ace of spades"),
    (PROFESSOR, ORDERED, "b leads the king of spades after d and a"),
    (MODERN, f"{BEGUN}b passes\n", "c neither helps nor passes"),
    (PROFESSOR, "", "c claims it"),
]


@pytest.mark.parametrize(("code", "record", "line"), NOT_READ)
def test_a_sentence_with_a_word_too_many_is_not_guessed_at(code: str, record: str, line: str) -> None:
    with pytest.raises(NotationError):
        told(code, record, line)


def test_what_everybody_knows_may_be_told_again() -> None:
    assert told(MODERN, f"{BEGUN}everyone passes\n", "a turns it down, b passes") == "B passes"


def test_the_rest_claimed_in_words_shows_no_card_where_nobody_may_lay_down() -> None:
    assert told(LEEDS, TRICK, "c claims the rest") == 'C says "the rest are mine"'
    assert told(MODERN, WON, "c claims the rest") == "C lays down"


def test_a_word_is_known_in_its_forms() -> None:
    assert ideas_of("slipped") == ideas_of("slip") == ideas_of("slipping")
    assert "small" in ideas_of("carelessly")
    assert ideas_of("frobnicates") == frozenset()


def test_a_player_whom_the_game_does_not_have_has_no_ideas() -> None:
    assert by_ideas("D leads off with the king of spades", table_of("modern-3", held=())) == ()

"""`euchre referee --words`: every word that the referee understands, with an example."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...acts import TABLE_ACTS
from ...deal import Reason
from ...laws import Code, load_code, load_irregularities
from ...pictures import Line, Span, Tone
from ...seating import SeatingReason
from ...table.remedies import REMEDIES
from ...table.speech.answers.examples import EXAMPLES, act_of_form
from ...table.words.expect_words import EXPECT_WORDS
from ...table.words.remedies import remedy_words
from ..output import console, print_lines
from ..text import block, heading

REGULAR_ACTS: tuple[tuple[str, str], ...] = (
    ("A shuffles", "the dealer's adversary, or who else shuffles"),
    ("D cuts 12", "the number of cards lifted"),
    ("D declines the cut", "the pack is not cut"),
    ("A deals 3-2", "the packets that the players get"),
    ("A turns up 9H", "the card turned up"),
    ("A fixes hearts", "the suit that a turned joker stands for"),
    ("B holds AS KS QS JS TS", "the cards that a record knows of a hand"),
    ("B passes", "also: pass, check, no"),
    ("B orders up", "also: order it up, pick it up, I'll help; `alone` may follow"),
    ("C assists", "the dealer's partner accepts the turn-up, in any words"),
    ("A takes up", "the dealer accepts the turn-up, in any words"),
    ("A turns down", "the dealer turns it down"),
    ("B makes spades", "also: spades, make it spades; `alone` may follow"),
    ("B calls for a new deal", "a weak hand is shown; the same dealer deals again"),
    ("B goes under with 9S TS 9D", "low cards exchanged with the talon"),
    ("B plays alone", "also: alone, going alone, loner"),
    ("C gives AS", "to a partner who plays alone, where the table has partner's best"),
    ("D takes over alone", "a partner plays alone instead"),
    ("A defends alone", "an adversary meets the lone player without a partner"),
    ("A discards 9C", "the dealer's discard; ?? for a card that nobody knows"),
    ("A declines the turn-up", "the dealer leaves it on the talon"),
    ("B takes the dummy", "the maker takes the dummy"),
    ("B AS", "a card played; also: ace of spades, B led as, left bower"),
    ("B calls QS", "a card called from a jambone hand"),
    ("B lays down", "a hand laid down as winning the rest"),
    ("B proposes 3", "the makers' tricks if all give up the hand"),
    ("A agrees", "to what was proposed"),
    ("A objects", "to what was proposed"),
    ("B waives", "a right that is not used"),
    (
        "table reports 3 tricks for A",
        "the makers' tricks in a deal whose cards nobody wrote down; A made the trump; also: they made their "
        "point, c alone and a march, they are euchred",
    ),
    ("A+C marks 2", "the points that a side marks"),
    ("A draws KS", "a card drawn for the deal"),
    ("table voids the deal and deals again", "the deal is void; also `and it passes`"),
)
"""Acts of regular play, with what they mean."""

MATTERS: tuple[tuple[str, str], ...] = (
    ("A asks who-played", "which player played a card"),
    ("A asks partners-card", "which card is the partner's"),
    ("A asks placing", "all to draw the cards before them"),
    ("A asks turned-card", "which card was turned up"),
    ("A asks score", "how the game stands"),
    ("A asks none-of-that-suit", "whether the partner has none of the suit led"),
    ("C answers none", "the partner has none"),
    ("A points out trick", "notice drawn to the trick before the partner plays"),
    ("A points out overcount", "a side has marked too much; or undercount"),
    ("C admits revoke", "a player admits a revoke of their side"),
    ("D admits undercount", "the other side admits what was claimed too late"),
    ("A refuses penalty", "a side refuses a penalty"),
    ("A refuses one-pack", "a player refuses to play with one pack"),
    ("B finds imperfect pack", "a card is missing, strange or twice there"),
    ("B finds torn pack", "a card is torn or marked"),
    ("A brings pack red", "a side chooses its pack by the back"),
    ("A claims misdeal", "any irregularity of the deal that may be claimed by that name"),
)
"""Words for the places `{matter}`, beside irregularities and remedies."""

QUESTIONS: tuple[tuple[str, str], ...] = (
    ("who led?", "who led to the trick, and who is to act"),
    ("whose turn is it?", "who is to act"),
    ("who deals next?", "the next dealer"),
    ("what is trump?", "the trump, and how it was made; also: who made it?"),
    ("what was turned up?", "the turn-up"),
    ("how many tricks have they?", "the tricks of each side"),
    ("who played the ace of spades?", "who played a card, and to which trick"),
    ("what was led?", "the cards of the trick"),
    ("who won the trick?", "the winner of the trick, or of the game"),
    ("what is the score?", "points and games"),
    ("is that allowed?", "what the referee says about the last entry"),
    ("what now?", "who is to act, what to type for it, and what may be chosen; also: what can B choose?"),
    ("which law?", "the laws behind the last ruling"),
    ("undo", "deletes the last entry; also: that was wrong"),
)
"""Questions, each with what the desk answers."""


WITHOUT_CARDS: tuple[tuple[str, str], ...] = (
    ("the makers took all five tricks", "a march; also: the other side took three, a and c won four"),
    ("they made their point", "the makers took enough tricks"),
    ("they were euchred", "the makers took too few tricks"),
)
"""Results of a deal whose cards were not typed, each with its meaning."""

GUIDE: tuple[tuple[str, str], ...] = (
    (
        "guide",
        "asks step by step who did what; it also begins where a line is not understood",
    ),
    ("4", "an answer of the guide, by its number or its words"),
    ("back", "one question back"),
    ("stop", "ends the guide; so does any other line that is no answer"),
    ("yes", "what the desk has said back is what happened; also: no, or the line in other words"),
)
"""What leads through the guide, and answers the desk when it asks if something happened."""


@dataclass(frozen=True, slots=True)
class WordSection:
    """One part of the list of words."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """Each word or example with what it means."""


def sections(code: Code | None) -> Iterator[WordSection]:
    """The list of words; of irregularities, remedies and reasons only those of a code if one is given."""
    yield WordSection("The guide and its answers", GUIDE)
    yield WordSection("Acts of play", REGULAR_ACTS)
    yield WordSection("Other acts at a table", tuple((act_of_form(form), form) for form in TABLE_ACTS))
    yield WordSection("Sentences", EXAMPLES)
    yield WordSection("Results without cards", WITHOUT_CARDS)
    yield WordSection("Questions that the desk answers", QUESTIONS)
    yield WordSection("Words for questions, answers and reports", MATTERS)
    named = tuple(_irregularities(code))
    yield WordSection("Irregularities: claims NAME, waives NAME, points out NAME", named)
    yield WordSection("Remedies: chooses NAME", tuple(_remedies(code)))
    yield WordSection("Reasons of refusal", tuple(_reasons(code)))
    expected = tuple((f"expect {example}", says) for _, says, example in EXPECT_WORDS)
    yield WordSection("After `expect` in a record", expected)


def _irregularities(code: Code | None) -> Iterator[tuple[str, str]]:
    for name, known in load_irregularities().items():
        if code is None or name in code.provisions:
            also = f" (also claimed as {', '.join(known.claimed_as)})" if known.claimed_as else ""
            yield name, known.words + also


def _remedies(code: Code | None) -> Iterator[tuple[str, str]]:
    offered = {
        choice
        for known in load_irregularities().values()
        for name, row in known.provisions.items()
        if code is None or name == code.name or code.provisions.get(known.name) is row
        for choice in row.choices
    }
    yield from ((name, remedy_words(name)) for name in REMEDIES if name in offered)


def _reasons(code: Code | None) -> Iterator[tuple[str, str]]:
    for reason in (*Reason, *SeatingReason):
        laws = () if code is None else code.reasons.get(reason.value, ())
        if code is None or laws:
            said = reason.name.replace("_", " ").lower()
            yield reason.value, f"{said} ({code.cite(laws)})" if code is not None else said


def print_words(name: str) -> None:
    """Print the list of words, of one code or of all."""
    print_lines(console(), words_listed(name))


def words_listed(name: str) -> Iterator[Line]:
    """The lines of the list of words, of one code or of all."""
    code = load_code(name) if name else None
    for place, section in enumerate(sections(code)):
        if place:
            yield ()
        yield heading(section.title)
        for word, says in section.rows:
            yield (Span(f"  {word}"),)
            yield from block(says, 6, Tone.FAINT)

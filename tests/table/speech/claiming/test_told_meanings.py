"""What people call a lone hand, a question of the laws, a new deal and a hint is not stored as mere talk, nor
taken for another claim."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import EuchreError
from euchre.notation.record import DealLine
from euchre.seats import Seat
from tests.cli.referee.test_sentences import desk

CODE = "professor-1862"
UP = ("A deals and turns up the king of diamonds", "B passes")
ASSISTED = (*UP, "C says I order it up")
TAKEN_UP = (*UP, "C passes", "D passes", "A takes it up")
JAMBONE = (*TAKEN_UP[:-1], "A takes it up and plays jambone", "A discards the nine of hearts")
HINTED = (*JAMBONE, "A shows jd jh ad qd td", 'D says "lead the king"')
MIXED = ("A deals", "A deals 3 to B, 3 to C, 2 to D")

TOLD = (
    (ASSISTED, "A says cards away", "A plays alone"),
    (ASSISTED, 'A says "cards away"', "A plays alone"),
    (ASSISTED, "A says 'cards away'", "A plays alone"),
    (ASSISTED, "A announces jambone", "A plays jambone"),
    ((*UP, "C passes", "D passes"), "A says cards away", "A takes up alone"),
    ((*UP, "C passes", "D passes"), "A says jambone", "A takes up jambone"),
    (TAKEN_UP, "D asks which card had been turned up", "D asks turned-card"),
    (TAKEN_UP, "D asks what card has been turned up", "D asks turned-card"),
    (TAKEN_UP, "D asks which suit had been made trump", "D asks trump"),
    (TAKEN_UP, "D asks what the score had been", "D asks score"),
    (MIXED, "D demands a fresh deal", "D claims wrong-packets"),
    (MIXED, "D asks for a new deal", "D claims wrong-packets"),
    (MIXED, "D has not looked at his cards and asks for a new deal", "D claims wrong-packets"),
    ((*MIXED, "B looks at his hand"), "B insists on a fresh deal", "B claims wrong-packets"),
)

UNDISCARDED = (
    *(*UP, "C passes", "D passes", "A takes up", "B leads 7c, C 9c, D ac, A ks"),
    *("C leads 8c, D tc, A jc, B qc", "D leads kc, A 7h, B 8h, C 9h"),
)
REVOKED = (
    *(*ASSISTED, "A discards", "B leads th, C 8s, D jh, A kh", "A leads jd, B 7d, C td, D 8d"),
    *("D says C revoked in the first trick", "C admits it"),
)
THROWN = (*TAKEN_UP, "A discards 9c", "B leads kc, C 9s, D 7c, A ac", "D throws down his hand")
TWO_CARDS = (*TAKEN_UP, "A discards 9c", "B leads qh", "C plays 9h and as together")
CONSEQUENCES = (
    (UNDISCARDED, "B finds that A never discarded and still has three cards", "B claims no-discard"),
    (REVOKED, "A refuses to let the two points be marked", "A refuses penalty"),
    (REVOKED, "A will not let them mark the points", "A refuses penalty"),
    ((*REVOKED, "A refuses the penalty"), "B throws down his cards and takes the game", "B chooses game"),
    (TWO_CARDS, "D says the nine of hearts counts", "D chooses play 9H"),
    (TWO_CARDS, "B picks the ace of spades to stand", "B chooses play AS"),
)


@pytest.mark.parametrize(("lines", "line", "act"), CONSEQUENCES)
def test_a_consequence_is_entered_alone(lines: tuple[str, ...], line: str, act: str) -> None:
    read = read_at_desk(line, desk(*lines, code=CODE).table)
    assert [one.text for one, _ in read.told if hasattr(one, "text")] == [act]


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        (REVOKED, "B and D throw down their cards and take the game", "nothing gives B the game"),
        (THROWN, "D takes his cards up again", "cards shown stay open"),
        (("A deals and turns up KC", "B orders it up"), "D points out that it was B's deal", "deal A for B"),
    ],
)
def test_what_cannot_be_is_answered_with_the_reason(lines: tuple[str, ...], line: str, why: str) -> None:
    with pytest.raises(EuchreError, match=why):
        read_at_desk(line, desk(*lines, code=CODE).table)


def test_who_takes_the_cards_and_deals_for_another_does() -> None:
    told = read_at_desk("It is B's deal but A takes the cards and deals in his place", desk(code=CODE).table)
    assert [(one.dealer, one.owner) for one, _ in told.told if isinstance(one, DealLine)] == [
        (Seat.A, Seat.B)
    ]


@pytest.mark.parametrize(("lines", "line", "act"), TOLD)
def test_a_line_is_entered_for_what_it_means(lines: tuple[str, ...], line: str, act: str) -> None:
    read = read_at_desk(line, desk(*lines, code=CODE).table)
    assert [one.text for one, _ in read.told if hasattr(one, "text")] == [act]
    assert not read.must_be_asked


@pytest.mark.parametrize("line", ["A claims the hint", "A claims the sign", "A complains of the hint"])
def test_a_hint_claimed_is_that_to_the_caller_where_nothing_else_is_open(line: str) -> None:
    (ruling,) = desk(*HINTED, line, code=CODE).entries[-1].rulings
    assert (ruling.irregularity, ruling.verdict.value) == ("jambone-hint", "imposed")


def test_a_hint_claimed_elsewhere_is_advice() -> None:
    (ruling,) = desk(*TAKEN_UP, 'D says "lead the king"', "A claims the hint", code=CODE).entries[-1].rulings
    assert (ruling.irregularity, ruling.verdict.value) == ("advice", "imposed")

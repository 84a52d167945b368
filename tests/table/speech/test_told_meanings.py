"""What people call a lone hand, a question of the laws, a new deal and a hint is not stored as mere talk, nor
taken for another claim."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import read_at_desk
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

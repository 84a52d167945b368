"""Ordinary acts are no offences: a hand put down by who sits out, a trick quitted, a question asked."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError
from euchre.table.speech.checking.left_aside import beside
from euchre.table.speech.telling import told_in
from tests.cli.referee.test_asked_first import BEGUN
from tests.cli.referee.test_sentences import desk

CODES = ("jerome-1877", "leeds-dwight-1888", "modern", "professor-1862")
LONE = ("a deals", "9h is up", "b orders up alone", "a discards 7c")
UP = ("a deals", "9h is up", "b orders up", "a discards 7c")
TRICK = (*UP, "b qc, c 8c, d 8s, a ac")


def entered(*before: str, line: str, code: str = "leeds-dwight-1888") -> str:
    """The entries of a line that nobody is asked about."""
    table = desk(*before, code=code).table
    told = told_in(line, table)
    acts = [one for one, _ in told]
    assert not beside(line, acts, table, told[-1][1] if told else table).must_be_asked, acts
    return "; ".join(act.text for act in acts)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    [
        "D lays her cards down",
        "D puts his hand down.",
        "D lays her cards face down on the table",
        "d laid down his hand",
        "d lays the hand aside",
    ],
)
def test_hand_of_who_sits_out_is_put_down_without_an_entry(line: str, code: str) -> None:
    assert entered(*LONE, line=line, code=code) == ""
    assert entered(*LONE, line=f"{line.rstrip('.')} and c leads the ace of spades", code=code) == "C AS"


def test_hand_of_who_sits_out_laid_open_is_entered() -> None:
    assert entered(*LONE, line="d lays his hand face up on the table") == "D lays open the hand"
    line = "As D puts his hand down, he lets everybody see the queen of spades"
    assert entered(*LONE, line=line) == "D exposes QS"


@pytest.mark.parametrize("code", CODES)
def test_hand_laid_face_down_is_not_laid_open(code: str) -> None:
    with pytest.raises(EuchreError, match="Nobody has seen a card"):
        desk(*UP, "b leads the ace of spades", "c lays his cards face down on the table", code=code)


def test_cards_of_another_are_counted() -> None:
    table = desk(*LONE).table
    told = told_in("D lays her cards down. C counts them and there are six.", table)
    assert [one.text for one, _ in told] == ["D counts 6"]


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("A gathers the trick, turns it and quits it", "A gathers trick 1; A turns trick 1; A quits trick 1"),
        ("a gathers the trick and quits it", "A gathers trick 1; A quits trick 1"),
        ("a gathers, turns and quits the trick", "A gathers trick 1; A turns trick 1; A quits trick 1"),
    ],
)
def test_trick_is_quitted(line: str, entry: str) -> None:
    assert entered(*TRICK, line=line) == entry


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("As it happens B leads the king of hearts", "B KH"),
        ("b as", "B AS"),
        ("as", "B AS"),
        ("B leads as", "B AS"),
    ],
)
def test_as_is_an_ace_only_where_it_stands_as_a_card(line: str, entry: str) -> None:
    assert entered(*UP, line=line) == entry
    told = told_in("As C looks away B leads the king of hearts", desk(*UP).table)
    assert [one.text for one, _ in told] == ["B KH"]


def test_dealer_who_forgets_to_discard_is_claimed_against_by_nobody() -> None:
    before = ("a deals", "kh is up", "b passes, c passes, d passes", "a takes it up", "b kc, c jc, d 9c")
    for code in ("leeds-dwight-1888", "modern"):
        line = "A forgets to discard and plays the ace of clubs"
        assert entered(*before, line=line, code=code) == "A AC"
        with pytest.raises(EuchreError, match="B claims no-discard"):
            desk(*before, "a ac", "A forgot to discard", code=code)
    assert entered(*before, "a ac", line="B says that A never discarded") == "B claims no-discard"


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (("a discards 8d",), "A discards the queen of clubs instead"),
        (("a discards 8d", "b kc"), "A changes her mind and discards the queen of clubs"),
        (("a discards 8d", "b kc"), "A discards the queen of clubs"),
    ],
)
def test_discard_not_yet_let_go_is_changed(before: tuple[str, ...], line: str) -> None:
    assert entered(*UP[:3], *before, line=line) == "A changes the discard to QC"
    assert entered(*UP[:3], "a discards 8d", "b kc, c as, d 7s", line="A discards QC") == "A QC"


def test_discard_that_is_only_about_to_be_made_is_not_entered() -> None:
    line = "A is about to discard the eight of diamonds when B leads the king of clubs"
    told = told_in(line, desk(*UP[:3]).table)
    assert [one.text for one, _ in told] == ["B KC"]
    assert beside(line, [one for one, _ in told], desk(*UP[:3]).table, told[-1][1]).must_be_asked


@pytest.mark.parametrize(
    "line",
    [
        "A asks C whether they should call the card or a suit",
        "a asks his partner which penalty they should take",
        "Ann asks Cid what they should choose",
        "a consults c about the penalty",
    ],
)
def test_partner_asked_what_to_choose_is_consulted(line: str) -> None:
    before = (BEGUN[0], *UP, "D leads the king of clubs out of turn")
    assert entered(*before, line=line) == "A consults about penalty"


def test_question_as_it_was_spoken_is_asked() -> None:
    before = (BEGUN[0], *UP, "b qc, c 8c, d 8s")
    for line in ("B asks D: have you no club, partner?", "Bob says to Dot: no clubs?"):
        assert entered(*before, line=line) == "B asks none-of-that-suit"

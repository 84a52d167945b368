"""Revokes admitted and claimed in other words, an onlooker's remark, a lead sent back, a second shuffle."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import NotationError
from tests.cli.referee.test_sentences import desk

CODE = "professor-1862"
ORDERED = ("A deals and turns up the nine of hearts", "B passes and C assists", "A discards")
PLAYED = (*ORDERED, "A and C took three tricks")
TOLD = (
    (PLAYED, "C admits that he revoked too", "C admits revoke"),
    (PLAYED, "C says he did revoke", "C admits revoke"),
    (PLAYED, "D says that C revoked in the last hand", "D claims revoke against C"),
    (PLAYED, "D claims C revoked in the hand before", "D claims revoke against C"),
    (PLAYED, "C asks for the missing point", "C claims undercount"),
    (PLAYED, "an onlooker says that they marked too much", '"onlooker" points out overcount'),
    (PLAYED, "a bystander points out that they marked too much", '"onlooker" points out overcount'),
    ((*ORDERED, "C leads the king of spades"), "B makes C take the king back", "B chooses recall"),
    (PLAYED, "D claims that C revoked in the last deal", "D claims revoke against C"),
    (PLAYED, "D claims a revoke against C in the last deal", "D claims revoke against C"),
    (PLAYED, "B admits he marked too much", "B admits overcount"),
    (PLAYED, "B gathers the cards for the next deal", "B mixes the cards"),
    (PLAYED, "B collects the tricks", "B mixes the cards"),
    (ORDERED, "D says C was dealt six cards", "D counts 6 in hand of C"),
    (ORDERED, "D says that C has got four cards", "D counts 4 in hand of C"),
    (
        (*ORDERED[:1], "B passes", "C assists alone"),
        "table reports 5 tricks for c alone",
        "table reports 5 tricks for C alone",
    ),
    (ORDERED[:2], "A shows a jamboree", "A plays jamboree"),
    (("A deals", "A shuffles", "D cuts 16"), "A wants it shuffled and cut again", "A demands shuffle-again"),
)


@pytest.mark.parametrize(("lines", "line", "act"), TOLD)
def test_a_line_tells_one_act(lines: tuple[str, ...], line: str, act: str) -> None:
    read = read_at_desk(line, desk(*lines, code=CODE).table)
    assert [one.text for one, _ in read.told if hasattr(one, "text")] == [act]


LED = ("A deals and turns up the nine of hearts", "B orders it up", "A discards", "D leads the ace of spades")


@pytest.mark.parametrize(
    "line",
    ["A asks C: which do you want, partner?", 'A asks "shall we call the card, partner?"'],
)
def test_question_to_the_partner_which_penalty_to_take_is_consulting(line: str) -> None:
    table = desk(*LED, code="leeds-dwight-1888").table
    assert [one.text for one, _ in read_at_desk(line, table).told] == ["A consults about penalty"]
    before = desk(*LED[:-1], code="leeds-dwight-1888").table
    assert "consults" not in read_at_desk(line, before).told[0][0].text


PLAYED_OUT = (
    *(
        "C deals and turns up the ace of diamonds",
        "D orders it up",
        "C discards",
        "D leads the nine of clubs",
    ),
    "A trumps with the nine of diamonds",
)


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("D says A had a club", "D claims revoke against A in trick 1"),
        ("B overtrumps with the ten", "B TD"),
        ("B plays his last card, the king of clubs", "B KC"),
        ("B plays her last card the king of clubs", "B KC"),
    ],
)
def test_words_of_a_trick_are_read(line: str, act: str) -> None:
    read = read_at_desk(line, desk(*PLAYED_OUT, code="modern").table)
    assert [one.text for one, _ in read.told if hasattr(one, "text")] == [act]
    assert not read.must_be_asked


def test_full_trick_picked_up_is_gathered_by_its_winner() -> None:
    table = desk(*PLAYED_OUT, "B TD", "C KC", code="modern").table
    assert [one.text for one, _ in read_at_desk("B picks it up", table).told] == ["B gathers trick 1"]
    with pytest.raises(NotationError):
        read_at_desk("A picks it up", table)


def test_renege_is_claimed_for_whatever_the_law_calls_a_renege() -> None:
    (ruling,) = desk(*LED, "A claims renege", code="modern").table.last_rulings
    assert (ruling.irregularity, ruling.laws[0]) == ("lead-out-of-turn", "renege-turn")


@pytest.mark.parametrize("line", ["they were euchred", "they made it", "we got a march"])
def test_result_of_a_deal_whose_maker_nobody_told_is_asked(line: str) -> None:
    called_in_vain = desk("A deals and turns up the nine of hearts", "C orders it up", code="modern").table
    with pytest.raises(NotationError, match="Who made the trump"):
        read_at_desk(line, called_in_vain)


def test_revoke_of_the_last_deal_is_claimed_by_somebody() -> None:
    with pytest.raises(NotationError, match="Type who claims it"):
        read_at_desk("C revoked in the last deal", desk(*PLAYED, code=CODE).table)


@pytest.mark.parametrize("line", ["C has nothing against it", "C has no objection"])
def test_consent_to_cards_laid_down_needs_no_question(line: str) -> None:
    table = desk(*ORDERED, "B KS, C 9S, A TS, D AS", "D lays down", code="modern").table
    read = read_at_desk(line, table)
    assert [one.text for one, _ in read.told] == ["C agrees"]
    assert not read.must_be_asked


def test_side_is_held_to_the_suit_of_its_late_call() -> None:
    table = desk(*ORDERED[:1], "B passes, C passes", "B orders it up", code="leeds-dwight-1888").table
    read = read_at_desk("A holds them to hearts", table)
    assert [one.text for one, _ in read.told] == ["A chooses hold-to-it"]
    assert not read.must_be_asked


def test_new_deal_asked_for_too_late_is_answered_with_what_is_over() -> None:
    shown = ("A deals", "A faces the ace of hearts", "A finishes the deal and turns up the nine of spades")
    table = desk(*shown, code="jerome-1877").table
    assert table.deal.turn_up is not None
    with pytest.raises(NotationError, match="The time for a new deal is over"):
        read_at_desk("B demands a new deal", table)

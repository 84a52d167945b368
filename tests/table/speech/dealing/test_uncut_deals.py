"""Deals that nobody cut, and deals that begin with the shuffle or the packets, in the words of players."""

from __future__ import annotations

import pytest

from euchre.errors import EuchreError, NotationError
from euchre.notation import DealLine
from euchre.seating.everyday import read_everyday
from tests.table.speech.everyday_records import told_at

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
CODES = (PROFESSOR, LEEDS, JEROME, MODERN)
UNCUT = {
    PROFESSOR: "A shuffles; A deals 3-2",
    LEEDS: "C shuffles; A deals 2-3",
    JEROME: "B shuffles; A deals 2-3",
    MODERN: "A shuffles; A deals 3-2",
}
"""The deal told as one of a pack that was shuffled and not cut."""


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "line",
    ["A deals without offering the cut", "A deals without a cut", "A deals and does not offer the cut"],
)
def test_a_deal_without_a_cut_is_told_as_one(code: str, line: str) -> None:
    assert "; ".join(told_at(code, "deal A")(line)) == UNCUT[code]
    assert "; ".join(told_at(code)(line)) == f"deal 1 by A; {UNCUT[code]}"


def test_a_missing_cut_may_be_claimed_after_the_deal() -> None:
    for begun in (("deal A", "A deals 3-2"), ("A deals without offering the cut",)):
        for line in ("nobody cut", "the pack was not cut", "B says nobody cut"):
            assert told_at(JEROME, *begun)(line) == ["B claims no-cut"]


@pytest.mark.parametrize("line", ["nobody cut", "the pack was not cut"])
def test_between_the_shuffle_and_the_deal_the_reader_asks_about_a_missing_cut(line: str) -> None:
    with pytest.raises(NotationError, match="Has A dealt without offering the cut"):
        told_at(MODERN, "deal A", "A shuffles")(line)


PACKETS = "A deals 3 to B; A deals 2 to C; A deals 3 to D; A deals 2 to A"


@pytest.mark.parametrize("code", CODES)
def test_a_deal_begins_with_its_shuffle_where_the_line_says_who_deals(code: str) -> None:
    told = told_at(code)("A shuffles, D cuts. A deals 3 to B, 2 to C, 3 to D, 2 to himself")
    half = 12 if code == MODERN else 16
    assert "; ".join(told) == f"deal 1 by A; A shuffles; D cuts {half}; {PACKETS}"
    assert told_at(code)("A deals 3 to B, 2 to C") == ["deal 1 by A", "A deals 3 to B", "A deals 2 to C"]


@pytest.mark.parametrize("code", CODES)
def test_a_record_begins_a_deal_in_the_same_words(code: str) -> None:
    record = read_everyday(
        f"euchre record 1\ncode {code}\na shuffles, d cuts. a deals 3 to b\na deals 2 to c\n"
    )
    assert isinstance(record.entries[0], DealLine)
    assert record.entries[0].text == "deal 1 by A"
    assert [act.text for act in record.acts][-2:] == ["A deals 3 to B", "A deals 2 to C"]


def test_who_deals_is_not_guessed_from_a_shuffle_that_others_may_do() -> None:
    assert told_at(MODERN)("A shuffles") == ["deal 1 by A", "A shuffles"]
    with pytest.raises(EuchreError, match="no dealer has been drawn"):
        told_at(LEEDS)("A shuffles")


OVER = ("deal A", "A deals 3-2", "9H is up", "everybody passes", "everybody passes")


def test_a_deal_by_a_player_whose_turn_it_is_not_is_theirs() -> None:
    assert told_at(JEROME, *OVER)("C deals 3-2") == ["deal 2 by C", "C deals 3-2"]
    assert told_at(JEROME, *OVER)("B deals 3 to C") == ["deal 2 by B", "B deals 3 to C"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("line", ["B deals", "B deals 3-2", "B deals 3 to C"])
def test_cards_dealt_by_another_than_the_dealer_are_asked_about(code: str, line: str) -> None:
    with pytest.raises(EuchreError, match=r"A is the dealer of this deal.*'deal B for A'"):
        told_at(code, "A is to deal")(line)

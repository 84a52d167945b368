"""The effect of cards shown in cutting."""

import pytest

from euchre.laws import Code
from euchre.seating import to_cut
from tests.seating.tables import (
    FOUR,
    JEROME,
    LEEDS,
    MODERN,
    PROFESSOR,
    come,
    cut,
    done,
    forced,
    outside,
    refused,
    seated,
)


def test_players_may_cut_in_any_order() -> None:
    assert to_cut(cut(come(LEEDS, *FOUR), Cid="KS", Ann="QS")) == ("Bob", "Dot")


def test_nobody_cuts_twice() -> None:
    roster = cut(come(LEEDS, *FOUR), Ann="QS")
    assert refused(roster, '"Ann" draws JS') == ("not-your-cut", ("11", "13", "14", "15"))
    assert forced(roster, '"Ann" draws JS') == roster


@pytest.mark.parametrize("code", [LEEDS, JEROME], ids=["cited", "silent"])
def test_two_cards_shown_are_cut_again(code: Code) -> None:
    roster = come(code, *FOUR)
    assert refused(roster, '"Bob" shows QH 9S in cutting')[0] == "void-cut"
    assert to_cut(forced(roster, '"Bob" shows QH 9S in cutting')) == FOUR


def test_the_higher_of_two_cards_counts_in_the_rank_of_cutting() -> None:
    roster = cut(done(come(PROFESSOR, *FOUR), '"Ann" shows AS 7H in cutting'), Bob="7S", Cid="KS", Dot="QS")
    assert to_cut(roster) == ("Ann", "Bob")


def test_a_dropped_card_is_a_cut_only_under_the_professors_laws() -> None:
    assert to_cut(done(come(PROFESSOR, *FOUR), '"Ann" drops AS')) == FOUR[1:]
    assert to_cut(done(come(LEEDS, *FOUR), '"Ann" drops AS')) == FOUR


def test_a_card_dropped_when_no_cut_is_due_is_no_cut() -> None:
    roster = seated(PROFESSOR)
    assert done(roster, '"Ann" drops AS') == roster


def test_a_void_cut_closes_the_list_of_candidates() -> None:
    roster = forced(come(LEEDS, *FOUR), '"Ann" shows QH 9S in cutting', '"Eve" comes with "Ann"')
    assert to_cut(roster) == FOUR
    assert outside(roster) == ["Eve"]


@pytest.mark.parametrize("card", ["??", "joker"])
def test_a_card_without_a_rank_is_cut_again(card: str) -> None:
    assert to_cut(forced(come(LEEDS, *FOUR), f'"Ann" draws {card}')) == FOUR


def test_a_card_that_is_not_of_the_pack_is_void() -> None:
    roster = come(MODERN, *FOUR, "Eve")
    assert refused(roster, '"Ann" draws 7S') == ("void-cut", ())
    assert to_cut(forced(roster, '"Ann" draws 7S')) == (*FOUR, "Eve")

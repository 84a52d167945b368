"""Which of several open cases is meant, and in which a player may choose."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table
from euchre.table.terms.holders import case_offering, cases_to_choose_in, holders_of

_TO_THE_LEAD = ("A turns up 9D", "B passes", "C passes", "D passes", "A turns down", "B makes hearts", "B KC")


@pytest.fixture
def table() -> RefereedTable:
    """Return a trick with two faults: D plays before C, and C then plays two cards."""
    table = deal_begins(new_table(load_code("professor-1862"), dealer=Seat.A))
    for text in (*_TO_THE_LEAD, "D AS", "C plays QD TD together"):
        table = after(table, read_act(text))
    return table


def test_the_newest_open_case_comes_first(table: RefereedTable) -> None:
    assert [case.irregularity for case in table.open_cases] == ["several-cards", "play-out-of-turn"]
    assert all(holders_of(table, case) for case in table.open_cases)


def test_a_player_may_choose_in_the_cases_of_the_other_side(table: RefereedTable) -> None:
    mine = {seat: [case.irregularity for case in cases_to_choose_in(table, seat)] for seat in Seat}
    played, several = ["play-out-of-turn"], ["several-cards"]
    assert mine == {Seat.A: played, Seat.B: [], Seat.C: played, Seat.D: several}
    assert cases_to_choose_in(table, "D") == cases_to_choose_in(table, Seat.D)


def test_a_remedy_is_offered_to_those_who_may_choose_it(table: RefereedTable) -> None:
    case = case_offering(table, Seat.A, "let-stand")
    assert case is not None
    assert case.irregularity == "play-out-of-turn"
    assert case_offering(table, Seat.D, "let-stand") is None

"""The same facts reported in another order give the same deal, score and dealer."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, after, deal_begins, new_table

REPORTS = (
    "A counts 6",
    "B counts 4",
    "B counts 6",
    "C counts 6",
    "D counts 4",
    "B claims misdeal",
    "C claims misdeal",
    "C finds imperfect pack",
)
"""What players may report of one deal."""

REVOKES = ("D claims revoke against C in trick 1", "A claims revoke against D in trick 2")
"""Claims of both sides against each other, the first of them true."""

PLAYED = (
    "A holds 9S AH KC 7D 8D",
    "B holds AS KS 9C 7C 8C",
    "C holds TS 7S AC KD QD",
    "D holds JD AD QH KH QS",
    "A turns up 9H",
    "B passes",
    "C assists",
    "A discards 8D",
    *("B AS", "C AC", "D QS", "A 9S", "B KS", "C TS", "D QH", "A AH", "A KC", "B 9C", "C 7S", "D AD"),
    *("A 7D", "B 7C", "C KD", "D JD", "D KH", "A 9H", "B 8C", "C QD"),
)
"""A hand of four in which C revokes in the first trick."""


def table_of(name: str, *acts: str) -> RefereedTable:
    table = deal_begins(new_table(load_code(name), dealer=Seat.A))
    for text in acts:
        table = after(table, read_act(text))
    return table


def end_of(name: str, *acts: str) -> object:
    """Return the result after some acts, with the next dealer, points and games; an error if there is
    none."""
    try:
        sitting = table_of(name, *acts).sitting
    except EuchreError:
        return "impossible"
    outcome = None if sitting.deal is None else sitting.deal.outcome
    result = None if outcome is None else (outcome.result, outcome.deal_passes)
    return result, sitting.next_dealer, tuple(sitting.score.points), tuple(sitting.score.games)


def beginnings(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the deal turned up, and with the trump settled."""
    turned = ("A turns up TD",)
    return turned, (*turned, "B orders up")


@pytest.mark.parametrize("name", CODE_NAMES)
def test_two_reports_of_a_deal_give_the_same_result_in_either_order(name: str) -> None:
    seats = {str(seat) for seat in load_code(name).seating.seats}
    reports = [report for report in REPORTS if report[0] in seats]
    for begun in beginnings(name):
        for pair in combinations(reports, 2):
            if pair[0].split()[:2] == pair[1].split()[:2] and "counts" in pair[0]:
                continue  # two numbers of one hand contradict each other
            ends = {end_of(name, *begun, *order) for order in permutations(pair)}
            assert len(ends) == 1, (begun, pair, ends)


FOUR = [name for name in CODE_NAMES if load_code(name).players == 4 and not name.startswith("modern")]


@pytest.mark.parametrize("name", FOUR)
def test_revokes_claimed_by_both_sides_count_the_same_in_either_order(name: str) -> None:
    ends = {end_of(name, *PLAYED, *order, "B shows tricks") for order in permutations(REVOKES)}
    assert len(ends) == 1


@pytest.mark.parametrize("name", FOUR)
def test_a_revoke_admitted_counts_as_one_proved_by_the_tricks(name: str) -> None:
    proved = end_of(name, *PLAYED, "D claims revoke against C in trick 1", "B shows tricks")
    assert end_of(name, *PLAYED, "D claims revoke against C in trick 1", "C admits revoke") == proved
    assert end_of(name, *PLAYED, "C admits revoke") == proved


LED_FALSELY = (
    "A holds AH KC QC 9D 8D",
    "B holds 9C QD TS 8S 7S",
    "C holds KD JD 8C 7C 9S",
    "D holds AS TD JC TC QS",
    "A turns up 9H",
    "B passes",
    "C passes",
    "D passes",
    "A takes up",
    "A discards 8D",
    *("B 9C", "C 8C", "D JC", "A KC"),
    "D AS",
)
"""A hand of leeds-dwight-1888 in which D leads falsely to the second trick."""


def test_a_suit_called_at_once_binds_as_one_named_after_the_choice() -> None:
    code = "leeds-dwight-1888"
    at_once = table_of(code, *LED_FALSELY, "A calls diamonds from B")
    later = table_of(code, *LED_FALSELY, "A chooses call-suit", "A calls diamonds from B")
    assert [(one.kind, one.seats, one.suit) for one in at_once.ledger.orders] == [
        (one.kind, one.seats, one.suit) for one in later.ledger.orders
    ]
    assert at_once.deal.hands == later.deal.hands
    assert at_once.ledger.exposed == later.ledger.exposed == ()

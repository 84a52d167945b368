"""A result that is reported without its cards ends a deal as its cards would have."""

from __future__ import annotations

import pytest

from euchre.acts import TABLE, ReportResult, read_act
from euchre.cards import UNKNOWN
from euchre.deal import Deal, Ending, IllegalAct, Result, after, breaches, new_deal
from euchre.laws import load_code
from euchre.seats import Seat, Side


def deal_after(*acts: str, code: str = "leeds-dwight-1888") -> Deal:
    deal = new_deal(load_code(code), Seat.A)
    for act in acts:
        deal = after(deal, read_act(act))
    return deal


ORDERED = ("A turns up 9H", "B orders up", "A discards ??")
ALONE = ("A turns up 9H", "B passes", "C assists alone")
FIRST_TRICK = ("B AC", "C KC", "D 9C", "A QC")


def test_report_needs_no_other_act() -> None:
    deal = deal_after("table reports 4 tricks for C")
    outcome = deal.final_outcome
    assert (outcome.result, outcome.ending) == (Result.POINT, Ending.TOLD)
    assert dict(outcome.tricks.items()) == {Side.A_C: 4, Side.B_D: 1}
    assert dict(outcome.points.items()) == {Side.A_C: 1, Side.B_D: 0}
    assert deal.calling.maker is Seat.C
    assert deal.is_told
    assert all(hand == (UNKNOWN,) * 5 for hand in deal.hands)


@pytest.mark.parametrize(
    ("acts", "report", "points"),
    [
        (ORDERED, "table reports 5 tricks for B", (0, 2)),
        (ORDERED, "table reports 2 tricks for B", (2, 0)),
        (ALONE, "table reports 5 tricks for C alone", (4, 0)),
        (ALONE, "table reports 0 tricks for C alone", (0, 4)),
        ((), "table reports 5 tricks for D alone", (0, 4)),
        ((*ORDERED, *FIRST_TRICK), "table reports 1 trick for B", (2, 0)),
    ],
)
def test_reported_tricks_score_by_the_code(
    acts: tuple[str, ...], report: str, points: tuple[int, int]
) -> None:
    assert tuple(deal_after(*acts, report).final_outcome.points) == points


CONTRADICTED = (
    ((), "table reports 6 tricks for B", "a deal has 5 tricks"),
    ((), "table reports 5 tricks for B jambone", "nobody plays jambone in this code"),
    (ORDERED, "table reports 3 tricks for C", "B made the trump"),
    (ORDERED, "table reports 3 tricks for C alone", "only the makers may play alone"),
    (ALONE, "table reports 3 tricks for C", "C plays alone"),
    ((*ORDERED, *FIRST_TRICK), "table reports 0 tricks for B", "the makers have 1 of the 1 tricks"),
    ((*ORDERED, *FIRST_TRICK), "table reports 5 tricks for B alone", "D has played a card"),
    (("table reports 3 tricks for B",), "table reports 3 tricks for B", "the deal is over"),
)


@pytest.mark.parametrize(("acts", "report", "why"), CONTRADICTED)
def test_report_that_the_record_contradicts_is_refused(acts: tuple[str, ...], report: str, why: str) -> None:
    deal, act = deal_after(*acts), read_act(report)
    with pytest.raises(IllegalAct, match=why):
        after(deal, act)
    assert len(breaches(deal, act)) == 1


def test_nobody_but_the_table_reports() -> None:
    deal = deal_after(*ORDERED)
    assert not breaches(deal, ReportResult(TABLE, 3, Seat.B))
    assert breaches(deal, ReportResult(Seat.B, 3, Seat.B))


def test_players_of_three_sides_each_score_against_the_maker() -> None:
    deal = deal_after("table reports 2 tricks for B", code="modern-3")
    assert tuple(deal.final_outcome.points) == (2, 0, 2)

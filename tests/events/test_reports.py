"""Scores that the two sides of a table report, and rounds that a director begins."""

from __future__ import annotations

import pytest

from euchre.events import EventError, HallEvening, evening_after
from euchre.events.evening_acts import EveningAct, EveningPlan, EveningTitle, PlayerArrives
from euchre.events.score_acts import RoundBegun, SideReported, TableScored


def after(*acts: EveningAct, players: int = 8) -> HallEvening:
    """Return an evening of three rounds after some acts."""
    evening = evening_after(HallEvening(), EveningPlan(3, 8, 1))
    for number in range(players):
        evening = evening_after(evening, PlayerArrives(f"P{number}"))
    for act in acts:
        evening = evening_after(evening, act)
    return evening


def test_a_score_counts_once_both_sides_report_it() -> None:
    begun = (RoundBegun(1, 20), SideReported(1, 2, 1, 9, 6))
    one = after(*begun)
    assert one.scores == {}
    assert (1, 2) in one.missing
    both = after(*begun, SideReported(1, 2, 2, 9, 6))
    assert both.scores == {(1, 2): (9, 6)}
    assert both.disputed == ()
    again = evening_after(both, SideReported(1, 2, 2, 9, 6))
    assert again.scores == both.scores


def test_reports_that_differ_are_a_dispute_until_one_side_or_the_director_changes_it() -> None:
    acts = (RoundBegun(1, 0), SideReported(1, 1, 1, 9, 6), SideReported(1, 1, 2, 6, 9))
    evening = after(*acts)
    assert evening.disputed == ((1, 1),)
    assert evening.scores == {}
    agreed = evening_after(evening, SideReported(1, 1, 1, 6, 9))
    assert (agreed.scores, agreed.disputed) == ({(1, 1): (6, 9)}, ())
    ruled = evening_after(evening, TableScored(1, 1, 9, 6))
    assert (ruled.scores, ruled.disputed) == ({(1, 1): (9, 6)}, ())


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (SideReported(2, 1, 1, 9, 6), "round 2 is not being played"),
        (SideReported(1, 3, 1, 9, 6), "no table 3"),
        (SideReported(1, 1, 1, 9, 6), "this table has 7 to 8"),
        (SideReported(1, 2, 1, 0, 0), "not a score"),
        (SideReported(1, 2, 1, 100, 100), "at most 128 points"),
        (RoundBegun(1, 0), "round 1 has begun already"),
        (RoundBegun(2, 0), "no score yet: round 1 table 2"),
        (RoundBegun(3, 0), "no score yet"),
        (PlayerArrives("Late"), "round 1 has begun"),
        (EveningTitle(" "), "is not a title"),
        (EveningTitle("a\u2028b"), "is not a title"),
    ],
)
def test_what_does_not_fit_the_round_is_refused(act: EveningAct, message: str) -> None:
    evening = after(RoundBegun(1, 0), TableScored(1, 1, 7, 8))
    with pytest.raises(EventError, match=message):
        evening_after(evening, act)


def test_the_next_round_begins_when_all_scores_are_in() -> None:
    scored = (TableScored(1, 1, 9, 6), TableScored(1, 2, 9, 6))
    evening = after(RoundBegun(1, 0), *scored, RoundBegun(2, 15))
    assert (evening.begun, evening.minutes) == (2, 15)
    assert evening.missing == ((2, 1), (2, 2))
    with pytest.raises(EventError, match="at most 600 minutes"):
        after(RoundBegun(1, 601))
    with pytest.raises(EventError, match="too few"):
        after(RoundBegun(1, 0), players=3)

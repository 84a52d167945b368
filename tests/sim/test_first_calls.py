"""Customs of the first calls: the engine plays them, and the native simulator all that follows."""

from __future__ import annotations

import pytest

from euchre.deal import Result, Stage
from euchre.game import new_score
from euchre.seats import BySide, Seat
from euchre.sim import Run, deal_acts, reference
from euchre.sim.backend import NATIVE, native_for
from euchre.sim.batch import RESULTS, play_out, simulate
from euchre.sim.run import seated
from euchre.view import view_of
from euchre.worlds import Unseen
from tests.tabletop import dealt, house, said

WEAK = house(
    "modern",
    hand_size=3,
    lowest_rank="7",
    packets=[[1, 2]],
    farmers_hand=True,
    weak_hand_deals_again="no_ace_no_face",
)
UNDER = house("modern", farmers_hand=True)
HANDS = {"B": "9S TS 9D TD 9C", "C": "AS KS QS JS TC", "D": "AD KD QD JD TH", "A": "AC KC QC JC AH"}


def test_a_weak_hand_ends_its_deal_in_a_run() -> None:
    run = Run(code=WEAK, seed=3, players=("simple",))
    results = [RESULTS[number] for number in simulate(run, 1, 40).result]
    assert Result.VOID in results
    ends = [deal_acts(run, number)[-1].words for number in range(1, 41)]
    assert [end == "calls for a new deal" for end in ends] == [result is Result.VOID for result in results]


def test_only_the_first_calls_are_left_to_the_engine() -> None:
    assert native_for(UNDER) is None
    assert native_for(UNDER, Stage.ORDERING) is None
    assert native_for(UNDER, Stage.MAKING) is NATIVE


@pytest.mark.parametrize("player", ["random", "simple"])
def test_play_after_an_exchange_is_the_same(player: str) -> None:
    deal = said(dealt(UNDER, **HANDS), "B goes under with 9S 9D 9C", "B orders up", "A discards AH")
    score = new_score(UNDER)
    view = view_of(deal, Seat.C, score)
    worlds = Unseen(view).some(8, 5)
    results = play_out(worlds, (player,), 11)
    points = BySide(score.points.sides, tuple(score.points))
    for row in range(len(worlds)):
        done = reference.played_on(worlds.deal_at(row), points, seated(UNDER, (player,)), 11, row)
        assert done.outcome is not None
        assert tuple(results.points[row]) == tuple(done.outcome.points)

"""Estimates of acts: they depend on the score and the settings, and report decisive worlds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from euchre.acts import Act, Call, CallKind, Manner, Play
from euchre.cards import Card
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited
from euchre.equity import equity_of
from euchre.evaluation import Effort, Weighed, weighed, weights_for
from euchre.evaluation.all_seen import card_worths
from euchre.evaluation.forecast import Blend, Stakes, forecasts
from euchre.game import Score, marked, new_score, next_deal_begins
from euchre.laws import Code, load_code
from euchre.seats import BySide, Seat, Side
from euchre.view import View, view_of
from euchre.worlds import Unseen
from tests.bots.tables import answer, deal_of, seen
from tests.bots.test_every_due import shuffled_deal

MODERN = load_code("modern")
STRONG = "JH JD AH KH AS | 9S TS QS KS 9C | 9D TD QD KD AD | TC QC KC AC 9H"
EFFORT = Effort(effective=100, most=200, played=0.3)


def at(deal: Deal, *points: int) -> View:
    """Return the view of the seat that has to act, at a score of A and C to B and D."""
    score = new_score(deal.code, BySide(deal.code.seating.sides, points))
    return view_of(deal, awaited(deal)[0].actor, score)


def told(view: View, deal: Deal, effort: Effort = EFFORT) -> Weighed:
    return weighed(view, awaited(deal)[0].acts, weights_for(deal.code), effort, Stream(1))


def of(found: Weighed, act: Act) -> float:
    return found.worths[[candidate.act for candidate in found.candidates].index(act)]


def test_five_sure_tricks_are_worth_most_alone_but_not_at_a_score_where_a_march_wins() -> None:
    deal = deal_of(MODERN, STRONG, "QH")
    with_partner = Call(Seat.B, CallKind.ORDER_UP)
    alone = Call(Seat.B, CallKind.ORDER_UP, manner=Manner.ALONE)
    level = told(at(deal, 0, 0), deal)
    assert of(level, alone) > of(level, with_partner) + 0.05
    at_eight = told(at(deal, 8, 8), deal)
    assert of(at_eight, alone) == of(at_eight, with_partner) == 1
    assert at_eight.candidates[1].points is not None
    assert at_eight.candidates[1].points >= 2


def test_a_point_that_wins_the_rubber_is_worth_more_than_one_that_wins_its_first_game() -> None:
    code = load_code("leeds-dwight-1888")
    deal = deal_of(code, STRONG, "QH")
    point = (0, 1)
    gains = []
    for score in (new_score(code), rubber_at_one_game_each(code)):
        level = replace(score, points=BySide(code.seating.sides, (4, 4)))
        stakes = Stakes(view_of(deal, Seat.B, level))
        equity = equity_of(code)
        assert stakes.prize(point).worth == pytest.approx(
            equity.after_deal(level, deal.dealer, BySide(code.seating.sides, point))[Side.B_D]
        )
        gains.append(stakes.prize(point).worth - stakes.prize(point[::-1]).worth)
    assert gains[1] > gains[0] + 1


def rubber_at_one_game_each(code: Code) -> Score:
    score = new_score(code)
    for game in ((5, 0), (0, 5)):
        score = next_deal_begins(marked(score, BySide(code.seating.sides, game)))
    return score


def test_chances_add_up_and_points_follow_from_them() -> None:
    deal = deal_of(MODERN, STRONG, "QH", "B orders up, A discards 9H")
    for candidate in told(at(deal, 0, 0), deal).candidates:
        assert candidate.chances is not None
        assert candidate.points is not None
        chances = candidate.chances
        assert chances.euchre + chances.point + chances.march == pytest.approx(1)
        assert candidate.points == pytest.approx(chances.point + 2 * chances.march - 2 * chances.euchre)


def test_without_rule_play_points_are_double_dummy_results() -> None:
    deal = deal_of(MODERN, STRONG, "QH", "B orders up, A discards 9H")
    view, acts = at(deal, 0, 0), awaited(deal)[0].acts
    worlds = Unseen(view).drawn(50, 4)
    blend = Blend(weights=weights_for(MODERN), seed=1, played=0)
    found = forecasts(worlds, acts, blend, Stakes(view))
    solved = card_worths(worlds)
    for one in found:
        assert isinstance(one.act, Play)
        assert np.average(one.points, weights=worlds.weights) == pytest.approx(solved[one.act.card])


def test_all_worlds_are_used_if_they_are_few() -> None:
    deal = shuffled_deal(MODERN, 12)
    while len(deal.finished_tricks) < 3 or len(awaited(deal)[0].acts) < 2:
        deal = after(deal, answer(deal))
    view, acts = seen(deal, awaited(deal)[0].actor), awaited(deal)[0].acts
    effort = Effort(effective=10, most=50_000, played=0)
    assert 1 < Unseen(view).count <= effort.most
    one, other = (weighed(view, acts, weights_for(MODERN), effort, Stream(seed)) for seed in (1, 2))
    assert one == other


def test_a_world_is_reported_in_which_another_act_is_better() -> None:
    hands = "JH 9S 9C 9D TD | JD TS TC QD KD | AH QS QC AD KC | KH KS AS 9H AC"
    deal = deal_of(MODERN, hands, "QH", "B orders up, A discards 9H")
    found = told(at(deal, 0, 0), deal)
    assert found.candidates[found.best].act in {world.best for world in found.worlds}
    assert len(found.worlds) == len({world.best for world in found.worlds}) == 2
    for world in found.worlds:
        assert {seat for seat, _ in world.hands} == {Seat.A, Seat.C, Seat.D}
        assert Card("JH") not in [card for _, hand in world.hands for card in hand]


def test_a_point_is_worth_more_where_the_game_is_close() -> None:
    deal = deal_of(MODERN, STRONG, "QH", "B passes")
    of_a_point = {score: Stakes(at(deal, *score)).of_a_point for score in ((0, 0), (9, 9), (9, 0))}
    assert 0 < of_a_point[9, 0] < of_a_point[0, 0] < of_a_point[9, 9]


@pytest.mark.parametrize(("said", "counts"), [("B passes", True), ("B passes, C passes, D passes", False)])
def test_patience_raises_the_value_of_passing_before_the_dealers_turn(said: str, counts: bool) -> None:
    deal = deal_of(MODERN, STRONG, "QH", said)
    hasty, patient = (
        told(at(deal, 0, 0), deal, Effort(effective=100, most=200, played=0.5, patience=patience))
        for patience in (0.0, 0.1)
    )
    for one, other in zip(hasty.candidates, patient.candidates, strict=True):
        assert isinstance(one.act, Call)
        assert one.points is not None
        assert other.points is not None
        gained = 0.1 if counts and not one.act.word.makes_trump else 0.0
        assert other.points - one.points == pytest.approx(gained)
    assert (patient.worths[0] > hasty.worths[0]) is counts

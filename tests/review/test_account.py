"""The account of a deal: its parts add up, sides mirror each other, the luck of the deal has mean zero."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest

from euchre.deal import Deal
from euchre.game import new_score
from euchre.laws import CODE_NAMES, load_code
from euchre.review import Account, DealToReview, ReviewEffort, review_deal
from euchre.review.account import DealAccounts
from euchre.seats import Seat
from euchre.sim.reference import played as simulated
from euchre.sim.run import Run
from tests.review.games import played


def parts(account: Account) -> float:
    return account.dealt + account.hidden + account.own + account.partner + account.adversaries


@pytest.mark.parametrize("code", CODE_NAMES)
def test_the_parts_add_up_to_the_result(code: str) -> None:
    deal = review_deal(played(code, "simple", 7), ReviewEffort.QUICK)
    for seat in load_code(code).seating.seats:
        for account in (deal.points(seat), deal.worth(seat)):
            assert account is not None
            assert parts(account) == pytest.approx(account.result, abs=1e-9)


def test_the_result_is_that_of_the_deal() -> None:
    deal = review_deal(played("modern", "novice", 3), ReviewEffort.QUICK)
    outcome = deal.source.deal.outcome
    assert outcome is not None
    own, other = outcome.points.values
    account = deal.points(Seat.A)
    assert account is not None
    assert account.result == own - other


def test_what_one_side_gains_the_other_loses() -> None:
    deal = review_deal(played("modern", "novice", 3), ReviewEffort.QUICK)
    ours, theirs = deal.points(Seat.A), deal.points(Seat.B)
    assert ours is not None
    assert theirs is not None
    assert (ours.result, ours.dealt) == (-theirs.result, -theirs.dealt)
    assert ours.own + ours.partner == pytest.approx(-theirs.adversaries)
    assert ours.own <= 0 <= ours.adversaries


@pytest.mark.parametrize("code", ["modern", "professor-1862", "modern-3"])
def test_the_luck_of_the_deal_has_mean_zero(code: str) -> None:
    law = load_code(code)
    run = Run(code=law, seed=81, players=("random",), dealer=Seat.A)
    luck = [
        DealAccounts(simulated(run, number), new_score(law), ()).points(Seat.B).dealt
        for number in range(1, 301)
    ]
    assert abs(mean(luck)) < 4 * stdev(luck) / sqrt(len(luck))
    assert stdev(luck) > 0.3


def test_without_all_hands_there_is_only_one_kind_of_luck() -> None:
    source = played("modern", "simple", 7)
    accounts = DealAccounts(source.deal, source.score, ())
    assert accounts.has_luck_of_deal
    whole = DealAccounts(_without_deal(source), source.score, ()).points(Seat.A)
    assert whole.dealt == 0
    assert whole.hidden == whole.result


def _without_deal(source: DealToReview) -> Deal:
    """The deal as a record that shows no hands: only its outcome."""
    return replace(source.deal, acts=())


def test_the_luck_of_hidden_cards_has_mean_zero_between_equal_players() -> None:
    law = load_code("modern")
    run = Run(code=law, seed=83, players=("simple",))
    hidden = []
    for number in range(1, 41):
        source = DealToReview(number=number, deal=simulated(run, number), score=new_score(law))
        account = review_deal(source, ReviewEffort.QUICK).points(Seat.A)
        assert account is not None
        hidden.append(account.hidden)
    assert abs(mean(hidden)) < 4 * stdev(hidden) / sqrt(len(hidden))

"""The account of a deal: its parts add up, sides mirror each other, the luck of the deal has mean zero."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest

from euchre.bots import play_deal
from euchre.deal import Deal
from euchre.game import new_score, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_for
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
    """Return the deal as a record that shows no hands: only its outcome."""
    return replace(source.deal, acts=())


@pytest.mark.parametrize("others", ["simple", "novice", "random"])
def test_the_luck_of_hidden_cards_has_mean_zero_against_any_players(others: str) -> None:
    """A pair of `simple` against a pair of others: what these lose shows as their choices, not as luck."""
    law = load_code("modern")
    bots = {seat: bot_for(law, ("simple", others)[seat % 2]) for seat in law.seating.seats}
    hidden, lost = [], []
    for number in range(1, 41):
        sitting = play_deal(new_sitting(law, dealer=Seat(number % 4)), bots, 500 + number)
        source = DealToReview(number=number, deal=sitting.current_deal, score=sitting.before_deal)
        account = review_deal(source, ReviewEffort.QUICK).points(Seat.A)
        assert account is not None
        hidden.append(account.hidden)
        lost.append(account.adversaries)
    error = stdev(hidden) / sqrt(len(hidden))
    assert abs(mean(hidden)) < 4 * error
    assert error < 0.4
    assert mean(lost) > {"simple": 0.0, "novice": 0.2, "random": 1.5}[others]

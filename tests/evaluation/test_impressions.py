"""What the deals of a match show of the players in the seats."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from euchre.bots import play_deal
from euchre.evaluation import Impression, impressions_after, weights_for
from euchre.evaluation.likelihood import NO_IMPRESSION
from euchre.game import begin_deal, new_sitting
from euchre.laws import Code, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import View, view_of
from tests.bots.tables import EVERY_CODE


def deals_of(code: Code, players: tuple[str, ...], deals: int) -> list[View]:
    """Return deals of a series at no score, as a spectator sees them when they are over."""
    bots = {seat: bot_by_name(players[seat % len(players)]) for seat in code.seating.seats}
    found = []
    for number in range(1, deals + 1):
        dealer = code.seating.seats[number % code.players]
        before = replace(begin_deal(new_sitting(code, dealer=dealer)), deals=number)
        sitting = play_deal(before, bots, 12345)
        found.append(view_of(sitting.current_deal, None, sitting.before_deal))
    return found


def learned(views: list[View]) -> tuple[Impression, ...]:
    known: tuple[Impression, ...] = ()
    for view in views:
        known = impressions_after(known, view, weights_for(view.code))
    return known


@cache
def after_forty_deals() -> tuple[Impression, ...]:
    """Return random players at B and D, `simple` at A and C."""
    return learned(deals_of(load_code("modern"), ("simple", "random"), 40))


def test_nothing_is_assumed_of_a_stranger() -> None:
    assert not NO_IMPRESSION.tendency.differs


@pytest.mark.parametrize("seat", [Seat.B, Seat.D])
def test_a_random_player_is_recognised(seat: Seat) -> None:
    tendency = after_forty_deals()[seat].tendency
    assert tendency.calls > 0.5
    assert tendency.plays > 0.5


@pytest.mark.parametrize("seat", [Seat.A, Seat.C])
def test_a_player_by_rule_is_not_taken_for_a_random_one(seat: Seat) -> None:
    tendency = after_forty_deals()[seat].tendency
    assert (tendency.calls, tendency.plays) == (0, 0)


def test_one_deal_shows_less_than_forty() -> None:
    one = learned(deals_of(load_code("modern"), ("simple", "random"), 1))
    assert one[Seat.B].tendency.random < after_forty_deals()[Seat.B].tendency.random


def test_the_order_of_the_deals_does_not_matter() -> None:
    views = deals_of(load_code("modern"), ("random",), 4)
    for one, other in zip(learned(views), learned(views[::-1]), strict=True):
        assert one.plays == pytest.approx(other.plays)


@pytest.mark.parametrize("name", EVERY_CODE)
def test_something_is_learned_in_every_game(name: str) -> None:
    known = learned(deals_of(EVERY_CODE[name], ("random",), 3))
    assert len(known) == EVERY_CODE[name].players
    assert any(one != NO_IMPRESSION for one in known)

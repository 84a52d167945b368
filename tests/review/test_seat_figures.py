"""Figures of one seat over finished deals."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from euchre.acts import Manner
from euchre.deal import Deal, Result
from euchre.review import SeatFigures, seat_figures
from euchre.seats import Seat
from tests.review.games import played


def ended(result: Result, points: tuple[int, int], *, lone: bool = False) -> Deal:
    """Return a deal of which A made the trump, with another result than it had."""
    deal = played("modern", "simple", 1).deal
    outcome = deal.final_outcome
    manner = Manner.ALONE if lone else Manner.PARTNERSHIP
    calling = replace(deal.calling, maker=Seat.A, manner=manner, lone=Seat.A if lone else None)
    counted = replace(outcome, result=result, points=replace(outcome.points, values=points))
    return replace(deal, calling=calling, outcome=counted)


def test_a_call_counts_for_its_maker_and_its_points_for_both_partners() -> None:
    deals = [ended(Result.POINT, (1, 0)), ended(Result.EUCHRE, (0, 2))]
    own, partner = seat_figures(deals, Seat.A), seat_figures(deals, Seat.C)
    assert (own.deals, own.points, own.points_against, own.calls, own.calls_made) == (2, 1, 2, 2, 1)
    assert (partner.deals, partner.points, partner.calls, partner.defences) == (2, 1, 0, 0)


def test_adversaries_count_defences_and_euchres() -> None:
    found = seat_figures([ended(Result.EUCHRE, (0, 2)), ended(Result.MARCH, (2, 0))], Seat.B)
    assert (found.defences, found.euchres, found.points, found.points_against) == (2, 1, 2, 2)
    assert (found.calls, found.lone_hands) == (0, 0)


@pytest.mark.parametrize(("result", "marches"), [(Result.MARCH, 1), (Result.POINT, 0), (Result.EUCHRE, 0)])
def test_a_lone_hand_counts_for_who_played_it(result: Result, marches: int) -> None:
    deal = ended(result, (4, 0), lone=True)
    own, partner = seat_figures([deal], Seat.A), seat_figures([deal], Seat.C)
    assert (own.lone_hands, own.lone_marches) == (1, marches)
    assert (partner.lone_hands, partner.lone_marches) == (0, 0)


@pytest.mark.parametrize("result", [Result.ALL_PASSED, Result.VOID])
def test_deals_without_play_do_not_count(result: Result) -> None:
    deal = ended(result, (0, 0))
    unfinished = replace(deal, outcome=None)
    assert seat_figures([deal, unfinished], Seat.A) == SeatFigures()


def test_figures_of_more_deals_add_up() -> None:
    deals = [played("modern", "simple", seed).deal for seed in range(6)]
    whole = seat_figures(deals, Seat.B)
    assert whole == seat_figures(deals[:2], Seat.B) + seat_figures(deals[2:], Seat.B)
    every = [seat_figures(deals, seat) for seat in Seat]
    assert sum(one.calls for one in every) == whole.deals
    assert all(
        getattr(one, low) <= getattr(one, high)
        for one in every
        for low, high in (("calls_made", "calls"), ("lone_marches", "lone_hands"), ("euchres", "defences"))
    )
    assert {field.name for field in fields(whole)} >= {"points", "points_against"}

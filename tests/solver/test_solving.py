"""Values, payoffs, lines of play and discards."""

from __future__ import annotations

from types import ModuleType

import pytest

from euchre.cards import Card, Suit, read_cards
from euchre.chance import Stream
from euchre.deal import Result
from euchre.seats import Seat
from euchre.solver import (
    Exchange,
    Payoff,
    best_cards,
    best_discards,
    best_line,
    card_values,
    discard_values,
    exchange_of,
    makers_tricks,
    payoff_of,
    result,
    value,
)
from tests.solver.positions import FORMS, Form, played, random_position
from tests.solver.solvers import each_solver, needs_native
from tests.tabletop import ALL_TRICKS, dealt, done, said

A, B, C, D = Seat
PAYOFF = Payoff(-2, 1, 4)


@each_solver
@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_best_line_ends_with_what_the_position_is_worth(solver: ModuleType, form: Form) -> None:
    position = random_position(form, Stream(13, FORMS.index(form)), 3, 1)
    line = best_line(position, solver=solver)
    now = position
    for seat, card in line[:-1]:
        assert seat == now.turn
        assert card in best_cards(now, solver=solver)
        now = played(now, card)
    assert len(line) == sum(map(len, position.hands))
    assert makers_tricks(now, solver=solver) == makers_tricks(position, solver=solver)


@each_solver
def test_a_payoff_weighs_the_result_and_not_the_tricks(solver: ModuleType) -> None:
    for number in range(40):
        position = random_position(FORMS[0], Stream(14, number), 3, number % 4)
        tricks = makers_tricks(position, solver=solver)
        size = position.hand_size
        expected = Result.EUCHRE if tricks <= size // 2 else Result.MARCH if tricks == size else Result.POINT
        assert result(position, solver=solver) is expected
        worth = {Result.EUCHRE: -2, Result.POINT: 1, Result.MARCH: 4}[expected]
        assert value(position, PAYOFF, solver=solver) == worth
        values = card_values(position, PAYOFF, solver=solver)
        assert (max if position.turn in position.makers else min)(values.values()) == worth
        assert set(best_cards(position, solver=solver)) <= set(best_cards(position, PAYOFF, solver=solver))


def test_a_payoff_must_not_fall() -> None:
    with pytest.raises(ValueError, match="must not decrease"):
        Payoff(1, 0, 2)


@pytest.mark.parametrize(("call", "worth"), [("B orders up", (-2, 1, 2)), ("B orders up alone", (-4, 1, 4))])
def test_payoff_of_a_deal_is_its_codes_own(call: str, worth: tuple[int, int, int]) -> None:
    deal = said(dealt("modern", **ALL_TRICKS), call)
    assert payoff_of(deal) == Payoff(*worth)


HANDS = ("JH KH AS 9C", "KS QS TH", "QH KC JC", "AD KD AC")
EXCHANGE = Exchange(
    hands=tuple(map(read_cards, HANDS)),
    seat=A,
    trump=Suit.HEARTS,
    leader=B,
    makers=(A, C),
    kept=(Card("KH"),),
)


@each_solver
def test_the_best_discard_is_a_loser(solver: ModuleType) -> None:
    values = discard_values(EXCHANGE, solver=solver)
    assert [len(put_out) for put_out in values] == [1] * 3
    assert (Card("KH"),) not in values
    best = best_discards(EXCHANGE, solver=solver)
    assert {values[put_out] for put_out in best} == {max(values.values())}
    assert (Card("JH"),) not in best
    assert discard_values(EXCHANGE, PAYOFF, solver=solver).keys() == values.keys()


def test_an_adverse_dealer_discards_what_costs_the_makers_most() -> None:
    adverse = Exchange(hands=EXCHANGE.hands, seat=A, trump=Suit.HEARTS, leader=B, makers=(B, D), out=())
    values = discard_values(adverse)
    assert {values[put_out] for put_out in best_discards(adverse)} == {min(values.values())}


@needs_native
def test_three_of_eight_cards_are_discarded_in_the_game_for_three() -> None:
    exchange = Exchange(
        hands=tuple(map(read_cards, ("JH AH KH AS 9C TD 9D 9H", "KS QS JS TS 9S", "QH TH KC QC JC"))),
        seat=A,
        trump=Suit.HEARTS,
        leader=B,
        makers=(A,),
    )
    values = discard_values(exchange)
    assert len(values) == 56
    assert {len(put_out) for put_out in values} == {3}
    assert {values[put_out] for put_out in best_discards(exchange)} == {max(values.values())}


def test_hands_without_one_that_is_larger_are_refused() -> None:
    equal = Exchange(hands=EXCHANGE.hands[1:], seat=A, trump=Suit.HEARTS, leader=B, makers=(A,))
    with pytest.raises(ValueError, match="one hand must be larger"):
        discard_values(equal)


def test_the_exchange_of_a_deal_is_the_dealers() -> None:
    deal = said(dealt("modern", **ALL_TRICKS), "B orders up")
    exchange = exchange_of(deal)
    assert (exchange.seat, len(exchange.hands[A]), exchange.leader) == (A, 6, B)
    with pytest.raises(ValueError, match="no discard is due"):
        exchange_of(done(deal, "A discards 9H"))


@needs_native
def test_a_dealer_whose_adversaries_win_all_may_put_out_any_card() -> None:
    exchange = exchange_of(said(dealt("modern", **ALL_TRICKS), "B orders up"))
    assert set(discard_values(exchange).values()) == {5.0}
    assert len(best_discards(exchange)) == 6

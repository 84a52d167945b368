"""Hands proved by later acts equal the hands that were dealt."""

from __future__ import annotations

import pytest

from euchre.acts import Act, Cut, DealOut, DeclineCut, Discard, Holding, Shuffle, TakeDummy, read_act
from euchre.bots import play_deal
from euchre.cards import UNKNOWN
from euchre.deal import Deal, Stage, after, new_deal, proved_states
from euchre.deal.proved import _held_before
from euchre.game import begin_deal, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from tests.tabletop import dealt, house, said

IN_HAND = (Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)


def played(code_name: str, seed: int) -> Deal:
    """Return a deal played by rule, with all cards known."""
    code = load_code(code_name)
    bots = {seat: bot_by_name("simple") for seat in code.seating.seats}
    deal = play_deal(begin_deal(new_sitting(code, dealer=Seat.A)), bots, seed).deal
    assert deal is not None
    return deal


def as_seen(deal: Deal) -> Deal:
    """Return the deal as an onlooker records it: without the pack and without discards."""

    def seen(act: Act) -> Act | None:
        if isinstance(act, (Shuffle, Cut, DeclineCut, DealOut, Holding)):
            return None
        return Discard(act.actor, (UNKNOWN,) * len(act.cards)) if isinstance(act, Discard) else act

    found = new_deal(deal.code, deal.dealer)
    for act in filter(None, map(seen, deal.acts)):
        found = after(found, act)
    return found


def states(deal: Deal) -> list[Deal]:
    """Return the states of a deal from its beginning, one after each act."""
    found = [new_deal(deal.code, deal.dealer)]
    for act in deal.acts:
        found.append(after(found[-1], act))
    return found


@pytest.mark.parametrize("name", CODE_NAMES)
def test_a_proved_hand_is_the_hand_that_was_held(name: str) -> None:
    proved_hands = 0
    for seed in range(12):
        whole = played(name, seed)
        true = [deal for deal in states(whole) if deal.stage in IN_HAND]
        told = [deal for deal in proved_states(as_seen(whole)) if deal.stage in IN_HAND]
        assert len(true) == len(told)
        for truth, deal in zip(true, told, strict=True):
            known = [seat for seat in deal.code.seating.seats if UNKNOWN not in deal.hands[seat]]
            assert all(sorted(deal.hands[seat]) == sorted(truth.hands[seat]) for seat in known)
            proved_hands += len(known)
    assert proved_hands > 100


def test_hands_played_out_are_known_from_the_first_call() -> None:
    for seed in range(12):
        whole = played("modern", seed)
        first = next(deal for deal in proved_states(as_seen(whole)) if deal.stage is Stage.ORDERING)
        for seat in (Seat.B, Seat.C, Seat.D):
            if seat not in whole.calling.out and not whole.hands[seat]:
                assert UNKNOWN not in first.hands[seat]


def test_an_unknown_discard_leaves_the_dealers_first_hand_unknown() -> None:
    whole = next(
        deal for seed in range(40) if (deal := played("modern", seed)).discards and not deal.calling.out
    )
    told = proved_states(as_seen(whole))
    assert UNKNOWN in next(deal for deal in told if deal.stage is Stage.ORDERING).hands[Seat.A]
    assert all(UNKNOWN not in deal.hands[Seat.A] for deal in told if deal.tricks)


def test_an_unseen_dummy_is_not_proved() -> None:
    deals = (played("modern-3", seed) for seed in range(40))
    whole = next(deal for deal in deals if any(isinstance(act, TakeDummy) for act in deal.acts))
    maker = whole.calling.maker
    assert maker is not None
    first = next(deal for deal in proved_states(as_seen(whole)) if deal.stage is Stage.ORDERING)
    assert UNKNOWN in first.hands[maker]


def test_states_of_a_known_deal_do_not_change() -> None:
    whole = played("jerome-1877", 3)
    assert list(proved_states(whole)) == states(whole)


def test_a_hand_that_goes_under_is_not_proved_before() -> None:
    hands = {"B": "9S TS 9D TD 9C", "C": "AS KS QS JS TC", "D": "AD KD QD JD TH", "A": "AC KC QC JC AH"}
    deal = said(dealt(house("modern", farmers_hand=True), **hands), "B goes under with 9C 9S 9D")
    under = deal.acts[-1]
    assert _held_before(proved_states(deal)[-2], under, Seat.B, frozenset()) is None
    assert _held_before(proved_states(deal)[-2], under, Seat.C, frozenset(deal.hands[Seat.C])) is not None


def test_a_card_given_to_the_lone_player_proves_no_hand() -> None:
    deal = dealt(house("modern", partners_best=True), B="AS KS QS JS TC")
    assert _held_before(deal, read_act("D gives AD"), Seat.B, frozenset(deal.hands[Seat.B])) is None

"""After any acts a table is consistent, and the same acts give the same rulings."""

from __future__ import annotations

from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from euchre.acts import Shuffle
from euchre.laws import CODE_NAMES, Code, load_code
from euchre.seats import Seat
from euchre.table import CaseStatus, RefereedTable, Verdict, after, table_view
from tests.properties.slipping.slips import lawful, moments, told_again

FOR_THE_OFFENDER = ("offender", "dealer", "anybody", "other-players")
"""Holders who may be answerable themselves: the law lets them put right what they did."""
FOR_THE_FACT = "5.7"
"""The law of jerome-1877 that gives the remedy for a card faced in dealing; who faced it is no matter."""
codes = st.sampled_from(CODE_NAMES).map(load_code)
seeds = st.integers(0, 10**6)


def cards_anywhere(table: RefereedTable) -> int:
    """Return the number of cards in all places of a table."""
    deal = table.deal
    played = sum(len(trick.plays) for trick in deal.tricks) + len(table.ledger.strays)
    turned = deal.turn_up is not None and not deal.turn_up_in_hand
    return len(deal.pack) + len(deal.dummy) + sum(map(len, deal.hands)) + len(deal.discards) + played + turned


@settings(max_examples=75)
@given(codes, seeds)
def test_cards_are_neither_lost_nor_invented(code: Code, seed: int) -> None:
    for moment in moments(code, seed):
        deal = moment.now.sitting.deal
        if deal is not None and any(isinstance(act, Shuffle) and act.pack for act in deal.acts):
            assert cards_anywhere(moment.now) == len(code.pack), moment.done


@settings(max_examples=75)
@given(codes, seeds)
def test_a_remedy_is_never_offered_to_the_offender(code: Code, seed: int) -> None:
    for moment in moments(code, seed):
        for ruling in moment.now.last_rulings:
            if ruling.verdict is Verdict.OFFERED:
                own = code.provisions[ruling.irregularity].holders in FOR_THE_OFFENDER
                assert own or FOR_THE_FACT in ruling.laws or ruling.offender not in ruling.holders
                assert set(ruling.holders) <= set(code.seating.seats)


@settings(max_examples=50)
@given(codes, seeds)
def test_the_same_acts_bring_the_same_rulings(code: Code, seed: int) -> None:
    done = []
    table = None
    for moment in moments(code, seed):
        done.append(moment.done)
        table = moment.now
    assert table is None or told_again(code, done).rulings == table.rulings


@settings(max_examples=30)
@example(load_code("jerome-1877"), 563072)  # a suit led asked for the turn-up, which its owner had left
@given(codes, seeds)
def test_a_deal_in_which_people_err_has_an_outcome_in_the_end(code: Code, seed: int) -> None:
    table = None
    for moment in moments(code, seed, number=40):
        table = moment.now
    chance = Random(seed)
    if table is None or table.sitting.deal is None:
        return
    for _ in range(120):
        if table.deal.is_over:
            break
        act = lawful(chance, table)
        assert act is not None, "a deal is on and nothing is due"
        table = after(table, act)
    assert table.deal.is_over


@settings(max_examples=30)
@given(codes, seeds)
def test_without_slips_there_is_no_ruling(code: Code, seed: int) -> None:
    for moment in moments(code, seed, slips=0.0):
        assert not moment.now.rulings, moment.done


@settings(max_examples=30)
@given(codes, seeds)
def test_a_view_shows_no_case_that_its_seat_cannot_know(code: Code, seed: int) -> None:
    for moment in moments(code, seed):
        if moment.now.sitting.deal is None:
            continue
        seen = table_view(moment.now, Seat.A)
        hidden = [case for case in moment.now.ledger.cases if case.status is CaseStatus.HIDDEN]
        assert len(seen.claimable) <= len(hidden)
        known = {case.irregularity for case in hidden} - {"revoke"}
        assert {one.irregularity for one in seen.claimable} - {"revoke"} <= known

"""The calling model for many hands at once agrees with the linear player."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.acts import Call, Manner, Waiver
from euchre.bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights, features_of, gain_of
from euchre.cards import SUITS, card_mask
from euchre.chance import Stream
from euchre.deal import Deal, Stage, after, awaited
from euchre.evaluation.calling import features_of_hands, gains, must_make, offered, passes
from euchre.laws import load_code
from tests.bots.tables import EVERY_CODE, seen
from tests.bots.test_every_due import shuffled_deal

STREAM = Stream(11)
ANY = Weights(
    tuple(
        tuple(tuple(tuple(STREAM.below(2001) - 1000 for _ in FEATURES) for _ in CHOICES) for _ in CALLERS)
        for _ in ROUNDS
    )
)


def at_a_call(deal: Deal) -> Deal:
    """Return the deal after the right to show a weak hand, if it comes first, was waived."""
    while isinstance(awaited(deal)[0].acts[-1], Waiver):
        deal = after(deal, awaited(deal)[0].acts[-1])
    return deal


def calls_of(deal: Deal) -> list[Call]:
    return [act for act in awaited(deal)[0].acts if isinstance(act, Call)]


def refused(deal: Deal) -> Deal | None:
    """Return the deal after a pass; None if trump has to be made."""
    refusals = [call for call in calls_of(deal) if not call.word.makes_trump]
    return after(deal, refusals[0]) if refusals else None


@pytest.mark.parametrize("name", EVERY_CODE)
def test_gains_equal_those_of_the_linear_player_for_each_hand(name: str) -> None:
    checked = 0
    for seed in range(6):
        deal: Deal | None = shuffled_deal(EVERY_CODE[name], seed)
        while deal is not None and deal.stage in (Stage.ORDERING, Stage.MAKING):
            deal = at_a_call(deal)
            seat, making = awaited(deal)[0].actor, deal.stage is Stage.MAKING
            view = seen(deal, seat)
            hands = np.array([card_mask(view.hand)], np.uint64)
            for call in calls_of(deal):
                if call.word.makes_trump and call.manner is not Manner.JAMBOREE:
                    suit = view.turned_suit if call.suit is None else call.suit
                    assert suit is not None
                    assert (suit, call.manner) in offered(view, seat, making=making)
                    [gain] = gains(view, seat, hands, suit, call.manner, ANY, making=making)
                    assert gain == gain_of(view, call, ANY)
                    checked += 1
            deal = refused(deal)
    assert checked > 20


def test_every_choice_offered_is_a_legal_call() -> None:
    for name, code in EVERY_CODE.items():
        deal: Deal | None = shuffled_deal(code, 3)
        while deal is not None and deal.stage in (Stage.ORDERING, Stage.MAKING):
            deal = at_a_call(deal)
            seat, making = awaited(deal)[0].actor, deal.stage is Stage.MAKING
            view = seen(deal, seat)
            named = {
                (view.turned_suit if call.suit is None else call.suit, call.manner)
                for call in calls_of(deal)
                if call.word.makes_trump and call.manner is not Manner.JAMBOREE
            }
            hands = np.array([card_mask(view.hand)], np.uint64)
            possible = {
                (suit, manner)
                for suit, manner in offered(view, seat, making=making)
                if np.isfinite(gains(view, seat, hands, suit, manner, ANY, making=making)).all()
            }
            assert possible == named, name
            refuses = any(not call.word.makes_trump for call in calls_of(deal))
            assert refuses is not must_make(code, deal.dealer, seat, making=making)
            deal = refused(deal)


def test_feature_counts_equal_those_of_each_hand() -> None:
    deal = shuffled_deal(load_code("professor-1862"), 2)
    for seat in deal.code.seating.seats:
        view = seen(deal, seat)
        if seat == deal.dealer:
            continue
        for suit in SUITS:
            counts = features_of_hands(np.array([card_mask(view.hand)], np.uint64), suit)[0]
            told = np.bincount(features_of(view, suit), minlength=len(FEATURES))
            in_hand = [number for number, name in enumerate(FEATURES) if "turned" not in name]
            assert counts[in_hand].tolist() == told[in_hand].tolist()


def test_a_hand_passes_if_no_choice_gains() -> None:
    deal = shuffled_deal(load_code("modern"), 5)
    seat = awaited(deal)[0].actor
    view = seen(deal, seat)
    hands = np.array([card_mask(hand) for hand in deal.hands], np.uint64)
    best = np.maximum.reduce(
        [gains(view, seat, hands, *choice, ANY, making=False) for choice in offered(view, seat, making=False)]
    )
    assert passes(view, seat, hands, ANY, making=False).tolist() == (best <= 0).tolist()


def test_a_partner_who_must_assist_alone_may_do_nothing_else() -> None:
    deal = shuffled_deal(EVERY_CODE["Canadian"], 1)
    partner = deal.code.seating.partner(deal.dealer)
    assert partner is not None
    manners = [manner for _, manner in offered(seen(deal, partner), partner, making=False)]
    assert manners == [Manner.ALONE]

"""Forced calls, discards and cards on many deals at once."""

import numpy as np

from euchre.acts import Manner
from euchre.cards import Card, card_mask
from euchre.deal import Stage
from euchre.lab.experiment import EXPERT
from euchre.lab.hands import (
    EVERY,
    TURNED,
    aces,
    after_discard,
    highest,
    lowest,
    mask,
    strength,
    sure_trump,
    trumps,
)
from euchre.lab.sample import DEALER, ELDEST, SECOND, net, opening, passing
from euchre.laws import load_code

CODE = load_code("leeds-dwight-1888")


def hands_of(*texts: str) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([mask(text) for text in texts], np.uint64)


def test_what_hands_hold() -> None:
    hands = hands_of("JS JC 7S AH AD", "JC 7H 8H 9D KC", "JC 7S AH KH 7D")
    assert trumps(hands).tolist() == [3, 1, 2]
    assert aces(hands).tolist() == [2, 0, 1]
    assert sure_trump(hands).tolist() == [True, False, True]
    assert strength(hands).argmax() == 0


def test_the_highest_and_the_lowest_card() -> None:
    hands = hands_of("7H KH AD", "8S 9S TS")
    hearts = mask("7H 8H 9H TH QH KH AH")
    assert highest(hands, hearts).tolist() == [int(mask("KH")), 0]
    assert lowest(hands, EVERY).tolist() == [int(mask("7H")), int(mask("8S"))]


def test_the_turn_up_is_not_thrown_where_the_code_forbids_it() -> None:
    six = hands_of("7S AH AD AC KH KD")
    assert after_discard(six, TURNED, Card("7S"), makers=True)[0] & mask("7S")


def test_passes_leave_the_deals_in_which_the_seats_pass() -> None:
    sample = opening(CODE, Card("9S"), 400, 1)
    found = passing(sample, DEALER)
    outcomes = found.outcomes()
    accepted = outcomes.trump == int(TURNED)
    assert 0 < len(found) < len(sample)
    assert set(outcomes.maker[accepted].tolist()) == {int(DEALER)}


def test_a_forced_call_is_the_call_of_every_deal() -> None:
    sample = opening(CODE, Card("9S"), 200, 2)
    outcomes = sample.accepted(ELDEST, Manner.ALONE).outcomes()
    assert set(outcomes.maker.tolist()) == {int(ELDEST)}
    assert len(net(outcomes, ELDEST)) == 200


def test_a_given_hand_leaves_every_pack_whole() -> None:
    sample = opening(CODE, Card("9S"), 300, 3).with_cards(SECOND, mask("JS JC AS AH AD"))
    assert set(sample.hands(SECOND).tolist()) == {int(mask("JS JC AS AH AD"))}
    worlds = sample.worlds
    whole = worlds.talon | np.bitwise_or.reduce(worlds.hands, axis=1) | mask("9S")
    assert set(whole.tolist()) == {card_mask(CODE.pack)}
    assert np.bitwise_count(worlds.hands).tolist() == [[5] * 4] * 300


def test_the_lead_is_the_card_that_is_forced() -> None:
    ready = opening(CODE, Card("9S"), 200, 4).accepted(SECOND).ready()
    assert ready.worlds.view.stage is Stage.PREPARING
    cards = lowest(ready.hands(ELDEST), EVERY)
    rows = 0
    for chosen, part in ready.by_card(ELDEST, cards):
        (trick,) = part.deal.tricks
        assert mask(str(trick.plays[0].card)) == cards[chosen][0]
        rows += len(part)
    assert rows == 200
    assert ready.playing(ELDEST, cards).tricks.sum(axis=1).tolist() == [5] * 200


def test_experts_play_on_from_what_was_forced_with_the_same_cards_each_time() -> None:
    called = opening(CODE, Card("9S"), 2, 3).accepted(SECOND).ready()
    outcomes = called.outcomes(EXPERT)
    assert outcomes.maker.tolist() == [int(SECOND)] * 2
    assert (outcomes.tricks.sum(axis=1) == 5).all()
    assert (outcomes.points == called.outcomes(EXPERT).points).all()


def test_the_same_deals_can_be_played_at_a_score() -> None:
    sample = opening(CODE, Card("9S"), 20, 3)
    at_score = sample.at((1, 4)).accepted(ELDEST)
    assert at_score.worlds.view.points.values == (1, 4)
    assert (at_score.hands(ELDEST) == sample.hands(ELDEST)).all()


def test_some_of_the_deals_are_those_deals() -> None:
    sample = opening(CODE, Card("9S"), 90, 4)
    some = sample.some(9)
    assert len(some) == 10
    assert set(some.hands(ELDEST).tolist()) <= set(sample.hands(ELDEST).tolist())
    assert (some.hands(ELDEST) == sample.some(9).hands(ELDEST)).all()

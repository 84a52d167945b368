"""The main reason for a call, a lead and a card played to a trick."""

from __future__ import annotations

import re

import pytest

from euchre.acts import Call, CallKind, Play, read_act
from euchre.bots import play_deal
from euchre.bots.simple.reading import Reading
from euchre.cards import cards_to_follow
from euchre.deal import after, awaited
from euchre.explain.facts import Facts
from euchre.explain.simple_reasons import best_suit, simple_reason
from euchre.game import new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.players import bot_by_name
from euchre.review.choices import choices_in
from euchre.seats import Seat
from tests.bots.tables import answer, deal_of, seen

MODERN = load_code("modern")
TAKEN = "B passes, C passes, D passes, A takes up"
CALLED = "9C TC QD KD 9S | JD AH KH AS TD | TC AC KS QC AD | TH QH JC 9D KC"
LED = "AS 9C TC QD 9D | 9S TS QC TD KD | QH KC AC AD JC | JH AH KH KS QS"
DRAWN = "JH JD KH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH QH JC KD KC"


def test_a_call_states_the_expected_tricks_and_how_many_are_needed() -> None:
    deal = deal_of(MODERN, CALLED, "9H", "B passes")
    told = simple_reason(seen(deal, awaited(deal)[0].actor), read_act("C assists"))
    assert told.startswith("With hearts as trumps C's side can expect about ")
    assert told.endswith(", and 3.4 are enough to call.")


@pytest.mark.parametrize(
    ("hands", "then", "told"),
    [
        (LED, f"{TAKEN}, A discards QS", "It is the highest spade left, so it wins unless it is ruffed."),
        (
            LED,
            f"{TAKEN}, A discards QS, B AS, C 9S",
            "D's partner is winning the trick, so there is no need to ruff.",
        ),
        (
            "AS 9C TC QD 9D | QH TH QC TD KD | 9S KC AC AD JC | JH AH KH KS QS",
            f"{TAKEN}, A discards QS, B AS",
            "It beats AS as cheaply as possible; D and A still play.",
        ),
        (
            "9S 9C TC QD 9D | TS TH QC TD KD | QS KC AC AD JC | JH AH KH KS AS",
            f"{TAKEN}, A discards 9H, B 9S, C TS, D QS",
            "It wins the trick as cheaply as possible.",
        ),
        (DRAWN, "B orders up, A discards KD", "It is the highest trump left: it wins and draws trumps."),
        (
            DRAWN,
            "B orders up, A discards KD, B JH",
            "C holds nothing that beats JH, so throw off a spare card.",
        ),
        (
            "9S 9C TC AD 9D | JH QD TD KD KS | QS KC AC AS JC | TH AH KH JD TS",
            f"{TAKEN}, A discards TS, B 9C",
            "Trumps are worth more later than a ruff of 9C now.",
        ),
    ],
)
def test_a_card_states_its_purpose(hands: str, then: str, told: str) -> None:
    deal = deal_of(MODERN, hands, "9H", then)
    assert simple_reason(seen(deal, awaited(deal)[0].actor), answer(deal)) == told


def test_an_act_decided_by_tables_has_no_reason() -> None:
    deal = deal_of(MODERN, CALLED, "9H")
    assert simple_reason(seen(deal, awaited(deal)[0].actor), read_act("B waives")) == ""


def test_the_answer_to_a_claim_has_a_reason() -> None:
    deal = deal_of(MODERN, LED, "9H", f"{TAKEN}, A discards QS, B AS")
    view = seen(deal, awaited(deal)[0].actor)
    assert simple_reason(view, read_act("C agrees")) == "Playing on cannot bring more."
    assert simple_reason(view, read_act("C objects")).startswith("Playing on may bring more")


ENDED = "JH JD AH AS KS | 9S TS QS 9D TD | TC AC KC QC 9C | TH QH KH KD AD"


@pytest.mark.parametrize(
    ("then", "act", "told"),
    [
        ("", "B JH", "It is the highest trump left: it wins and draws trumps."),
        ("", "B AH", "It is the highest trump left: it wins and draws trumps."),
        ("", "B KS", "It is the highest spade left, so it wins unless it is ruffed."),
        ("B AH", "C 9S", "C holds nothing that beats AH, so throw off a spare card."),
        ("B KS", "C QS", "C holds nothing that beats KS, so QS can be spared."),
        ("B KS", "C 9S", "C holds nothing that beats KS, so play the lowest spade."),
        ("B KS, C 9S, D TC", "A 9H", "It wins the trick as cheaply as possible."),
        ("B KS, C 9S, D TC", "A TH", "It wins the trick."),
        ("B KS, C 9S, D TC", "A KD", "Trumps are worth more later than a ruff of KS now."),
        ("B AH, C 9S, D TC", "A KH", "A holds nothing that beats AH, so KH can be spared."),
    ],
)
def test_a_reason_is_true_of_the_position(then: str, act: str, told: str) -> None:
    plays = f", {then}" if then else ""
    deal = deal_of(MODERN, ENDED, "9H", f"B orders up, A discards AD{plays}")
    assert simple_reason(seen(deal, awaited(deal)[0].actor), read_act(act)) == told


def test_a_low_lead_keeps_a_sure_card() -> None:
    view = seen(deal_of(MODERN, LED, "9H", f"{TAKEN}, A discards QS"), Seat.B)
    assert simple_reason(view, read_act("B 9C")) == "It keeps AS for a later trick."


def test_the_last_trump_draws_none() -> None:
    hands = "JH JD AH KH AS | 9S TS QS 9D TD | TC AC KC QC 9C | TH QH KS KD AD"
    plays = "B JH, C 9S, D TC, A TH, B JD, C TS, D AC, A QH, B AH, C QS, D KC, A 9H"
    deal = deal_of(MODERN, hands, "9H", f"B orders up, A discards AD, {plays}")
    assert (
        simple_reason(seen(deal, Seat.B), read_act("B KH")) == "No other trump is left, so it wins the trick."
    )


def test_a_refusal_states_what_a_call_needs() -> None:
    deal = deal_of(MODERN, CALLED, "9H")
    told = simple_reason(seen(deal, Seat.B), read_act("B passes"), Seat.B)
    assert told.startswith("With hearts as trumps your side can expect about ")
    assert told.endswith(" tricks, and a call needs about 2.9.")


def test_a_player_without_a_partner_is_not_called_a_side() -> None:
    deal = deal_of(load_code("modern-2"), "9C TC QD KD 9S | JD AH KH AS TD", "9H")
    assert "you can expect about" in simple_reason(seen(deal, Seat.B), read_act("B passes"), Seat.B)


def test_the_facts_of_a_refusal_are_about_the_suit_in_the_reason() -> None:
    deal = deal_of(MODERN, CALLED, "9H", "B passes, C passes, D passes, A turns down")
    view, passing = seen(deal, Seat.B), Call(Seat.B, CallKind.PASS)
    suit = best_suit(view, passing)
    assert simple_reason(view, passing, Seat.B).startswith(f"With {suit} as trumps")
    assert f"Your best suit is {suit}." in list(Facts(view, Seat.B).of(passing))


def test_a_friend_at_a_table_of_three_is_no_adversary() -> None:
    hands = "JC QC 9D KS AD | 9C TC KC AS QD | AC AH KH QH TH"
    then = "B passes, C passes, A takes up, A plays alone, A discards TH"
    deal = deal_of(load_code("modern-3"), hands, "JS", then)
    deal = after(deal, read_act("B AD"))
    told = " ".join(Facts(seen(deal, Seat.C), Seat.C).of(read_act("C QD")))
    assert "A, an adversary, took up spades" in told
    assert "B, on your side, has led AD" in told


@pytest.mark.parametrize("code", CODE_NAMES)
def test_reasons_never_contradict_the_trick(code: str) -> None:
    """Plays deals and checks in every trick what the reasons claim about winning and partners."""
    sitting = new_sitting(load_code(code))
    bots = {seat: bot_by_name("simple") for seat in sitting.code.seating.seats}
    for _ in range(4):
        sitting = play_deal(sitting, bots, 3)
        for choice in choices_in(sitting.current_deal, sitting.before_deal):
            if choice.unknown or not isinstance(choice.act, Play):
                continue
            view, reading = choice.view, Reading(choice.view)
            told = simple_reason(view, choice.act)
            assert not re.search(r"\bA (trump|card|call|suit|high|low)", told), (
                "the page would read A as a seat"
            )
            if "is winning the trick" in told:
                assert reading.is_friend(reading.best_in(view.open_trick)[1])
            if "holds nothing that beats" in told:
                best, _ = reading.best_in(view.open_trick)
                options = cards_to_follow(view.hand, view.open_trick.led, reading.trump)
                assert not any(reading.beats(card, best) for card in options)
            if "No other trump" in told or "nobody can ruff" in told:
                assert not reading.trumps_out
            if told.startswith(("It wins", "It is the only card")):
                assert not reading.still_to_play(view.open_trick)


def test_a_hand_of_five_winners_expects_no_more_than_five_tricks() -> None:
    hands = "9C TC QC KD 9S | JH JD AH KH QH | TS AC KS QS AD | TH 9D JC TD KC"
    view = seen(deal_of(load_code("professor-1862"), hands, "9H", "B passes"), Seat.C)
    assert "about 5.0 tricks" in simple_reason(view, read_act("C assists"))
    told = simple_reason(view, read_act("C assists jamboree"))
    assert told == "With hearts as trumps the hand holds the five highest cards and cannot lose a trick."

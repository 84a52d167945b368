"""The main reason for a call, a lead and a card played to a trick."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.deal import awaited
from euchre.explain.simple_reasons import simple_reason
from euchre.laws import load_code
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
    assert told.endswith((" tricks.", " tricks, and 3.4 are enough to call."))


@pytest.mark.parametrize(
    ("hands", "then", "told"),
    [
        (LED, f"{TAKEN}, A discards QS", "It wins unless it is ruffed."),
        (
            LED,
            f"{TAKEN}, A discards QS, B AS, C 9S",
            "D's partner is winning the trick, and JC is the card to spare.",
        ),
        (
            "AS 9C TC QD 9D | QH TH QC TD KD | 9S KC AC AD JC | JH AH KH KS QS",
            f"{TAKEN}, A discards QS, B AS",
            "It beats the cards played so far, as cheaply as possible.",
        ),
        (
            "9S 9C TC QD 9D | TS TH QC TD KD | QS KC AC AD JC | JH AH KH KS AS",
            f"{TAKEN}, A discards 9H, B 9S, C TS, D QS",
            "It wins the trick, as cheaply as possible.",
        ),
        (DRAWN, "B orders up, A discards KD", "It draws trumps."),
        (
            DRAWN,
            "B orders up, A discards KD, B JH",
            "C holds nothing that beats JH; 9S is the card to spare.",
        ),
        (
            "9S 9C TC AD 9D | JH QD TD KD KS | QS KC AC AS JC | TH AH KH JD TS",
            f"{TAKEN}, A discards TS, B 9C",
            "The trick is not worth a high card, and KS is the card to spare.",
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

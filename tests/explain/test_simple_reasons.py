"""What `simple` goes by, told for a call, a lead and a card played to a trick."""

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


def test_a_call_is_told_by_the_tricks_counted_on_and_asked_for() -> None:
    deal = deal_of(MODERN, CALLED, "9H", "B passes")
    told = simple_reason(seen(deal, awaited(deal)[0].actor), read_act("C assists"))
    assert told.startswith("With hearts for trumps he counts on ")
    assert told.endswith(" tricks for the side and asks for 3.4.")


@pytest.mark.parametrize(
    ("hands", "then", "told"),
    [
        (LED, f"{TAKEN}, A discards QS", "It wins unless it is ruffed."),
        (
            LED,
            f"{TAKEN}, A discards QS, B AS, C 9S",
            "The trick is a partner's; JC is missed least.",
        ),
        (
            "AS 9C TC QD 9D | QH TH QC TD KD | 9S KC AC AD JC | JH AH KH KS QS",
            f"{TAKEN}, A discards QS, B AS",
            "It takes the trick as it stands, as cheaply as can be.",
        ),
        (
            "9S 9C TC QD 9D | TS TH QC TD KD | QS KC AC AD JC | JH AH KH KS AS",
            f"{TAKEN}, A discards 9H, B 9S, C TS, D QS",
            "It takes the trick, as cheaply as can be.",
        ),
        (DRAWN, "B orders up, A discards KD", "It draws trumps."),
        (
            DRAWN,
            "B orders up, A discards KD, B JH",
            "The trick cannot be taken; 9S is missed least.",
        ),
        (
            "9S 9C TC AD 9D | JH QD TD KD KS | QS KC AC AS JC | TH AH KH JD TS",
            f"{TAKEN}, A discards TS, B 9C",
            "It is not worth a winner; KS is missed least.",
        ),
    ],
)
def test_a_card_is_told_by_what_it_is_for(hands: str, then: str, told: str) -> None:
    deal = deal_of(MODERN, hands, "9H", then)
    assert simple_reason(seen(deal, awaited(deal)[0].actor), answer(deal)) == told


def test_an_act_that_only_tables_tell_has_no_purpose_in_words() -> None:
    deal = deal_of(MODERN, CALLED, "9H")
    assert simple_reason(seen(deal, awaited(deal)[0].actor), read_act("B waives")) == ""


def test_the_answer_to_a_claim_is_told() -> None:
    deal = deal_of(MODERN, LED, "9H", f"{TAKEN}, A discards QS, B AS")
    view = seen(deal, awaited(deal)[0].actor)
    assert simple_reason(view, read_act("C agrees")) == "Nothing better can come of playing on."
    assert simple_reason(view, read_act("C objects")).startswith("Something better may come of playing on")

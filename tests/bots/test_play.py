"""How the simple player leads, follows and puts out, in situations a player would recognise.

A deals; hands are given from B, the eldest hand, on.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.chance import Stream
from euchre.deal import awaited
from euchre.game import new_score
from euchre.players import bot_by_name
from euchre.view import view_of
from tests.bots.tables import EVERY_CODE, answer, deal_of

MODERN, JEROME, PROFESSOR = EVERY_CODE["modern"], EVERY_CODE["jerome-1877"], EVERY_CODE["professor-1862"]
TAKEN = "B passes, C passes, D passes, A takes up"


def test_a_partners_ace_is_not_ruffed() -> None:
    hands = "AS 9C TC QD 9D | 9S TS QC TD KD | QH KC AC AD JC | JH AH KH KS QS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards QS, B AS, C 9S")
    assert answer(deal).text != "D QH"


def test_a_void_hand_ruffs_an_adversarys_trick_with_its_lowest_trump() -> None:
    hands = "AS 9C TC QD 9D | QH TH QC TD KD | 9S KC AC AD JC | JH AH KH KS QS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards QS, B AS")
    assert answer(deal).text == "C TH"


def test_the_last_hand_wins_as_cheaply_as_it_can() -> None:
    hands = "9S 9C TC QD 9D | TS TH QC TD KD | QS KC AC AD JC | JH AH KH KS AS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9H, B 9S, C TS, D QS")
    assert answer(deal).text == "A KS"


def test_second_hand_plays_low_without_the_best_of_the_suit() -> None:
    hands = "9S 9C TC QD 9D | TS KS QC TD KD | QS KC AC AD JC | JH AH KH JD AS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9H, B 9S")
    assert answer(deal).text == "C TS"


def test_third_hand_plays_high() -> None:
    hands = "9S 9C TC QD 9D | JS QH QC TD KD | TS KS AC AD JC | JH AH KH JD AS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9H, B 9S, C JS")
    assert answer(deal).text == "D KS"


def test_the_maker_draws_trumps() -> None:
    hands = "JH JD KH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH QH JC KD KC"
    deal = deal_of(MODERN, hands, "9H", "B orders up, A discards KD")
    assert answer(deal).text == "B JH"


def test_the_makers_partner_leads_a_trump() -> None:
    hands = "9S 9C TC QD QH | TS JS QC TD KD | JH JD AH KH AC | 9D QS KS AS JC"
    deal = deal_of(MODERN, hands, "9H", "B passes, C passes, D orders up, A discards 9D")
    assert answer(deal).text == "B QH"


@pytest.mark.parametrize(("hand", "lead"), [("AS 9C TC QD 9D", "B AS"), ("AS 9S AC QH TD", "B AC")])
def test_an_adversary_leads_an_ace(hand: str, lead: str) -> None:
    hands = f"{hand} | TS JS QC TH KD | QS KS KC AD JC | JH AH KH JD 9C"
    assert answer(deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9C")).text == lead


def test_adversaries_lead_the_sure_trump_that_makes_the_euchre() -> None:
    hands = "JH 9C AS AC AD | TS JS QC TD KD | QS KS KC QD JC | AH KH JD TC 9S"
    lost = "B AS, C TS, D QS, A 9S, B AC, C QC, D KC, A TC"
    assert answer(deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9H, {lost}")).text == "B JH"


@pytest.mark.parametrize(
    ("hand", "out"),
    [("JH AH KH 9S AC", "9S"), ("JH AH KS 9S QC", "QC"), ("JH JD AS TS KC", "KC"), ("JH AH KH AS AC", "9H")],
    ids=["the small bare card", "a void", "the bare king", "the small trump among winners"],
)
def test_the_dealer_discards_the_least_useful_card(hand: str, out: str) -> None:
    hands = f"9C TC QD KD 9D | TS JS TH QH TD | QS KD JC AD QC | {hand}"
    expected = {"9H": {"A discards 9H", "A discards AS", "A discards AC"}}.get(out, {f"A discards {out}"})
    assert answer(deal_of(MODERN, hands, "9H", TAKEN)).text in expected


def test_a_dealer_without_trumps_and_without_a_worthless_card_declines_a_small_turn_up() -> None:
    hands = "JS JC AS KS 7D | 7C 8C 9C TD 9D | TC QC 8D TH QH | AH KH 7H AD KD"
    deal = deal_of(JEROME, hands, "8S", "B orders up")
    waived = deal_of(JEROME, hands, "8S", "B orders up, D waives")
    assert answer(deal).text == "D waives"
    assert answer(waived).text == "A declines the turn-up"


def test_three_of_eight_cards_but_no_trump_are_discarded_for_the_dummy() -> None:
    code = EVERY_CODE["modern-3"]
    then = "B orders up, A discards TH, B takes the dummy"
    deal = deal_of(code, "JS KS QS 9H AH | 9D TD 9C TC KD | TH QH QD QC KC", "9S", then)
    act = answer(deal)
    assert act.text.startswith("B discards ")
    assert not {"JS", "KS", "QS", "AS", "JC"} & set(act.text.split())


OPEN = "7H 8H KS 8D 9C | 7C 8C 9H TC KD | TH QH 7D TD KC | JS JC AS QS QD"


def test_against_an_open_hand_a_trump_is_led_that_beats_one_and_that_one_is_called() -> None:
    deal = deal_of(
        PROFESSOR, OPEN, "TS", "B passes, C passes, D passes, A takes up jambone, A discards QD, B KS"
    )
    assert answer(deal).text in {"B calls TS", "B calls QS"}


def test_cards_laid_down_are_accepted_only_if_they_must_win() -> None:
    hands = "9C TC QD KD TD | 9S TS QS 9D KS | TC AC KC QC AD | JH JD AH AS KH"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards 9H, B 9C, C 9S, D AC, A KH, A lays down")
    assert [answer(deal, due).text for due in awaited(deal)] == ["B objects", "C agrees", "D objects"]


def test_a_throw_in_is_refused_if_it_costs_points() -> None:
    hands = "9C TC QD KD TD | 9S TS QS 9D KS | JC AC KC QC AD | JH JD AH AS KH"
    start = f"{TAKEN}, A discards 9H, B 9C, C 9S, D AC, A KH"
    dear = deal_of(MODERN, hands, "9H", f"{start}, A proposes 5")
    gift = deal_of(MODERN, hands, "9H", f"{start}, A proposes 1")
    assert (answer(dear).text, answer(gift).text) == ("B objects", "B agrees")


def test_a_player_with_a_called_suit_leads_its_lowest_card() -> None:
    hands = "AS 9C TC QD 9D | QH TH QC TD KD | 9S KC AC AD JC | JH AH KH KS QS"
    deal = deal_of(MODERN, hands, "9H", f"{TAKEN}, A discards QS")
    (due,) = awaited(deal)
    view = view_of(deal, due.actor, new_score(deal.code))
    player = bot_by_name("simple")
    clubs = tuple(act for act in due.acts if act.text.endswith("C"))
    assert player.choose(view, due, Stream(1)).text == "B AS"
    assert player.choose(view, replace(due, acts=clubs), Stream(1)).text == "B 9C"

"""What the players make of house rules that no book has.

A deals; hands are given from B, the eldest hand, on.
"""

from __future__ import annotations

import pytest

from euchre.laws import house_variant, load_code
from tests.bots.tables import answer, deal_of

TURNED_DOWN = "B passes, C passes, D passes, A turns down"


def called(changes: dict[str, object], hands: str, turn_up: str = "9H", then: str = "") -> str:
    """Return what the seat in turn does in the modern game with some changes."""
    return answer(deal_of(house_variant(load_code("modern"), changes), hands, turn_up, then)).text


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("AS AC AD KD AH", "B makes no trump"),
        ("AS KS QS AC KC", "B makes no trump alone"),
        ("JS JC AS KS 9D", "B makes spades"),
        ("9S TC QD 9D TH", "B passes"),
    ],
)
def test_no_trump_needs_the_best_cards_of_the_suits(hand: str, said: str) -> None:
    spare = [card for card in _PACK if card not in hand.split() and card != "9H"]
    hands = " | ".join([hand, *(" ".join(spare[5 * place : 5 * place + 5]) for place in range(3))])
    assert called({"no_trump": True}, hands, then=TURNED_DOWN).startswith(said)


_PACK = [rank + suit for suit in "SHDC" for rank in "9TJQKA"]


def test_a_lone_hand_that_must_march_needs_more() -> None:
    hands = "JH JD AH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH QH JC KD KC"
    assert called({}, hands) == "B orders up alone"
    assert called({"lone_must_march": True}, hands) == "B orders up"


def test_a_lone_hand_with_the_partners_best_needs_less() -> None:
    hands = "JH AH QH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH JD JC KD KC"
    assert called({}, hands) == "B orders up"
    assert called({"partners_best": True}, hands) == "B orders up alone"


def test_the_highest_trump_is_given_and_the_weakest_card_discarded() -> None:
    hands = "JH AH QH AS 9C | 9S TS QS 9D TD | TC AC KS QC JD | TH AD JC KD KC"
    then = "B orders up alone, A discards 9H"
    assert called({"partners_best": True}, hands, then=then) == "D gives JD"
    assert called({"partners_best": True}, hands, then=f"{then}, D gives JD") == "B discards 9C"

"""What the simple player says when trump is settled, in situations a player would recognise.

A deals; hands are given from B, the eldest hand, on.
"""

from __future__ import annotations

import pytest

from euchre.acts import PlayAlone, Waiver
from euchre.chance import Stream
from euchre.deal import Due, after, awaited, dues
from euchre.game import new_score
from euchre.laws import load_code
from euchre.players import bot_by_name
from euchre.seats import BySide, Seat
from euchre.view import view_of
from tests.bots.tables import EVERY_CODE, answer, deal_of

ALL_PASS = "B passes, C passes, D passes"
MODERN, JEROME, PROFESSOR = EVERY_CODE["modern"], EVERY_CODE["jerome-1877"], EVERY_CODE["professor-1862"]


@pytest.mark.parametrize(
    ("hands", "turn_up", "then", "said"),
    [
        ("9C TC QD KD 9S | 9S TS QS 9D TD | 9C AC AS KC AD | TH QH JC KS KC", "9H", "", "B passes"),
        ("JH JD AH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH QH JC KD KC", "9H", "", "B orders up alone"),
        ("JH AH QH AS 9C | 9S TS QS 9D TD | TC AC KS QC AD | TH JD JC KD KC", "9H", "", "B orders up"),
        ("9C TC QD KD 9S | JD AH KH AS TD | TC AC KS QC AD | TH QH JC 9D KC", "9H", "B passes", "C assists"),
        ("9C TC QD KD 9S | 9S TS QS 9D TD | TC AC KS QC AD | JH TH QS AS KC", "9H", ALL_PASS, "A takes up"),
        ("9C TC QD KD AH | QH TS JS 9D TD | JD AC KS QC AD | 9S TS QC 9D KC", "9H", ALL_PASS, "A turns down"),
    ],
    ids=["nothing", "lone hand", "three trumps", "partner deals", "dealer strong", "dealer weak"],
)
def test_the_turn_up_is_accepted_with_a_hand_that_should_win(
    hands: str, turn_up: str, then: str, said: str
) -> None:
    assert answer(deal_of(MODERN, hands, turn_up, then)).text == said


TURNED_DOWN = f"{ALL_PASS}, A turns down"


def test_the_best_suit_is_named_in_the_making_round() -> None:
    deal = deal_of(
        MODERN, "JS JC AS KS 9D | 9C TC TD QD KD | AD 9S TS QS TH | QH KH AH AC KC", "9H", TURNED_DOWN
    )
    assert answer(deal).text.startswith("B makes spades")


def test_a_stuck_dealer_names_the_best_suit() -> None:
    deal = deal_of(
        MODERN, "9C TC QD KD 9S | QH TS QS 9D TD | TH AC KH QC AH | JS KS AS JD KC", "9H", TURNED_DOWN
    )
    for _ in range(3):
        deal = after(deal, awaited(deal)[0].acts[0])
    assert answer(deal).text.startswith("A makes spades")


@pytest.mark.parametrize(("mine", "said"), [(4, "B orders up"), (3, "B passes")])
def test_eldest_hand_orders_up_at_the_bridge_without_a_certain_trick(mine: int, said: str) -> None:
    deal = deal_of(JEROME, "7S 8C 9D TC QS | 8D TD 7D 8S AC | 9C KC TS KS QD | AH AD AS 7C JS", "KH")
    view = view_of(deal, Seat.B, new_score(JEROME, BySide(JEROME.seating.sides, (1, mine))))
    assert bot_by_name("simple").choose(view, awaited(deal)[0], Stream(1)).text == said


def test_eldest_hand_passes_at_the_bridge_with_a_certain_trick() -> None:
    deal = deal_of(JEROME, "JS 8S 8C TC 9D | 8D TD 7D TS AC | 9C KC QC KS QD | AH AD AS 7C JD", "9S")
    view = view_of(deal, Seat.B, new_score(JEROME, BySide(JEROME.seating.sides, (1, 4))))
    assert bot_by_name("simple").choose(view, awaited(deal)[0], Stream(1)).text == "B passes"


REST = "7H 8H 9H TH QD | 7D 8D 9D TD 7C | 8C 9C TC QC KC"


def test_a_jamboree_is_announced_with_the_call() -> None:
    deal = deal_of(PROFESSOR, f"JS JC AS KS QS | {REST}", "7S")
    assert answer(deal).text == "B orders up jamboree"


def test_a_jamboree_is_announced_by_taking_over() -> None:
    deal = deal_of(
        PROFESSOR, "7H 8H 9H TH QD | 7D 8D 9D TD 7C | JS JC AS KS QS | 8C 9C TC QC KC", "7S", "B orders up"
    )
    assert answer(deal).text == "D takes over jamboree"


def test_a_jamboree_announced_as_less_is_announced_late() -> None:
    deal = deal_of(PROFESSOR, f"JS JC AS KS QS | {REST}", "7S", "B orders up alone")
    late = [due for due in dues(deal) if any(act.text == "B plays jamboree" for act in due.acts)]
    assert [answer(deal, due).text for due in late] == ["B plays jamboree"]


def test_the_dealer_plays_jambone_with_four_sure_trumps_and_an_ace() -> None:
    hands = "7H 8H 9H TH QD | 7D 8D 9D TD 7C | 8C 9C TC QC KC | JS JC AS AH 7D"
    deal = deal_of(PROFESSOR, hands, "KS", ALL_PASS)
    assert answer(deal).text == "A takes up jambone"


@pytest.mark.parametrize(
    ("hand", "said"), [("JS KS QS KD AH", "A takes up alone"), ("JS TS KD QH AH", "A takes up")]
)
def test_jambone_needs_a_nearly_certain_hand(hand: str, said: str) -> None:
    hands = f"7H 8H 9H TH QD | 7D 8D 9D TD 7C | 8C 9C TC QC KC | {hand}"
    assert answer(deal_of(PROFESSOR, hands, "8S", ALL_PASS)).text == said


def test_a_far_better_lone_hand_takes_over_from_a_partner_who_ordered_up() -> None:
    hands = "KS QS 7H 8H AD | 7D 8D 9D TD 7C | JS JC AS AH AC | 8C 9C TC QC KC"
    assert answer(deal_of(JEROME, hands, "7S", "B orders up")).text == "D takes over alone"


def test_a_lone_hand_is_taken_from_a_partner_only_by_a_clearly_stronger_one() -> None:
    strong = "KS QS 7H 8H AD | 7D 8D 9D TD 7C | JS JC AS TS AC | 8C 9C TC QC KC"
    fair = "KS QS 7H 8H AD | 7D 8D 9D TD 7C | JC AS TS AC KD | 8C 9C TC QC KC"
    took = [answer(deal_of(JEROME, hands, "7S", "B orders up alone")).text for hands in (strong, fair)]
    assert took == ["D takes over alone", "D waives"]


def test_a_turned_joker_always_stands_for_the_same_suit() -> None:
    code = EVERY_CODE["joker"]
    deal = deal_of(code, "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC", "joker")
    assert answer(deal).text == "A fixes spades"


def test_an_adversary_with_both_bowers_defends_alone() -> None:
    code = EVERY_CODE["defend alone"]
    hands = "JS JC QS AH AD | 7D 8D 9D TD 7C | 8C 9C TC QC KC | AS KS TS AC KD"
    deal = deal_of(code, hands, "9S", "B passes, C passes, D passes, A takes up alone, A discards KD")
    assert answer(deal).text == "B defends alone"


def test_the_dummy_is_declined_only_with_a_clear_lone_hand() -> None:
    code = load_code("modern-3")
    strong = deal_of(
        code, "JS JC AS KS AH | 9D TD 9C TC 9H | TH QH QD QC KC", "9S", "B orders up, A discards TH"
    )
    fair = deal_of(
        code, "JS KS QS 9H AH | 9D TD 9C TC KD | TH QH QD QC KC", "9S", "B orders up, A discards TH"
    )
    assert (answer(strong).text, answer(fair).text) == ("B plays alone", "B takes the dummy")
    asked = Due(Seat.B, (PlayAlone(Seat.B), Waiver(Seat.B)), "opening lead")
    assert (answer(strong, asked).text, answer(fair, asked).text) == ("B plays alone", "B waives")

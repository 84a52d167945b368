"""Who gathers the tricks."""

import pytest

from euchre.deal import gatherer
from euchre.seats import Seat
from tests.tabletop import dealt, done, house

HANDS = {"A": "9S TS QS KS AS", "B": "9D TD QD KD AD", "C": "9C TC QC KC AC", "D": "JH JD AH KH QH"}
PLAYS = ("B 9D", "C 9C", "D QH", "A 9H", "D JH", "A TS", "B TD", "C TC", "D KH", "A QS", "B QD", "C QC")


@pytest.mark.parametrize(("rule", "seat"), [("scorer", Seat.B), ("first_winner", Seat.D), ("winner", Seat.D)])
def test_trick_is_gathered_as_the_code_says(rule: str, seat: Seat) -> None:
    deal = done(
        dealt(house("modern", tricks_gathered_by=rule), **HANDS), "B orders up", "A discards 9S", *PLAYS[:4]
    )
    assert gatherer(deal) is seat


def test_first_winner_gathers_for_the_partner_too() -> None:
    code = house("modern", tricks_gathered_by="first_winner")
    hands = {**HANDS, "B": "JH 9D TD QD KD", "D": "JD AH KH QH JS"}
    deal = done(dealt(code, **hands), "B orders up", "A discards 9S")
    deal = done(deal, "B JH", "C 9C", "D QH", "A 9H", "B 9D", "C TC", "D JD", "A TS")
    assert (deal.tricks[-1].winner, gatherer(deal)) == (Seat.D, Seat.B)


def test_unfinished_trick_is_gathered_by_nobody() -> None:
    deal = done(dealt("modern", **HANDS), "B orders up", "A discards 9S")
    assert gatherer(deal) is None
    assert gatherer(done(deal, "B 9D")) is None
    assert gatherer(done(deal, *PLAYS[:5])) is Seat.D

"""Who touched their cards first, and who has seen them."""

from __future__ import annotations

from euchre.deal import new_deal
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table.physical.touching import first_to_touch, has_looked, touches
from tests.tabletop import done

DEAL = new_deal(load_code("leeds-dwight-1888"), Seat.A)


def test_dealer_has_to_touch_the_cards() -> None:
    deal = done(DEAL, "A touches the cards", "C takes up the hand", "B touches the cards")
    assert touches(deal) == (Seat.C, Seat.B)
    assert first_to_touch(deal) is Seat.C


def test_touching_after_the_turn_up_is_not_during_the_deal() -> None:
    deal = done(DEAL, "A deals 3-2", "A turns up 9H", "B looks at hand")
    assert first_to_touch(deal) is Seat.B
    assert first_to_touch(deal, while_dealing=True) is None
    assert not has_looked(deal, Seat.B, while_dealing=True)


def test_touching_is_not_looking_and_calling_is() -> None:
    deal = done(DEAL, "A deals 3-2", "C touches the cards", "A turns up 9H", "B passes")
    assert not has_looked(deal, Seat.C)
    assert has_looked(deal, Seat.B)

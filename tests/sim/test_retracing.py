"""The rule player judges cards played in the same way natively and in Python, in every world."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card, card_mask
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.sim import backend
from euchre.sim.batch import BY_RULE, FORCED, retraced
from euchre.worlds import Unseen
from tests.bots.tables import deal_of
from tests.properties.tables import TABLES
from tests.sim.built import needs_native
from tests.sim.test_playouts import seen, standing_deals
from tests.tabletop import dealt


@needs_native
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", TABLES)
def test_every_card_is_judged_as_by_the_player_himself(
    table: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = [
        Unseen(seen(deal, deal.code.seating.seats[number % deal.code.players])).drawn(3, number)
        for number, deal in enumerate(standing_deals(table, seed))
        if deal.tricks
    ]
    native = [retraced(some).tolist() for some in worlds]
    monkeypatch.setattr(backend, "NATIVE", None)
    assert native == [retraced(some).tolist() for some in worlds]


def test_a_trick_left_to_the_adversaries_by_one_who_could_trump_is_not_by_rule() -> None:
    hands = "9S TS 9C TC 9H | JS AS KS QH AH | 9D TD QD KD AD | TH KH JC QC AC"
    deal = deal_of(load_code("modern"), hands, "QS", "B orders up, A discards TH, B 9H, C AH, D 9D")
    worlds = Unseen(seen(deal, Seat.A)).drawn(500, 3)
    told = retraced(worlds)
    trumps = np.uint64(card_mask(map(Card, ("9S", "TS", "JS", "QS", "KS", "AS", "JC"))))
    could_trump = (worlds.hands[:, Seat.D] & trumps) != 0
    assert (told[could_trump, 2] >= 1).all()
    assert {BY_RULE} < set(told[~could_trump, 2].tolist())
    assert FORCED not in told[:, 2], "five cards may be thrown off"


def test_before_the_lead_there_is_nothing_to_judge() -> None:
    worlds = Unseen(seen(dealt("modern", "9H", B="JH JD AH KH QH"), Seat.B)).drawn(5, 1)
    assert retraced(worlds).shape == (5, 0)

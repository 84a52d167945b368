"""The facts about hidden hands on which a choice depends, with probability and difference."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.cards import Card, Suit
from euchre.evaluation.weighing import turns
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.worlds import Unseen, Worlds
from tests.bots.tables import deal_of, seen

HANDS = "JH AH 9H AS 9C | 9S TS QS KS JD | 9D TD QD KD AD | TC QC KC AC TH"
DEAL = deal_of(load_code("modern"), HANDS, "QH", "B orders up, A discards TH")


def worlds() -> Worlds:
    return Unseen(seen(DEAL, Seat.B)).drawn(2000, 1)


def holders(found: Worlds, seat: Seat, card: str) -> NDArray[np.bool_]:
    holds: NDArray[np.bool_] = (found.hands[:, seat] >> np.uint64(Card(card).index)) & np.uint64(1) == 1
    return holds


def test_the_decisive_card_is_found_for_and_against_the_choice() -> None:
    found = worlds()
    left, ace = holders(found, Seat.C, "JD"), holders(found, Seat.D, "AC")
    up, down = turns(found, 0.1 + 0.8 * left - 0.9 * ace)
    assert (up.seat, up.card, up.void) == (Seat.C, Card("JD"), None)
    assert (down.seat, down.card, down.void) == (Seat.D, Card("AC"), None)
    assert abs(up.chance - left.mean()) < 1e-9
    assert up.ahead > 0.6
    assert down.ahead < -0.5


def test_a_decisive_void_is_found() -> None:
    found = worlds()
    spades = np.uint64(sum(1 << Card(f"{rank}S").index for rank in "789TJQKA"))
    (turn,) = turns(found, 0.05 + 0.5 * ((found.hands[:, Seat.A] & spades) == 0))
    assert (turn.seat, turn.card, turn.void) == (Seat.A, None, Suit.SPADES)


def test_no_fact_is_reported_without_a_difference() -> None:
    found = worlds()
    assert turns(found, np.zeros(len(found))) == ()
    assert turns(found, np.full(len(found), 0.3)) == ()


def test_visible_hands_are_not_reported() -> None:
    found = worlds()
    assert Seat.B not in {turn.seat for turn in turns(found, found.hands[:, Seat.A].astype(float) % 7 - 3)}

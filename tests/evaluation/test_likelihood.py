"""The likelihood of worlds, given calls, the discard and the cards played."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.acts import Call, CallKind
from euchre.cards import Card, Suit, card_mask
from euchre.chance import Stream
from euchre.deal import Deal, after, awaited
from euchre.evaluation import weights_for
from euchre.evaluation.likelihood import likelihood
from euchre.evaluation.tendencies import STRANGE, likelihood_of_plays
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.worlds import Unseen, Worlds
from tests.bots.tables import EVERY_CODE, deal_of, seen
from tests.bots.test_every_due import shuffled_deal

HANDS = "9S TS 9C TC 9H | JS AS KS QH AH | 9D TD QD KD AD | TH KH JC QC AC"
TRUMPS = ("9S", "TS", "JS", "QS", "KS", "AS", "JC")


def holding(worlds: Worlds, seat: Seat, *cards: str) -> NDArray[np.bool_]:
    """Return the worlds in which a seat holds any of some cards."""
    found: NDArray[np.bool_] = worlds.hands[:, seat] & np.uint64(card_mask(map(Card, cards))) != 0
    return found


def hearts_of(worlds: Worlds, seat: Seat) -> NDArray[np.int64]:
    """Return the number of trumps of a seat in each world if hearts are trumps."""
    hearts = ("9H", "TH", "JH", "QH", "KH", "AH", "JD")
    found: NDArray[np.int64] = np.sum([holding(worlds, seat, card) for card in hearts], axis=0)
    return found


def weighed(deal: Deal, seat: Seat) -> Worlds:
    weights = weights_for(deal.code)
    drawn = Unseen(seen(deal, seat)).drawn(4000, 1)
    return drawn.weighed(lambda worlds: likelihood(worlds, weights))


@pytest.mark.parametrize("name", EVERY_CODE)
def test_no_world_is_ruled_out_by_random_play(name: str) -> None:
    for seed in range(8):
        deal, stream = shuffled_deal(EVERY_CODE[name], seed), Stream(seed, 7)
        while not deal.is_over:
            due = awaited(deal)[0]
            worlds = Unseen(seen(deal, due.actor)).some(20, 1)
            found = likelihood(worlds, weights_for(deal.code))
            assert (found > 0).all()
            assert (found <= 1).all()
            deal = after(deal, stream.choice(due.acts))


def test_a_maker_holds_more_trumps_than_a_player_who_passes() -> None:
    turned = "B passes, C passes, D passes, A turns down"
    deal = deal_of(load_code("modern"), HANDS, "QS", turned)
    made = weighed(after(deal, Call(Seat.B, CallKind.MAKE, Suit.HEARTS)), Seat.C)
    passed = weighed(after(deal, Call(Seat.B, CallKind.PASS)), Seat.C)
    assert made.average(hearts_of(made, Seat.B)) > passed.average(hearts_of(passed, Seat.B)) + 0.5


def test_a_dealer_is_unlikely_to_have_discarded_a_trump() -> None:
    deal = deal_of(load_code("modern"), HANDS, "QS", "B orders up, A discards TH")
    worlds = weighed(deal, Seat.B)
    trumps = np.uint64(card_mask(map(Card, TRUMPS)))
    is_trump = (worlds.discards[:, Seat.A] & trumps) != 0
    assert worlds.average(is_trump) < 0.7 * np.average(is_trump)


def test_a_card_that_simple_would_not_play_makes_a_world_less_likely() -> None:
    deal = deal_of(load_code("modern"), HANDS, "QS", "B orders up, A discards TH, B 9H, C AH, D 9D")
    worlds = Unseen(seen(deal, Seat.A)).drawn(2000, 3)
    found = likelihood_of_plays(worlds)
    could_have_trumped = holding(worlds, Seat.D, *TRUMPS)
    assert found[could_have_trumped].max() <= STRANGE
    assert found[~could_have_trumped].max() >= (1 - STRANGE) ** 3

"""The player `pimc50`: legal, reproducible, and using only its view."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from euchre.acts import Act, Call, CallKind, Manner, Play
from euchre.cards import Card, Suit
from euchre.chance import Stream
from euchre.deal import Deal, Due, after, awaited
from euchre.laws import load_code
from euchre.players.pimc_player import PimcPlayer
from euchre.seats import Seat
from tests.bots.tables import EVERY_CODE, deal_of, seen
from tests.bots.test_every_due import shuffled_deal, with_hidden_cards_changed

FEW = PimcPlayer("few", worlds=6)


def answer(deal: Deal, due: Due, player: PimcPlayer = FEW) -> Act:
    return player.choose(seen(deal, due.actor), due, Stream(1))


@pytest.mark.parametrize("name", EVERY_CODE)
def test_every_awaited_due_is_answered_legally(name: str) -> None:
    code, asked = EVERY_CODE[name], 0
    for seed in range(4):
        deal, stream = shuffled_deal(code, seed), Stream(seed, 7)
        while not deal.is_over:
            due = awaited(deal)[0]
            assert answer(deal, due) in due.acts
            asked += 1
            deal = after(deal, stream.choice(due.acts))
    assert asked > 40


@settings(max_examples=60)
@given(
    name=st.sampled_from(sorted(EVERY_CODE)),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 30),
    swap=st.integers(0, 2**32),
)
def test_a_choice_does_not_depend_on_cards_the_seat_cannot_see(
    name: str, seed: int, steps: int, swap: int
) -> None:
    deal, stream = shuffled_deal(EVERY_CODE[name], seed), Stream(seed, 7)
    for _ in range(steps):
        further = after(deal, stream.choice(awaited(deal)[0].acts))
        if further.is_over:
            break
        deal = further
    due = awaited(deal)[0]
    other = with_hidden_cards_changed(deal, due.actor, swap)
    assume(seen(deal, due.actor) == seen(other, due.actor))  # an open hand may have changed
    assert answer(deal, due) == answer(other, awaited(other)[0])


STRONG = "JH JD AH KH AS | 9S TS QS KS 9C | 9D TD QD KD AD | TC QC KC AC 9H"


def test_five_sure_tricks_are_played_alone() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH")
    due = awaited(deal)[0]
    assert answer(deal, due, PimcPlayer()) == Call(Seat.B, CallKind.ORDER_UP, manner=Manner.ALONE)


def test_a_hand_of_nothing_passes() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH", "B passes")
    due = awaited(deal)[0]
    assert answer(deal, due, PimcPlayer()) == Call(Seat.C, CallKind.PASS)


def test_the_value_of_passing_is_the_constant() -> None:
    deal = deal_of(load_code("modern"), STRONG, "QH")
    due = awaited(deal)[0]
    assert answer(deal, due, PimcPlayer(passing=5.0)) == Call(Seat.B, CallKind.PASS)


def test_the_winning_card_is_played_when_it_decides() -> None:
    deal = deal_of(
        load_code("modern"),
        "JH 9S 9C 9D TD | JD TS TC QD KD | AH QS QC AD KC | KH KS AS 9H AC",
        "QH",
        "B orders up, A discards 9H, B JH, C JD, D AH, A KH, B 9S, C TS, D QS",
    )
    due = awaited(deal)[0]
    act = answer(deal, due)
    assert isinstance(act, Play)
    assert act.card in {Card("KS"), Card("AS")}


def test_a_stuck_dealer_names_a_suit() -> None:
    passes = "B passes, C passes, D passes, A turns down, B passes, C passes, D passes"
    deal = deal_of(load_code("modern"), STRONG, "QH", passes)
    act = answer(deal, awaited(deal)[0])
    assert isinstance(act, Call)
    assert act.suit in {Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS}


def test_numpy_is_loaded_only_for_a_choice() -> None:
    script = "import sys; from euchre.players import bot_by_name as by_name; by_name('pimc50'); "
    script += "print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

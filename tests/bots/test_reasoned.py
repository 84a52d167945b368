"""Choices with reasons, from players that give reasons and from players that give none."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from euchre.bots import Candidate, Chances, Counsel, Reasoned, Reasoner, World, reasoned
from euchre.chance import Stream
from euchre.deal import awaited
from euchre.laws import load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from tests.bots.tables import deal_of, seen

HANDS = "9S TS QS KS AS | 9H TH QH KH AH | 9D TD QD KD AD | 9C TC QC KC AC"
DEAL = deal_of(load_code("modern"), HANDS, "JS")
DUE = awaited(DEAL)[0]


def test_a_player_without_reasons_gives_its_act_alone() -> None:
    found = reasoned(bot_by_name("simple"), seen(DEAL, Seat.B), DUE, Stream(1))
    assert not isinstance(bot_by_name("simple"), Reasoner)
    assert found.act == bot_by_name("simple").choose(seen(DEAL, Seat.B), DUE, Stream(1))
    assert [candidate.act for candidate in found.candidates] == list(DUE.acts)
    assert (found.counsels, found.worlds, found.decided_by) == ((), (), None)


@pytest.mark.parametrize("name", ["book", "book:professor-1862"])
def test_reasons_are_given_for_the_act_that_is_chosen(name: str) -> None:
    bot, view = bot_by_name(name), seen(DEAL, Seat.B)
    assert isinstance(bot, Reasoner)
    found = reasoned(bot, view, DUE, Stream(1))
    assert (found.player, found.act) == (name, bot.choose(view, DUE, Stream(1)))


def test_reasons_can_hold_estimates_over_worlds() -> None:
    order, refuse = DUE.acts[1], DUE.acts[0]
    found = Reasoned(
        player="reckoner",
        act=order,
        candidates=(
            Candidate(
                act=order,
                chances=Chances(euchre=0.2, point=0.6, march=0.2),
                points=0.6,
                standard_error=0.03,
                game=0.55,
            ),
            Candidate(act=refuse),
        ),
        counsels=(
            Counsel(
                book="leeds-dwight-1888", maxim="E2", acts=(refuse,), warns=False, followed=False, price=0.1
            ),
        ),
        worlds=(World(hands=((Seat.C, DEAL.hands[Seat.C]),), best=order),),
    )
    assert found.counsels[0].outweighed_by is None
    with pytest.raises(FrozenInstanceError):
        found.act = refuse  # type: ignore[misc]  # the fault under test

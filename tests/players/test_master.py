"""The master: legal and reproducible; like the expert before the last two tricks, which it solves."""

from __future__ import annotations

import pytest

from euchre.bots import Reasoner
from euchre.chance import Stream
from euchre.deal import after, awaited
from euchre.laws import CODE_NAMES, load_code
from euchre.players import ExpertPlayer, MasterPlayer, bot_by_name, bots_offered
from euchre.players.expert_player import Habits
from euchre.players.master_player import EndingEffort, is_ending
from tests.bots.tables import answer, seen
from tests.bots.test_every_due import shuffled_deal

HABITS = Habits(effective=20, most=40)
QUICK = MasterPlayer("quick", HABITS, EndingEffort(worlds=200, rounds=20))


@pytest.mark.parametrize("name", CODE_NAMES)
def test_reasons_belong_to_the_choice(name: str) -> None:
    assert isinstance(QUICK, Reasoner)
    endings = 0
    for seed in range(2):
        deal = shuffled_deal(load_code(name), seed)
        while not deal.is_over:
            due = awaited(deal)[0]
            view = seen(deal, due.actor)
            found = QUICK.reason(view, due, Stream(2))
            assert found.act == QUICK.choose(view, due, Stream(2))
            assert found.act in {candidate.act for candidate in found.candidates} <= set(due.acts)
            if is_ending(view, due.acts):
                endings += 1
                assert [one.points for one in found.candidates if one.points is None] == []
            deal = after(deal, answer(deal))
    assert endings > 1


def test_before_the_last_two_tricks_it_chooses_like_the_expert() -> None:
    expert = ExpertPlayer("quick", HABITS)
    deal = shuffled_deal(load_code("modern"), 3)
    while len(deal.finished_tricks) < 3:
        due = awaited(deal)[0]
        view = seen(deal, due.actor)
        assert QUICK.reason(view, due, Stream(4)) == expert.reason(view, due, Stream(4))
        deal = after(deal, answer(deal))


def test_the_number_of_threads_changes_nothing() -> None:
    deal = shuffled_deal(load_code("modern"), 3)
    while len(deal.finished_tricks) < 1:
        due = awaited(deal)[0]
        view = seen(deal, due.actor)
        one, two = (
            ExpertPlayer("same", Habits(effective=200, most=400, threads=n)).reason(view, due, Stream(4))
            for n in (1, 2)
        )
        assert one == two
        deal = after(deal, answer(deal))


@pytest.mark.parametrize("name", CODE_NAMES)
def test_master_is_offered_at_every_table(name: str) -> None:
    assert "master" in bots_offered(load_code(name))
    assert bot_by_name("master").name == "master"

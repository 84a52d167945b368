"""Choices in finished deals of club mode: those before the first irregular act that could be noticed."""

from __future__ import annotations

import json

from euchre.seats import Seat
from euchre.server.study.hints import ExpertTask, choices_of_deal, expert_document
from euchre.server.tables import events
from tests.server.helpers.clubs import NEVER, play_until_revoke, play_with_slips, refereed
from tests.server.helpers.tables import ANN, desk


def test_choices_end_at_the_first_irregular_act() -> None:
    at = desk("jerome-1877", {}, guests=2, number=5, club="strict", public=True)
    found: list[ExpertTask] = []
    for table in play_with_slips(at, 50):
        if table.sitting.is_between_deals and len(found) < table.sitting.deals:
            found.append(choices_of_deal(tuple(at.entries), ANN.id, None))
    assert len(found) >= 5
    assert not any(task.seems_regular for task in found)
    assert any(task.choices for task in found)
    assert {choice.seat for task in found for choice in task.choices} == {Seat.A}
    assert json.loads(expert_document(found[0]))["regular"] is False


def test_choices_do_not_end_at_a_revoke_that_nobody_noticed() -> None:
    at = desk("modern", {}, guests=2, number=2, club="strict", public=True)
    revoke = play_until_revoke(at, Seat.B)
    done = len(refereed(at.table).deal.acts)
    at.add(events.Acted(revoke.text))
    assert [case.irregularity for case in refereed(at.table).ledger.cases] == ["revoke"]
    regular = play_with_slips(at, 1, slip=NEVER, say=NEVER)
    next(table for table in regular if table.sitting.is_between_deals)
    task = choices_of_deal(tuple(at.entries), ANN.id, None)
    assert max(choice.number for choice in task.choices) > done

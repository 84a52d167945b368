"""Choices in finished deals of club mode: those before the first irregular act."""

from __future__ import annotations

import json

from euchre.seats import Seat
from euchre.server.study.expert_tasks import ExpertTask, choices_of_deal, expert_document
from tests.server.helpers.clubs import play_with_slips
from tests.server.helpers.tables import ANN, desk


def test_choices_end_at_the_first_irregular_act() -> None:
    at = desk("jerome-1877", {}, guests=2, number=5, club="strict", public=True)
    found: list[ExpertTask] = []
    for table in play_with_slips(at, 50):
        if table.sitting.is_between_deals and len(found) < table.sitting.deals:
            found.append(choices_of_deal(tuple(at.entries), ANN.id, None))
    assert len(found) >= 5
    assert not any(task.is_regular for task in found)
    assert any(task.choices for task in found)
    assert {choice.seat for task in found for choice in task.choices} == {Seat.A}
    assert json.loads(expert_document(found[0]))["regular"] is False

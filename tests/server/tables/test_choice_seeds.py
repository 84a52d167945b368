"""The seeds of computer players at the server: nothing in them depends on cards or on the secret seed."""

from __future__ import annotations

import hashlib

import pytest

from euchre.server.tables import events
from euchre.server.tables.log_book import Draft
from euchre.server.tables.routine import TimedStep, in_time
from euchre.server.tables.table import Table
from tests.server.helpers.choosing import given_to_choose
from tests.server.helpers.tables import ANN, Desk, play, seeds


def seeds_given(table: Table, times: int) -> list[int]:
    """Return the seeds that the player to choose gets when it is asked several times."""
    return [given_to_choose(table)[0] for _ in range(times)]


def at_board(*, is_sealed: bool) -> Table:
    """Return a board of an event when a computer player has to choose."""
    part = events.EventPart(event="e1", boards=(1,), sealed=is_sealed, waits=True)
    opening = events.TableOpened(
        code="modern", changes={}, name="Board", host=ANN.id, public=False, pace=0, clock=0, part=part
    )
    draft = Draft.new("t1", opening, 1_000)
    at = Desk(draft.table, list(draft.entries), seeds())
    at.add(events.Sat("A", ANN.id, ANN.name), *(events.Placed(letter, "simple") for letter in "BCD"))
    return next(table for table in play(at) if _is_asked(table))


def _is_asked(table: Table) -> bool:
    wait = in_time(table)
    return wait is not None and wait.what is TimedStep.CHOOSE and wait.seat is not None


def test_a_seed_is_a_new_number_of_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([11, 12])
    monkeypatch.setattr("euchre.server.tables.clock.secrets.randbits", lambda bits: next(drawn))
    assert seeds_given(at_board(is_sealed=False), 2) == [11, 12]


def test_a_seed_at_a_board_that_others_play_follows_from_what_all_know() -> None:
    """The same at every table: from the commitment, which is published, and the number of acts."""
    table = at_board(is_sealed=True)
    assert table.chance is not None
    acts = len(table.sitting.current_deal.acts)
    known = f"{table.chance.commitment} {table.sitting.deals} {acts}"
    expected = int.from_bytes(hashlib.sha256(known.encode()).digest()[:8], "big")
    assert seeds_given(table, 2) == [expected] * 2

"""A table that everybody has left stops at the end of the deal, and continues when somebody is back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables import events, routine
from euchre.server.tables.room import Times
from euchre.server.tables.rooms import Rooms
from euchre.server.tables.routine import UNATTENDED, TimedStep, in_time
from euchre.server.tables.table import Phase, Table
from tests.server.helpers.tables import ANN, desk, play
from tests.server.tables.test_rooms import Ear, in_rooms


def is_between_deals(table: Table) -> bool:
    """Return whether a deal of a game is over and the next has not begun."""
    return table.is_game_on and table.sitting.deals > 0 and table.sitting.is_between_deals


def test_abandoned_table_stops_between_deals_and_goes_on_for_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)

    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        room.leave(ear)
        while not (is_between_deals(room.book.table) and room.is_idle):
            await asyncio.sleep(0.001)
        deals = room.book.table.sitting.deals
        await room.join(Ear(ANN), 0)
        while room.book.table.sitting.deals == deals:
            await asyncio.sleep(0.001)
        assert room.book.table.sitting.deals == deals + 1

    in_rooms(tmp_path, work, Times(away=0.001))


def test_computer_players_alone_are_never_at_once() -> None:
    at = desk("modern", guests=1, pace=0)
    at.add(events.StoodIn("A", "simple"))
    wait = in_time(at.table)
    assert wait is not None
    assert wait.what in (TimedStep.CHOOSE, TimedStep.BEGIN_DEAL)
    assert wait.milliseconds >= UNATTENDED
    at.add(events.CameBack("A"))
    wait = in_time(at.table)
    assert wait is None or wait.milliseconds == 0


def test_table_without_end_closes_and_reveals_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk("modern")
    monkeypatch.setattr(routine, "MOST_EVENTS", at.table.seq + 20)
    for _ in play(at):
        pass
    assert at.table.phase is Phase.CLOSED
    assert at.table.last_seed == at.seeds.of(1).hex()
    assert at.table.seq <= at.entries[0].seq + routine.MOST_EVENTS + 5

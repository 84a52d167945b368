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
from tests.server.helpers.tables import ANN, desk
from tests.server.tables.test_rooms import Ear, in_rooms

STEPS = 20_000
"""Turns of the event loop that a test waits at most."""


def test_abandoned_table_stops_between_deals_and_goes_on_for_who_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routine, "UNATTENDED", 0)

    async def work(store: SqliteStore, rooms: Rooms) -> None:
        room = await rooms.room("t1")
        ear = Ear(ANN)
        await room.join(ear, 0)
        room.leave(ear)
        for _ in range(STEPS):
            await asyncio.sleep(0.001)
            sitting = room.book.table.sitting if room.book.table.is_game_on else None
            if sitting is not None and sitting.deals > 0 and sitting.is_between_deals and room.is_idle:
                break
        assert room.is_idle
        assert room.book.table.sitting.is_between_deals
        seq, deals = room.book.table.seq, room.book.table.sitting.deals
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert room.book.table.seq == seq
        await room.join(Ear(ANN), 0)
        for _ in range(STEPS):
            await asyncio.sleep(0.001)
            if room.book.table.sitting.deals > deals:
                break
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

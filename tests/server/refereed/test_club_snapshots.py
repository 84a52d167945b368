"""A snapshot of a table in club mode holds all of the referee's state."""

from __future__ import annotations

from itertools import islice

import pytest

from euchre.server.refereed.mode import RULINGS
from euchre.server.refereed.plain_state import plain_of
from euchre.server.tables.long_logs.snapshot import has_snapshot, snapshot_of, table_of
from euchre.server.tables.table import Table
from euchre.server.tables.transition import replayed
from tests.server.helpers.clubs import BOOKS, club_mode, play_with_slips
from tests.server.helpers.tables import Desk, desk

STEPS = 150
LONG: dict[str, bool | int | str | list[list[int]]] = {"game_points": 100, "point_counter": "numbers"}
"""House rules of a game that does not end within the steps."""


def moments(on: Desk, slip: int) -> list[tuple[Table, Table | None]]:
    """Return tables between deals of a game with irregular acts, and each as its snapshot holds it."""
    played = islice(play_with_slips(on, slip, slip), STEPS)
    return [(table, table_of(snapshot_of(table))) for table in played if has_snapshot(table)]


@pytest.mark.parametrize("code", BOOKS)
def test_snapshot_in_club_mode_is_the_table_itself(code: str) -> None:
    at = desk(code, LONG, guests=2, club="strict")
    found = moments(at, 3)
    assert len(found) > 5
    for table, kept in found:
        assert kept == table
        assert snapshot_of(kept) == snapshot_of(table)


def test_play_goes_on_from_a_snapshot_as_from_the_whole_log() -> None:
    at = desk("modern", LONG, guests=2, club="friendly")
    for table, kept in moments(at, 4):
        assert replayed(at.entries[table.seq :], kept) == at.table


def test_state_of_the_referee_does_not_grow_with_the_log() -> None:
    at = desk("modern", LONG, guests=4, club="strict")
    before = RULINGS
    for table in islice(play_with_slips(at, 2, 2), STEPS):
        mode = club_mode(table)
        if table.sitting.deal is not None and not table.sitting.deal.acts:
            assert len(mode.refereed.rulings) <= RULINGS
        assert mode.forgotten + len(mode.refereed.rulings) >= before - RULINGS
        before = mode.forgotten + len(mode.refereed.rulings)
    assert club_mode(at.table).forgotten > 0


def test_snapshot_whose_state_has_other_fields_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    shot = snapshot_of(desk("modern", club="strict").table)
    assert table_of(shot) is not None
    monkeypatch.setattr("euchre.server.tables.long_logs.snapshot.SHAPE", "of another version")
    assert table_of(shot) is None


def test_no_value_of_an_unknown_kind_is_written() -> None:
    with pytest.raises(TypeError, match="no state has a part of the type dict"):
        plain_of({})

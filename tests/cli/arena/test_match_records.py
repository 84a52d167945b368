"""`euchre arena --records`: others can check every deal of a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.notation import read_record, replay
from tests.cli.runs import euchre


@pytest.mark.parametrize("unit", ["--deals", "--games"])
def test_the_records_give_the_points_of_the_match(tmp_path: Path, unit: str) -> None:
    folder = tmp_path / "records"
    done = euchre("arena", "simple", "random", unit, "4", "--jobs", "1", "--records", folder, "--json")
    assert done.code == 0, done.err
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"simple-random-{pair:06}-{table}.euchre" for pair in range(1, 5) for table in (1, 2)
    ]
    net = deals = 0
    for file in files:
        record = read_record(file.read_text())
        players = str(record.header("x-players")).split()
        before = 0
        for sitting in replay(record):
            if sitting.deal is not None and sitting.deal.is_over and sitting.deals > before:
                before, deals = sitting.deals, deals + 1
                for side, points in sitting.deal.final_outcome.points.items():
                    net += points if players[side.seats[0]] == "simple" else -points
        assert euchre("replay", file).code == 0
    found = json.loads(done.out)
    assert deals == found["deals_played"]
    assert net / deals == pytest.approx(found["points_per_deal"], abs=0.001) or unit == "--games"


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("kept")
    done = euchre("arena", "simple", "random", "--deals", "2", "--records", tmp_path)
    assert done.code == 2
    assert "is not empty" in done.err
    assert [file.name for file in tmp_path.iterdir()] == ["old"]

"""The benchmark of the server, at a small size: everything asked for is acknowledged."""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.server_load import Load, Tally, measured


def test_twenty_tables_play_and_every_act_is_acknowledged(tmp_path: Path) -> None:
    table = measured(Load(tables=20, seconds=4, pace=20, think=0.05), tmp_path)
    number = {name.strip(): float(value) for name, value in re.findall(r"^(.+?)\s+([\d.]+)", table, re.M)}
    assert number["tables"] == 20
    assert number["acts acknowledged"] > 100
    assert number["acts refused"] == 0


def test_percentiles_are_of_the_waits() -> None:
    tally = Tally(waits=[0.001 * number for number in range(1, 101)])
    assert round(tally.percentile(0.5)) == 51
    assert round(tally.percentile(0.99)) == 100
    assert Tally().percentile(0.5) == 0.0

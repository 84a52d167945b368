"""The kit of hostile clients at a small size: the server needs no more memory, descriptors and store."""

from __future__ import annotations

import os
from pathlib import Path

from benchmarks.server.attacks import ATTACKS
from benchmarks.server.hostile import DESCRIPTORS, Figures, measured
from benchmarks.server.load import Load

STORM = int(os.environ.get("EUCHRE_STORM", "0"))
"""Connections of a storm; 2,000 in `make soak`, which makes all attacks."""
FEW = ["never reads", "huge uploads"]


def test_attacks_cost_no_more_than_their_bounds(tmp_path: Path) -> None:
    attacks = list(ATTACKS) if STORM else FEW
    load = Load(tables=2, seconds=5 if STORM else 0.5, pace=100, think=0.1)
    found = list(measured(tmp_path, attacks, load, STORM))
    assert {one.attack: one.resources for one in found} == {attack: [] for attack in attacks}


def test_figures_name_the_bounds_that_do_not_hold() -> None:
    well = Figures(
        attack="a", undisturbed=10, attacked=34, acts=1, memory=1, descriptors=DESCRIPTORS, store=0
    )
    assert well.excess == []
    ill = Figures(attack="b", undisturbed=10, attacked=36, acts=0, memory=65, descriptors=1025, store=5)
    assert ill.excess == ["memory", "descriptors", "store", "acts", "p99"]
    assert well.row == "| a | 34 ms, before it 10 ms | 1.0 MiB | 1024 | 0.0 MiB |"

"""`euchre lab train-network` writes a network that can be read, and how it was made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.cli.study import train_network
from euchre.learning import Schooling
from euchre.players.learned_network import network_in
from tests.cli.runs import euchre


def test_a_network_is_written_with_its_command_and_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_network, "_USUAL", Schooling(calls=3, hidden=(8, 6)))
    run = euchre(
        "lab", "train-network", "--lessons", "2", "--deals", "6", "--seed", "3", "--output", str(tmp_path)
    )
    assert run.code == 0
    assert run.out.startswith("modern: network of ")
    document = json.loads((tmp_path / "modern.json").read_text())
    assert document["command"] == "euchre lab train-network --lessons 2 --deals 6 --seed 3"
    assert [len(entry) for entry in document["curve"]] == [3, 3]
    assert len(network_in(document).layers) == 3


def test_a_folder_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    run = euchre("lab", "train-network", "--output", str(tmp_path / "missing"))
    assert run.code == 2

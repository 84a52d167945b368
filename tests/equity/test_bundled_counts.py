from __future__ import annotations

import json

import pytest

from euchre.arena.outcomes import counted
from euchre.equity import bundled_mix
from euchre.equity.table import counts_document, counts_in, document_of
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.sim.run import PLAYERS

DEALS = 4000
FEW = 20
"""Number of deals counted again for a player that the simulator does not know."""


@pytest.mark.parametrize("name", CODE_NAMES)
def test_counts_are_reproduced_by_the_command_they_name(name: str) -> None:
    made = counts_document(name)
    assert made["command"] == (
        f"euchre lab equity --rebuild --code {name} --player {made['player']} --deals {made['deals']} "
        f"--seed {made['seed']}"
    )
    assert sum(counts_in(made).values()) == made["deals"]
    deals = DEALS if made["player"] in PLAYERS else FEW
    again = counted(load_code(name), made["player"], made["seed"], 1, deals)
    for share in bundled_mix(name).shares:
        error = (share.chance * (1 - share.chance) / deals) ** 0.5
        assert abs(again[share.points, share.passes] / deals - share.chance) < 5 * error + 1 / deals


@pytest.mark.parametrize("name", CODE_NAMES)
def test_a_file_survives_a_round_trip(name: str) -> None:
    counts = counted(load_code(name), "simple", 1, 1, 500)
    text = document_of(counts, {"code": name})
    assert counts_in(json_of(text)) == counts


def json_of(text: str) -> dict[str, object]:
    document: dict[str, object] = json.loads(text)
    return document


@pytest.mark.parametrize("name", CODE_NAMES)
def test_the_engine_counts_what_the_simulator_counts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code = load_code(name)
    simulated = counted(code, "simple", 7, 5, 40)
    monkeypatch.setattr("euchre.arena.outcomes.PLAYERS", ())
    assert counted(code, "simple", 7, 5, 40) == simulated


def test_after_all_pass_the_deal_passes_as_the_code_says() -> None:
    code = load_code("jerome-1877")
    again = house_variant(code, {"all_pass": "deals_again"})
    passed = counted(code, "simple", 1, 1, 3000)
    assert passed[(0, 0), True] > 0
    assert counted(again, "simple", 1, 1, 3000)[(0, 0), False] == passed[(0, 0), True]

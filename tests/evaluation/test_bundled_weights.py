"""The bundled weights name the command that makes them, and are useful."""

from __future__ import annotations

import pytest

from euchre.evaluation.bundled_weights import weights_document, weights_for
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.sim.batch import simulate
from euchre.sim.run import Run

DEALS = 20_000


@pytest.mark.parametrize("name", CODE_NAMES)
def test_weights_name_the_command_that_makes_them(name: str) -> None:
    made = weights_document(name)
    assert made["command"] == (
        f"euchre lab train --code {name} --rounds {made['rounds']} "
        f"--deals {made['deals']} --seed {made['seed']}"
    )
    assert made["commit"]
    assert "dirty" not in made["commit"]


@pytest.mark.parametrize("name", [name for name in CODE_NAMES if load_code(name).partnerships])
def test_players_with_these_weights_are_at_least_as_good_as_simple(name: str) -> None:
    code, weights = load_code(name), weights_for(load_code(name))
    one = Run(code=code, seed=2, players=(weights, "simple") * 2)
    other = Run(code=code, seed=2, players=("simple", weights) * 2)
    first, second = simulate(one, 1, DEALS).points, simulate(other, 1, DEALS).points
    gained = ((first[:, 0] - first[:, 1]) + (second[:, 1] - second[:, 0])) / 2
    assert gained.mean() > -2 * gained.std() / DEALS**0.5


def test_a_house_variant_uses_the_weights_of_its_base() -> None:
    base = load_code("modern")
    assert weights_for(house_variant(base, {"stick_the_dealer": False})) is weights_for(base)

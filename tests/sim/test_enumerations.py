"""The enumerations of the native sources have the names and the order of the Python ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euchre.acts import CallKind, Manner
from euchre.deal import Result
from euchre.sim.run import PLAYERS
from euchre.solver.payoff import Question

INCLUDE = Path(__file__).parents[2] / "native" / "include"
LONE_LEADS = ["eldest_hand", "left_of_lone_player", "lone_player"]
DEADLINES = ["call", "discard", "opening_lead"]
"""Words of the codes; `euchre.sim.parameters` passes their index."""


def names_in(header: str, name: str) -> list[str]:
    """Return the names of a C++ enumeration, in order."""
    text = re.sub(r"//[^\n]*", "", (INCLUDE / header).read_text(encoding="utf-8"))
    found = re.search(rf"enum class {name}\b[^{{]*\{{([^}}]*)\}}", text)
    assert found is not None, f"{header} has no enumeration {name}"
    return [one.split("=")[0].strip() for one in found[1].split(",") if one.strip()]


@pytest.mark.parametrize(
    ("header", "name", "python"),
    [
        ("sim/deal.hpp", "CallKind", [kind.name.lower() for kind in CallKind]),
        ("sim/deal.hpp", "Manner", [manner.name.lower() for manner in Manner]),
        ("sim/deal.hpp", "Result", [result.name.lower() for result in Result][:5]),
        ("sim/deal.hpp", "Policy", [*PLAYERS, "linear", "asked"]),
        ("sim/rules.hpp", "LoneLead", LONE_LEADS),
        ("sim/rules.hpp", "Deadline", DEADLINES),
        ("solve.hpp", "Question", [f"k{question.name.title()}" for question in Question]),
    ],
)
def test_the_native_names_stand_in_the_python_order(header: str, name: str, python: list[str]) -> None:
    assert names_in(header, name) == python

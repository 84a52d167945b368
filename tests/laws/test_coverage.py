"""Every law of a register has a situation that runs, or a reason why it has none.

`<register>/uncovered.toml` holds in `[uncovered]` the laws without a situation, each with a word of
`REASONS`, a colon and what exactly is out of reach.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from euchre.laws.register import load_register
from tests.laws.runner import HERE, situations

REASONS = {
    "physical": "about cards as things, hands and eyes",
    "irregular": "about an irregular act and its remedy, which regular play makes impossible",
    "etiquette": "about talk and manners",
    "table": "about cutting in, seats and packs, before or beside the deals",
    "display": "about how something is shown",
    "advice": "tells how to play well",
    "definition": "gives a word its meaning",
}


@dataclass(frozen=True)
class Register:
    """The laws of one register without a situation, with the reasons."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.parent.name

    @property
    def data(self) -> dict[str, object]:
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    @property
    def laws(self) -> list[str]:
        return list(load_register(self.name).entries)

    @property
    def uncovered(self) -> dict[str, str]:
        uncovered = self.data["uncovered"]
        assert isinstance(uncovered, dict)
        return uncovered

    @property
    def covered(self) -> set[str]:
        return {situation.law for situation in situations() if situation.register == self.name}


REGISTERS = [Register(path) for path in sorted(HERE.glob("*/uncovered.toml"))]
of_each_register = pytest.mark.parametrize("register", REGISTERS, ids=lambda register: register.name)


def test_every_directory_of_situations_lists_its_laws() -> None:
    assert {situation.register for situation in situations()} == {register.name for register in REGISTERS}


@of_each_register
def test_every_law_has_a_situation_or_a_reason_for_having_none(register: Register) -> None:
    print(f"{register.name}: {len(register.uncovered)} of {len(register.laws)} laws have no situation here")
    print("\n".join(f"  {law}: {reason}" for law, reason in register.uncovered.items()))
    missing = [law for law in register.laws if law not in register.covered and law not in register.uncovered]
    assert not missing, f"neither covered nor listed as uncovered: {' '.join(missing)}"
    both = sorted(register.covered & set(register.uncovered))
    assert not both, f"covered and yet listed as uncovered: {' '.join(both)}"


@of_each_register
def test_only_laws_of_the_register_are_named(register: Register) -> None:
    assert not register.covered - set(register.laws)
    assert not set(register.uncovered) - set(register.laws)


@of_each_register
def test_every_reason_begins_with_a_known_word_and_goes_on(register: Register) -> None:
    unknown = {
        law: reason
        for law, reason in register.uncovered.items()
        if reason.partition(": ")[0] not in REASONS or not reason.partition(": ")[2]
    }
    assert not unknown

"""The field of `Code` for each parameter of the registers of laws.

`register_keys.toml` maps every key of the four registers' `parameters` to the fields of `Code` it
became, or gives the reason why it became none: a word and a colon, then the reason; or `derived from`
the fields it follows from.
"""

import tomllib
from pathlib import Path

import pytest

from euchre.laws import CUSTOMS, VALUE_FIELDS

REGISTERS: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "register_keys.toml").read_text(encoding="utf-8")
)
KEYS = {(register, key): became for register, keys in REGISTERS.items() for key, became in keys.items()}
GROUNDS = ("referee", "same everywhere", "forming the table", "definition")
"""Why a parameter is no field of a code: it is for the referee, it does not differ between codes, it
comes before a table is formed, or it only names something."""
DERIVED = "derived from "


def is_reason(became: str) -> bool:
    return ": " in became or became.startswith(DERIVED)


TAKEN = {place: became.split() for place, became in KEYS.items() if not is_reason(became)}
LEFT = {place: became for place, became in KEYS.items() if is_reason(became)}


def test_four_registers_are_mapped() -> None:
    assert list(REGISTERS) == ["professor-1862", "jerome-1877", "leeds-dwight-1888", "modern"]
    assert {len(keys) > 50 for keys in REGISTERS.values()} == {True}


@pytest.mark.parametrize("place", TAKEN, ids=" ".join)
def test_key_taken_over_names_fields_that_exist(place: tuple[str, str]) -> None:
    assert set(TAKEN[place]) - set(VALUE_FIELDS) == set()


@pytest.mark.parametrize("place", LEFT, ids=" ".join)
def test_key_left_out_has_a_reason(place: tuple[str, str]) -> None:
    reason = LEFT[place]
    if reason.startswith(DERIVED):
        assert set(reason.removeprefix(DERIVED).split()) - set(VALUE_FIELDS) == set()
    else:
        ground, words = reason.split(": ", 1)
        assert ground in GROUNDS
        assert len(words.split()) >= 2


def test_every_field_comes_from_some_register() -> None:
    from_registers = {field for fields in TAKEN.values() for field in fields}
    assert set(VALUE_FIELDS) - set(CUSTOMS) - from_registers == set()


def test_keys_left_out_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Run with `-s` to read the list."""
    lines = [f"{register} {key}: {reason}" for (register, key), reason in LEFT.items()]
    print("\n".join(lines))
    assert capsys.readouterr().out.count("\n") == len(LEFT) > 0

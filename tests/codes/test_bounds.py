"""Every number of a code has bounds, which the error names with the law that the value rests on."""

from dataclasses import replace

import pytest

from euchre.errors import LawDataError, NotationError
from euchre.laws import (
    CODE_NAMES,
    VALUE_FIELDS,
    Bounds,
    allowed_values,
    contradictions,
    house_variant,
    load_code,
    number_bounds,
    plain_value,
    read_value,
)
from euchre.notation import read_record

BEYOND = [
    (key, value) for key, bounds in number_bounds().items() for value in (bounds.least - 1, bounds.most + 1)
]


def test_every_number_of_a_code_is_bounded() -> None:
    numbers = {key for key in VALUE_FIELDS if type(plain_value(getattr(load_code("modern"), key))) is int}
    assert set(number_bounds()) == numbers
    assert number_bounds()["game_points"] == Bounds(1, 1000)


@pytest.mark.parametrize(("key", "value"), BEYOND)
def test_number_beyond_its_bounds_is_refused_with_bounds_and_laws(key: str, value: int) -> None:
    with pytest.raises(LawDataError) as fault:
        house_variant(load_code("leeds-dwight-1888"), {key: value})
    bounds = number_bounds()[key]
    said = f"{key} = {value} is not allowed: {key} is a whole number from {bounds.least} to {bounds.most}"
    laws = load_code("leeds-dwight-1888").laws[key]
    cited = f" [{', '.join(f'leeds-dwight-1888 {law}' for law in laws)}]" if laws else ""
    assert str(fault.value) == said + cited


@pytest.mark.parametrize(("key", "value"), BEYOND)
def test_code_made_directly_is_checked_by_the_same_bounds(key: str, value: int) -> None:
    changed: dict[str, int] = {key: value}
    (fault,) = contradictions(replace(load_code("modern"), **changed))  # type: ignore[arg-type]
    assert fault.startswith(f"{key} = {value} is not allowed: {key} is {allowed_values(key)}")


@pytest.mark.parametrize("name", CODE_NAMES)
def test_value_of_a_code_is_within_its_bounds(name: str) -> None:
    code = load_code(name)
    values = {key: getattr(code, key) for key in number_bounds()}
    assert all(bounds.least <= values[key] <= bounds.most for key, bounds in number_bounds().items())


def test_number_too_long_to_be_read_is_refused_by_its_size() -> None:
    with pytest.raises(LawDataError, match=r"march = a number of 15\d\d\d digits is not allowed"):
        read_value("march", 1 << 50_000)


def test_list_of_packets_is_bounded() -> None:
    with pytest.raises(LawDataError, match=r"packets is a list of pairs"):
        read_value("packets", [[3, 2]] * 9)
    many = replace(load_code("modern"), packets=((3, 2),) * 9)
    assert list(contradictions(many)) == ["packets has 9 pairs; at most 8 are allowed"]


def test_record_with_rules_beyond_the_bounds_is_refused_at_their_line() -> None:
    record = "euchre record 1\ncode modern\nrule lap = true\nrule march = 1000000000000000\ndeal 1 by A\n"
    with pytest.raises(NotationError, match=r"line 4, column 6: march = 10+ is not allowed: .* 0 to 100"):
        read_record(record)

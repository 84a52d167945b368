import re

import pytest

from euchre.errors import LawDataError
from euchre.laws import VALUE_FIELDS
from euchre.laws.register import REGISTER_NAMES, Axis, load_comparison, load_register

COMPARISON = load_comparison()
of_each_axis = pytest.mark.parametrize("axis", COMPARISON.axes, ids=lambda axis: axis.name)


def test_there_are_ninety_axes_of_different_names() -> None:
    assert len({axis.name for axis in COMPARISON.axes}) == len(COMPARISON.axes) == 90


@of_each_axis
def test_every_register_has_its_cell(axis: Axis) -> None:
    assert tuple(axis.cells) == REGISTER_NAMES
    assert all(cell.value for cell in axis.cells.values())


@of_each_axis
def test_every_id_in_the_comparison_exists(axis: Axis) -> None:
    unknown = [
        f"{name} {law_id}"
        for name, cell in axis.cells.items()
        for law_id in cell.laws
        if law_id not in load_register(name)
    ]
    assert unknown == []


@of_each_axis
def test_a_value_without_a_law_says_that_there_is_none(axis: Axis) -> None:
    """Or it rests on a place of the source that is no law."""
    bare = [cell.value for cell in axis.cells.values() if not cell.laws and not cell.notes]
    assert [value for value in bare if not re.match("silent|no|none|not ", value)] == []


def test_a_range_of_ids_is_written_out() -> None:
    assert COMPARISON["cutting_ties"].cells["jerome-1877"].laws == ("4.2", "4.3", "4.4", "4.5")
    assert len(COMPARISON["three_handed"].cells["modern"].laws) == 9
    assert COMPARISON["joker"].cells["leeds-dwight-1888"].notes == ("the glossary of the book",)


def test_an_unknown_axis_of_the_comparison_is_answered_with_near_ones() -> None:
    with pytest.raises(LawDataError, match="no axis 'revoke_penlty'; did you mean revoke_penalty"):
        COMPARISON["revoke_penlty"]


def test_customs_outside_the_sources_name_values_of_a_code() -> None:
    assert len(COMPARISON.outside) == 23
    named = {value for option in COMPARISON.outside for value in option.values}
    assert named
    assert named <= set(VALUE_FIELDS)

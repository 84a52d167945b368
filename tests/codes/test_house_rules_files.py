"""Rules files that are added up, and the presets."""

from __future__ import annotations

import pytest

from euchre.errors import LawDataError
from euchre.laws import load_code, presets, read_house_rules

JOKER = 'base = "modern"\n[changes]\njoker = true\n'
ELEVEN = 'base = "modern"\ntitle = "To eleven"\nsource = "our club"\n[changes]\ngame_points = 11\n'


def test_rules_files_are_added_up() -> None:
    assert dict(read_house_rules(JOKER, ELEVEN, JOKER).changes) == {"joker": True, "game_points": 11}


def test_a_file_without_changes_is_its_base() -> None:
    assert read_house_rules('base = "jerome-1877"') is load_code("jerome-1877")


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ((JOKER, JOKER.replace("true", "false")), "joker is true in one rules file and false in another"),
        ((JOKER, 'base = "modern-3"'), "the rules files have different bases: modern, modern-3"),
        ((JOKER, "house = 1"), "unknown key 'house'"),
        ((JOKER, 'base = "modern"\nchanges = 3'), "changes is a table"),
        ((JOKER, 'base = "modern"\n[changes]\njocker = true'), "unknown key 'jocker'"),
    ],
)
def test_rules_that_cannot_be_added_are_refused(texts: tuple[str, ...], fault: str) -> None:
    with pytest.raises(LawDataError, match=fault):
        read_house_rules(*texts)


@pytest.mark.parametrize("name", presets())
def test_a_preset_is_a_house_variant_and_says_where_its_rules_are_from(name: str) -> None:
    preset = presets()[name]
    assert read_house_rules(preset.text).changes
    assert preset.title
    assert preset.source.endswith(".")


def test_presets_can_be_combined() -> None:
    known = presets()
    assert read_house_rules(known["british-25"].text, known["canadian"].text).assist_must_be_alone

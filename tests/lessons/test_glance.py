"""The rules on one page follow the values of the code, house rules included."""

from __future__ import annotations

import pytest

from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.lessons import rules_at_a_glance


def page(code: str, **changes: object) -> str:
    """Return all rules of a code with some changes."""
    found = rules_at_a_glance(house_variant(load_code(code), changes))
    return "\n".join(rule for section in found for rule in section.rules)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_code_has_six_sections_of_sentences(code: str) -> None:
    sections = rules_at_a_glance(load_code(code))
    assert len(sections) == 6
    assert all(rule[0].isupper() or rule[0].isdigit() for section in sections for rule in section.rules)
    assert all(rule.endswith(".") for section in sections for rule in section.rules)


def test_the_values_of_each_code_are_stated() -> None:
    assert "24 cards, nine to ace" in page("modern")
    assert "the dealer must name a suit" in page("modern")
    assert "32 cards, seven to ace" in page("jerome-1877")
    assert "jambone" in page("professor-1862")
    assert "A dummy hand" in page("modern-3")
    assert "partner" not in page("modern-2")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"stick_the_dealer": False}, "the next player deals"),
        ({"defend_alone": True}, "defend alone"),
        ({"assist_must_be_alone": True}, "only by playing alone"),
        ({"joker": True}, "the joker as the highest trump"),
        ({"game_points": 5}, "Five points win"),
        ({"suit_needed_to_call": True}, "only if you hold a card of it"),
    ],
)
def test_a_house_rule_changes_the_page(changes: dict[str, object], words: str) -> None:
    assert words in page("modern", **changes)
    assert words not in page("modern")

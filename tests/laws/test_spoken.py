"""Each code speaks its own words."""

import pytest

from euchre.laws import CODE_NAMES, house_variant, in_words_of, load_code

SENTENCE = "The turn-up is on the talon. Revokes: none. C orders up."


def test_modern_games_say_up_card_kitty_and_renege() -> None:
    said = "The up-card is on the kitty. Reneges: none. C says “pick it up”."
    for name in ("modern", "modern-3", "modern-2"):
        assert in_words_of(load_code(name), SENTENCE) == said
    assert in_words_of(house_variant(load_code("modern"), {"game_points": 5}), "Talon") == "Kitty"


@pytest.mark.parametrize("name", [name for name in CODE_NAMES if not name.startswith("modern")])
def test_old_codes_keep_the_usual_words(name: str) -> None:
    assert in_words_of(load_code(name), SENTENCE) == SENTENCE


def test_parts_of_words_stay() -> None:
    assert in_words_of(load_code("modern"), "a talonless turn-upping") == "a talonless turn-upping"

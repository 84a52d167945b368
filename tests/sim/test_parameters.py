"""The native simulator gets everything that regular play depends on; no value is repeated in its source."""

from __future__ import annotations

import pytest

from euchre.bots import Weights
from euchre.bots.simple import tables
from euchre.bots.simple.worth import Plain, Scale
from euchre.laws import CODE_NAMES, CUSTOMS, VALUE_FIELDS, load_code
from tests.sim.built import IS_BUILT, WHY
from tests.sim.tables import weights

MADE_FROM = {
    "pack": {"lowest_rank", "joker"},
    "cut_least": {"cut_least_lifted"},
    "cut_most": {"cut_least_left"},
    "shuffler": {"first_shuffle"},
    "ways_to_deal": {"packets", "same_packets_for_all"},
    "take_over_until": {"take_over_until"},
    "alone_until": {"alone_until"},
    "dealer_alone_until": {"dealer_alone_until"},
    "lead_against_lone": {"lead_against_lone"},
    "partnership_points": {"point", "march", "euchre"},
    "lone_points": {"lone_point", "lone_march", "lone_euchre"},
    "jambone_points": {"jambone_point", "jambone_march", "jambone_euchre"},
    "duel_points": {"duel_point", "duel_march", "duel_euchre"},
}
"""Parameters made from values of other names."""

BEYOND_A_DEAL = set(
    """
    partners_by_cut two_cards_cut dropped_card_is_cut cutter_chooses waiting_members first_deal
    cutting_order new_first_deal all_pass slam_games rubber_games fourth_game_if_third_laps
    game_value love_game_value rubber_bonus
    """.split()
)

if not IS_BUILT:
    pytest.skip(WHY, allow_module_level=True)

from euchre.sim.parameters import (  # noqa: E402  # there only if nothing was skipped
    BETWEEN_DEALS,
    NOT_NATIVE,
    ONE_NUMBER,
    SAME_NAME,
    rules_of,
    simple_tables,
    weights_of,
)

"""What comes before a deal or after it."""
NEVER_AWAITED = {"others_shuffle", "naming_turned_down_suit", "lay_down", "throw_in"}
"""Rights that players driven by the program never use, and what follows from unlawful acts."""
ONLY_SHOWN = {"tricks_gathered_by", "point_counter", "game_counter", "wide_bridge"}


def test_every_value_of_a_code_is_handed_over_or_has_no_effect() -> None:
    unused = BEYOND_A_DEAL | NEVER_AWAITED | ONLY_SHOWN | set(BETWEEN_DEALS)
    used = set(SAME_NAME).union(*MADE_FROM.values(), CUSTOMS) - set(NOT_NATIVE) - set(BETWEEN_DEALS)
    assert used | unused == set(VALUE_FIELDS) - set(NOT_NATIVE)
    assert used & unused == set()


@pytest.mark.parametrize("name", CODE_NAMES)
def test_values_handed_over_are_those_of_the_code(name: str) -> None:
    code, rules = load_code(name), rules_of(load_code(name))
    assert {key: getattr(rules, key) for key in SAME_NAME} == {key: getattr(code, key) for key in SAME_NAME}
    assert rules.pack == [card.index for card in code.pack]
    assert tuple(rules.lone_points) == (code.lone_point, code.lone_march, code.lone_euchre)


def test_every_table_of_the_rule_player_is_handed_over() -> None:
    given = {name for name in vars(type(simple_tables())) if not name.startswith("_")}
    named = {name.lower() for name, value in vars(tables).items() if _is_table(name, value)}
    assert given == named


def _is_table(name: str, value: object) -> bool:
    if not name.isupper() or name in {"ELDEST", "SECOND", "THIRD", "DEALER", "LATER"}:
        return False
    return name not in {"SMALL_PACK", "LARGE_PACK", "THREE", "TWO"} and isinstance(
        value, (Scale, Plain, tuple, int)
    )


def test_numbers_handed_over_are_those_of_the_tables() -> None:
    given = simple_tables()
    assert [getattr(given, name) for name in ONE_NUMBER] == [getattr(tables, n.upper()) for n in ONE_NUMBER]
    assert [tuple(row) for row in given.position] == list(tables.POSITION)
    assert [tuple(row) for row in given.need] == list(tables.NEED)
    base, trumps, lengths, suits = given.alone
    assert (base, tuple(trumps), tuple(suits)) == (0, tables.ALONE.trumps, tables.ALONE.suits)
    assert [set(given_row) for given_row in lengths] == [set(row) for row in tables.ALONE.lengths]


def test_weights_are_handed_over_unchanged() -> None:
    assert Weights(weights_of(weights(1)).rows) == weights(1)  # type: ignore[arg-type]  # lists are taken too

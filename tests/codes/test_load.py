"""Codes as data, house variants, and errors for malformed rules."""

import pytest

from euchre.cards import Rank
from euchre.errors import LawDataError
from euchre.laws import (
    CODE_NAMES,
    VALUE_FIELDS,
    allowed_values,
    house_variant,
    irregularities,
    load,
    load_code,
    plain_value,
    read_house_rules,
    read_value,
    value_text,
)
from euchre.laws.irregularities import read_provision
from tests.tabletop import house


@pytest.mark.parametrize("name", CODE_NAMES)
def test_code_of_the_book_departs_from_none(name: str) -> None:
    code = load_code(name)
    assert (code.name, code.base, dict(code.changes)) == (name, None, {})
    assert load_code(name) is code


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_value_names_its_laws_or_says_that_there_is_none(name: str) -> None:
    assert set(load_code(name).laws) == set(VALUE_FIELDS)


def test_games_for_three_and_two_depart_from_the_modern_game() -> None:
    four, three, two = map(load_code, ("modern", "modern-3", "modern-2"))
    assert (three.players, three.dummy, three.game_points) == (3, 3, four.game_points)
    assert (two.players, two.dummy, two.lowest_rank) == (2, 3, Rank.TEN)
    assert {four.register, three.register, two.register} == {"modern"}


def test_unknown_code_is_refused() -> None:
    with pytest.raises(LawDataError, match="there is no code 'hoyle'; the codes are professor-1862, jerome"):
        load_code("hoyle")


def test_code_file_that_leaves_a_value_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = load._data("modern")
    values = {key: entry for key, entry in whole["values"].items() if key not in ("joker", "lap")}
    monkeypatch.setattr(load, "_data", lambda name: {**whole, "values": values})
    with pytest.raises(LawDataError, match="modern: no value for joker, lap"):
        load_code.__wrapped__("modern")


def test_house_variant_keeps_its_base_and_what_it_changes() -> None:
    code = house("modern", joker=True, lowest_rank="7")
    assert (code.name, code.base) == ("modern", "modern")
    assert dict(code.changes) == {"joker": True, "lowest_rank": Rank.SEVEN}
    assert len(code.pack) == 33
    assert code.laws == load_code("modern").laws


def test_changes_accumulate_and_undone_ones_are_dropped() -> None:
    one = house("modern", joker=True)
    two = house_variant(one, {"game_points": 5})
    assert dict(two.changes) == {"game_points": 5, "joker": True}
    assert house_variant(two, {"joker": False}) == house("modern", game_points=5)
    assert house_variant(one, {"joker": False}) is load_code("modern")


def test_codes_can_be_told_apart_by_hash_and_by_value() -> None:
    one, other = house("modern", game_points=5), house("modern", game_points=7)
    assert len({one, other, load_code("modern"), house("modern", game_points=5)}) == 3


def test_rules_file_makes_a_house_variant() -> None:
    code = read_house_rules('base = "modern"\n[changes]\npackets = [[1, 4], [4, 1]]\njoker = true\n')
    assert code == house("modern", packets=[[1, 4], [4, 1]], joker=True)
    assert read_house_rules('base = "modern-2"\n') is load_code("modern-2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("base = modern", "the rules are not TOML"),
        ('base = "modern"\ncolour = 1', "unknown key 'colour': a rules file has base and [changes]"),
        ("[changes]\njoker = true", "base names the code to change: one of professor-1862"),
        ("base = 3", "base names the code to change: one of professor-1862"),
        ('base = "modern"\nchanges = 3', "changes is a table, written as [changes]"),
        ('base = "hoyle"', "there is no code 'hoyle'"),
    ],
)
def test_rules_file_that_is_not_well_formed_is_refused(text: str, message: str) -> None:
    with pytest.raises(LawDataError) as fault:
        read_house_rules(text)
    assert message in str(fault.value)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("joker", 1, "joker = 1 is not allowed: joker is true or false"),
        ("joker", "yes", 'joker = "yes" is not allowed: joker is true or false'),
        (
            "game_points",
            True,
            "game_points = true is not allowed: game_points is a whole number from 1 to 1000",
        ),
        ("game_points", -1, "game_points = -1 is not allowed: game_points is a whole number from 1 to 1000"),
        (
            "game_points",
            2.5,
            "game_points = 2.5 is not allowed: game_points is a whole number from 1 to 1000",
        ),
        ("lowest_rank", "6", 'lowest_rank = "6" is not allowed: lowest_rank is "7", "8", "9" or "T"'),
        ("lowest_rank", 9, 'lowest_rank = 9 is not allowed: lowest_rank is "7", "8", "9" or "T"'),
        ("cutting_order", 7, 'cutting_order is ranks from the highest down, as "JAKQT987"'),
        ("all_pass", "redeal", 'all_pass is "deal_passes" or "deals_again"'),
        ("packets", [], "packets = [] is not allowed: packets is a list of pairs, as [[3, 2], [2, 3]]"),
        ("packets", [[3, 2, 0]], "packets is a list of pairs"),
        ("packets", [[5, 0]], "packets is a list of pairs"),
        ("packets", [[True, 4]], "packets is a list of pairs"),
        ("packets", [3, 2], "packets is a list of pairs"),
        ("packets", 5, "packets is a list of pairs"),
        ("players", [2], "players is a whole number"),
    ],
)
def test_wrong_value_is_refused_with_key_and_allowed_values(key: str, value: object, message: str) -> None:
    with pytest.raises(LawDataError) as fault:
        house_variant(load_code("modern"), {key: value})
    assert message in str(fault.value)


def test_unknown_key_is_refused_with_the_nearest_keys() -> None:
    with pytest.raises(LawDataError) as fault:
        read_value("stick_dealer", True)
    message = "unknown key 'stick_dealer': did you mean stick_the_dealer"
    assert str(fault.value).startswith(message)
    assert str(fault.value).endswith(" `euchre codes CODE` lists all keys")


def test_key_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(LawDataError, match="unknown key 'xyzzy': a code has no such value; `euchre"):
        read_value("xyzzy", 1)


@pytest.mark.parametrize("name", CODE_NAMES)
def test_value_written_as_plain_data_reads_back(name: str) -> None:
    code = load_code(name)
    read = {key: read_value(key, plain_value(getattr(code, key))) for key in VALUE_FIELDS}
    assert read == {key: getattr(code, key) for key in VALUE_FIELDS}


@pytest.mark.parametrize("text", ["base =", "base = " + "[" * 10**4, "x = " + "9" * 5000, "\0"])
def test_text_that_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(LawDataError, match="the rules are not TOML: "):
        read_house_rules(text)


def test_rules_file_may_begin_with_a_byte_order_mark() -> None:
    text = '\ufeffbase = "modern"\r\n[changes]\r\ngame_points = 3\r\n'
    assert read_house_rules(text).game_points == 3


def test_value_text_is_toml() -> None:
    code = load_code("modern")
    rules = "\n".join(f"{key} = {value_text(getattr(code, key))}" for key in VALUE_FIELDS)
    assert read_house_rules(f'base = "modern"\n[changes]\n{rules}\n') is code
    assert value_text(code.packets) == "[[3, 2], [2, 3]]"
    assert value_text(code.lowest_rank) == '"9"'
    assert value_text(code.joker) == "false"


def test_every_key_says_what_is_allowed() -> None:
    words = {key: allowed_values(key) for key in VALUE_FIELDS}
    assert words["first_deal"] == '"first_jack" or "lowest_cut" or "highest_cut"'
    assert all(words.values())


def test_laws_are_cited_with_their_register() -> None:
    code = load_code("modern-3")
    assert code.cite(("3h-1", "3h-3")) == "modern 3h-1, modern 3h-3"
    assert code.cite(()) == ""


@pytest.mark.parametrize(("size", "needed"), [(5, 3), (4, 3), (3, 2), (2, 2)])
def test_odd_trick_is_the_first_beyond_half(size: int, needed: int) -> None:
    assert house("modern", hand_size=size, packets=[[size - 1, 1]]).odd_trick == needed


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"law": "9", "colour": "red"}, "here: unknown key 'colour'; known are "),
        ({"law": "9", "found": "by-chance"}, "here: found is one of "),
        ({"found": "on-claim"}, 'here: law = "..." is missing'),
    ],
)
def test_provision_that_is_not_well_formed_is_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(LawDataError) as fault:
        read_provision("here", given)
    assert str(fault.value).startswith(message)


def test_an_irregularity_without_a_name_in_the_list_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(irregularities, "get_args", lambda names: ())
    with pytest.raises(LawDataError, match="is missing in laws/"):
        irregularities.load_irregularities.__wrapped__()

"""`euchre law`: lists, one law, search, comparison, as text and as JSON."""

from __future__ import annotations

import json
import re

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import load_comparison, load_register, scope_of
from tests.cli.runs import Terminal, bare, euchre


def document(*arguments: str) -> dict[str, object]:
    run = euchre("law", *arguments, "--json")
    assert (run.code, run.err) == (0, "")
    found: dict[str, object] = json.loads(run.out)
    return found


def test_without_arguments_codes_and_axes_are_listed() -> None:
    out = euchre("law").out
    assert re.search(r"professor-1862 +118 +207 +0 ", out)
    laws = len(scope_of(load_code("modern-3")).laws)
    assert re.search(rf"modern-3 +{laws} ", out)
    assert "90 axes" in out
    assert "revoke_penalty" in out
    assert "farmers_hand" in out


@pytest.mark.parametrize("name", CODE_NAMES)
def test_a_code_lists_its_laws(name: str) -> None:
    out = euchre("law", name).out
    register = load_register(load_code(name).register)
    listed = {line.split()[0] for line in out.splitlines() if line.startswith("  ") and line[2] != " "}
    wanted = register.entries if name == register.name else [law.id for law in register.laws_of(name)]
    assert listed == {*wanted, *(silence.id for silence in register.silences)}


def test_laws_are_listed_by_phase_and_silences_last() -> None:
    out = euchre("law", "jerome-1877").out
    heads = [line for line in out.splitlines()[2:] if line and not line.startswith(" ")]
    assert heads[:4] == ["Table", "Cutting", "Shuffling", "Dealing"]
    assert heads[-1] == "Silences: the source says nothing, and these are our decisions"


def test_a_rule_of_other_games_of_the_sheet_is_marked() -> None:
    assert "3h-7" in euchre("law", "modern").out
    assert "Maker reneges (modern-3)" in euchre("law", "modern").out


def test_a_law_is_shown_with_its_situations_values_and_functions() -> None:
    out = euchre("law", "jerome-1877", "9.1").out
    assert out.startswith("jerome-1877 9.1: Opening lead\n  procedure, play; ")
    law = load_register("jerome-1877")["9.1"]
    assert all(case.then in " ".join(out.split()) for case in law.situations)
    assert 'lead_against_lone = "eldest_hand"' in out
    assert "euchre.deal.rights.first_leader" in out
    assert "play/not-your-turn" in out


def test_a_law_of_a_penalty_names_the_functions_that_rule_on_it() -> None:
    assert "euchre.table.irregularities.revoking.revoke" in euchre("law", "leeds-dwight-1888", "63").out


def test_a_silence_is_shown_as_no_law() -> None:
    out = euchre("law", "modern-3", "m.13").out
    assert "no law: the source is silent, and this is our decision" in out


def test_values_are_those_of_the_game_named() -> None:
    assert "players = 3" in euchre("law", "modern-3", "3h-0").out
    assert "Values of" not in euchre("law", "modern", "3h-0").out


def test_an_unknown_id_is_answered_with_near_ones() -> None:
    run = euchre("law", "modern-3", "3h-77")
    assert (run.code, run.out) == (2, "")
    assert run.err == "euchre: modern has no law '3h-77'; did you mean 3h-7 or 3h-8 or 3h-6?\n"


def test_an_unknown_code_is_answered_with_all_codes() -> None:
    run = euchre("law", "hoyle")
    assert run.code == 2
    assert run.err.startswith("euchre: there is no code 'hoyle'; the codes are professor-1862")


def test_search_lists_laws_with_their_wording() -> None:
    out = euchre("law", "--search", "lead out of turn").out
    assert out.startswith("professor-1862 L15: Lead or play out of turn\n  ")
    assert "leeds-dwight-1888 52" in out


def test_a_search_can_be_limited_to_the_rules_of_a_code() -> None:
    out = euchre("law", "--search", "renege", "--code", "modern").out
    assert "modern 3h-7" in out
    two = euchre("law", "--search", "renege", "--code", "modern-2").out
    assert "modern renege:" in two
    assert "3h-7" not in two


SWITCHES = [
    ("no_trump", "no trump", "custom-no-trump"),
    ("no_trump_march", "no trump", "custom-no-trump"),
    ("farmers_hand", "going under", "custom-farmers-hand"),
    ("farmers_hand", "farmers hand", "custom-farmers-hand"),
    ("partners_best", "partner's best", "custom-partners-best"),
    ("weak_hand_deals_again", "ace no face", "custom-weak-hand"),
    ("suit_needed_to_call", "suit needed to call", "custom-suit"),
    ("shutout_euchre", "euchre of all five tricks", "custom-shutout"),
    ("lone_must_march", "must take five", "custom-alone-five"),
    ("stolen_deal", "stealing the deal", "custom-steal"),
    ("deals_in_game", "fixed number of deals", "custom-deals"),
    ("dummy", "three players without a dummy", "custom-no-dummy"),
    ("lead_against_lone", "who leads when somebody plays alone", "custom-lone-lead"),
    ("suit_needed_to_rob", "robbing the turn-up", "custom-rob"),
    ("assist_must_be_alone", "Canadian loner", "custom-canadian"),
    ("defend_alone", "defending alone", "custom-defend-alone"),
    ("joker", "benny", "custom-benny"),
]
"""Switches of a house, words for each, and the law with its text."""


@pytest.mark.parametrize(("key", "words", "law"), SWITCHES)
def test_a_house_rule_is_found_by_its_key_and_by_words(key: str, words: str, law: str) -> None:
    for asked in (key, words):
        assert f"modern {law}: " in euchre("law", "--search", asked).out


def test_a_search_that_finds_nothing_is_a_negative_answer() -> None:
    run = euchre("law", "--search", "zebra", "--code", "modern")
    assert (run.code, run.out, run.err) == (1, "", "euchre: no law of modern contains the words 'zebra'\n")
    run = euchre("law", "--search", "zebra", "--json")
    assert (run.code, json.loads(run.out)["laws"], run.err) == (1, [], "")


def test_codes_are_compared_side_by_side() -> None:
    out = euchre("law", "--compare", "revoke_penalty").out
    rows = [line.split("  ")[0] for line in out.splitlines()]
    assert [
        row for row in rows if row in ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
    ] == [
        "professor-1862",
        "jerome-1877",
        "leeds-dwight-1888",
        "modern",
    ]
    assert re.search(r"modern +hand forfeited.* renege", out)
    assert not set(out) & set("─│━")


def test_an_unknown_axis_is_answered_with_near_ones() -> None:
    run = euchre("law", "--compare", "revoke_penlty")
    assert run.code == 2
    assert "did you mean revoke_penalty" in run.err


@pytest.mark.parametrize("axis", [axis.name for axis in load_comparison().axes[::9]] + ["three_handed"])
def test_a_comparison_fits_eighty_columns(axis: str) -> None:
    with Terminal("law", "--compare", axis) as terminal:
        assert terminal.end() == 0
        lines = bare(terminal.written).split("\n")
    assert len(lines) > 5
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    "arguments", [("professor-1862",), ("professor-1862", "L30"), ("--search", "lone revoke")]
)
def test_no_sheet_is_wider_than_eighty_columns(arguments: tuple[str, ...]) -> None:
    out = euchre("law", *arguments).out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--search", "a", "--compare", "pack"), "cannot be used together"),
        (("modern", "--search", "a"), "'modern' cannot be used with --search; use --code"),
        (("modern", "--compare", "pack"), "'modern' cannot be used with --compare"),
        (("--code", "modern"), "--code is for --search only"),
    ],
)
def test_conflicting_options_are_refused(arguments: tuple[str, ...], fault: str) -> None:
    run = euchre("law", *arguments)
    assert (run.code, run.out) == (2, "")
    assert fault in run.err


def test_the_contents_as_json() -> None:
    found = document()
    assert found["schema"] == "euchre.laws/1"
    codes, axes = found["codes"], found["axes"]
    assert isinstance(codes, list)
    assert isinstance(axes, list)
    assert [code["name"] for code in codes] == list(CODE_NAMES)
    assert len(axes) == 90


def test_a_list_as_json() -> None:
    found = document("modern-2")
    laws, silences = found["laws"], found["silences"]
    assert isinstance(laws, list)
    assert isinstance(silences, list)
    assert (found["schema"], found["register"], len(laws), len(silences)) == (
        "euchre.law-list/1",
        "modern",
        len(scope_of(load_code("modern-2")).laws),
        15,
    )


def test_a_law_as_json() -> None:
    found = document("jerome-1877", "9.1")
    law = load_register("jerome-1877")["9.1"]
    assert found["schema"] == "euchre.law/1"
    assert (found["id"], found["says"], found["is_law"]) == ("9.1", law.says, True)
    assert found["values"] == {"lead_against_lone": "eldest_hand"}
    functions = found["functions"]
    assert isinstance(functions, list)
    assert "euchre.deal.rights.first_leader" in functions
    assert found["left_to_people"] is None


def test_a_search_as_json() -> None:
    found = document("--search", "lead out of turn")
    laws = found["laws"]
    assert isinstance(laws, list)
    assert (found["schema"], laws[0]["register"], laws[0]["id"]) == (
        "euchre.law-search/1",
        "professor-1862",
        "L15",
    )


def test_a_comparison_as_json() -> None:
    found = document("--compare", "cutting_ties")
    registers = found["registers"]
    assert isinstance(registers, dict)
    assert found["schema"] == "euchre.law-comparison/1"
    assert registers["leeds-dwight-1888"]["laws"] == ["13", "14"]

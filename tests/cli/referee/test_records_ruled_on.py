"""The command `referee` for a record and for an irregularity looked up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES
from tests.cli.runs import euchre
from tests.laws.runner import HERE

FALSE_LEAD = HERE / "leeds-dwight-1888" / "52-1.euchre"


def test_each_ruling_is_printed_with_its_line() -> None:
    done = euchre("referee", FALSE_LEAD)
    assert (done.code, done.err) == (0, "")
    assert "   13  D AS\n       D led out of turn (AS, trick 3)." in done.out
    assert "[leeds-dwight-1888 52, 53]" in done.out


def test_a_ruling_is_printed_as_json() -> None:
    document = json.loads(euchre("referee", FALSE_LEAD, "--json").out)
    assert document["schema"] == "euchre.referee/1"
    first = document["rulings"][0]
    assert (first["line"], first["irregularity"], first["verdict"]) == (13, "lead-out-of-turn", "offered")
    assert (first["offender"], first["holders"], first["cards"]) == ("D", ["A", "C"], ["AS"])
    assert document["unmet"] == []


def test_what_is_taken_for_granted_is_printed_with_its_line(tmp_path: Path) -> None:
    record = tmp_path / "evening.euchre"
    record.write_text(
        "euchre record 1\ncode leeds-dwight-1888\ndeal 1 by A\nA turns up 9H\nB passes, C assists\n"
        "A discards 7C\nA takes over alone\n"
    )
    said = " ".join(euchre("referee", record).out.split())
    assert "7 A takes over alone A's discard counts as put out but not let go" in said
    (reply,) = json.loads(euchre("referee", record, "--json").out)["replies"]
    assert reply["line"] == 7


def test_an_unmet_expectation_shows_expected_and_found_and_exits_1(tmp_path: Path) -> None:
    record = tmp_path / "evening.euchre"
    record.write_text(FALSE_LEAD.read_text().replace("expect holders A C", "expect holders B"))
    done = euchre("referee", record)
    assert done.code == 1
    assert "expected holders B; found A C" in done.out
    assert ":16: expected holders B; found A C" in done.err


def test_an_unknown_expectation_is_answered_with_the_nearest(tmp_path: Path) -> None:
    record = tmp_path / "evening.euchre"
    record.write_text(FALSE_LEAD.read_text().replace("expect holders A C", "expect holder A C"))
    done = euchre("referee", record)
    assert done.code == 1
    assert "begins with no word that can be expected; near to it: holders" in done.err


def test_an_impossible_act_is_an_error_with_its_line(tmp_path: Path) -> None:
    record = tmp_path / "evening.euchre"
    record.write_text(FALSE_LEAD.read_text() + "A AH\n")
    done = euchre("referee", record)
    assert done.code == 2
    assert "line 28" in done.err


def test_contradictory_lines_are_both_named(tmp_path: Path) -> None:
    record = tmp_path / "evening.euchre"
    record.write_text(
        "euchre record 1\ncode modern\ndeal 1 by A\nA deals 3-2\nA holds AH KH JD 9D AS\nA turns up JH\n"
        "B orders up, A discards 9D\nB TC, C JC, D QC, A KH\nA KH\n"
    )
    done = euchre("referee", record)
    assert done.code == 2
    assert "line 9, column 1: 'A KH' cannot be done: A does not hold KH" in done.err
    assert "A played it to trick 1; line 8 says 'A KH'" in done.err


@pytest.mark.parametrize("words", ["lead out of turn", "somebody leads out of turn", "lead-out-of-turn"])
def test_what_if_shows_six_answers_with_their_laws(words: str) -> None:
    done = euchre("referee", "--what-if", words)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("lead-out-of-turn: a player leads out of turn\n")
    assert [line.strip() for line in done.out.splitlines() if line.strip() in CODE_NAMES] == list(CODE_NAMES)
    for law in (
        "[professor-1862 L15]",
        "[jerome-1877 9.8, 9.9]",
        "[leeds-dwight-1888 52, 53]",
        "renege-turn",
    ):
        assert law in done.out


def test_what_if_answers_with_the_wider_law_of_a_special_case() -> None:
    done = euchre("referee", "--what-if", "leads several cards")
    first = done.out.partition("jerome-1877")[0]
    assert "may say which of the cards counts" in " ".join(first.split())
    assert "[professor-1862 L17]" in first


def test_what_if_says_where_a_decision_is_ours() -> None:
    out = euchre("referee", "--what-if", "dealer forgets to discard").out
    assert "[no law: decided where jerome-1877 is silent, s.3]" in " ".join(out.split())


def test_what_if_without_a_match_lists_all_irregularities() -> None:
    done = euchre("referee", "--what-if", "quince jelly")
    assert done.code == 1
    assert "lead-out-of-turn" in done.err


def test_what_if_as_json_has_every_game() -> None:
    document = json.loads(euchre("referee", "--what-if", "revoke", "--json").out)
    (revoke,) = document["irregularities"]
    points = {name: row["points"] for name, row in revoke["codes"].items()}
    assert points == {
        "professor-1862": 2,
        "jerome-1877": 2,
        "leeds-dwight-1888": 3,
        "modern": 2,
        "modern-3": 2,
        "modern-2": 2,
    }


def test_house_rules_of_another_game_are_refused(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text('base = "modern"\n[changes]\nno_trump = true\n')
    done = euchre("referee", "--code", "jerome-1877", "--rules", rules)
    assert done.code == 2
    assert "is based on modern, not on jerome-1877" in done.err


@pytest.mark.parametrize(
    "option", [("--code", "modern"), ("--rules", "house.toml"), ("--record", "t.euchre")]
)
def test_a_record_is_not_ruled_on_under_other_rules(option: tuple[str, str], tmp_path: Path) -> None:
    done = euchre("referee", *option, tmp_path / "evening.euchre")
    assert done.code == 2
    assert f"leave out {option[0]} or the file" in " ".join(done.err.split())

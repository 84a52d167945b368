from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.laws import CODE_NAMES
from tests.cli.runs import euchre


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_score_of_a_code_is_listed(name: str) -> None:
    document = json.loads(euchre("lab", "equity", "--code", name, "--json").out)
    assert (document["schema"], document["code"]) == ("euchre.equity/1", name)
    first_game = [score for score in document["scores"] if not score.get("rubber")]
    sides = len(first_game[0]["points"])
    assert len(first_game) >= document["game_points"] ** sides
    assert document["made_from"]["deals"] >= 1_000_000


def test_a_table_is_printed() -> None:
    run = euchre("lab", "equity", "--points", "5")
    assert (run.code, run.err) == (0, "")
    assert len(run.out.splitlines()) == 2 + 1 + 2 + 5


def test_one_score_is_shown_with_the_value_after_each_outcome() -> None:
    document = json.loads(euchre("lab", "equity", "--at", "8-3", "--json").out)
    worth = {tuple(row["points"]): row["worth"][0] for row in document["outcomes"]}
    assert worth[2, 0] == worth[4, 0] == 1
    assert worth[1, 0] > document["before"][0] > worth[0, 2]


def test_scores_of_three_sides_are_grouped_by_the_dealers_points() -> None:
    run = euchre("lab", "equity", "--code", "modern-3", "--points", "5")
    assert run.out.count("dealer has") == 5


def test_scores_of_a_rubber_are_grouped_by_games() -> None:
    assert "after games 1-1; " in euchre("lab", "equity", "--code", "leeds-dwight-1888").out


@pytest.mark.parametrize("player", ["simple", "random"])
def test_rebuilt_counts_are_reproducible(player: str, tmp_path: Path) -> None:
    wanted = (
        "lab",
        "equity",
        "--rebuild",
        "--code",
        "modern",
        "--deals",
        "2000",
        "--player",
        player,
        "--output",
        tmp_path,
    )
    assert euchre(*wanted).code == 0
    first = (tmp_path / "modern.json").read_text()
    assert euchre(*wanted).code == 0
    assert (tmp_path / "modern.json").read_text() == first
    assert json.loads(first)["deals"] == 2000


@pytest.mark.parametrize(
    "wrong",
    [
        ("--at", "10-3"),
        ("--at", "3"),
        ("--at", "1-2-3"),
        ("--rebuild", "--json"),
        ("--rebuild", "--player", "nobody"),
        ("--code", "bridge"),
    ],
)
def test_wrong_use_is_one_line(wrong: tuple[str, ...]) -> None:
    run = euchre("lab", "equity", *wrong)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--points", "101"), "a game to 101 between 2 sides is too long: 100 at most"),
        (("--code", "modern-3", "--points", "26"), "a game to 26 between 3 sides is too long: 25 at most"),
    ],
)
def test_very_long_games_are_refused(words: tuple[str, ...], fault: str) -> None:
    run = euchre("lab", "equity", *words)
    assert (run.code, run.err) == (2, f"euchre: {fault}\n")


@pytest.mark.parametrize("words", [("lab", "equity", "--rebuild"), ("lab", "train")])
def test_a_folder_that_cannot_be_written_is_refused_before_the_work(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    run = euchre(*words, "--deals", "1000000000", "--output", tmp_path / "missing")
    assert run.code == 2
    assert "cannot be written: No such file or directory" in run.err
    assert run.out == ""


def test_the_old_name_of_an_option_still_works_and_says_what_it_is_called_now() -> None:
    run = euchre("lab", "equity", "--to", "5")
    assert run.out == euchre("lab", "equity", "--points", "5").out
    assert run.err == "euchre: '--to' is now '--points'; the old name goes with version 0.2\n"

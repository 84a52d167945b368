"""`euchre puzzles`: solved at the terminal, as JSON, and mined."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from euchre.puzzles import puzzle_by_id, puzzles, puzzles_with
from tests.cli.runs import EUCHRE, environment, euchre

NAME = next(puzzle.id for puzzle in puzzles() if "ordering" in puzzle.themes and not puzzle.title)


def typed(text: str, *arguments: str) -> str:
    """Return what the command prints when a person types some lines."""
    done = subprocess.run(
        [*EUCHRE, "puzzles", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
        check=True,
    )
    return " ".join(done.stdout.split())


def test_a_puzzle_is_asked_and_answered() -> None:
    puzzle = puzzle_by_id(NAME)
    words = puzzle.best.act.words
    said = typed(f"nonsense\n{words}\n\n", "--id", NAME)
    assert "You may say" in said
    assert "Right." in said
    assert "one layout of many" in said
    assert "Solved: 1 of 1." in said


def test_quitting_states_the_count() -> None:
    assert "Solved: 0 of 0." in typed("quit\n", "--theme", "coup")


def test_a_puzzle_as_json_has_its_options() -> None:
    document = json.loads(euchre("puzzles", "--id", NAME, "--json").out)
    assert document["schema"] == "euchre.puzzle/1"
    assert document["id"] == NAME
    assert document["options"][0][0] == puzzle_by_id(NAME).best.act.text


def test_the_daily_puzzle_is_a_mined_one() -> None:
    document = json.loads(euchre("puzzles", "--daily", "--json").out)
    assert puzzle_by_id(document["id"]) not in puzzles_with("coup")


def test_themes_are_listed_and_an_unknown_one_is_refused() -> None:
    assert "left-bower" in euchre("puzzles", "--themes").out
    refused = euchre("puzzles", "--theme", "none")
    assert refused.code == 2
    assert "the themes are" in refused.err


def test_mining_prints_one_document_a_line() -> None:
    found = euchre("puzzles", "mine", "--code", "modern-2", "--games", "1", "--worlds", "200", "--jobs", "1")
    assert found.code == 0
    assert all(json.loads(line)["code"] == "modern-2" for line in found.out.splitlines())
    assert "puzzles in 1 games" in found.err


MINE = ("puzzles", "mine", "--code", "modern-2", "--worlds", "200", "--jobs", "1")


def test_mining_goes_on_after_the_last_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    assert euchre(*MINE, "--games", "1", "--output", str(file)).code == 0
    first = file.read_text()
    file.write_text(first + '{"code":"modern-2","brok')  # the next game was being written
    assert euchre(*MINE, "--games", "2", "--output", str(file)).code == 0
    assert file.read_text() == euchre(*MINE, "--games", "2").out
    assert file.read_text().startswith(first)
    refused = euchre(*MINE, "--games", "2", "--seed", "3", "--output", str(file))
    assert refused.code == 2
    assert "other options" in refused.err


def test_mining_on_a_cluster_gives_the_same_puzzles() -> None:
    pytest.importorskip("distributed")
    alone = euchre(*MINE, "--games", "2")
    shared = euchre(*MINE, "--games", "2", "--cluster", "local")
    assert shared.code == 0, shared.err
    assert shared.out == alone.out
    assert euchre(*MINE, "--games", "1", "--cluster", "nowhere").code == 2

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.runs import euchre

PAGE = Path(__file__).resolve().parents[3] / "docs" / "players" / "engines.md"
PATIENCE = "3"
"""Seconds in which a program starts on a busy machine."""
SHORT = ("--deals", "6", "--seed", "1", "--json")


def program(folder: Path, text: str) -> str:
    """Return a program in a file, as a command."""
    file = folder / "engine.py"
    file.write_text(text)
    return shlex.join([sys.executable, str(file)])


@pytest.fixture
def example() -> str:
    """Return the program that the page shows."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_program_on_the_page_plays(example: str, tmp_path: Path) -> None:
    run = euchre("arena", "simple", "--engine", program(tmp_path, example), "--jobs", "1", *SHORT)
    document = json.loads(run.out)
    assert (run.code, run.err) == (0, "")
    assert (document["players"], document["deals"]) == (["simple", "engine"], 6)


def test_the_program_with_notices_on_the_page_plays(tmp_path: Path) -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)[1]
    run = euchre("arena", "simple", "--engine", program(tmp_path, shown), "--jobs", "1", *SHORT)
    document = json.loads(run.out)
    assert (run.code, run.err) == (0, "")
    assert document["forfeit"] is None
    assert document["deals"] == 6


@pytest.mark.parametrize("code", ["professor-1862", "modern-3", "modern-2"])
def test_two_processes_with_a_program_each_give_the_result_of_one(
    code: str, example: str, tmp_path: Path
) -> None:
    by_seed = example.replace('["acts"][0]', '["acts"][question["seed"] % len(question["acts"])]')
    engine = ("--engine", f"mine={program(tmp_path, by_seed)}", "--engine-key", "0f", "--code", code)
    one, two = (json.loads(euchre("arena", "simple", *engine, "--jobs", n, *SHORT).out) for n in "12")
    assert one["players"] == ["simple", "mine"]
    assert one["points_per_deal"] == two["points_per_deal"]
    assert one["health"] == two["health"]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("change", "why", "last_line"),
    [
        ("raise SystemExit('no more cards')", "ended with exit code 1", "no more cards"),
        ("import os; os.kill(os.getpid(), 9)", "died of signal 9", '{"act": "'),
        ("import time; time.sleep(60)", f"gave no answer in {PATIENCE} seconds", '{"act": "'),
        ("print('pass', flush=True)", "answered with a line that is not a JSON object", "pass"),
        ("print('[]', flush=True)", "answered with a line that is not a JSON object", "[]"),
        ("print('{}', flush=True)", "answered null, but the lawful acts are", "{}"),
        ('print(\'{"act": "A XX"}\', flush=True)', 'answered "A XX", but', '{"act": "A XX"}'),
    ],
)
def test_a_program_that_fails_forfeits_and_what_was_played_is_kept(
    change: str, why: str, last_line: str, jobs: str, example: str, tmp_path: Path
) -> None:
    """The fault comes with the first card led to the second trick of a deal that A deals, the fifth."""
    when = 'question.get("view", {}).get("dealer") == "A" and len(question["view"]["tricks"]) == 1'
    faulty = (
        example.replace("    print(json", f"    if {when} and 5 <= len(seen): {change}\n    print(json")
        .replace("for line", "seen = set()\nfor line")
        .replace("    question =", "    seen.add(line)\n    question =")
    )
    path = tmp_path / "results"
    engine = ("--engine", program(tmp_path, faulty), "--patience", PATIENCE, "--results", path)
    run = euchre("arena", "simple", *engine, "--jobs", jobs, *SHORT)
    forfeit = json.loads(run.out)["forfeit"]
    assert run.code == 1
    assert forfeit["player"] == "engine"
    assert forfeit["why"].startswith(why)
    assert forfeit["last_line"].startswith(last_line)
    assert run.err.startswith(f"euchre: engine forfeits in pair {forfeit['pair']}: it {why}")
    *lines, key = path.read_text().splitlines()[2:]
    assert list(json.loads(key)) == ["key"]
    kept = [json.loads(line)["pair"] for line in lines]
    assert kept == list(range(1, forfeit["pair"]))


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("/nowhere/engine", "cannot be started"),
        ("'", "cannot be started"),
        ("true", "ended with exit code 0"),
        ("echo {}", "does not confirm that it speaks euchre.engine/1"),
    ],
)
def test_a_program_that_does_not_begin_forfeits_at_once(command: str, why: str) -> None:
    run = euchre("arena", "simple", "--engine", command, "--jobs", "1", *SHORT)
    assert run.code == 1
    assert json.loads(run.out)["forfeit"]["why"].startswith(why)
    assert run.err.count("\n") == 1


def test_a_league_continues_without_a_player_that_forfeits() -> None:
    run = euchre("arena", "simple", "random", "--engine", "true", "--jobs", "1", *SHORT)
    document = json.loads(run.out)
    assert (run.code, document["schema"]) == (1, "euchre.league/1")
    assert [match["deals"] for match in document["matches"]] == [6, 0, 0]
    assert document["table"][0]["player"] == "simple"


@pytest.mark.parametrize("key", ["", "f", "xyz", "00" * 65])
def test_a_malformed_engine_key_is_refused_in_one_line(key: str) -> None:
    run = euchre("arena", "simple", "--engine", "true", "--engine-key", key, *SHORT)
    assert run.code == 2
    assert run.err.startswith("euchre: --engine-key must be 1 to 64 bytes")

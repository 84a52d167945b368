"""Python classes as entrants: `module:Class`."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import groupby
from pathlib import Path

import pytest

from tests.cli.runs import EUCHRE, Run, environment

PLAYERS = '''
class First:
    """Takes the first lawful act."""

    name = "first"

    def choose(self, view, due, stream):
        return due.acts[0]


class Chancy(First):
    """Takes any lawful act."""

    def choose(self, view, due, stream):
        return stream.choice(due.acts)


class Broken(First):
    """Divides by zero."""

    def choose(self, view, due, stream):
        return 1 // 0


class Lawless(First):
    """Answers with something else."""

    def choose(self, view, due, stream):
        return "hearts"


class NoPlayer:
    """Cannot choose."""


class Demanding(First):
    """Needs an argument."""

    def __init__(self, level):
        self.level = level


class Learning(First):
    """Tells with each card how many deals it has seen."""

    seen = 0

    def choose(self, view, due, stream):
        with open("told", "a") as file:
            print(self.seen, file=file)
        print("what a class prints is no answer")
        return due.acts[0]

    def after_deal(self, view):
        other = Learning()
        other.seen = self.seen + 1
        return other
'''
KEY = "00" * 16
REPEATED = ("--seed", "1", "--engine-key", KEY)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a module of players."""
    (tmp_path / "own_players.py").write_text(PLAYERS)
    return tmp_path


def arena(folder: Path, *words: str) -> Run:
    """Run a match in a folder."""
    return command(folder, "arena", *words)


def command(folder: Path, *words: str) -> Run:
    """Run a command in a folder."""
    done = subprocess.run(
        [*EUCHRE, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def test_a_class_plays_a_match_that_any_number_of_processes_gives(folder: Path) -> None:
    words = ("own_players:Chancy", "random", "--deals", "12", *REPEATED, "--json")
    one, two = (arena(folder, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert (one.code, one.err) == (0, "")
    found, again = (json.loads(run.out) for run in (one, two))
    assert found["players"] == again["players"] == ["Chancy", "random"]
    assert found["points_per_deal"] == again["points_per_deal"]
    assert found["engine_key"] == KEY


def test_a_results_file_names_the_class_and_is_continued(folder: Path) -> None:
    words = ("own_players:First", "simple", *REPEATED, "--results", "kept.jsonl")
    assert arena(folder, *words, "--deals", "4").code == 0
    assert '"own_players:First"' in (folder / "kept.jsonl").read_text()
    assert arena(folder, *words, "--deals", "6").code == 0
    other = arena(folder, "own_players:Chancy", *words[1:], "--deals", "6")
    assert other.code == 2


def test_a_class_learns_within_its_pairs_only(folder: Path) -> None:
    words = ("--deals", "6", "--in-a-row", "3", "--jobs", "1")
    assert arena(folder, "own_players:Learning", "simple", *words).code == 0
    told = map(int, (folder / "told").read_text().split())
    assert [deals for deals, _ in groupby(told)] == [0, 1, 2] * 4


def test_a_class_learns_at_the_terminal(folder: Path) -> None:
    words = ("--players", "own_players:Learning,simple,simple,simple", "--deals", "2", "--auto")
    assert command(folder, "play", *words).code == 0
    told = map(int, (folder / "told").read_text().split())
    assert [deals for deals, _ in groupby(told)] == [0, 1]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "own_players:Broken",
            "Broken forfeits in pair 1: it raised an error; its last line: ZeroDivisionError",
        ),
        ("own_players:Lawless", 'Lawless forfeits in pair 1: it answered "hearts", but the lawful acts are'),
    ],
)
def test_a_faulty_class_forfeits(folder: Path, name: str, message: str) -> None:
    done = arena(folder, name, "simple", "--deals", "4", "--jobs", "1")
    assert done.code == 1
    assert message in done.err


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("own_players:Missing", "has no attribute 'Missing'"),
        ("no_such_module:First", "No module named 'no_such_module'"),
        (":First", "cannot be used as a player"),
        ("own_players:NoPlayer", "it needs a method choose"),
        ("own_players:Demanding", "missing 1 required positional argument"),
    ],
)
def test_a_class_that_is_no_player_is_refused(folder: Path, name: str, message: str) -> None:
    done = arena(folder, name, "simple")
    assert done.code == 2
    assert message in done.err
    assert done.out == ""


@pytest.mark.parametrize("has_bubblewrap", [True, False])
def test_a_sandbox_shuts_a_class_off_from_the_disk(
    has_bubblewrap: bool, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where bubblewrap is installed the class cannot write; where it is not, the option is refused."""
    if not has_bubblewrap:
        monkeypatch.setenv("PATH", "/nowhere")
    is_there = shutil.which("bwrap") is not None
    run = arena(folder, "own_players:Learning", "simple", "--deals", "3", "--jobs", "1", "--sandbox")
    assert run.code == (1 if is_there else 2)
    assert ("Read-only file system" if is_there else "--sandbox needs bubblewrap") in run.err
    assert not (folder / "told").exists()

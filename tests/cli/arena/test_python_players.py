"""Python classes as entrants: `module:Class`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import ClassVar

import pytest

from euchre.acts import Act
from euchre.arena.python_player import PythonPlayer
from euchre.chance import SEAT, Stream
from euchre.deal import Due, awaited
from euchre.env import Episode
from euchre.errors import EuchreError
from euchre.game import new_score
from euchre.laws import load_code
from euchre.view import View, view_of
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
'''
KEY = "00" * 16


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a module of players."""
    (tmp_path / "own_players.py").write_text(PLAYERS)
    return tmp_path


def arena(folder: Path, *words: str) -> Run:
    """Run a match in a folder."""
    done = subprocess.run(
        [*EUCHRE, "arena", *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def test_a_class_plays_a_match_that_any_number_of_processes_gives(folder: Path) -> None:
    words = ("own_players:Chancy", "random", "--deals", "12", "--engine-key", KEY, "--json")
    one, two = (arena(folder, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert (one.code, one.err) == (0, "")
    found, again = (json.loads(run.out) for run in (one, two))
    assert found["players"] == again["players"] == ["Chancy", "random"]
    assert found["points_per_deal"] == again["points_per_deal"]
    assert found["engine_key"] == KEY


def test_a_results_file_names_the_class_and_is_continued(folder: Path) -> None:
    words = ("own_players:First", "simple", "--engine-key", KEY, "--results", "kept.jsonl")
    assert arena(folder, *words, "--deals", "4").code == 0
    assert '"own_players:First"' in (folder / "kept.jsonl").read_text()
    assert arena(folder, *words, "--deals", "6").code == 0
    other = arena(folder, "own_players:Chancy", *words[1:], "--deals", "6")
    assert other.code == 2


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "own_players:Broken",
            "Broken forfeits in pair 1: it raised an error; its last line: ZeroDivisionError",
        ),
        ("own_players:Lawless", "Lawless forfeits in pair 1: it answered hearts, but the lawful acts are"),
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
        ("own_players:NoPlayer", "it needs a method choose"),
        ("own_players:Demanding", "missing 1 required positional argument"),
    ],
)
def test_a_class_that_is_no_player_is_refused(folder: Path, name: str, message: str) -> None:
    done = arena(folder, name, "simple")
    assert done.code == 2
    assert message in done.err
    assert done.out == ""


class Watching:
    """Notes the keys of its streams."""

    name = "watching"
    seen: ClassVar[list[int]] = []

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The first lawful act."""
        self.seen.append(stream.key)
        return due.acts[0]


def test_the_stream_of_a_class_tells_nothing_of_the_match() -> None:
    """An attacker who knows the seed cannot tell the stream that the class gets, for it lacks the key."""
    seen = Watching.seen
    episode = Episode(load_code("modern"), 5)
    due = awaited(episode.deal)[0]
    view = view_of(episode.deal, due.actor, new_score(episode.code))
    own = Stream(5, 1, SEAT + due.actor, len(episode.deal.acts))
    for key in (b"one key", b"another"):
        PythonPlayer(f"{__name__}:Watching", key).open().choose(view, due, own)
    assert seen[0] != seen[1]
    assert own.key not in seen
    assert Stream(own.key).key not in seen


def test_a_path_without_a_module_is_refused() -> None:
    with pytest.raises(EuchreError, match="cannot be used"):
        PythonPlayer(":First", b"key").open()

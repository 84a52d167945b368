"""Python classes and external programs at the terminal's table."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.runs import euchre

CLASSES = """
class Careful:
    name = "careful"
    def choose(self, view, due, stream):
        return due.acts[0]

class Broken:
    name = "broken"
    def choose(self, view, due, stream):
        raise ValueError("no idea")
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message.get("ask") == "protocol":
        print(json.dumps({"protocol": "euchre.engine/2"}), flush=True)
    elif message.get("ask") == "act":
        print(json.dumps({"act": message["acts"][0]}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the present folder, with classes and a program that are players."""
    (tmp_path / "classes_that_play.py").write_text(CLASSES)
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def engine(file: Path) -> tuple[str, str]:
    return "--engine", f"mine={shlex.join([sys.executable, str(file)])}"


@pytest.mark.parametrize("mode", [(), ("--club",)])
def test_classes_programs_and_built_in_players_share_a_table(folder: Path, mode: tuple[str, ...]) -> None:
    seats = "classes_that_play:Careful,simple,book,mine"
    record = folder / "game.euchre"
    command = ("play", "--auto", "--deals", "2", "--players", seats, *engine(folder / "program.py"), *mode)
    run = euchre(*command, "--record", record)
    assert (run.code, run.err) == (0, "")
    assert "x-players classes_that_play:Careful simple book mine" in record.read_text()


def test_a_game_with_a_program_is_continued_with_the_program(folder: Path) -> None:
    record, mine = folder / "game.euchre", engine(folder / "program.py")
    assert euchre("play", "--auto", "--deals", "1", "--players", "mine", *mine, "--record", record).code == 0
    without = euchre("play", "--auto", "--deals", "2", "--resume", record)
    assert without.code == 2
    assert "there is no player 'mine'" in without.err
    assert euchre("play", "--auto", "--deals", "2", "--resume", record, *mine).code == 0


@pytest.mark.parametrize(
    ("players", "command", "said"),
    [
        ("classes_that_play:Broken", "true", "Broken raised an error"),
        ("classes_that_play:Nobody", "true", "cannot be used as a player"),
        ("mine", "false", "mine ended with exit code 1"),
        ("mine", "no-such-program-here", "mine cannot be started"),
    ],
)
def test_a_player_that_fails_ends_the_game_in_words(
    folder: Path, players: str, command: str, said: str
) -> None:
    run = euchre("play", "--auto", "--deals", "1", "--players", players, "--engine", f"mine={command}")
    assert run.code != 0
    assert said in run.err
    assert "Traceback" not in run.err


def test_a_book_is_a_player_of_the_arena_and_no_class() -> None:
    run = euchre("arena", "book:leeds-dwight-1888", "simple", "--deals", "2", "--jobs", "1")
    assert (run.code, run.err) == (0, "")

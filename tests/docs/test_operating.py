"""The commands of the pages on serving have their options, and those for the operator do what is said."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from euchre.cli.commands import command_line
from tests.server.helpers.ports import free_port

ROOT = Path(__file__).parents[2]
PAGES = {name: (ROOT / "docs" / "server" / f"{name}.md").read_text() for name in ("operating", "index")}
PAGE = PAGES["operating"]
PROGRAM = "/opt/euchre/bin/euchre"


def commands(text: str) -> list[str]:
    """Return the commands in the shell blocks of a page, a line each."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for line in "".join(blocks).splitlines() if line]


def below(heading: str) -> list[str]:
    """Return the commands of one part of the page."""
    return commands(PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0])


def of_euchre(line: str) -> list[str]:
    """Return the words after the name of the program; empty for other commands."""
    words = shlex.split(line, comments=True)
    words = words[words.index("--") + 1 :] if words[0] == "runuser" else words
    return words[1:] if words[0] in ("euchre", PROGRAM) else []


def started_by(unit: str) -> str:
    """Return the words that a unit gives to the program."""
    line = re.search(rf"^ExecStart={PROGRAM} (.*)$", (ROOT / "deploy" / unit).read_text(), re.MULTILINE)
    assert line is not None
    return line[1]


WRITTEN = [words for text in PAGES.values() for line in commands(text) if (words := of_euchre(line))]


@pytest.mark.parametrize("words", WRITTEN, ids=" ".join)
def test_commands_of_the_pages_have_their_options(words: list[str]) -> None:
    name, *rest = words
    command = command_line.get_command(click.Context(command_line), name)
    assert command is not None
    command.make_context(name, rest)


def test_every_command_of_the_page_parses() -> None:
    assert len(below("Install")) > 5
    assert subprocess.run(["sh", "-n"], input="\n".join(commands(PAGE)), text=True).returncode == 0


def test_files_and_extras_that_the_page_names_exist() -> None:
    named = set(re.findall(r"deploy/[\w.-]+", PAGE))
    assert named == {str(file.relative_to(ROOT)) for file in (ROOT / "deploy").iterdir()}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    asked = {extra for group in re.findall(r"\[([a-z,]+)\]'", PAGE) for extra in group.split(",")}
    assert {"server", "metrics", "passkeys"} <= asked <= set(extras)


class Machine:
    """Stands in for the machine of the page: its folders are in one of ours, its server is a process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: subprocess.Popen[str] | None = None
        tools = {"runuser": 'shift 3; exec "$@"', "chown": "exit 0", "journalctl": "exit 0"}
        tools |= {"euchre": f'exec {sys.executable} -m euchre "$@"', "pip": "exit 0"}
        (folder / "bin").mkdir()
        for name, does in tools.items():
            (folder / "bin" / name).write_text(f"#!/bin/sh\n{does}\n")
            (folder / "bin" / name).chmod(0o755)

    def here(self, text: str) -> str:
        """Return a text with paths and ports of this machine."""
        for name in ("euchre", "pip"):
            text = text.replace(f"/opt/euchre/bin/{name}", str(self.folder / "bin" / name))
        return text.replace("/var/lib/", f"{self.folder}/").replace(":8009", f":{free_port()}")

    def start(self) -> None:
        """Start the server with the options of the unit; it listens when this returns."""
        words = [*shlex.split(self.here(started_by("euchre.service"))), "--port", str(free_port())]
        program = [sys.executable, "-m", "euchre", *words]
        self.server = subprocess.Popen(program, stderr=subprocess.PIPE, text=True)
        assert self.server.stderr is not None
        assert self.server.stderr.readline().startswith("Open https://")

    def stop(self) -> None:
        """Stop the server as systemd does."""
        server, self.server = self.server, None
        if server is not None:
            server.terminate()
            _, log = server.communicate()
            assert (server.returncode, log) == (-signal.SIGTERM, "")
            assert not (self.folder / "euchre" / "control").exists()

    def type(self, line: str) -> str:
        """Return what a line of the page prints; it has to succeed."""
        words = shlex.split(line)
        if words[0] == "systemctl":
            return self._systemctl(*words[1:])
        done = subprocess.run(
            ["sh", "-ec", self.here(line)],
            env={"PATH": f"{self.folder / 'bin'}:/usr/bin:/bin", "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, ""), line
        return done.stdout

    def _systemctl(self, does: str, unit: str) -> str:
        if unit == "euchre-backup":
            assert does == "start"
            return self.type(f"{PROGRAM} {started_by('euchre-backup.service')}")
        assert unit == "euchre"
        if does in ("stop", "restart"):
            self.stop()
        if does in ("start", "restart"):
            self.start()
        return ""


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """Yield a machine on which the server runs."""
    (tmp_path / "euchre").mkdir()
    one = Machine(tmp_path)
    try:
        one.start()
        yield one
    finally:
        one.stop()


def test_copies_are_made_restored_and_served(machine: Machine) -> None:
    copy, _, *restore = below("Copies of the data")
    assert machine.type(copy).endswith("0 tables, 0 events, all well\n")
    (made,) = (machine.folder / "euchre-backups").iterdir()
    printed = [machine.type(line) for line in restore]
    assert "0 tables, 0 events, all well\n" in printed
    assert (machine.folder / "euchre" / "euchre.sqlite").stat().st_size >= made.stat().st_size
    assert machine.server is not None


def test_running_server_answers_the_operator_and_is_upgraded(machine: Machine) -> None:
    status, *others = (line for line in below("Looking at it") if of_euchre(line))
    assert re.search(r"^draining +False$", machine.type(status), re.MULTILINE)
    assert [machine.type(line) for line in others] == ["no tables\n", "no people\n"]
    drain, *upgrade = below("Upgrading")
    machine.type(drain)
    assert re.search(r"^draining +True$", machine.type(status), re.MULTILINE)
    for line in upgrade:
        machine.type(line)
    assert re.search(r"^draining +False$", machine.type(status), re.MULTILINE)


def test_the_tests_that_the_pages_name_are_there() -> None:
    pages = [*PAGES.values(), (ROOT / "docs" / "server" / "reliability.md").read_text()]
    named = {name for page in pages for name in re.findall(r"`([\w/]*test_\w+\.py)`", page)}
    known = [path.as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    assert len(named) > 20
    assert {name for name in named if not any(path.endswith(f"/{name}") for path in known)} == set()

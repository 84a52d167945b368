"""Completion in the shell: the script is printed, and bash completes with it."""

from __future__ import annotations

import subprocess

import pytest

from tests.cli.runs import environment, euchre


def completed(line: str) -> list[str]:
    """Return what bash would offer after a line, as the script asks for it."""
    words = line.split(" ")
    run = euchre(_EUCHRE_COMPLETE="bash_complete", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert run.code == 0
    return [answer.partition(",")[2] for answer in run.out.splitlines()]


def test_commands_are_completed() -> None:
    assert completed("euchre co") == ["codes", "convert", "completion"]


def test_options_are_completed() -> None:
    assert completed("euchre play --re") == ["--record", "--resume"]


@pytest.mark.parametrize("line", ["euchre law jer", "euchre play --code jer", "euchre codes jer"])
def test_codes_are_completed(line: str) -> None:
    assert completed(line) == ["jerome-1877"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("euchre arena simple exp", ["expert"]),
        ("euchre play --players expert,re", ["expert,regular"]),
    ],
)
def test_players_are_completed(line: str, names: list[str]) -> None:
    assert completed(line) == names


def test_records_are_completed_as_files() -> None:
    run = euchre(_EUCHRE_COMPLETE="bash_complete", COMP_WORDS="euchre replay ev", COMP_CWORD="2")
    assert run.out.splitlines() == ["file,ev"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_is_printed_for_each_shell(shell: str) -> None:
    script = euchre("completion", shell)
    assert (script.code, script.err) == (0, "")
    assert f"_EUCHRE_COMPLETE={shell}_complete" in script.out


def test_bash_accepts_its_script() -> None:
    script = euchre("completion", "bash").out
    check = subprocess.run(
        ["bash", "-c", f"{script}\ncomplete -p euchre"], capture_output=True, text=True, env=environment()
    )
    assert (check.returncode, check.stderr) == (0, "")
    assert "_euchre_completion" in check.stdout

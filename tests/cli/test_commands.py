"""The command line as a whole: help, exit codes, pipes, the reference page."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import click
import pytest

from euchre import __version__
from euchre.cli.code_options import field_docs
from euchre.cli.commands import COMMANDS, RENAMED, command_line
from euchre.laws import CODE_NAMES, VALUE_FIELDS, load_code, plain_value
from tests.cli.runs import EUCHRE, environment, euchre
from tools.docs import cli_reference as reference
from tools.docs.terminal_picture import table_picture

DOCS = Path(__file__).parents[2] / "docs"


def _tree(path: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from _tree(f"{path} {name}", found)


TREE = dict(_tree("euchre", command_line))


@pytest.mark.parametrize("path", TREE)
def test_help_has_an_example(path: str) -> None:
    assert f"Example: {path}" in reference.help_of(path)


@pytest.mark.parametrize("path", TREE)
def test_help_is_at_most_eighty_columns_wide(path: str) -> None:
    assert max(map(len, reference.help_of(path).split("\n"))) <= 80


@pytest.mark.parametrize("name", COMMANDS)
def test_listed_help_is_the_commands_own_first_line(name: str) -> None:
    help_text = TREE[f"euchre {name}"].help
    assert help_text is not None
    assert help_text.split("\n")[0] == COMMANDS[name][1]


def test_every_command_has_a_module_of_its_name() -> None:
    modules = [import_module(f"euchre.cli.{module}") for module, _ in COMMANDS.values()]
    assert [module.command.name for module in modules] == list(COMMANDS)


def test_the_reference_page_is_up_to_date() -> None:
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    assert reference.with_help(page) == page


@pytest.mark.parametrize("path", TREE)
def test_the_reference_page_has_every_command(path: str) -> None:
    assert f"<!-- help: {path} -->" in (DOCS / "cli.md").read_text(encoding="utf-8")


def test_the_picture_of_the_table_is_up_to_date() -> None:
    assert (DOCS / "pictures" / "table.svg").read_text(encoding="utf-8") == table_picture()


def test_the_picture_loads_nothing_from_outside() -> None:
    names = [name for node in ElementTree.fromstring(table_picture()).iter() for name in node.attrib]
    assert "x" in names
    assert not [name for name in names if "href" in name or "src" in name]
    assert "@import" not in table_picture()


def test_help_loads_no_command_and_no_game() -> None:
    script = (
        "import sys\nfrom euchre.cli.entry import run\nrun(['--help'])\n"
        "print([name for name in sys.modules if name.startswith(('rich', 'euchre.laws', 'euchre.cli.play'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")


def test_version_is_printed() -> None:
    assert euchre("--version").out == f"euchre {__version__}\n"


def test_no_command_prints_the_help() -> None:
    run = euchre()
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Usage: euchre")


@pytest.mark.parametrize("wrong", [("deal",), ("--loud",), ("codes", "bridge"), ("replay",)])
def test_wrong_use_exits_2_with_one_line(wrong: tuple[str, ...]) -> None:
    run = euchre(*wrong)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("arguments", [("codes",), ("codes", "modern"), ("play", "--auto", "--seed", "1")])
def test_a_closed_pipe_is_not_an_error(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [*EUCHRE, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
        code = process.wait(60)
    assert first.strip()
    assert (code, said) == (0, "")


def test_no_colour_outside_a_terminal() -> None:
    assert "\x1b" not in euchre("codes", "modern", FORCE_COLOR="1").out


def test_codes_lists_the_six_games() -> None:
    document = json.loads(euchre("codes", "--json").out)
    assert document["schema"] == "euchre.codes/1"
    assert [code["name"] for code in document["codes"]] == list(CODE_NAMES)
    table = euchre("codes").out
    assert [name for name in CODE_NAMES if name not in table] == []
    assert max(map(len, table.split("\n"))) <= 80


@pytest.mark.parametrize("name", CODE_NAMES)
def test_codes_prints_every_value_of_a_code(name: str) -> None:
    document = json.loads(euchre("codes", name, "--json").out)
    code = load_code(name)
    assert document["schema"] == "euchre.code/1"
    assert {key: (entry["value"], tuple(entry["laws"])) for key, entry in document["values"].items()} == {
        key: (plain_value(getattr(code, key)), code.laws[key]) for key in VALUE_FIELDS
    }


def test_every_value_of_a_code_is_documented() -> None:
    docs = field_docs()
    assert [name for name in VALUE_FIELDS if not docs.get(name, "").endswith(".")] == []


def test_an_interrupt_outside_the_table_exits_130() -> None:
    script = (
        "import sys\nfrom euchre.cli import entry\n"
        "def interrupted(arguments):\n    raise KeyboardInterrupt\n"
        "entry._guarded = interrupted\nentry.main([])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "euchre: interrupted\n")


def _with_stdout(redirection: str) -> subprocess.CompletedProcess[str]:
    """Run `euchre codes` in a shell with its standard output redirected."""
    line = f"{sys.executable} -m euchre codes {redirection}"
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment())


def test_output_that_cannot_be_written_exits_2_with_one_line() -> None:
    done = _with_stdout("> /dev/full")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("euchre: standard output: ")


def test_a_closed_standard_output_is_not_an_error() -> None:
    done = _with_stdout(">&-")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("old", RENAMED)
def test_an_old_name_still_works_and_says_what_it_is_called_now(old: str) -> None:
    run = euchre(old, "--help")
    assert run.code == 0
    assert run.out.startswith("Usage:")
    assert f"'euchre {old}' is now 'euchre {RENAMED[old]}'" in run.err

"""Updates the help texts in `docs/cli.md`: `python -m tools.docs.cli_reference docs/cli.md`.

It replaces the text between `<!-- help: NAME -->` and `<!-- end of help -->` and leaves the rest.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import click

from euchre.cli.commands import command_line
from euchre.cli.records.reading import write_whole

_HELP = re.compile(r"(<!-- help: (?P<name>[a-z -]+?) -->\n).*?(<!-- end of help -->)", re.DOTALL)


def help_of(path: str) -> str:
    """Return the help of a command such as `euchre codes`, at 80 columns."""
    names = ["-h", "--help"]  # click keeps the first it is given
    context = click.Context(command_line, info_name="euchre", terminal_width=80, help_option_names=names)
    command: click.Command = command_line
    for name in path.split(" ")[1:]:
        found = command.get_command(context, name) if isinstance(command, click.Group) else None
        if found is None:
            raise KeyError(f"there is no command '{path}'")
        command, context = found, click.Context(found, info_name=name, parent=context, terminal_width=80)
    return command.get_help(context)


def with_help(page: str) -> str:
    """Return the page with the current help of each command it names."""
    return _HELP.sub(lambda found: f"{found[1]}```text\n{help_of(found['name'])}\n```\n{found[3]}", page)


def main() -> None:
    """Update the page named on the command line."""
    path = Path(sys.argv[1])
    write_whole(str(path), with_help(path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()

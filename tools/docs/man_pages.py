"""Writes a manual page for every command from its help: `python -m tools.docs.man_pages build/man`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from euchre import __version__
from euchre.cli.commands import command_line


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each page, that of `euchre` first."""
    helped = ["-h", "--help"]
    context = click.Context(command_line, info_name="euchre", help_option_names=helped)
    yield from _pages_of(command_line, context)


def _pages_of(command: click.Command, context: click.Context) -> Iterator[tuple[str, str]]:
    name = context.command_path.replace(" ", "-")
    yield name, page_of(name, command, context)
    if isinstance(command, click.Group):
        for word in command.list_commands(context):
            under = command.get_command(context, word)
            if under is not None:
                yield from _pages_of(under, click.Context(under, info_name=word, parent=context))


def page_of(name: str, command: click.Command, context: click.Context) -> str:
    """Return the manual page of a command, in the language of man."""
    usage = " ".join(command.collect_usage_pieces(context))
    sections = [
        ("Name", [f"{name} \\- {_plain(command.get_short_help_str(limit=200))}"]),
        ("Synopsis", [f".B {_plain(context.command_path)}\n{_plain(usage)}"]),
        ("Description", [_plain(text) for text in (command.help or "").replace("\b\n", "").split("\n\n")]),
        ("Options", [_entry(*row) for row in _options(command, context)]),
        ("Commands", [_entry(word, text) for word, text in _commands(command, context)]),
        ("Example", [_plain((command.epilog or "").removeprefix("Example: "))]),
    ]
    head = f'.TH "{name.upper()}" 1 "" "euchre {__version__}" "Euchre"'
    return "\n".join([head, *(_section(title, parts) for title, parts in sections if any(parts))]) + "\n"


def _section(title: str, parts: list[str]) -> str:
    return f".SH {title.upper()}\n" + "\n.PP\n".join(parts).replace("\n.PP\n.TP", "\n.TP")


def _entry(term: str, text: str) -> str:
    return f".TP\n.B {_plain(term)}\n{_plain(text)}"


def _options(command: click.Command, context: click.Context) -> list[tuple[str, str]]:
    records = [parameter.get_help_record(context) for parameter in command.get_params(context)]
    return [record for record in records if record is not None]


def _commands(command: click.Command, context: click.Context) -> list[tuple[str, str]]:
    if not isinstance(command, click.Group):
        return []
    found = ((word, command.get_command(context, word)) for word in command.list_commands(context))
    return [(word, under.get_short_help_str(limit=200)) for word, under in found if under is not None]


def _plain(text: str) -> str:
    """Return a text in which nothing is read as an instruction to man."""
    one_line = re.sub(r"\s+", " ", text).strip()
    escaped = one_line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped


def main() -> None:
    """Write all pages into the folder named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages():
        (folder / f"{name}.1").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

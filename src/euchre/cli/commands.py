"""The commands, grouped by what a person does; the module of a command is loaded when it is called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from .. import __version__
from .output import warn

SECTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "Play and learn": {
        "play": ("play.command", "Play euchre at the terminal."),
        "learn": ("learn.lessons", "Learn euchre in ten short lessons."),
        "puzzles": ("learn.puzzles", "Solve puzzles: positions in which one choice is clearly the best."),
    },
    "A table with real cards": {
        "referee": ("referee.command", "Rule on what went wrong at a table."),
        "club": ("referee.club_command", "Form a table of people with real cards, and be its referee."),
        "event": ("events.command", "Run an evening of many players with real cards."),
    },
    "Laws": {
        "codes": ("laws.codes", "List the six codes, or the values of one."),
        "law": ("laws.law", "List, show, search or compare the laws of a code."),
        "advice": ("laws.advice", "Show the printed advice for a code: all maxims or one."),
    },
    "Records": {
        "replay": ("records.replay", "Check a record and print its deals and score."),
        "show": ("records.show", "Draw a deal of a record as text or SVG."),
        "review": ("study.review", "Show what every choice of a record cost, and where the points went."),
        "explain": ("study.explain", "Show what an expert would do in a deal of a record, and why."),
        "convert": ("records.convert", "Write a record in another format."),
        "verify": ("records.verify", "Check that the deals of a table were fair."),
    },
    "Research": {
        "solve": ("study.solve", "Show the result of a position with all hands open."),
        "arena": ("arena.command", "Play matches between players and report who is stronger, with errors."),
        "lab": ("lab.command", "Run experiments on the open questions of the books, and write their pages."),
    },
    "Server": {
        "serve": ("service.serve", "Serve tables to browsers."),
        "server": ("service.command", "Look after a server and its data."),
    },
    "This program": {
        "completion": ("service.completion", "Print a script for completion in bash, zsh or fish."),
        "doctor": ("service.doctor", "Show what is installed, and which solver and simulator are used."),
    },
}
"""The module and the help line of each command, by the heading under which `euchre --help` lists it."""
COMMANDS = {name: entry for section in SECTIONS.values() for name, entry in section.items()}
RENAMED = {
    "admin": "server admin",
    "backup": "server backup",
    "erase": "server erase",
    "rebuild-store": "server rebuild",
    "verify-store": "server verify",
    "equity": "lab equity",
    "train": "lab train",
    "train-network": "lab train-network",
}
"""Old names, which go with version 0.2, and what they are called now."""


def loaded(module: str) -> click.Command:
    """Return the command of a module of `euchre.cli`."""
    command: click.Command = import_module(f".{module}", __package__).command
    return command


class LazyGroup(click.Group):
    """A group with commands whose modules are loaded when they are called, beside those added as usual."""

    def __init__(self, *args: Any, lazy: Mapping[str, tuple[str, str]], **options: Any) -> None:
        super().__init__(*args, **options)
        self.lazy = lazy
        """The module and the help line of each command that is loaded late."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands in the order of the help."""
        return [*super().list_commands(ctx), *self.lazy]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the command with this name; None if there is none."""
        if cmd_name in self.lazy:
            return loaded(self.lazy[cmd_name][0])
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        rows = [(name, each.get_short_help_str(limit=200)) for name, each in self.commands.items()]
        with formatter.section("Commands"):
            formatter.write_dl([*rows, *((name, line) for name, (_, line) in self.lazy.items())])


class Commands(LazyGroup):
    """The whole command line, with a heading for each kind of command; old names still work and say so."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the command with this name, which may be an old one; None if there is none."""
        if cmd_name not in RENAMED:
            return super().get_command(ctx, cmd_name)
        group, _, name = RENAMED[cmd_name].partition(" ")
        warn(f"'euchre {cmd_name}' is now 'euchre {group} {name}'; the old name goes with version 0.2")
        found = super().get_command(ctx, group)
        return found.get_command(ctx, name) if isinstance(found, click.Group) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands section by section, without loading them."""
        for title, entries in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(10), line) for name, (_, line) in entries.items()])


@click.command(
    cls=Commands,
    lazy=COMMANDS,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    epilog="Example: euchre play --code jerome-1877",
)
@click.version_option(__version__, "-V", "--version", message="euchre %(version)s")
def command_line() -> None:
    """Play euchre, learn it and enjoy it: the game of today, or of an old code.

    Data goes to standard output, everything else to standard error. Exit code
    0 means done, 1 a negative answer, 2 wrong use or bad input, 130 interrupted.
    """

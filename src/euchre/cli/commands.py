"""The commands and what each is for; a command's module is loaded when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from .. import __version__

COMMANDS = {
    "play": "Play euchre at the terminal.",
    "club": "Form a table of people with real cards.",
    "codes": "The six games, or the values of one.",
    "law": "The laws of a code: listed, shown, searched, compared.",
    "advice": "The printed advice for a code: its maxims, or one of them.",
    "referee": "Rule on what went wrong at a table.",
    "replay": "Check a record and print its deals and score.",
    "show": "Draw a deal of a record as text or SVG.",
    "explain": "Tell what an expert would do in a deal of a record, and why.",
    "convert": "Write a record in another format.",
    "arena": "Let players meet, and say who is stronger and how sure that is.",
    "equity": "Say what every score is worth, and who deals.",
    "train": "Learn what calls are worth, on deals that are played out.",
    "solve": "Say what a position is worth when all hands are seen.",
    "serve": "Serve the table to browsers.",
    "verify": "Check that the deals of a table were fair.",
    "backup": "Copy the server's data into a new file, and check the copy.",
    "verify-store": "Check the server's data from end to end.",
    "rebuild-store": "Make all that is read off the tables' logs anew.",
    "erase": "Delete tables and guests from the server's data.",
    "doctor": "Tell what is installed, and which solver and simulator run.",
}
"""Each command with its line of help, in the order of the list.

The module has the command's name, with `_` for `-`."""


class Commands(click.Group):
    """A group that knows its commands by name and help, so that listing them loads none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which one meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, loaded now; None for a name that is none."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f".{cmd_name.replace('-', '_')}", __package__).command
        return command if isinstance(command, click.Command) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(
    cls=Commands,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    epilog="Example: euchre play --code jerome-1877",
)
@click.version_option(__version__, "-V", "--version", message="euchre %(version)s")
def command_line() -> None:
    """Euchre under every code it has been played by.

    Data goes to standard output, everything else to standard error. Exit code
    0 means done, 1 a negative answer, 2 wrong use or bad input, 130 interrupted.
    """

"""The list of commands with their help; the module of a command is loaded when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from .. import __version__

COMMANDS = {
    "play": ("play.command", "Play euchre at the terminal."),
    "club": ("seating.command", "Form a table of people with real cards."),
    "codes": ("laws.codes", "List the six codes, or the values of one."),
    "law": ("laws.law", "List, show, search or compare the laws of a code."),
    "advice": ("laws.advice", "Show the printed advice for a code: all maxims or one."),
    "referee": ("referee.command", "Rule on what went wrong at a table."),
    "replay": ("records.replay", "Check a record and print its deals and score."),
    "show": ("records.show", "Draw a deal of a record as text or SVG."),
    "explain": ("study.explain", "Show what an expert would do in a deal of a record, and why."),
    "review": ("study.review", "Show what every choice of a record cost, and where the points went."),
    "learn": ("learn.lessons", "Learn euchre in ten short lessons."),
    "puzzles": ("learn.puzzles", "Solve puzzles: positions in which one choice is clearly the best."),
    "convert": ("records.convert", "Write a record in another format."),
    "event": ("events.command", "Run an evening of many players with real cards."),
    "arena": ("arena.command", "Play matches between players and report who is stronger, with errors."),
    "lab": ("lab.command", "Run experiments on the open questions of the books, and write their pages."),
    "equity": ("study.equity", "Show what every score is worth to the side of the dealer."),
    "train": ("study.train", "Fit the weights of the calling model to simulated deals."),
    "train-network": ("study.train_network", "Train the network of the player `learned`."),
    "solve": ("study.solve", "Show the result of a position if all hands are seen."),
    "serve": ("service.serve", "Serve tables to browsers."),
    "verify": ("records.verify", "Check that the deals of a table were fair."),
    "admin": ("service.admin", "Look at the running server, and act on tables and guests."),
    "backup": ("service.backup", "Copy the server's data into a new file, and check the copy."),
    "verify-store": ("service.verify_store", "Check all of the server's data."),
    "rebuild-store": ("service.rebuild_store", "Rebuild what the database derives from event logs."),
    "erase": ("service.erase", "Delete tables and guests from the server's data."),
    "completion": ("service.completion", "Print a script for completion in bash, zsh or fish."),
    "doctor": ("service.doctor", "Show what is installed, and which solver and simulator are used."),
}
"""The module and the help line of each command, in the order of the list."""


class Commands(click.Group):
    """A group that lists its commands without loading their modules."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the command with this name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f".{COMMANDS[cmd_name][0]}", __package__).command
        return command if isinstance(command, click.Command) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_line) for name, (_, help_line) in COMMANDS.items()])


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

"""Completion in the shell: what may follow the words typed so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click

PROGRAM = "euchre"
VARIABLE = "_EUCHRE_COMPLETE"
"""The environment variable with which the shell's script asks for completions."""


def complete(instruction: str) -> int:
    """Print the completions that a shell's script asks for; the exit code."""
    from click.shell_completion import shell_complete

    from .commands import command_line

    return shell_complete(command_line, {}, PROGRAM, VARIABLE, instruction)


def complete_codes(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    """Return the names of codes that begin with a text."""
    from ..laws import CODE_NAMES

    return [name for name in CODE_NAMES if name.startswith(typed)]


def complete_players(_: click.Context, __: click.Parameter, typed: str) -> list[str]:
    """Return the names of players that complete a text; of `expert,re` the last name counts."""
    from ..players import BOT_NAMES

    before, comma, last = typed.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOT_NAMES if name.startswith(last)]
